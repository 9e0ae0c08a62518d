#pragma once

#include "ui/diagram/architecture.h"
#include "ui/pages/gpt2017/gpt2017_state.h"

#include <QTableWidget>
#include <optional>

namespace dikkat::ui {

/// What differs between the two models, read from their configurations.
class DifferenceTable : public QTableWidget {
    Q_OBJECT
public:
    explicit DifferenceTable(QWidget* parent = nullptr);

    void setState(const Gpt2017State& state);
    /// Marks the row that a node is about.
    void setSelectedNode(const std::optional<NodeId>& node);

    enum class Row { Stack, Cross, Mask, Norm, Position, Activation, Embedding, Weights, Task };

signals:
    void rowPicked(int row);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    void fitRows();
    void mark();

    Gpt2017State m_state;
    bool m_fitting = false; ///< rows are being measured
    std::optional<NodeId> m_node;
};

} // namespace dikkat::ui
