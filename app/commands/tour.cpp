#include "app/commands/tour.h"

#include "app/commands/console.h"
#include "app/commands/number_options.h"
#include "app/commands/offscreen.h"
#include "app/commands/tour_guide.h"

#include "ui/i18n/brief.h"
#include "ui/i18n/file_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TourCommand)
};

const QString name = QStringLiteral("tour");

/// "1024x700"; nothing when it is no size, or one that no screen has.
std::optional<QSize> sizeFrom(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("^(\\d{3,4})[xX×](\\d{3,4})$"));
    const auto match = pattern.match(text);
    if (!match.hasMatch()) return std::nullopt;
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

} // namespace

QString tourSummary() {
    return Words::tr("a picture (PNG) of every page and dialog, without a display");
}

int runTour(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("Draws every page in each of its states, and every dialog, into PNG files "
                  "in DIR, which is made when it does not exist. Nothing of your own settings "
                  "is read or changed."));
    parser.addPositionalArgument(Words::tr("DIR"), Words::tr("folder for the pictures"), Words::tr("DIR"));
    parser.addOption(
        {"theme", Words::tr("Theme of the pictures; light when left out."), "light|dark", "light"});
    parser.addOption({"size", Words::tr("Size of the window in pixels before scaling."), "WxH", "1440x900"});
    parser.addOption({"scale", Words::tr("Scale of the screen, 0.5 to 4."), "F", "1"});
    parser.addOption({"presentation", Words::tr("The classroom view of every page instead of the window.")});
    parser.addOption({"page",
                      Words::tr("Only this page, by its number, and no dialogs; several pages as 3,4 or with "
                                "the option given again."),
                      "N"});
    if (const auto status = parseArguments(parser, name, arguments)) return *status;

    TourPlan plan;
    if (parser.positionalArguments().size() != 1)
        return wrongUsage(name, Words::tr("Give one folder for the pictures."));
    plan.folder = parser.positionalArguments().first();
    const QString theme = parser.value("theme");
    if (theme != "light" && theme != "dark")
        return wrongUsage(name, Words::tr("--theme takes light or dark, not “%1”.").arg(ui::brief(theme)));
    plan.dark = theme == "dark";
    const auto size = sizeFrom(parser.value("size"));
    if (!size)
        return wrongUsage(name, Words::tr("--size takes width x height, for example 1440x900, not “%1”.")
                                    .arg(ui::brief(parser.value("size"))));
    plan.size = *size;
    bool isNumber = false;
    const double scale = parser.value("scale").toDouble(&isNumber);
    if (!isNumber || scale < minScale || scale > maxScale)
        return wrongUsage(name, Words::tr("--scale takes a number from 0.5 to 4, not “%1”.")
                                    .arg(ui::brief(parser.value("scale"))));
    plan.presentation = parser.isSet("presentation");
    for (const QString& text : parser.values("page")) {
        const auto numbers = parseIds(text);
        if (!numbers || numbers->empty())
            return wrongUsage(name,
                              Words::tr("--page takes the number of a page, or several as 3,4, not “%1”.")
                                  .arg(ui::brief(text)));
        plan.pages.insert(plan.pages.end(), numbers->begin(), numbers->end());
    }

    if (!QDir().mkpath(plan.folder)) return fail(name, ui::explainFolder(plan.folder));
    QString what;
    const auto tell = [](const QString& file) { print(file + "\n"); };
    switch (takeTour(plan, tell, what)) {
    case TourEnd::Done: return Success;
    case TourEnd::NoSuchPage: return wrongUsage(name, Words::tr("There is no page %1.").arg(ui::brief(what)));
    case TourEnd::Unwritten:
        return fail(name,
                    Words::tr("“%1” could not be written; perhaps the disk is full.").arg(ui::brief(what)));
    }
    return Failed;
}

} // namespace dikkat::app
