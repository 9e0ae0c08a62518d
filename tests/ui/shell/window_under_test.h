#pragma once

#include "tests/ui/shell/fake_page.h"
#include "ui/shell/main_window.h"

#include <QTemporaryDir>
#include <QTest>

/// Answers every question without a dialog.
class SilentQuestions : public dikkat::ui::FileQuestions {
public:
    Unsaved unsavedChanges(const QString&) override { return answer; }
    Changed changedOnDisk(const QString&) override { return Changed::Cancel; }
    QString fileToOpen(const QString&) override { return path; }
    QString fileToSave(const QString&) override { return path; }
    std::optional<dikkat::ui::ModelAnswers> openInModel(const QString&,
                                                        const dikkat::OpenQuestions&) override {
        return std::nullopt;
    }
    Unsaved answer = Unsaved::Discard;
    QString path;
};

/// A main window with everything it needs and settings of its own; with fake pages, or the real ones.
struct WindowUnderTest {
    enum class Pages { Fake, Real };

    explicit WindowUnderTest(Pages which = Pages::Fake, QSize size = {1440, 900})
        : settings(folder.filePath("settings.ini"))
        , files(document)
        , window({document, selection, files, language, themes, settings}, factory(which)) {
        auto own = std::make_unique<SilentQuestions>();
        questions = own.get();
        files.setQuestions(std::move(own));
        language.set(dikkat::ui::UiLanguage::English);
        window.setAnimated(false);
        window.resize(size);
        window.show();
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window); // keys reach only the active window
    }

    std::function<QList<dikkat::ui::Page*>(dikkat::ui::Document&, dikkat::ui::Selection&)>
    factory(Pages which) {
        if (which == Pages::Real) return dikkat::ui::makePages;
        return [this](dikkat::ui::Document&, dikkat::ui::Selection&) -> QList<dikkat::ui::Page*> {
            page = new FakePage;
            other = new FakePage(dikkat::ui::PageId::Training, dikkat::ui::PageGroup::Lab);
            return {page, other};
        };
    }

    QTemporaryDir folder;
    dikkat::ui::Settings settings;
    dikkat::ui::LanguageService language;
    dikkat::ui::ThemeService themes;
    dikkat::ui::Document document;
    dikkat::ui::Selection selection;
    dikkat::ui::SessionFiles files;
    SilentQuestions* questions = nullptr;
    FakePage *page = nullptr, *other = nullptr;
    dikkat::ui::MainWindow window;
};
