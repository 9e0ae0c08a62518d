#include "core/io/gpt2_names.h"

#include <gtest/gtest.h>

#include <fstream>

using namespace dikkat;
using E = Gpt2Error;

namespace {

Safetensors reference(const char* name) {
    return Safetensors::open(std::string(DIKKAT_TEST_DATA "/safetensors/") + name).value();
}

/// Every tensor of a file as it stands there.
NamedTensors raw(const Safetensors& file) {
    NamedTensors out;
    for (const TensorInfo& t : file.tensors()) out[t.name] = {t.shape, file.floats(t.name).value()};
    return out;
}

Safetensors fileOf(const NamedTensors& tensors) {
    SafetensorsWriter writer;
    for (const auto& [name, t] : tensors) writer.add(name, t.shape, std::span<const float>(t.values));
    return Safetensors::parse(writer.serialise().value()).value();
}

Gpt2Problem problemOf(const NamedTensors& tensors) {
    const auto read = fromGpt2Names(fileOf(tensors));
    return read.ok() ? Gpt2Problem{static_cast<E>(-1)} : read.error();
}

const std::string kRoot = "transformer.";

} // namespace

TEST(Gpt2Names, BothLayoutsAreTheSameModel) {
    const auto hugging = fromGpt2Names(reference("tiny_gpt_huggingface.safetensors"));
    const auto nano = fromGpt2Names(reference("tiny_gpt_nanogpt.safetensors"));
    ASSERT_TRUE(hugging.ok() && nano.ok());
    EXPECT_EQ(hugging->layout, Gpt2Layout::HuggingFace);
    EXPECT_EQ(nano->layout, Gpt2Layout::NanoGpt);
    EXPECT_EQ(hugging->tensors, nano->tensors);
    EXPECT_EQ(hugging->vocabulary, 5U);
    EXPECT_EQ(hugging->context, 6U);
    EXPECT_EQ(hugging->width, 8U);
    EXPECT_EQ(hugging->blocks, 2U);
    EXPECT_EQ(hugging->hidden, 32U);
    EXPECT_TRUE(hugging->queryKeyValueBias && hugging->outputBias && hugging->mlpBias && hugging->normBias);
    EXPECT_FALSE(hugging->tied || hugging->headBias);
    EXPECT_EQ(hugging->tensors.at("blocks.1.mlp.W1").shape, (std::vector<std::uint64_t>{8, 32}));
    EXPECT_EQ(hugging->tensors.at("head.W").shape, (std::vector<std::uint64_t>{8, 5}));
}

TEST(Gpt2Names, WrittenBackTheyAreTheFile) {
    const std::pair<const char*, Gpt2Layout> rows[] = {
        {"tiny_gpt_huggingface.safetensors", Gpt2Layout::HuggingFace},
        {"tiny_gpt_nanogpt.safetensors", Gpt2Layout::NanoGpt}};
    for (const auto& [name, layout] : rows) {
        const Safetensors file = reference(name);
        const auto back = toGpt2Names(fromGpt2Names(file)->tensors, layout);
        ASSERT_TRUE(back.ok());
        EXPECT_EQ(back.value(), raw(file)) << name;
    }
}

TEST(Gpt2Names, WhatFilesInTheWildDo) {
    const NamedTensors full = raw(reference("tiny_gpt_huggingface.safetensors"));
    const auto expected = fromGpt2Names(fileOf(full))->tensors;
    NamedTensors bare; // no prefix, mask buffers
    for (const auto& [name, t] : full) bare[name.starts_with(kRoot) ? name.substr(kRoot.size()) : name] = t;
    bare["h.0.attn.bias"] = {{1, 1}, {1}};
    bare["h.1.attn.masked_bias"] = {{}, {-10000}};
    EXPECT_EQ(fromGpt2Names(fileOf(bare))->tensors, expected);

    for (const std::string wrapper : {"_orig_mod.", "module.", "model.", "_orig_mod.module.",
                                      "module._orig_mod.", "model.module._orig_mod.", "module.module.",
                                      "gpt.", "net.backbone.", "_fsdp_wrapped_module._orig_mod."}) {
        NamedTensors whole, inside;
        for (const auto& [name, t] : full) {
            whole[wrapper + name] = t; // around everything
            inside[name.starts_with(kRoot) ? kRoot + wrapper + name.substr(kRoot.size()) : wrapper + name] =
                t;
        }
        EXPECT_EQ(fromGpt2Names(fileOf(whole))->tensors, expected) << wrapper;
        EXPECT_EQ(fromGpt2Names(fileOf(inside))->tensors, expected) << wrapper;
    }
    NamedTensors twice = full;
    twice["teacher.wte.weight"] = full.at("transformer.wte.weight");
    EXPECT_EQ(problemOf(twice).error, E::TwoModels);

    NamedTensors tied = full; // no lm_head: the same as wte
    tied.erase("lm_head.weight");
    const auto withoutHead = fromGpt2Names(fileOf(tied));
    ASSERT_TRUE(withoutHead.ok());
    EXPECT_TRUE(withoutHead->tied);
    EXPECT_FALSE(withoutHead->tensors.contains("head.W"));
    tied["lm_head.weight"] = full.at("transformer.wte.weight");
    EXPECT_TRUE(fromGpt2Names(fileOf(tied))->tied);
    const auto again = toGpt2Names(withoutHead->tensors, Gpt2Layout::HuggingFace);
    EXPECT_EQ(again.value(), tied);
}

