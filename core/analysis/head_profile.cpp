#include "core/analysis/head_profile.h"

#include "core/model/model.h"

#include <algorithm>

namespace dikkat {

namespace {

constexpr double clear = 0.4, some = 0.2; ///< shares from which a head is called something
constexpr double fixedFrom = 0.8, evenFrom = 0.85;
constexpr int leastPairs = 10, leastAlphabet = 4;
constexpr double errorsAway = 3.0; ///< a share counts when it lies so many standard errors above 0

bool counts(const Measured& m, double least) {
    return m.value >= least && m.value > errorsAway * m.error;
}

/// The maps of one head over all probes.
class Maps {
public:
    Maps(std::span<const Matrix> maps, std::span<const HeadProbe> probes) : m_maps(maps), m_probes(probes) {
        m_sum = Matrix::Zero(maps[0].rows(), maps[0].cols());
        for (const Matrix& w : maps) m_sum += w;
    }
    [[nodiscard]] Index queries() const { return m_sum.rows(); }
    [[nodiscard]] Index keys() const { return m_sum.cols(); }

    /// Mean along a diagonal, query − key = distance; every query where there is no such key.
    [[nodiscard]] Measured along(Index distance) const {
        std::vector<double> means;
        for (const Matrix& w : m_maps) means.push_back(w.diagonal(-distance).mean());
        return measuredFrom(means);
    }
    [[nodiscard]] Measured first() const {
        std::vector<double> means;
        for (const Matrix& w : m_maps) means.push_back(w.col(0).tail(queries() - 1).mean());
        return measuredFrom(means);
    }
    /// Share of attention that stays where it is on average over the other sequences. The first quarter of
    /// the queries has hardly a choice.
    [[nodiscard]] double fixed() const {
        if (m_maps.size() < 2) return 0.0;
        const Index from = queries() / 4, rows = queries() - from;
        double sum = 0.0;
        for (const Matrix& w : m_maps) {
            const Matrix others = (m_sum - w) / static_cast<double>(m_maps.size() - 1);
            sum += w.bottomRows(rows).cwiseMin(others.bottomRows(rows)).sum();
        }
        return sum / static_cast<double>(rows * std::ssize(m_maps));
    }
    [[nodiscard]] double even(bool causal) const {
        const Index from = queries() / 4;
        double sum = 0.0;
        for (const Matrix& w : m_maps)
            for (Index i = from; i < queries(); ++i) {
                const Index seen = causal ? i + 1 : keys();
                sum += w.row(i).head(seen).cwiseMin(1.0 / static_cast<double>(seen)).sum();
            }
        return sum / static_cast<double>((queries() - from) * std::ssize(m_maps));
    }
    /// Share that queries whose token occurred before give to the keys `shift` after its earlier occurrences,
    /// less what the same cells get in sequences where they are no such keys.
    [[nodiscard]] std::optional<Measured> repeated(Index shift, int& pairs) const {
        std::vector<double> excess;
        pairs = 0;
        for (std::size_t s = 0; s < m_probes.size(); ++s) {
            double sum = 0.0;
            int queriesThere = 0;
            for (Index i = m_probes[s].stretch; m_probes[s].repeated > 0 && i < queries(); ++i) {
                const auto here = excessOf(s, i, shift);
                if (!here) continue;
                sum += *here;
                ++queriesThere;
            }
            pairs += queriesThere;
            if (queriesThere > 0) excess.push_back(sum / queriesThere);
        }
        if (excess.size() < 3) return std::nullopt;
        return measuredFrom(excess);
    }

private:
    /// Whether in a sequence `key` stands `shift` after an earlier occurrence of the query's token.
    [[nodiscard]] static bool follows(const HeadProbe& probe, Index query, Index key, Index shift) {
        return key - shift >= 0 && key < query &&
               probe.tokens[static_cast<std::size_t>(key - shift)] ==
                   probe.tokens[static_cast<std::size_t>(query)];
    }
    [[nodiscard]] std::optional<double> excessOf(std::size_t sequence, Index query, Index shift) const {
        double sum = 0.0;
        bool any = false;
        for (Index key = shift; key < query; ++key) {
            if (!follows(m_probes[sequence], query, key, shift)) continue;
            const auto usual = usualAt(query, key, shift);
            if (!usual) continue;
            sum += m_maps[sequence](query, key) - *usual;
            any = true;
        }
        if (!any) return std::nullopt;
        return sum;
    }
    [[nodiscard]] std::optional<double> usualAt(Index query, Index key, Index shift) const {
        double sum = 0.0;
        int n = 0;
        for (std::size_t s = 0; s < m_probes.size(); ++s) {
            if (follows(m_probes[s], query, key, shift)) continue;
            sum += m_maps[s](query, key);
            ++n;
        }
        if (n == 0) return std::nullopt;
        return sum / n;
    }

