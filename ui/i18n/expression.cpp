#include "ui/i18n/expression.h"

#include <charconv>
#include <cmath>
#include <optional>

namespace dikkat::ui {

namespace {

constexpr qsizetype longest = 200;
constexpr int deepest = 20;

bool isGap(QChar c) {
    return c == u' ' || c == u'\t' || c == QChar(0xA0) || c == QChar(0x202F) || c == QChar(0x2009);
}

bool isDigit(QChar c) {
    return c >= u'0' && c <= u'9';
}

class Reader {
public:
    explicit Reader(const QString& text) : m_text(text) {}

    std::variant<double, qsizetype> whole() {
        const auto value = sum();
        skipGaps();
        if (!value || m_at < m_text.size()) return m_wrong.value_or(m_at);
        return *value;
    }

private:
    using Value = std::optional<double>;

    [[nodiscard]] QChar next() const { return m_at < m_text.size() ? m_text.at(m_at) : QChar(); }
    void skipGaps() {
        while (isGap(next())) ++m_at;
    }
    /// Takes one of the characters.
    QChar take(QStringView any) {
        skipGaps();
        const QChar c = next();
        if (c.isNull() || !any.contains(c)) return {};
        ++m_at;
        return c;
    }
    Value fail() {
        skipGaps();
        if (!m_wrong) m_wrong = m_at;
        return std::nullopt;
    }

    Value sum() {
        if (++m_depth > deepest) return fail();
        Value left = product(true);
        while (left) {
            const QChar sign = take(u"+-−");
            if (sign.isNull()) break;
            const Value right = product(false);
            if (!right) return right;
            *left += sign == u'+' ? *right : -*right;
        }
        --m_depth;
        return left;
    }

    Value product(bool signAllowed) {
        Value left = signedPower(signAllowed);
        while (left) {
            const QChar sign = take(u"*·×⋅/÷⁄∕");
            const bool beside = sign.isNull() && (next() == u'√' || next() == u'('); // 2√3
            if (sign.isNull() && !beside) break;
            const Value right = signedPower(!beside);
            if (!right) return right;
            const bool over = sign == u'/' || sign == u'÷' || sign == QChar(0x2044) || sign == QChar(0x2215);
            *left = over ? *left / *right : *left * *right;
        }
        return left;
    }

    Value signedPower(bool signAllowed) {
        const QChar sign = signAllowed ? take(u"+-−") : QChar();
        const Value value = power();
        return value && !sign.isNull() && sign != u'+' ? Value(-*value) : value;
    }

    Value power() {
        Value base = percent();
        if (!base) return base;
        if (next() == u'²' || next() == u'³') {
            const double exponent = next() == u'²' ? 2 : 3;
            ++m_at;
            return std::pow(*base, exponent);
        }
        if (take(u"^").isNull()) return base;
        if (++m_depth > deepest) return fail();
        const Value exponent = signedPower(true);
        --m_depth;
        return exponent ? Value(std::pow(*base, *exponent)) : exponent;
    }

    Value percent() {
        const bool before = !take(u"%").isNull();
        Value value = primary();
        if (!value) return value;
        if (before) return *value / 100;
        while (!take(u"%").isNull()) *value /= 100;
        return value;
    }

    Value primary() {
        skipGaps();
        if (!take(u"√").isNull()) {
            if (++m_depth > deepest) return fail();
            const Value value = primary();
            --m_depth;
            return value ? Value(std::sqrt(*value)) : value;
        }
        bool root = false;
        for (const QStringView name : {QStringView(u"sqrt"), QStringView(u"karekök"), QStringView(u"kök")})
            if (!root && QStringView(m_text).mid(m_at).startsWith(name, Qt::CaseInsensitive)) {
                m_at += name.size();
                root = true;
            }
        if (!take(u"(").isNull()) {
            const Value value = sum();
            if (!value) return value;
            if (take(u")").isNull()) return fail();
            return root ? std::sqrt(*value) : value;
        }
        return root ? fail() : plainNumber();
    }

    /// Digits, in groups of three parted by a gap if need be, one decimal mark, an exponent.
    Value plainNumber() {
        qsizetype at = m_at;
        QByteArray digits;
        const auto run = [&] {
            const qsizetype from = at;
            while (at < m_text.size() && isDigit(m_text.at(at)))
                digits += static_cast<char>(m_text.at(at++).unicode());
            return at - from;
        };
        const auto digitsAfter = [&](qsizetype from) {
            qsizetype count = 0;
            while (from + count < m_text.size() && isDigit(m_text.at(from + count))) ++count;
            return count;
        };
        const qsizetype first = run();
        if (first >= 1 && first <= 3 && m_text.at(m_at) != u'0')
            while (at < m_text.size() && isGap(m_text.at(at)) && digitsAfter(at + 1) == 3) {
                ++at;
                run();
            }
        qsizetype fraction = 0;
        if (at < m_text.size() && (m_text.at(at) == u'.' || m_text.at(at) == u',')) {
            digits += '.';
            ++at;
            fraction = run();
        }
        if (first + fraction == 0) return fail();
        if (at < m_text.size() && (m_text.at(at) == u'e' || m_text.at(at) == u'E')) {
            qsizetype sign = at + 1;
            const bool negative =
                sign < m_text.size() && (m_text.at(sign) == u'-' || m_text.at(sign) == u'−');
            if (negative || (sign < m_text.size() && m_text.at(sign) == u'+')) ++sign;
            if (digitsAfter(sign) > 0) {
                digits += negative ? "e-" : "e";
                at = sign;
                run();
            }
        }
        double value = 0.0;
        const auto [end, error] = std::from_chars(digits.begin(), digits.end(), value);
        if (error == std::errc::result_out_of_range) value = digits.contains("e-") ? 0.0 : HUGE_VAL;
        m_at = at;
        return value;
    }

    const QString& m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
    std::optional<qsizetype> m_wrong;
};

} // namespace

std::variant<double, qsizetype> evaluate(const QString& text) {
    if (text.size() > longest) return longest;
    return Reader(text).whole();
}

} // namespace dikkat::ui
