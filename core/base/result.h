#pragma once

#include <utility>
#include <variant>

namespace dikkat {

/// A value or the reason why there is none. The core never throws for bad input: reasons are enums (or small
/// structs around one), and the interface gives them words.
template <class Value, class Error>
class Result {
public:
    Result(Value value) : m_data(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_data(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return m_data.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// Only when ok().
    [[nodiscard]] const Value& value() const& { return std::get<0>(m_data); }
    [[nodiscard]] Value& value() & { return std::get<0>(m_data); }
    [[nodiscard]] Value&& value() && { return std::get<0>(std::move(m_data)); }
    const Value* operator->() const { return &value(); }
    const Value& operator*() const& { return value(); }

    /// Only when not ok().
    [[nodiscard]] const Error& error() const { return std::get<1>(m_data); }

private:
    std::variant<Value, Error> m_data;
};

} // namespace dikkat
