#pragma once

#include "ui/diagram/sentence_arcs.h"
#include "ui/document/document.h"
#include "ui/pages/intuition/intuition_page.h"
#include "ui/pages/intuition/sentence.h"

#include <QApplication>
#include <QLineEdit>
#include <QScrollArea>
#include <QSlider>
#include <QTableWidget>

/// Page 1 as the shell shows it: in a scroll area of the size the window leaves it.
struct IntuitionStage {
    dikkat::ui::Document document;
    dikkat::ui::Selection selection;
    QScrollArea scroll;
    dikkat::ui::IntuitionPage* page;

    explicit IntuitionStage(QSize size = {948, 770})
        : page(new dikkat::ui::IntuitionPage(document, selection)) {
        scroll.setWidgetResizable(true);
        scroll.setWidget(page);
        scroll.resize(size);
        scroll.show();
        QApplication::processEvents();
    }

    template <class Widget>
    Widget* find(const char* name) {
        auto* widget = page->findChild<Widget*>(QLatin1String(name));
        if (widget == nullptr) qFatal("no widget %s", name);
        return widget;
    }
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
