#pragma once

#include "ui/diagram/architecture.h"

#include <QWidget>
#include <optional>

class QTableWidget;

namespace dikkat::ui {

/// How many weights each part of a stack has: counted from the weights themselves, with a formula made from
/// their shapes. Rows belong to nodes of the diagram. The parts scroll where there is little room; the total
/// below them is always in sight.
class CountTable : public QWidget {
    Q_OBJECT
public:
    explicit CountTable(QWidget* parent = nullptr);

    void show(const ModelConfig& config, int block);
    void setSelectedNode(const std::optional<NodeId>& node);
    /// The number shown in a row found by its objectName-like key ("block", "total", "attention.qkv" …); −1:
    /// there is no such row.
    [[nodiscard]] std::int64_t count(const QString& key) const;

    [[nodiscard]] QSize sizeHint() const override { return {420, 260}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 96}; }

signals:
    void nodePicked(const dikkat::ui::NodeId& node);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Line {
        QString key, title, formula;
        std::int64_t count = 0;
        double share = -1;
        bool sum = false;
        std::vector<NodeId> nodes{};
    };
    [[nodiscard]] std::vector<Line> linesOf(const ModelConfig& config, int block) const;
    QTableWidget* addTable(const QString& name);
    /// The table that shows a line, and the row it has there.
    [[nodiscard]] std::pair<QTableWidget*, int> placeOf(int line) const;
    void fill();
    void fillLine(int line);
    void mark();

    ModelConfig m_config;
    int m_block = 0;
    std::vector<Line> m_lines;
    std::optional<NodeId> m_node;
    QTableWidget *m_parts, *m_total;
};

/// Shapes as a formula in d (width), V (symbols), T (context), F (MLP width unless it is a multiple of d):
/// "3 d^2 + d", in the markup of InlineText.
QString formulaOf(const std::vector<ParameterInfo>& weights, const ModelConfig& config);

} // namespace dikkat::ui
