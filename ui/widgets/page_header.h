#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace dikkat::ui {

/// Title and subtitle of a page, with what stands beside them. The subtitle is one line that gives way: it
/// is cut where there is no room, and whole in its tool tip.
class PageHeader : public QWidget {
    Q_OBJECT
public:
    explicit PageHeader(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setSubtitle(const QString& subtitle);
    void showSubtitle(bool shown);
    void addBehindTitle(QWidget* widget); ///< close to it
    void addToTitle(QWidget* widget);     ///< at the right end of its line
    void addToSubtitle(QWidget* widget);

private:
    QLabel *m_title, *m_subtitle;
    QHBoxLayout *m_first, *m_second;
    int m_behind = 1; ///< place of the next widget behind the title
};

} // namespace dikkat::ui
