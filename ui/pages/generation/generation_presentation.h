#pragma once

#include "ui/pages/page_slides.h"

namespace dikkat::ui {

class GenerationPage;
struct FlowToken;

/// Page 9 for a classroom: the end of the text, the candidates and the draw; the two texts of the
/// comparisons; the times as a table. N writes a token, Space goes a step.
class GenerationPresentation : public PageSlides {
    Q_OBJECT
public:
    explicit GenerationPresentation(GenerationPage& page, QWidget* parent = nullptr);
    ~GenerationPresentation() override;

    [[nodiscard]] QString message() const override;

protected:
    [[nodiscard]] QString title() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QList<Key> keys() const override;
    bool handleOwnKey(int key) override;

private:
    void paintLoop(QPainter& painter, const QRectF& area) const;
    void paintTexts(QPainter& painter, const QRectF& area, const QString& leftTitle,
                    const std::vector<FlowToken>& left, const QString& rightTitle,
                    const std::vector<FlowToken>& right, const QString& words) const;
    void paintTimes(QPainter& painter, const QRectF& area) const;

    GenerationPage& m_page;
};

} // namespace dikkat::ui
