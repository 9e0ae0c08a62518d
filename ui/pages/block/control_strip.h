#pragma once

#include "ui/pages/block/block_state.h"

#include <QWidget>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace dikkat::ui {

class GestureSlider;
class SegmentedControl;

/// The switches above the diagram. Emits whole new states; shows only what it is told.
class ControlStrip : public QWidget {
    Q_OBJECT
public:
    explicit ControlStrip(QWidget* parent = nullptr);

    /// trained: the Lab's model where there is one this page can show; `why` says why not.
    void setState(const BlockState& state, const std::optional<ModelConfig>& trained, const QString& why,
                  int block);
    /// Whether the four switches act on the block that is drawn large, and not on the whole stack.
    [[nodiscard]] bool onlyThisBlock() const;
    void setOnlyThisBlock(bool only);

    enum class Change { Norm, Activation, Heads, Width, Blocks, Switch, Model, Seed };

signals:
    /// `gesture` is not empty while a slider is being dragged.
    void changed(const dikkat::ui::BlockState& next, int what, const QString& gesture);
    void scopeChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void emitChange(BlockState next, Change what, const QString& gesture = {});
    void refresh();
    void retranslateUi();

    BlockState m_state;
    std::optional<ModelConfig> m_trained;
    QString m_why;
    int m_block = 0;
    SegmentedControl *m_norm, *m_activation, *m_model, *m_scope;
    QCheckBox *m_normOn, *m_residual, *m_attention, *m_mlp;
    QComboBox* m_heads;
    QSpinBox *m_width, *m_seed;
    GestureSlider* m_blocks;
    QLabel *m_normLabel, *m_headsLabel, *m_widthLabel, *m_blocksLabel, *m_blocksValue, *m_seedLabel;
};

} // namespace dikkat::ui
