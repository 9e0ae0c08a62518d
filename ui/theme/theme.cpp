#include "ui/theme/theme.h"

#include "ui/theme/color_map.h"
#include "ui/theme/current_theme.h"

#include <cmath>

namespace dikkat::ui {

namespace {

const Theme* currentTheme = nullptr;

Theme makeLight() {
    static const ColorMap weights{0xFFFFFF, 0xDCD2F2, 0xB39EE0, 0x8562C2, 0x45208A};
    static const ColorMap scores{0x0C5F7C, 0x63A9C6, 0xF6F6F4, 0xE59B7B, 0x9B2A12};
    Theme t{};
    t.dark = false;
    t.bg = QColor::fromRgb(0xF4F5F7);
    t.surface = QColor::fromRgb(0xFFFFFF);
    t.chrome = QColor::fromRgb(0xECEEF2);
    t.hover = QColor::fromRgb(0xE2E6EC);
    t.border = QColor::fromRgb(0xD3D8E0);
    t.borderStrong = QColor::fromRgb(0x7C8696);
    t.grid = QColor::fromRgb(0xE6E9EE);
    t.text = QColor::fromRgb(0x18202C);
    t.text2 = QColor::fromRgb(0x465163);
    t.text3 = QColor::fromRgb(0x5F6B7D);
    t.ink = QColor::fromRgb(0x1E2A3B);
    t.onInk = QColor::fromRgb(0xFFFFFF);
    t.maskBg = QColor::fromRgb(0xE9ECF0);
    t.hatch = QColor::fromRgb(0xAEB6C2);
    t.mark = QColor::fromRgb(0xFFF3B8);
    t.query = QColor::fromRgb(0x2160C4);
    t.queryTint = QColor::fromRgb(0xE4EDFA);
    t.key = QColor::fromRgb(0xAD4E00);
    t.keyTint = QColor::fromRgb(0xFCEBDC);
    t.value = QColor::fromRgb(0x0B6146);
    t.valueTint = QColor::fromRgb(0xDDF1E8);
    t.attention = QColor::fromRgb(0x6A45B0);
    t.attentionTint = QColor::fromRgb(0xEDE7F8);
    t.right = QColor::fromRgb(0x0B6670);
    t.rightTint = QColor::fromRgb(0xDDF1F3);
    t.wrong = QColor::fromRgb(0xB3134B);
    t.wrongTint = QColor::fromRgb(0xFBE6ED);
    t.caution = QColor::fromRgb(0x7A5200);
    t.cautionTint = QColor::fromRgb(0xFFF1D0);
    t.series2 = QColor::fromRgb(0x857000);
    t.series3 = QColor::fromRgb(0x7C8696);
    t.weightMap = &weights;
    t.scoreMap = &scores;
    return t;
}

Theme makeDark() {
    static const ColorMap weights{0x1B1F26, 0x3A2F63, 0x6249A8, 0x9A80E0, 0xDCCFFF};
    static const ColorMap scores{0x7CCBEA, 0x2B7796, 0x23272E, 0xA34F35, 0xFFA98A};
    Theme t{};
    t.dark = true;
    t.bg = QColor::fromRgb(0x14171C);
    t.surface = QColor::fromRgb(0x1B1F26);
    t.chrome = QColor::fromRgb(0x232831);
    t.hover = QColor::fromRgb(0x2E3541);
    t.border = QColor::fromRgb(0x363D49);
    t.borderStrong = QColor::fromRgb(0x7A8596);
    t.grid = QColor::fromRgb(0x2A303A);
    t.text = QColor::fromRgb(0xE8ECF2);
    t.text2 = QColor::fromRgb(0xB3BCC9);
    t.text3 = QColor::fromRgb(0x939EAE);
    t.ink = QColor::fromRgb(0xE8ECF2);
    t.onInk = QColor::fromRgb(0x14171C);
    t.maskBg = QColor::fromRgb(0x20252D);
    t.hatch = QColor::fromRgb(0x4B5462);
    t.mark = QColor::fromRgb(0x4A410F);
    t.query = QColor::fromRgb(0x6F9FFF);
    t.queryTint = QColor::fromRgb(0x1C2C47);
    t.key = QColor::fromRgb(0xFFA552);
    t.keyTint = QColor::fromRgb(0x3D2A17);
    t.value = QColor::fromRgb(0x93E8C8);
    t.valueTint = QColor::fromRgb(0x143A2E);
    t.attention = QColor::fromRgb(0xB39BF0);
    t.attentionTint = QColor::fromRgb(0x2C2545);
    t.right = QColor::fromRgb(0x66D3DE);
    t.rightTint = QColor::fromRgb(0x12383D);
    t.wrong = QColor::fromRgb(0xFF8FB0);
    t.wrongTint = QColor::fromRgb(0x47182A);
    t.caution = QColor::fromRgb(0xF2C14E);
    t.cautionTint = QColor::fromRgb(0x3D3010);
    t.series2 = QColor::fromRgb(0xE3C44F);
    t.series3 = QColor::fromRgb(0x8A94A3);
    t.weightMap = &weights;
    t.scoreMap = &scores;
    return t;
}

Theme makeProjector() {
    static const ColorMap weights{0xFFFFFF, 0xD5C8F0, 0xA58BDA, 0x6B45B4, 0x35137A};
    Theme t = makeLight();
    t.bg = QColor::fromRgb(0xFFFFFF);
    t.text = QColor::fromRgb(0x0A0D12);
    t.text2 = QColor::fromRgb(0x2B3442);
    t.text3 = QColor::fromRgb(0x2B3442);
    t.ink = QColor::fromRgb(0x0A0D12);
    t.borderStrong = QColor::fromRgb(0x5C6675);
    t.border = QColor::fromRgb(0x5C6675); // cell borders must carry to the last row
    t.hatch = QColor::fromRgb(0x5C6675);
    t.query = QColor::fromRgb(0x0F459C);
    t.key = QColor::fromRgb(0x8A3C00);
    t.weightMap = &weights;
    return t;
}

} // namespace

QColor Theme::weight(double t) const {
    return QColor::fromRgb(weightMap->at(t));
}

QColor Theme::score(double signedScore, double magnitude) const {
    const double m = magnitude > 0 ? magnitude : 1;
    return QColor::fromRgb(scoreMap->at(std::isnan(signedScore) ? 0.5 : 0.5 + 0.5 * signedScore / m));
}

QColor Theme::textOn(const QColor& fill) {
    return contrast(fill, Qt::black) >= contrast(fill, Qt::white) ? Qt::black : Qt::white;
}

const Theme& lightTheme() {
    static const Theme t = makeLight();
    return t;
}

const Theme& darkTheme() {
    static const Theme t = makeDark();
    return t;
}

const Theme& projectorTheme() {
    static const Theme t = makeProjector();
    return t;
}

const Theme& theme() {
    return currentTheme ? *currentTheme : lightTheme();
}

void setCurrentTheme(const Theme& theme) {
    currentTheme = &theme;
}

QFont textFont(double pixels, int weight) {
    QFont font;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setPointSizeF(pixels * 72 / 96); // pixel sizes are whole numbers in QFont, the scale has halves
    font.setWeight(static_cast<QFont::Weight>(weight));
    return font;
}

QFont numberFont(double pixels, int weight) {
    // Inter's figures are proportional and Qt 6.4 cannot ask for "tnum"; DejaVu's are tabular by themselves.
    QFont font = textFont(pixels, weight);
    font.setFamilies({QStringLiteral("DejaVu Sans")});
    return font;
}

} // namespace dikkat::ui