TEST(Gpt2Names, WrappersStandAnywhereInAName) {
    const NamedTensors full = raw(reference("tiny_gpt_nanogpt.safetensors"));
    const auto expected = fromGpt2Names(fileOf(full))->tensors;
    const auto inserted = [&](const std::string& before, const std::string& wrapper) {
        NamedTensors out;
        for (const auto& [name, t] : full) {
            const std::size_t at = name.find(before);
            out[at == std::string::npos ? name : std::string(name).insert(at, wrapper)] = t;
        }
        return out;
    };
    const std::pair<const char*, const char*> rows[] = {
        {"transformer.", "module._orig_mod."},
        {"transformer.", "_orig_mod.module.module."},
        {"h.", "_orig_mod."},
        {"attn.", "_orig_mod."},
        {"mlp.", "_checkpoint_wrapped_module."},
        {"ln_1.", "_fsdp_wrapped_module._orig_mod."},
        {"attn.", "_fsdp_wrapped_module._checkpoint_wrapped_module."},
        {"c_fc.", "module."}};
    for (const auto& [before, wrapper] : rows) {
        const auto read = fromGpt2Names(fileOf(inserted(before, wrapper)));
        ASSERT_TRUE(read.ok()) << before << wrapper;
        EXPECT_EQ(read->tensors, expected) << before << wrapper;
    }
}

TEST(Gpt2Names, ModelsWithoutBiases) {
    NamedTensors full = raw(reference("tiny_gpt_nanogpt.safetensors")), weights;
    for (const auto& [name, t] : full)
        if (!name.ends_with(".bias")) weights[name] = t;
    const auto read = fromGpt2Names(fileOf(weights));
    ASSERT_TRUE(read.ok());
    EXPECT_FALSE(read->queryKeyValueBias || read->outputBias || read->mlpBias || read->normBias);
    EXPECT_FALSE(read->tensors.contains("blocks.0.attn.bq"));
    EXPECT_EQ(read->tensors.at("ln_f.beta").values, std::vector<float>(8));
    const auto back = toGpt2Names(read->tensors, Gpt2Layout::NanoGpt);
    ASSERT_TRUE(back.ok()); // zeros where there was nothing: the same function
    EXPECT_EQ(back->at("transformer.h.0.attn.c_attn.bias").values, std::vector<float>(24));
}

TEST(Gpt2Names, EverythingElseIsRefused) {
    const NamedTensors full = raw(reference("tiny_gpt_nanogpt.safetensors"));
    const auto without = [&](const std::string& name) {
        NamedTensors t = full;
        t.erase(name);
        return problemOf(t);
    };
    { // the head is then both
        NamedTensors t = full;
        t.erase("transformer.wte.weight");
        EXPECT_TRUE(fromGpt2Names(fileOf(t))->tied);
        t.erase("lm_head.weight");
        EXPECT_EQ(problemOf(t).name, "wte.weight");
    }
    EXPECT_EQ(without("transformer.wpe.weight").error, E::MissingTensor);
    EXPECT_EQ(without("transformer.h.0.attn.c_attn.weight").error, E::MissingTensor);
    EXPECT_EQ(without("transformer.h.1.mlp.c_proj.weight").name, "h.1.mlp.c_proj.weight");
    EXPECT_EQ(without("transformer.h.1.mlp.c_proj.weight").error, E::MissingTensor);
    EXPECT_EQ(without("transformer.ln_f.weight").error, E::MissingTensor);
    EXPECT_EQ(without("transformer.h.1.attn.c_attn.bias").error, E::MissingTensor); // block 0 has one

    const auto with = [&](const std::string& name, NamedTensor tensor) {
        NamedTensors t = full;
        t[name] = std::move(tensor);
        return problemOf(t);
    };
    EXPECT_EQ(with("transformer.h.0.extra", {{1}, {1}}).error, E::UnexpectedTensor);
    EXPECT_EQ(with("transformer.h.7.ln_1.weight", {{8}, std::vector<float>(8)}).error, E::MissingTensor);
    EXPECT_EQ(with("transformer.h.0.attn.c_attn.weight", {{8, 8}, std::vector<float>(64)}).error,
              E::AmbiguousLayout);
    EXPECT_EQ(with("transformer.h.0.mlp.c_fc.weight", {{256}, std::vector<float>(256)}).error, E::WrongShape);
    EXPECT_EQ(with("transformer.wte.weight", {{40}, std::vector<float>(40)}).error, E::WrongShape);
    EXPECT_EQ(with("transformer.wte.weight", {{0, 8}, {}}).error, E::WrongShape);
    EXPECT_EQ(with("lm_head.weight", {{6, 8}, std::vector<float>(48)}).text, "[6, 8]");
}

TEST(Gpt2Names, WhatTheNamesCannotSay) {
    const NamedTensors own = fromGpt2Names(reference("tiny_gpt_nanogpt.safetensors"))->tensors;
    const auto problem = [&](auto change) {
        NamedTensors t = own;
        change(t);
        const auto written = toGpt2Names(t, Gpt2Layout::NanoGpt);
        return written.ok() ? Gpt2Problem{static_cast<E>(-1)} : written.error();
    };
    NamedTensors withBias = own;
    withBias["head.b"] = {{5}, {0, 0, 1, 0, 0}};
    const auto there = toGpt2Names(withBias, Gpt2Layout::HuggingFace);
    ASSERT_TRUE(there.ok());
    EXPECT_EQ(fromGpt2Names(fileOf(*there))->tensors, withBias);
    EXPECT_EQ(problem([](auto& t) { t.erase("pos_emb"); }).name, "pos_emb");
    EXPECT_EQ(problem([](auto& t) { t.erase("blocks.1.mlp.W1"); }).error, E::MissingTensor);
    EXPECT_EQ(problem([](auto& t) { t["dec.0.cross.Wq"] = {{1}, {1}}; }).error, E::NotRepresentable);
}
