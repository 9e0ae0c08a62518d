#include "app/commands/bench.h"

#include "app/commands/console.h"
#include "core/lesson/lesson_trace.h"

#include <cmath>

namespace dikkat::app {

namespace {

/// Small numbers from a linear congruential generator: the same everywhere.
class Numbers {
public:
    explicit Numbers(std::uint64_t seed) : m_state(seed) {}
    Matrix matrix(Index rows, Index columns) {
        Matrix m(rows, columns);
        for (Index i = 0; i < rows; ++i)
            for (Index j = 0; j < columns; ++j) m(i, j) = next();
        return m;
    }

private:
    double next() { // −2 … 2 in steps of 1/256
        m_state = m_state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<double>(static_cast<std::int64_t>(m_state >> 54) - 512) / 256.0;
    }
    std::uint64_t m_state;
};

class Hash {
public:
    void add(std::uint64_t word) { // FNV-1a over the eight bytes
        for (int byte = 0; byte < 8; ++byte)
            m_value = (m_value ^ ((word >> (8 * byte)) & 0xffu)) * 1099511628211u;
    }
    void add(const Matrix& m) {
        add(static_cast<std::uint64_t>(m.rows()));
        add(static_cast<std::uint64_t>(m.cols()));
        // Rounded, so that instruction sets that differ in the last bit agree; −∞ stays apart.
        for (Index i = 0; i < m.rows(); ++i)
            for (Index j = 0; j < m.cols(); ++j)
                add(std::isfinite(m(i, j)) ? static_cast<std::uint64_t>(std::llround(m(i, j) * 1e10))
                                           : 0x8000000000000000u);
    }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 14695981039346656037u;
};

void addTrace(Hash& hash, const LessonState& state) {
    const auto trace = evaluate(state);
    if (!trace) {
        hash.add(static_cast<std::uint64_t>(trace.error().code) + 1);
        return;
    }
    for (int head = 0; head < state.heads; ++head)
        for (LessonStep step : allLessonSteps) hash.add(trace->stepMatrix(step, head));
    hash.add(trace->concat);
}

} // namespace

std::uint64_t signature() {
    Hash hash;
    for (MaskKind mask : {MaskKind::None, MaskKind::Causal})
        for (bool scaled : {false, true}) {
            LessonState chapter = chapterExample();
            chapter.mask = mask;
            chapter.scaled = scaled;
            addTrace(hash, chapter);
            Numbers numbers(57);
            for (Index n : {1, 2, 5, 16})
                for (int heads : {1, 2, 4}) {
                    LessonState s = chapter;
                    s.heads = heads;
                    s.q = numbers.matrix(n, 8);
                    s.k = numbers.matrix(n, 8);
                    s.v = numbers.matrix(n, 4);
                    addTrace(hash, s);
                    s.mode = InputMode::Computed;
                    s.x = numbers.matrix(n, 6);
                    s.wq = numbers.matrix(6, 8);
                    s.wk = numbers.matrix(6, 8);
                    s.wv = numbers.matrix(6, 4);
                    s.positionTable = numbers.matrix(n, 6);
                    for (Positions p : {Positions::None, Positions::Sinusoidal, Positions::Learned}) {
                        s.positions = p;
                        addTrace(hash, s);
                    }
                }
        }
    return hash.value();
}

int printSignature() {
    return print(QString::number(signature()) + "\n") ? Success : Failed;
}

} // namespace dikkat::app
