#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

namespace dikkat::test {

/// What /usr/bin/python3, the one that Debian's python3-torch belongs to, prints for `arguments` in a folder;
/// nothing if it fails (torchComplaint() says why).
inline std::optional<std::string> runTorch(const std::filesystem::path& folder,
                                           const std::string& arguments) {
    const std::string command = "cd '" + folder.string() + "' && OMP_NUM_THREADS=1 /usr/bin/python3 " +
                                arguments + " >out.txt 2>err.txt";
    if (std::system(command.c_str()) != 0) return std::nullopt;
    std::ifstream in(folder / "out.txt", std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
}

inline std::string torchComplaint(const std::filesystem::path& folder) {
    std::ifstream in(folder / "err.txt", std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace dikkat::test
