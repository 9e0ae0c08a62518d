#pragma once

#include <QString>
#include <concepts>
#include <functional>
#include <utility>

namespace dikkat::ui {

/// A sentence for the learner. From a function it is made anew for the language of the moment; from a text it
/// stays in the language it was made in.
class LiveText {
public:
    LiveText() = default;
    template <class T>
    requires std::convertible_to<T, QString> LiveText(T&& said)
        : m_said(std::forward<T>(said)) {} // implicit: a text is a sentence
    template <std::invocable F>
    requires std::convertible_to<std::invoke_result_t<F>, QString> LiveText(F make)
        : m_make(std::move(make)) {}

    [[nodiscard]] QString text() const { return m_make ? m_make() : m_said; }
    [[nodiscard]] bool followsLanguage() const { return m_make != nullptr; }

private:
    std::function<QString()> m_make;
    QString m_said;
};

} // namespace dikkat::ui
