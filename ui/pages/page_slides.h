#pragma once

#include "ui/widgets/class_room_view.h"

namespace dikkat::ui {

class Page;

/// A page for a classroom, one slide for each of its steps: says where it is, shows the guide's sentence
/// and has the keys that lead through the steps. A page adds its picture and its own keys.
class PageSlides : public ClassRoomView {
    Q_OBJECT
public:
    explicit PageSlides(Page& page, QWidget* parent = nullptr);

    [[nodiscard]] QString message() const override;

protected:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString place() const override;
    [[nodiscard]] QList<Key> keys() const override;
    bool handleKey(const QKeyEvent& event) override;

    /// The slides when they are not the page's steps; `goTo` may be asked for one that does not exist.
    [[nodiscard]] virtual int slide() const;
    [[nodiscard]] virtual int slideCount() const;
    virtual void goTo(int slide);

    /// Before Back and Next, and asked first.
    [[nodiscard]] virtual QList<Key> ownKeys() const { return {}; }
    virtual bool handleOwnKey(int /*key*/) { return false; }

private:
    Page& m_stepped;
};

} // namespace dikkat::ui
