#include "core/lesson/examples.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/qkv/predict_card.h"
#include "ui/pages/qkv/qkv_page.h"

#include <QLineEdit>
#include <cmath>

namespace dikkat::ui {

namespace {

/// 16 positions, 4 heads: the largest page.
LessonState largest() {
    LessonState s = chapterExample();
    const auto wave = [](Index rows, Index columns, double shift) {
        Matrix m(rows, columns);
        for (Index i = 0; i < rows; ++i)
            for (Index j = 0; j < columns; ++j)
                m(i, j) = std::round(20.0 * std::sin(0.7 * static_cast<double>(i * (j + 1)) + shift)) / 10.0;
        return m;
    };
    s.q = wave(16, 16, 0.0);
    s.k = wave(16, 16, 0.5);
    s.v = wave(16, 16, 1.0);
    s.heads = 4;
    return s;
}

LessonState smallest() {
    LessonState s = chapterExample();
    s.q = s.k = s.v = Matrix::Constant(1, 1, 1.5);
    return s;
}

LessonState computed() {
    LessonState s = chapterExample();
    s.mode = InputMode::Computed;
    s.positions = Positions::Sinusoidal;
    return s;
}

} // namespace

QList<TourState> QkvPage::tourStates() {
    const auto load = [this](const LessonState& state) { m_document.reset(state, m_document.view()); };
    const auto view = [this](auto change) {
        ViewState next = m_document.view();
        change(next);
        m_document.setView(next);
    };
    const auto typed = [this](std::vector<QString> answers) {
        for (std::size_t i = 0; i < answers.size(); ++i)
            if (auto* field =
                    m_predictCard->findChild<QLineEdit*>(QStringLiteral("predictField%1").arg(i + 1))) {
                field->setText(answers[i]);
                emit field->editingFinished();
            }
    };
    const auto predictRow3 = [=, this] {
        m_selection.select({LessonStep::Weights, 2, 0});
        view([](ViewState& v) {
            v.step = LessonStep::Weights;
            v.predict = true;
        });
    };

    QList<TourState> states;
    const char* names[] = {"scores", "scaled", "masked", "weights", "output"};
    for (LessonStep step : allLessonSteps) {
        const int i = static_cast<int>(step);
        states << TourState{QStringLiteral("step%1-%2").arg(i + 1).arg(QLatin1String(names[i])), [=, this] {
                                m_selection.select({step, 2, step == LessonStep::Output ? 0 : 2});
                                setStep(i);
                            }};
    }
    states << TourState{"step-by-step", [=] {
                            view([](ViewState& v) {
                                v.allAtOnce = false;
                                v.step = LessonStep::Masked;
                            });
                        }};
    states << TourState{"mask-off", [=, this] {
                            m_selection.select({LessonStep::Weights, 0, 2});
                            setStep(3);
                            toggleMask();
                        }};
    states << TourState{"scaling-off", [=, this] {
                            m_selection.select({LessonStep::Scaled, 2, 2});
                            setStep(1);
                            toggleScaling();
                        }};
    states << TourState{"edited", [=, this] {
                            LessonState s = m_document.lesson();
                            s.q(2, 1) = 0;
                            m_document.edit(s, {Edit::Kind::Cell, InputMatrix::Q, 2, 1});
                            m_selection.select({LessonStep::Weights, 2, 2});
                            setStep(3);
                        }};
    states << TourState{"predict", predictRow3};
    states << TourState{"predict-answers", [=] {
                            predictRow3();
                            typed({number(0.2119, 4), number(0.1554, 4), number(2.0, 1)});
                        }};
    states << TourState{"compare-mask", [this] { compare(Comparison::CausalMask); }};
    states << TourState{"compare-edit", [=, this] {
                            LessonState s = m_document.lesson();
                            s.k(0, 0) = 3;
                            m_document.edit(s, {Edit::Kind::Cell, InputMatrix::K, 0, 0});
                            compare(Comparison::BeforeEdit);
                        }};
    states << TourState{"computed", [=] { load(computed()); }};
    states << TourState{"two-heads", [=, this] {
                            load(makeExample(Example::TwoHeads));
                            showDetail(Detail::Heads);
                        }};
    states << TourState{"16x16-4-heads", [=, this] {
                            load(largest());
                            m_selection.select({LessonStep::Weights, 11, 4});
                            setStep(3);
                            showDetail(Detail::Heads);
                        }};
    states << TourState{"1x1", [=] { load(smallest()); }};
    return states;
}

} // namespace dikkat::ui
