#pragma once

#include <QCommandLineParser>
#include <QString>
#include <optional>
#include <vector>

namespace dikkat::app {

/// Reads numbers out of options, with a point or a comma as decimal mark whatever the language, and keeps the
/// first complaint.
class NumberOptions {
public:
    explicit NumberOptions(const QCommandLineParser& parser) : m_parser(parser) {}

    /// Leaves `out` alone when the option is not given.
    void read(const QString& option, int& out, int least, int most);
    void read(const QString& option, std::int64_t& out, std::int64_t least, std::int64_t most);
    void read(const QString& option, double& out, double least, double most);

    /// Whether the option is given and 0, which then means something of its own; complains when it is neither
    /// 0 nor within the range.
    bool isZero(const QString& option, const QString& zero, double least, double most);

    /// One sentence about the first option that was wrong; empty when all were right.
    [[nodiscard]] const QString& problem() const { return m_problem; }

private:
    void complain(const QString& option, const QString& allowed);
    const QCommandLineParser& m_parser;
    QString m_problem;
};

/// "0,2,1" as numbers; nothing when something else stands there.
std::optional<std::vector<std::int32_t>> parseIds(const QString& text);

} // namespace dikkat::app
