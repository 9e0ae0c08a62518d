#pragma once

#include <QVBoxLayout>

namespace dikkat::ui {

/// The column of a page. A scroll area gives a page whose texts wrap its preferred height, not its least one,
/// and so scrolls a page that would fit. Texts there are short: the page may be as low as its parts.
class PageColumn : public QVBoxLayout {
public:
    using QVBoxLayout::QVBoxLayout;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

} // namespace dikkat::ui
