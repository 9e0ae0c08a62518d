#pragma once

#include "ui/diagram/architecture.h"
#include "ui/pages/block/block_run.h"

#include <QStringList>
#include <QWidget>
#include <optional>

class QComboBox;
class QLabel;

namespace dikkat::ui {

class LegendBar;
class TensorMap;

/// The tensors of one node of the diagram: a heat map, its shape, its range and the length of its rows.
class TensorCard : public QWidget {
    Q_OBJECT
public:
    explicit TensorCard(QWidget* parent = nullptr);

    /// run null: `reason` says why there is nothing yet.
    void show(std::shared_ptr<const BlockRun> run, const NodeId& node, const QStringList& tokens,
              const QString& reason);
    [[nodiscard]] Matrix current() const;
    [[nodiscard]] std::optional<TensorKind> kind() const; ///< of the tensor that is shown

signals:
    void hovered(const QString& text);
    void tensorPicked(const QString& title);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void showTensor();

    std::shared_ptr<const BlockRun> m_run;
    NodeId m_node;
    QStringList m_tokens;
    QString m_reason;
    std::vector<NodeTensor> m_tensors;
    QLabel *m_title, *m_facts;
    QComboBox* m_choice;
    TensorMap* m_map;
    LegendBar* m_legend;
};

/// Shape, least, greatest and mean row length in words: "(16, 384) · min −3.1 · max 2.9 · mean norm 27.7".
QString tensorFacts(const Matrix& values);

} // namespace dikkat::ui
