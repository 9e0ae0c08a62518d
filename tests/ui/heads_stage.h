#pragma once

#include "core/text/translation.h"
#include "tests/core/support/small_models.h"
#include "tests/ui/page_stage.h"
#include "ui/pages/heads/heads_page.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTest>

namespace dikkat::ui::test {

using dikkat::test::drawn;
using dikkat::test::tinyGpt;

struct Stage : PageStage<HeadsPage> {
    explicit Stage(QSize size = {976, 600}) : PageStage(size) {}

    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(!page->inspector().isBusy() && !page->inspector().isMeasuring(), 20'000);
        QApplication::processEvents();
    }
    void load(LabState lab) {
        document.editLab(std::move(lab), [] { return QStringLiteral("load"); });
        settle();
    }
    void type(const QString& text) {
        auto* field = find<QLineEdit>("headsText");
        field->setText(text);
        emit field->textEdited(text);
        settle();
    }
    /// As a person does in the list.
    static void pick(QComboBox* list, const QString& choice) {
        const int index = list->findText(choice);
        QVERIFY2(index >= 0, qPrintable(choice));
        list->setCurrentIndex(index);
        emit list->activated(index);
    }
    Inspector& inspector() { return page->inspector(); }
};

inline LabState labWith(const ModelConfig& config, std::optional<Vocabulary> vocabulary) {
    LabState lab;
    lab.model = std::make_shared<const LabModel>(LabModel{
        "test", std::make_shared<const Parameters<float>>(drawn(config)), std::move(vocabulary), 100});
    return lab;
}

inline LabState letters(int context = 16) {
    const auto vocabulary = Vocabulary::characters("abc ").value();
    return labWith(tinyGpt(vocabulary.size(), context), vocabulary);
}

inline LabState translator() {
    const Vocabulary words = translationVocabulary();
    return labWith(originalTransformer(words.size(), 8, 2, 2, kLongestSource, kLongestTarget + 1), words);
}

} // namespace dikkat::ui::test
