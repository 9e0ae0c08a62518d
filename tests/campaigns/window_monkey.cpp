// The window, driven at random or killed at work, without a screen. The scripts of this folder start it:
//
//     window_monkey play SEED ACTIONS FOLDER    random keys, clicks, drags, menus, pages, files (also damaged
//     ones); every
//                                               second block of 500 actions while a run trains. Figures on
//                                               standard output.
//     window_monkey work SEED FOLDER            edits, saves, training and a large model by turns until it is
//     killed; every
//                                               deed is a line of FOLDER/journal with the time it was done
//     window_monkey check FOLDER                what the next start would show: JSON on standard output
#include "tests/ui/shell/window_under_test.h"
#include "tests/ui/tiny_run.h"
#include "ui/document/autosave.h"
#include "ui/runtime/training_session.h"
#include "ui/shell/message_bar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QFileDialog>
#include <QJsonDocument>
#include <QMenu>
#include <QTextStream>
#include <QTimer>
#include <QWheelEvent>
#include <cmath>
#include <random>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

qint64 now() {
    return QDateTime::currentMSecsSinceEpoch();
}

/// A model whose weights take noticeable time to write.
LabState largeLab(int mark) {
    ModelConfig config;
    config.vocabulary = 20'000;
    config.width = 128;
    config.heads = 2;
    config.blocks = 1;
    config.mlpWidth = 256;
    config.context = 16;
    LabState lab;
    lab.model = std::make_shared<const LabModel>(
        LabModel{"large", std::make_shared<const Parameters<float>>(config), {}, mark});
    return lab;
}

/// A whole program: window, recovery, everything in one folder.
struct Program {
    explicit Program(const QString& folder)
        : settings(folder + "/settings.ini")
        , files(document)
        , window({document, selection, files, language, themes, settings})
        , autosave(document, files, nullptr, folder + "/recovery") {
        auto own = std::make_unique<SilentQuestions>();
        questions = own.get();
        files.setQuestions(std::move(own));
        window.setAnimated(false);
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
    }
    [[nodiscard]] TrainingSession* training() { return window.findChild<TrainingSession*>(); }

    Settings settings;
    LanguageService language;
    ThemeService themes;
    Document document;
    Selection selection;
    SessionFiles files;
    MainWindow window;
    Autosave autosave;
    SilentQuestions* questions = nullptr;
};

RunConfig endlessRun() {
    RunConfig run = tinyRun(runFromPreset(*findPreset("copy")), 1'000'000);
    return run;
}

// ----------------------------------------------------------------------------------------------------------------
// play

class Monkey {
public:
    Monkey(std::uint64_t seed, const QString& folder) : m_random(seed), m_folder(folder), m_program(folder) {
        QDir().mkpath(folder);
        m_program.questions->path = folder + "/monkey.dikkat";
        QObject::connect(&m_dialogs, &QTimer::timeout, [this] { closeDialogs(); });
        m_dialogs.start(50);
        (void)m_program.files.saveTo(folder + "/sound.dikkat");
    }

    void play(int actions) {
        QElapsedTimer whole, one;
        whole.start();
        for (int i = 0; i < actions; ++i) {
            const bool train = (i / 500) % 2 == 1;
            TrainingSession* session = m_program.training();
            if (train && session && !session->isActive() && i % 5 == 0) session->start(endlessRun());
            if (!train && session && session->isActive() && i % 500 == 0) session->stop();
            if (!m_program.window.isVisible()) m_program.window.show();
            one.restart();
            act();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
            m_slowest = std::max(m_slowest, one.elapsed());
            m_training += session && session->isActive();
        }
        QTextStream(stdout) << "{\"actions\": " << actions << ", \"while training\": " << m_training
                            << ", \"seconds\": " << whole.elapsed() / 1000
                            << ", \"slowest ms\": " << m_slowest << ", \"files opened\": " << m_opened
                            << ", \"files refused\": " << m_refused << ", \"kinds\": " << kindsJson()
                            << "}\n";
    }

private:
    int below(int n) { return n <= 0 ? 0 : static_cast<int>(m_random() % static_cast<std::uint64_t>(n)); }

