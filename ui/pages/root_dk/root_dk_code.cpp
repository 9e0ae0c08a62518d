#include "ui/pages/root_dk/root_dk_code.h"

#include "ui/pages/root_dk/dot_product_draws.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Code)
};

/// The widths that are drawn from one stream, up to the one on screen.
QString widthList(int width) {
    const auto& chapter = DotProductDraws::chapterWidths;
    if (std::find(chapter.begin(), chapter.end(), width) == chapter.end()) return QString::number(width);
    QStringList list;
    for (const Index w : chapter) {
        list << QString::number(w);
        if (w == width) break;
    }
    return list.join(QStringLiteral(", "));
}

QString scoreList(const RootDkState& s) {
    QStringList list;
    for (const int score : s.scores) list << QString::number(score) + u'.';
    return u'[' + list.join(QStringLiteral(", ")) + u']';
}

QString factorText(const RootDkState& s) {
    return QString::number(s.factor, 'g', QLocale::FloatingPointShortest);
}

QString comment(const QString& text) {
    return QStringLiteral("# ") + text + u'\n';
}

} // namespace

QString rootDkNumpyCode(const RootDkState& s, bool saturation) {
    if (saturation)
        return QStringLiteral("import numpy as np\n\n"
                              "s = np.array(%1) * %2\n"
                              "e = np.exp(s - s.max())\n"
                              "w = e / e.sum()\n")
                   .arg(scoreList(s), factorText(s)) +
               comment(Words::tr("how each weight answers each score")) +
               QStringLiteral("J = np.diag(w) - np.outer(w, w)\n"
                              "print(w.round(4))\n"
                              "print(np.linalg.norm(J))\n");
    return QStringLiteral("import numpy as np\n\n") +
           comment(Words::tr("the normal numbers of torch.randn, so that the result is the same")) +
           QStringLiteral("rng = np.random.RandomState(%1)\n\n"
                          "def randn(rows, columns):\n"
                          "    out = np.empty((rows * columns // 16, 2, 8), dtype=np.float32)\n"
                          "    for part in np.array_split(out, max(1, out.size // 2**22)):\n"
                          "        bits = rng.randint(0, 2**32, part.size, dtype=np.uint32)\n"
                          "        u = ((bits & 0xFFFFFF) / np.float32(2**24)).astype(np.float32)\n"
                          "        u = u.reshape(part.shape)\n"
                          "        r = np.sqrt(-2 * np.log(1 - u[:, 0]))\n"
                          "        a = np.float32(2 * np.pi) * u[:, 1]\n"
                          "        part[:, 0], part[:, 1] = r * np.cos(a), r * np.sin(a)\n"
                          "    return out.reshape(rows, columns)\n\n"
                          "for dk in [%2]:\n"
                          "    q, k = randn(200_000, dk), randn(200_000, dk)\n"
                          "    dots = np.einsum(\"ij,ij->i\", q, k).astype(float)\n"
                          "    print(dk, round(dots.var(ddof=1), 2), round((dots / dk**0.5).var(ddof=1), "
                          "2))\n")
               .arg(s.seed)
               .arg(widthList(s.width));
}

QString rootDkTorchCode(const RootDkState& s, bool saturation) {
    if (saturation)
        return QStringLiteral("import torch\n\n"
                              "s = torch.tensor(%1, dtype=torch.float64) * %2\n"
                              "w = torch.softmax(s, dim=0)\n")
                   .arg(scoreList(s), factorText(s)) +
               comment(Words::tr("how each weight answers each score")) +
               QStringLiteral("J = torch.autograd.functional.jacobian(lambda s: torch.softmax(s, dim=0), s)\n"
                              "torch.set_printoptions(precision=4, sci_mode=False)\n"
                              "print(w)\n"
                              "print(J.norm().item())\n");
    return QStringLiteral("import torch\n\n"
                          "torch.manual_seed(%1)\n"
                          "for dk in [%2]:\n"
                          "    q, k = torch.randn(200_000, dk), torch.randn(200_000, dk)\n"
                          "    dots = (q * k).sum(dim=1).double()\n"
                          "    print(dk, round(dots.var().item(), 2), round((dots / dk**0.5).var().item(), "
                          "2))\n")
        .arg(s.seed)
        .arg(widthList(s.width));
}

} // namespace dikkat::ui
