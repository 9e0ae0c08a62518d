// Any bytes at all must be read or refused: no crash, no sanitizer report, no allocation beyond a small
// multiple of the input. Build with clang and -DDIKKAT_FUZZ=ON; run: safetensors_fuzz CORPUS_DIR
// -max_total_time=60
#include "core/io/safetensors.h"

#include <cstddef>
#include <cstdint>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto* bytes = reinterpret_cast<const std::byte*>(data);
    const auto opened = dikkat::Safetensors::parse(std::vector<std::byte>(bytes, bytes + size));
    if (!opened.ok()) return 0;
    for (const auto& tensor : opened->tensors()) {
        (void)opened->doubles(tensor.name);
        (void)opened->matrixFloat(tensor.name);
    }
    return 0;
}
