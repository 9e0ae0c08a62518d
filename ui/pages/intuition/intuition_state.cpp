#include "ui/pages/intuition/intuition_state.h"

#include "core/lesson/lesson_state.h"
#include "core/lesson/sentence_vectors.h"
#include "ui/i18n/token_words.h"

#include <QJsonArray>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

bool same(const Matrix& a, const Matrix& b) {
    return a.rows() == b.rows() && a.cols() == b.cols() && a == b;
}

QJsonArray toArray(const Matrix& m) {
    QJsonArray rows;
    for (Index i = 0; i < m.rows(); ++i) {
        QJsonArray row;
        for (Index j = 0; j < m.cols(); ++j) row << m(i, j);
        rows << row;
    }
    return rows;
}

/// Empty when it is not `rows` rows of `columns` allowed numbers.
Matrix toMatrix(const QJsonValue& value, Index rows, Index columns) {
    const QJsonArray array = value.toArray();
    if (array.size() != rows) return {};
    Matrix m(rows, columns);
    for (Index i = 0; i < rows; ++i) {
        const QJsonArray row = array.at(i).toArray();
        if (row.size() != columns) return {};
        for (Index j = 0; j < columns; ++j) {
            const double number = row.at(j).toDouble(std::nan(""));
            if (!(std::abs(number) <= limits::maxValue)) return {};
            m(i, j) = number;
        }
    }
    return m;
}

int readNumber(const QJsonObject& json, const char* name, int fallback, int least, int most) {
    const int number = json.value(QLatin1String(name)).toInt(fallback);
    return number < least || number > most ? fallback : number;
}

bool isKnown(const QString& word) {
    return sentenceVectors({word.toStdString()}).kinds.front() != WordKind::Unknown;
}

} // namespace

bool IntuitionState::operator==(const IntuitionState& o) const {
    return text == o.text && swapped == o.swapped && same(q, o.q) && same(k, o.k) && same(v, o.v) &&
           window == o.window && embedding == o.embedding && hidden == o.hidden && width == o.width &&
           length == o.length && layerWidth == o.layerWidth && context == o.context;
}

QJsonObject IntuitionState::toJson() const {
    QJsonObject json{{"window", window}, {"embedding", embedding},    {"hidden", hidden},  {"width", width},
                     {"length", length}, {"layer_width", layerWidth}, {"context", context}};
    if (!text.isEmpty()) json["text"] = text;
    if (swapped) json["swapped"] = true;
    if (q.size() > 0) {
        json["q"] = toArray(q);
        json["k"] = toArray(k);
        json["v"] = toArray(v);
    }
    return json;
}

IntuitionState IntuitionState::fromJson(const QJsonObject& json) {
    IntuitionState s;
    const QString text = json.value("text").toString();
    const QStringList words = wordsOf(text);
    if (!words.isEmpty() && words.size() <= static_cast<qsizetype>(maxSentenceWords)) {
        s.text = text;
        const Index n = words.size();
        s.q = toMatrix(json.value("q"), n, sentenceKeyWidth);
        s.k = toMatrix(json.value("k"), n, sentenceKeyWidth);
        s.v = toMatrix(json.value("v"), n, sentenceValueWidth);
        if (s.q.size() == 0 || s.k.size() == 0 || s.v.size() == 0) s.q = s.k = s.v = Matrix();
    }
    s.swapped = json.value("swapped").toBool();
    s.window = readNumber(json, "window", s.window, 1, lengths().back());
    s.embedding = readNumber(json, "embedding", s.embedding, 1, embeddings().back());
    s.hidden = readNumber(json, "hidden", s.hidden, 1, hiddens().back());
    s.width = readNumber(json, "width", s.width, 1, widths().back());
    s.length = readNumber(json, "length", s.length, 1, lengths().back());
    s.layerWidth = readNumber(json, "layer_width", s.layerWidth, 1, widths().back());
    s.context = readNumber(json, "context", s.context, 0, static_cast<int>(maxSentenceWords));
    return s;
}

const std::vector<int>& IntuitionState::lengths() {
    static const std::vector<int> all{1,  2,   3,   4,   6,   8,   12,  16,   24,   32,   48,   64,
                                      96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096};
    return all;
}

const std::vector<int>& IntuitionState::embeddings() {
    static const std::vector<int> all{1, 2, 3, 5, 10, 20, 32, 50, 64, 100, 128, 200, 256, 384, 512, 768};
    return all;
}

const std::vector<int>& IntuitionState::hiddens() {
    static const std::vector<int> all{10, 20, 50, 100, 200, 300, 400, 500, 800, 1000, 1500, 2000};
    return all;
}

const std::vector<int>& IntuitionState::widths() {
    static const std::vector<int> all{4, 8, 16, 32, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 2048, 4096};
    return all;
}

QList<WordPlace> wordPlaces(const QString& text) {
    static const QRegularExpression word(
        QStringLiteral("[\\p{L}\\p{M}\\p{N}]+(?:['’‐-][\\p{L}\\p{M}\\p{N}]+)*"));
    QList<WordPlace> places;
    for (auto it = word.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        places.push_back({match.capturedStart(), match.capturedLength()});
    }
    return places;
}

QStringList wordsOf(const QString& text) {
    QStringList words;
    for (const auto [at, length] : wordPlaces(text)) words << text.mid(at, length);
    return words;
}

QString foldedWord(const QString& bare) {
    const QString turkish = QLocale(QLocale::Turkish).toLower(bare);
    const QString english = QLocale(QLocale::English).toLower(bare);
    if (isKnown(turkish)) return turkish;
    if (isKnown(english)) return english;
    return QLocale().language() == QLocale::Turkish ? turkish : english;
}

QString ownSentence(bool swapped) {
    if (QLocale().language() == QLocale::Turkish)
        return swapped ? QStringLiteral("Düşen taş cam kavanozu kırdı, çünkü o çok kırılgandı.")
                       : QStringLiteral("Düşen taş cam kavanozu kırdı, çünkü o çok ağırdı.");
    return swapped ? QStringLiteral("The falling stone broke the jar because it was fragile.")
                   : QStringLiteral("The falling stone broke the jar because it was heavy.");
}

} // namespace dikkat::ui
