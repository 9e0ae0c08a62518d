#pragma once

#include "core/inference/generate.h"
#include "core/lesson/examples.h"
#include "tests/core/support/small_models.h"
#include "tests/ui/page_stage.h"
#include "ui/i18n/language.h"
#include "ui/pages/generation/generation_page.h"
#include "ui/pages/generation/injection_card.h"
#include "ui/pages/generation/teacher_card.h"
#include "ui/pages/generation/timing_card.h"
#include "ui/pages/generation/tour_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/candidate_bars.h"
#include "ui/widgets/token_flow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

namespace dikkat::ui::test {

/// A translator that has learned nothing: what matters is how it is fed.
inline std::shared_ptr<const LabModel> translator() {
    auto model = std::make_shared<LabModel>();
    model->name = "translate-tr-en";
    model->vocabulary = translationVocabulary();
    model->parameters = std::make_shared<const Parameters<float>>(dikkat::test::drawn(
        originalTransformer(model->vocabulary->size(), 16, 2, 1, kLongestSource, kLongestTarget + 1), 3));
    return model;
}

/// Token numbers only, and more of them than have a line.
inline std::shared_ptr<const LabModel> withoutVocabulary() {
    auto model = std::make_shared<LabModel>();
    model->name = "numbers";
    model->parameters =
        std::make_shared<const Parameters<float>>(dikkat::test::drawn(dikkat::test::tinyGpt(700, 12), 3));
    return model;
}

inline Session freshSession() {
    Session session;
    session.lesson = chapterExample();
    return session;
}

struct Stage : PageStage<GenerationPage> {
    explicit Stage(std::shared_ptr<const LabModel> model = tourModel(), QSize size = {948, 770})
        : PageStage(size, [&](Document& d) {
            if (model) d.setLab(with(d.lab(), model));
        }) {
        settle();
    }

    static LabState with(LabState lab, std::shared_ptr<const LabModel> model) {
        lab.model = std::move(model);
        return lab;
    }
    void give(std::shared_ptr<const LabModel> model) {
        document.setLab(with(document.lab(), std::move(model)));
    }
    void settle() {
        QApplication::processEvents();
        page->waitForWork();
        QApplication::processEvents();
    }
    GenerationSession& session() { return page->session(); }
    template <class Change>
    void edit(Change change) {
        GenerationSettings next = session().settings();
        change(next);
        session().edit(next, [] { return QStringLiteral("edit"); });
        settle();
    }
    void write(std::size_t tokens) {
        while (session().written().size() < tokens && !session().finished()) {
            session().nextToken();
            settle();
        }
    }
};

/// What the command line writes: the same plan, given to generate().
inline std::vector<TokenId> expected(const LabModel& model, const WritingTask& task, int tokens) {
    GenerationPlan plan;
    plan.prompt = task.prompt;
    plan.source = task.source;
    plan.sampling = task.sampling;
    plan.seed = task.seed;
    plan.end = task.end;
    plan.tokens = tokens;
    return generate(*model.parameters, plan);
}

} // namespace dikkat::ui::test
