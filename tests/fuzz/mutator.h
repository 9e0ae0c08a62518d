#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace dikkat::fuzz {

/// Makes damaged files out of sound ones, with their structure in mind: bytes, words of JSON, the header of a
/// container, single entries of its description. The same seed, the same file.
class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : m_random(seed) {}

    std::string mutant(const std::vector<std::string>& samples);

private:
    std::size_t below(std::size_t n) { return n == 0 ? 0 : m_random() % n; }
    /// A piece of text for another.
    std::string word();
    void change(std::string& s);
    /// One digit: most files stay sound and say something else.
    void changeDigit(std::string& s);
    /// A number or a word of JSON for another.
    void replaceValue(std::string& s);
    /// The JSON header of a container, with its length put right.
    bool changeHeader(std::string& bytes);
    /// One metadata entry of a container, tensors as they are.
    bool changeMetadata(std::string& bytes);

    std::mt19937_64 m_random;
};

} // namespace dikkat::fuzz
