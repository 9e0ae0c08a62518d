#include "ui/i18n/border_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace dikkat::ui {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Symbols)
};
} // namespace

QString explain(const BorderChange& change) {
    QStringList parts;
    if (change.mark) parts << Words::tr("without its byte order mark");
    if (change.lineEnds) parts << Words::tr("with plain line ends");
    if (change.composed) parts << Words::tr("with letters and their marks joined");
    if (parts.isEmpty()) return {};
    //: %1 is a list like “without its byte order mark, with plain line ends”
    return Words::tr("The text is read %1.").arg(parts.join(QStringLiteral(", ")));
}

} // namespace dikkat::ui
