#pragma once

#include "ui/pages/page.h"

#include <QCheckBox>
#include <QLabel>
#include <QSet>
#include <QVBoxLayout>

/// A page without content of its own, for tests of the shell. Its guide is page 2's.
class FakePage : public dikkat::ui::Page {
public:
    explicit FakePage(dikkat::ui::PageId id = dikkat::ui::PageId::QueryKeyValue,
                      dikkat::ui::PageGroup group = dikkat::ui::PageGroup::Lesson)
        : m_id(id), m_group(group) {
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(new QCheckBox(QStringLiteral("1")));
        layout->addWidget(new QCheckBox(QStringLiteral("2")));
        m_action.setObjectName(QStringLiteral("fakeSwitch"));
    }

    [[nodiscard]] dikkat::ui::PageId id() const override { return m_id; }
    [[nodiscard]] dikkat::ui::PageGroup group() const override { return m_group; }
    [[nodiscard]] QString title() const override { return QStringLiteral("P%1").arg(static_cast<int>(m_id)); }
    [[nodiscard]] QString guideName() const override { return QStringLiteral("qkv"); }
    [[nodiscard]] QString guideStepId() const override {
        return QStringList{"scores", "scale", "mask", "softmax", "output"}.value(m_step);
    }
    [[nodiscard]] int stepCount() const override { return 5; }
    [[nodiscard]] int step() const override { return m_step; }
    void setStep(int step) override {
        m_step = step;
        emit stepChanged();
        emit codeChanged();
    }
    [[nodiscard]] bool taskDone(const QString& taskId) const override { return done.contains(taskId); }
    [[nodiscard]] QString code(CodeFlavour flavour) const override {
        return QStringLiteral("%1 %2").arg(flavour == CodeFlavour::NumPy ? "np" : "torch").arg(m_step);
    }
    [[nodiscard]] QWidget* createPresentation(QWidget* parent) override { return new QLabel("1", parent); }
    void resetPage() override { ++resets; }
    [[nodiscard]] QStringList statusTexts() const override { return {"1", "2", "3"}; }
    [[nodiscard]] QList<QAction*> menuActions() const override { return {const_cast<QAction*>(&m_action)}; }
    [[nodiscard]] dikkat::Matrix focusedMatrix() const override { return matrix; }
    void pasteText(const QString& text) override { pastedText = text; }

    QSet<QString> done;
    int resets = 0;
    dikkat::Matrix matrix = dikkat::Matrix::Constant(2, 2, 0.5);
    QString pastedText;

private:
    dikkat::ui::PageId m_id;
    dikkat::ui::PageGroup m_group;
    int m_step = 0;
    QAction m_action{QStringLiteral("1")};
};
