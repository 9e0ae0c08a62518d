// Coverage-guided: the first byte chooses the reader. Build with clang and -DDIKKAT_FUZZ=ON; run:
// read_fuzz CORPUS_DIR -max_total_time=60
#include "tests/fuzz/readers.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const auto& all = dikkat::fuzz::readers();
    all[data[0] % all.size()].read({reinterpret_cast<const char*>(data) + 1, size - 1});
    return 0;
}
