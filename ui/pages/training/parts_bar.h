#pragma once

#include <QWidget>
#include <vector>

namespace dikkat::ui {

/// Where the parameters of a model are: one bar with a piece for each part, and a line for each below.
class PartsBar : public QWidget {
    Q_OBJECT
public:
    struct Part {
        QString name;
        qint64 count = 0;
    };

    explicit PartsBar(QWidget* parent = nullptr);
    void setParts(std::vector<Part> parts);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Part> m_parts;
};

} // namespace dikkat::ui
