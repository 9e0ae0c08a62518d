#pragma once

#include "tests/ui/page_stage.h"
#include "ui/diagram/sentence_arcs.h"
#include "ui/pages/intuition/intuition_page.h"
#include "ui/pages/intuition/sentence.h"

#include <QApplication>
#include <QLineEdit>
#include <QSlider>
#include <QTableWidget>

struct IntuitionStage : dikkat::ui::PageStage<dikkat::ui::IntuitionPage> {
    using PageStage::PageStage;
    void type(const QString& text) {
        auto* edit = find<QLineEdit>("sentenceEdit");
        edit->setText(text);
        emit edit->editingFinished();
    }
    const dikkat::ui::VectorSentence& sentence() { return page->lesson().sentence(); }
    const dikkat::ui::SentenceArcs::Content& arcs() {
        return find<dikkat::ui::SentenceArcs>("sentenceArcs")->content();
    }
    void slide(const char* name, int value, const std::vector<int>& values) {
        const auto at = std::find(values.begin(), values.end(), value) - values.begin();
        find<QSlider>(name)->setValue(static_cast<int>(at));
    }
    QString cell(const char* table, int row, int column) {
        return find<QTableWidget>(table)->item(row, column)->text();
    }
};
