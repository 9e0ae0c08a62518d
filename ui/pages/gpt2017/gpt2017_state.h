#pragma once

#include "core/model/config.h"
#include "ui/diagram/architecture.h"

#include <QJsonObject>
#include <QString>

namespace dikkat::ui {

/// What a learner has set on page 6.
struct Gpt2017State {
    static constexpr int widthStep = 64, mostWidth = 2048, mostBlocks = 24;

    int width = 512; ///< d, a multiple of widthStep
    int blocks = 6;
    QString sentence = QStringLiteral("küçük kedi balığı yedi");
    bool ownModel = false; ///< translate with the Lab's model

    bool operator==(const Gpt2017State&) const = default;

    [[nodiscard]] ModelConfig original() const; ///< Vaswani et al. 2017, at this size
    [[nodiscard]] ModelConfig gpt() const;      ///< as GPT-2, at this size
};

QJsonObject toJson(const Gpt2017State& state);
/// Whatever is not usable becomes the default.
Gpt2017State gpt2017StateFrom(const QJsonObject& json);

/// The node that is open in the diagram at first: the cross-attention, which the GPT does without.
NodeId firstNode();
/// A node of either model (NodeId::model: 0 that of 2017, 1 the GPT), and back. What neither of them has
/// becomes the first one.
QJsonObject toJson(const NodeId& node);
NodeId nodeFrom(const QJsonObject& json);

} // namespace dikkat::ui
