#pragma once

#include <QString>
#include <QStringList>

namespace dikkat::app {

/// `dikkat attention FILE | --example NAME`: the five matrices of attention as tables or as JSON.
int runAttention(const QStringList& arguments);
QString attentionSummary();

} // namespace dikkat::app
