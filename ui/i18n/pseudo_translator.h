#pragma once

#include <QTranslator>

namespace dikkat::ui {

/// A language that does not exist: every translated text in brackets. What is visible without them has missed
/// tr(). For tests.
class PseudoTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* /*disambiguation*/,
                                    int /*count*/) const override {
        // Qt asks its catalogue for the direction of writing and for key names; both must stay readable to
        // Qt.
        const QLatin1String where(context);
        if (where == QLatin1String("QGuiApplication") || where == QLatin1String("QShortcut")) return {};
        return QStringLiteral("⟦") + QString::fromUtf8(source) + QStringLiteral("⟧");
    }
};

} // namespace dikkat::ui