    std::span<const Matrix> m_maps;
    std::span<const HeadProbe> m_probes;
    Matrix m_sum;
};

/// The diagonal with the largest mean. One that few queries have says nothing.
void findDiagonal(const Maps& maps, bool causal, HeadProfile& p) {
    const Index n = maps.queries(), farthest = std::max<Index>(1, n * 2 / 3);
    p.distance = 0;
    for (Index d = causal ? 1 : -farthest; d <= farthest && d < n; ++d) {
        if (d == 0 || -d >= n) continue;
        const Measured m = maps.along(d);
        if (p.distance != 0 && m.value <= p.along.value) continue;
        p.along = m;
        p.distance = static_cast<int>(d);
    }
}

HeadKind placesKind(const HeadProfile& p) {
    if (p.even >= evenFrom) return HeadKind::Uniform;
    const double most = std::max({p.along.value, p.self.value, p.first.value});
    if (p.self.value == most && counts(p.self, clear)) return HeadKind::Itself;
    if (p.along.value == most && counts(p.along, clear))
        return p.distance > 0 ? HeadKind::Back : HeadKind::Ahead;
    if (p.first.value == most && counts(p.first, clear)) return HeadKind::First;
    return p.fixed >= fixedFrom ? HeadKind::Positional : HeadKind::None;
}

HeadKind kindOf(const HeadProfile& p) {
    const double places = std::max({p.along.value, p.self.value, p.first.value});
    const auto share = [](const std::optional<Measured>& m) { return m ? m->value : 0.0; };
    if (p.induction && p.pairs >= leastPairs && share(p.induction) >= std::max(places, share(p.same))) {
        if (counts(*p.induction, clear)) return HeadKind::Induction;
        if (counts(*p.induction, some) && p.even < evenFrom) return HeadKind::PartlyInduction;
    }
    if (p.same && share(p.same) > places && counts(*p.same, clear)) return HeadKind::SameToken;
    return placesKind(p);
}

/// What random sequences can show about a head of an alphabet so small: patterns of places at most.
void judge(HeadProfile& p, std::size_t alphabet) {
    if (alphabet < 2) {
        p.doubt = HeadDoubt::SmallAlphabet;
        return;
    }
    if (alphabet >= leastAlphabet) {
        p.kind = kindOf(p);
        return;
    }
    p.induction.reset();
    p.same.reset();
    if (p.fixed >= fixedFrom) p.kind = placesKind(p);
    if (p.kind == HeadKind::Unknown) p.doubt = HeadDoubt::SmallAlphabet;
}

using MapsOfHeads = std::vector<std::vector<Matrix>>; ///< head, probe

/// A sublayer whose maps are being collected.
struct Sublayer {
    HeadPlace place{};
    int layer = 0, first = 0;
    bool deep = false, causal = false;
    MapsOfHeads maps;
};

} // namespace

HeadProfile profileOf(std::span<const Matrix> maps, std::span<const HeadProbe> probes, HeadPlace place,
                      bool deep, bool causal, std::size_t alphabet) {
    HeadProfile p;
    p.place = place;
    const bool long_enough = !maps.empty() && maps[0].rows() >= leastProbeLength && maps[0].cols() >= 3;
    if (!long_enough) {
        p.doubt = HeadDoubt::ShortContext;
        return p;
    }
    if (!std::ranges::all_of(maps, [](const Matrix& w) { return w.allFinite(); })) {
        p.doubt = HeadDoubt::NotFinite;
        return p;
    }
    const Maps all(maps, probes);
    p.fixed = all.fixed();
    p.even = all.even(causal);
    p.first = all.first();
    if (place == HeadPlace::Cross) {
        if (alphabet < 2)
            p.doubt = HeadDoubt::SmallAlphabet;
        else
            p.kind = p.even >= evenFrom     ? HeadKind::Uniform
                     : p.fixed >= fixedFrom ? HeadKind::Positional
                                            : HeadKind::None;
        return p;
    }
    p.self = all.along(0);
    findDiagonal(all, causal, p);
    if (causal) {
        int twins = 0;
        p.same = all.repeated(0, twins);
        if (deep) p.induction = all.repeated(1, p.pairs);
    }
    judge(p, alphabet);
    return p;
}

template <class Scalar>
HeadProfiles profileHeads(const Parameters<Scalar>& parameters, const std::optional<Vocabulary>& vocabulary,
                          const ProbePlan& plan, const std::stop_token& stop) {
    HeadProfiles result;
    const ModelConfig& config = parameters.config();
    const auto alphabet = drawableTokens(config, vocabulary);
    const auto probes = headProbes(config, alphabet, plan);
    if (probes.empty()) return result;

    std::vector<Sublayer> sublayers;
    for (const HeadProbe& probe : probes) {
        if (stop.stop_requested()) return result;
        const ModelTrace trace = traceForward(parameters, probe.tokens, probe.source);
        int number = 0;
        bool attentionBelow = false;
        const auto add = [&](HeadPlace place, std::size_t layer, bool causal,
                             const std::optional<AttentionTrace>& attention) {
            const int first = number;
            number += config.heads;
            if (!attention || attention->inner.heads.empty()) return;
            auto s = std::ranges::find(sublayers, first, &Sublayer::first);
            if (s == sublayers.end())
                s = sublayers.insert(s, {place, static_cast<int>(layer), first, attentionBelow, causal,
                                         MapsOfHeads(static_cast<std::size_t>(config.heads))});
            for (std::size_t h = 0; h < attention->inner.heads.size(); ++h)
                s->maps[h].push_back(attention->inner.heads[h].weights);
            attentionBelow = true;
        };
        for (std::size_t i = 0; i < trace.encoder.size(); ++i)
            add(HeadPlace::EncoderSelf, i, false, trace.encoder[i].attention);
        attentionBelow = false; // the decoder's stream begins anew
        const bool translates = config.kind == ModelKind::EncoderDecoder;
        for (std::size_t i = 0; i < trace.blocks.size(); ++i) {
            add(HeadPlace::Self, i, config.causal, trace.blocks[i].attention);
            if (translates) add(HeadPlace::Cross, i, false, trace.blocks[i].cross);
        }
    }
    result.sequences = static_cast<int>(probes.size());
    result.length = static_cast<int>(probes[0].tokens.size());
    for (const Sublayer& s : sublayers)
        for (std::size_t h = 0; h < s.maps.size(); ++h) {
            // A pass that broke down gives no map: then there is one too few.
            HeadProfile p;
            if (s.maps[h].size() == probes.size())
                p = profileOf(s.maps[h], probes, s.place, s.deep, s.causal, alphabet.size());
            else
                p.doubt = HeadDoubt::NotFinite;
            p.place = s.place;
            p.layer = s.layer;
            p.head = static_cast<int>(h);
            p.number = s.first + static_cast<int>(h);
            result.heads.push_back(p);
        }
    return result;
}

template HeadProfiles profileHeads(const Parameters<float>&, const std::optional<Vocabulary>&,
                                   const ProbePlan&, const std::stop_token&);
template HeadProfiles profileHeads(const Parameters<double>&, const std::optional<Vocabulary>&,
                                   const ProbePlan&, const std::stop_token&);

} // namespace dikkat
