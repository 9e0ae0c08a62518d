#pragma once

namespace dikkat::ui {
class Document;
class MainWindow;
class Selection;
} // namespace dikkat::ui

namespace dikkat::app {

/// Every page of the program, in the order of the navigation; the window and the tour show the same ones.
void addPages(ui::MainWindow& window, ui::Document& document, ui::Selection& selection);

} // namespace dikkat::app