    QString kindsJson() const {
        QJsonObject out;
        for (auto it = m_kinds.begin(); it != m_kinds.end(); ++it) out.insert(it.key(), it.value());
        return QString::fromUtf8(QJsonDocument(out).toJson(QJsonDocument::Compact));
    }

    /// A dialog that waits for a person would hold everything.
    void closeDialogs() {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            if (qobject_cast<QFileDialog*>(dialog) || ++m_patience > 20) {
                m_patience = 0;
                dialog->reject();
            }
        }
        if (QWidget* popup = QApplication::activePopupWidget(); popup && ++m_popupPatience > 40) {
            m_popupPatience = 0;
            popup->close();
        }
    }

    QWidget* someWidget() {
        QList<QWidget*> all;
        QWidget* top = QApplication::activePopupWidget();
        if (!top) top = QApplication::activeModalWidget();
        if (!top) {
            QList<QWidget*> tops;
            for (QWidget* w : QApplication::topLevelWidgets())
                if (w->isVisible() && w->windowType() != Qt::ToolTip) tops << w;
            if (tops.isEmpty()) return &m_program.window;
            top = tops[below(static_cast<int>(tops.size()))];
        }
        for (QWidget* w : top->findChildren<QWidget*>())
            if (w->isVisible() && w->isEnabled() && w->width() > 2 && w->height() > 2) all << w;
        return all.isEmpty() ? top : all[below(static_cast<int>(all.size()))];
    }

    void count(const char* kind) { ++m_kinds[QString::fromLatin1(kind)]; }

    void act() {
        const int dice = below(100);
        QWidget* widget = someWidget();
        const QPoint at(below(widget->width()), below(widget->height()));
        constexpr Qt::KeyboardModifier modifiers[] = {Qt::NoModifier, Qt::NoModifier, Qt::NoModifier,
                                                      Qt::ShiftModifier, Qt::ControlModifier};
        const auto modifier = modifiers[below(5)];
        if (dice < 30) {
            count("click");
            QTest::mouseClick(widget, below(12) == 0 ? Qt::RightButton : Qt::LeftButton, modifier, at);
        } else if (dice < 35) {
            count("double click");
            QTest::mouseDClick(widget, Qt::LeftButton, Qt::NoModifier, at);
        } else if (dice < 42) {
            count("drag");
            QTest::mousePress(widget, Qt::LeftButton, Qt::NoModifier, at);
            for (int i = 0; i < 3; ++i)
                QTest::mouseMove(widget, {below(widget->width()), below(widget->height())});
            QTest::mouseRelease(widget, Qt::LeftButton, Qt::NoModifier,
                                {below(widget->width()), below(widget->height())});
        } else if (dice < 47) {
            count("wheel");
            QWheelEvent wheel(at, widget->mapToGlobal(at), {}, {0, below(2) ? 120 : -120}, Qt::NoButton,
                              modifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(widget, &wheel);
        } else if (dice < 77) {
            count("key");
            key();
        } else if (dice < 82) {
            count("menu");
            triggerSomething();
        } else if (dice < 88) {
            count("page");
            const auto& pages = m_program.window.pages();
            m_program.window.showPage(pages[below(static_cast<int>(pages.size()))]->id());
        } else if (dice < 90) {
            count("undo");
            auto& stack = m_program.document.undoStack();
            if (stack.count() > 0 && below(4) == 0)
                stack.setIndex(below(stack.count() + 1));
            else
                below(2) ? stack.undo() : stack.redo();
        } else if (dice < 92) {
            count("size");
            m_program.window.resize(1024 + below(600), 640 + below(400));
        } else if (dice < 94) {
            count("paste");
            constexpr const char* texts[] = {"1 2\n3 4",
                                             "[[1, 0.5], [0, 1]]",
                                             "1,5;2",
                                             "abc ABC ğ",
                                             "\xef\xbb\xbf"
                                             "1",
                                             "1e400",
                                             "x\t\n\r"};
            QApplication::clipboard()->setText(QString::fromUtf8(texts[below(7)]));
            QTest::keyClick(target(), Qt::Key_V, Qt::ControlModifier);
        } else if (dice < 97) {
            count("file");
            file();
        } else {
            count("wait");
            QTest::qWait(below(30));
        }
    }

    QWidget* target() {
        QWidget* focus = QApplication::focusWidget();
        return focus ? focus : &m_program.window;
    }

    void key() {
        constexpr int keys[] = {Qt::Key_Tab,      Qt::Key_Backtab, Qt::Key_Return,    Qt::Key_Escape,
                                Qt::Key_Space,    Qt::Key_Left,    Qt::Key_Right,     Qt::Key_Up,
                                Qt::Key_Down,     Qt::Key_Home,    Qt::Key_End,       Qt::Key_PageUp,
                                Qt::Key_PageDown, Qt::Key_Delete,  Qt::Key_Backspace, Qt::Key_F1,
                                Qt::Key_F5,       Qt::Key_F6,      Qt::Key_F11,       Qt::Key_Period,
                                Qt::Key_Comma,    Qt::Key_Minus,   Qt::Key_Plus};
        const int which = below(4);
        if (which == 0)
            QTest::keyClick(target(), static_cast<Qt::Key>(Qt::Key_0 + below(10)));
        else if (which == 1)
            letter(static_cast<Qt::Key>(Qt::Key_A + below(26)));
        else
            QTest::keyClick(target(), static_cast<Qt::Key>(keys[below(static_cast<int>(std::size(keys)))]),
                            below(6) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
    }

    void letter(Qt::Key key) {
        const bool control = below(3) == 0 && key != Qt::Key_Q; // not the end of the program
        QTest::keyClick(target(), key, control ? Qt::ControlModifier : Qt::NoModifier);
    }

    void triggerSomething() {
        QList<QAction*> all;
        for (QAction* action : m_program.window.findChildren<QAction*>())
            if (action->isEnabled() && !action->menu() &&
                action->shortcut() != QKeySequence(QKeySequence::Quit) &&
                action->menuRole() != QAction::QuitRole && !action->text().contains("Quit") &&
                !action->text().contains("Çık"))
                all << action;
        if (!all.isEmpty()) all[below(static_cast<int>(all.size()))]->trigger();
    }

    /// Saves, opens, opens something damaged.
    void file() {
        SessionFiles& files = m_program.files;
        const int which = below(6);
        if (which == 0) {
            (void)files.saveTo(m_folder + "/monkey.dikkat");
        } else if (which == 1) {
            (void)files.load(m_folder + "/sound.dikkat");
        } else {
            QFile sound(m_folder + (below(2) ? "/monkey.dikkat" : "/sound.dikkat"));
            if (!sound.open(QIODevice::ReadOnly)) return;
            QByteArray bytes = sound.readAll();
            for (int n = 1 + below(4); n > 0 && !bytes.isEmpty(); --n) mutate(bytes);
            QFile damaged(m_folder + "/damaged.dikkat");
            if (!damaged.open(QIODevice::WriteOnly)) return;
            damaged.write(bytes);
            damaged.close();
            ++(files.load(damaged.fileName()) ? m_opened : m_refused);
        }
    }

    /// Mostly numbers and words in the header, so that many of the files still open.
    void mutate(QByteArray& bytes) {
        const int header = static_cast<int>(std::min<qsizetype>(bytes.size(), 6000));
        if (below(5) == 0) {
            bytes[below(static_cast<int>(bytes.size()))] = static_cast<char>(below(256));
            return;
        }
        int at = 8 + below(header - 8);
        for (int n = 0; n < 400 && at < header; ++n, ++at)
            if (bytes[at] >= '0' && bytes[at] <= '9') {
                bytes[at] = static_cast<char>('0' + below(10));
                return;
            }
    }

    std::mt19937_64 m_random;
    QString m_folder;
    Program m_program;
    QTimer m_dialogs;
    QMap<QString, int> m_kinds;
    qint64 m_slowest = 0;
    int m_training = 0, m_opened = 0, m_refused = 0, m_patience = 0, m_popupPatience = 0;
};

// ----------------------------------------------------------------------------------------------------------------
// work

/// Edits q(2, 1) to 1, 2, 3 …, saves now and then, with a small document, a large model or a run by the seed.
int work(std::uint64_t seed, const QString& folder) {
    std::mt19937_64 random(seed);
    Program program(folder);
    QFile journal(folder + "/journal");
    if (!journal.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered)) return 1;
    const auto note = [&](const QString& deed) {
        journal.write(QStringLiteral("%1 %2\n").arg(now()).arg(deed).toUtf8());
    };
    const QString path = folder + "/work.dikkat";
    const int kind = static_cast<int>(seed % 3);
    if (kind == 1) program.document.setLab(largeLab(1));
    if (!program.files.saveTo(path)) return 1;
    note("saved 0");
    if (kind == 2) {
        program.training()->start(endlessRun());
        if (!program.training()->isActive())
            return 1; // a run that is refused would make the kills worth nothing
    }
    int edits = 0;
    QTimer deeds;
    QObject::connect(&deeds, &QTimer::timeout, [&] {
        if (program.files.isBusy()) return;
        if (random() % 8 == 0) {
            const int value = edits;
            if (program.files.saveTo(path)) note(QStringLiteral("saved %1").arg(value));
        } else {
            LessonState next = program.document.lesson();
            next.q(2, 1) = ++edits;
            (void)program.document.edit(next, {Edit::Kind::Cell, InputMatrix::Q, 2, 1});
            note(QStringLiteral("edit %1").arg(edits));
        }
        if (TrainingSession* session = program.training(); session && session->hasRun())
            note(QStringLiteral("steps %1").arg(session->steps()));
    });
    deeds.start(40 + static_cast<int>(random() % 200));
    return QApplication::exec();
}

