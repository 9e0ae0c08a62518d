#include "core/lesson/examples.h"

#include <random>

namespace dikkat {

namespace {

/// −3 … 3. The engine's output is fixed by the standard; the distributions are not, so they are not used.
Matrix smallIntegers(Index rows, Index columns, std::mt19937& engine) {
    Matrix m(rows, columns);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < columns; ++j) m(i, j) = static_cast<double>(engine() % 7) - 3.0;
    return m;
}

} // namespace

LessonState makeExample(Example example, std::uint32_t seed) {
    LessonState s = chapterExample();
    switch (example) {
    case Example::Chapter: break;
    case Example::Exercise: s.q.row(2) << 2, 0, 0, 0; break;
    case Example::Saturated: s.q *= 8.0; break;
    case Example::Uniform: s.q.setZero(); break;
    case Example::TwoHeads:
        s = withValueWidth(withPositions(s, 4), 4);
        // Head 1 (columns 1–2) looks for its own kind; head 2 (columns 3–4) looks for the first position.
        s.q = Matrix{{3, 0, 0, 3}, {0, 3, 0, 3}, {3, 0, 0, 3}, {0, 3, 0, 3}};
        s.k = Matrix{{1, 0, 0, 2}, {0, 1, 2, 0}, {1, 0, 2, 0}, {0, 1, 2, 0}};
        s.v = Matrix{{1, 0, 1, 0}, {0, 1, 0, 1}, {1, 0, 0, 1}, {0, 1, 1, 0}};
        s.heads = 2;
        break;
    case Example::Random: {
        std::mt19937 engine(seed);
        s = withValueWidth(withPositions(s, 5), 4);
        s.q = smallIntegers(5, 4, engine);
        s.k = smallIntegers(5, 4, engine);
        s.v = smallIntegers(5, 4, engine);
        break;
    }
    }
    return s;
}

} // namespace dikkat
