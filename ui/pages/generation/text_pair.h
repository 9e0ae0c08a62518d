#pragma once

#include "ui/widgets/token_flow.h"

class QLabel;

namespace dikkat::ui {

class LinePlot;

/// Two texts beside each other with their differences marked, what that comes to in words, and the loss by
/// position under both of them.
class TextPair : public QWidget {
    Q_OBJECT
public:
    /// Object names of left text, right text, words and plot.
    struct Names {
        QString left, right, words, plot;
    };
    struct Loss {
        QString name;
        std::vector<double> byPosition; ///< of the second token on: the first has nothing before it
    };
    struct Content {
        std::vector<FlowToken> left, right;
        QString words;
        std::vector<Loss> losses;
        double mark = 0; ///< a place among the positions, with its label
        QString markLabel;
    };

    explicit TextPair(const Names& names, QWidget* parent = nullptr);

    void setTitles(const QString& left, const QString& right, const QString& plot);
    void setContent(const Content& content); ///< an empty one clears everything
    /// Brings a token into view on both sides and marks it in the left text.
    void showToken(int index);
    [[nodiscard]] QString words() const;
    [[nodiscard]] const std::vector<FlowToken>& left() const { return m_left->tokens(); }
    [[nodiscard]] const std::vector<FlowToken>& right() const { return m_right->tokens(); }

signals:
    void picked(int index); ///< in the left text
    void hovered(const QString& words);

private:
    QLabel *m_leftTitle, *m_rightTitle, *m_words;
    TokenFlow *m_left, *m_right;
    LinePlot* m_plot;
};

} // namespace dikkat::ui