int check(const QString& folder) {
    Document document;
    SessionFiles files(document);
    QStringList problems;
    QObject::connect(&files, &SessionFiles::problem, [&](const LiveText& text) { problems << text.text(); });
    QJsonObject out;
    const auto describe = [&](const Session& session) {
        QJsonObject o{
            {"value", session.lesson.q(2, 1)}, {"steps", -1}, {"model", session.lab.model != nullptr}};
        if (session.lab.run) o["steps"] = static_cast<qint64>(session.lab.run->state.steps);
        return o;
    };
    if (files.load(folder + "/work.dikkat")) out["file"] = describe(document.session());
    Autosave autosave(document, files, nullptr, folder + "/recovery");
    if (const auto recovery = autosave.takeOver()) {
        out["copy"] = describe(recovery->session);
        out["changed"] = recovery->fileChanged();
    }
    out["problems"] = problems.join('\n');
    QStringList left;
    for (const QString& name : QDir(folder).entryList(QDir::Files))
        if (name.startsWith("work.dikkat.")) left << name;
    out["left"] = left.join('\n');
    QTextStream(stdout) << QJsonDocument(out).toJson(QJsonDocument::Compact) << "\n";
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setQuitOnLastWindowClosed(false);
    const QStringList arguments = QCoreApplication::arguments();
    const QString what = arguments.value(1);
    if (what == "play" && arguments.size() == 5) {
        QDir().mkpath(arguments[4]);
        Monkey monkey(arguments[2].toULongLong(), arguments[4]);
        monkey.play(arguments[3].toInt());
        return 0;
    }
    if (what == "work" && arguments.size() == 4) return work(arguments[2].toULongLong(), arguments[3]);
    if (what == "check" && arguments.size() == 3) return check(arguments[2]);
    return 2;
}
