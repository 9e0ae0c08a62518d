#include "app/commands/number_options.h"

#include "ui/i18n/brief.h"
#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <limits>
#include <variant>

namespace dikkat::app {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// 0.000001 rather than 1e-06, with the language's mark and, as nobody types them, without groups.
QString plain(double bound) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(bound, 'f', QLocale::FloatingPointShortest);
}
} // namespace

void NumberOptions::complain(const QString& option, const QString& allowed) {
    if (m_problem.isEmpty())
        m_problem =
            Words::tr("--%1 takes %2, not “%3”.").arg(option, allowed, ui::brief(m_parser.value(option)));
}

void NumberOptions::read(const QString& option, std::int64_t& out, std::int64_t least, std::int64_t most) {
    if (!m_parser.isSet(option)) return;
    bool whole = false;
    const qlonglong value = m_parser.value(option).toLongLong(&whole);
    if (whole && value >= least && value <= most)
        out = value;
    else
        complain(option, Words::tr("a whole number from %1 to %2").arg(least).arg(most));
}

void NumberOptions::read(const QString& option, int& out, int least, int most) {
    std::int64_t value = out;
    read(option, value, least, most);
    out = static_cast<int>(value);
}

bool NumberOptions::isZero(const QString& option, const QString& zero, double least, double most) {
    if (!m_parser.isSet(option)) return false;
    const auto parsed = ui::parseNumber(m_parser.value(option), std::numeric_limits<double>::max());
    const double* value = std::get_if<double>(&parsed);
    if (value != nullptr && *value == 0.0) return true;
    if (value == nullptr || *value < least || *value > most)
        //: %1: what 0 means
        complain(option, Words::tr("0 (%1) or a number from %2 to %3").arg(zero, plain(least), plain(most)));
    return false;
}

void NumberOptions::read(const QString& option, double& out, double least, double most) {
    if (!m_parser.isSet(option)) return;
    const auto parsed = ui::parseNumber(m_parser.value(option), std::numeric_limits<double>::max());
    const double* value = std::get_if<double>(&parsed);
    if (value != nullptr && *value >= least && *value <= most)
        out = *value;
    else
        complain(option, Words::tr("a number from %1 to %2").arg(plain(least), plain(most)));
}

std::optional<std::vector<std::int32_t>> parseIds(const QString& text) {
    std::vector<std::int32_t> ids;
    for (const QString& part : text.split(',')) {
        bool whole = false;
        const int id = part.trimmed().toInt(&whole);
        if (!whole || id < 0) return std::nullopt;
        ids.push_back(id);
    }
    return ids;
}

} // namespace dikkat::app
