#include "core/io/attention_json.h"

#include "core/io/json_reader.h"

namespace dikkat {

Result<AttentionInput, ReadFailure> readAttentionJson(std::string_view text) {
    auto parsed = json::parse(text);
    if (!parsed) return parsed.error();
    json::ObjectReader reader(*parsed, {});
    AttentionInput input;
    bool causal = false;
    Mask mask;
    reader.allowOnly({"q", "k", "v", "causal", "scale", "mask", "heads"});
    reader.read("q", input.q);
    reader.read("k", input.k);
    reader.read("v", input.v);
    if (reader.has("causal")) reader.read("causal", causal);
    if (reader.has("scale")) reader.read("scale", input.scaled);
    if (reader.has("mask")) reader.read("mask", mask);
    if (reader.has("heads")) reader.read("heads", input.heads, 1, 1'000'000);
    if (reader.failure()) return *reader.failure();

    const Index queries = input.q.rows(), keys = input.k.rows();
    if (mask.size() > 0 && (mask.rows() != queries || mask.cols() != keys)) {
        ReadFailure failure{ReadError::Attention, "mask"};
        failure.attention = {AttentionError::MaskShape, -1, -1, mask.rows(), queries};
        return failure;
    }
    input.visible = causal ? causalMask(queries, keys) : fullMask(queries, keys);
    if (mask.size() > 0) input.visible = input.visible.cwiseProduct(mask);
    return input;
}

} // namespace dikkat
