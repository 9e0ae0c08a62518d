#include <clocale>
#include <gtest/gtest.h>
#include <locale>
#include <stdexcept>

/// The tests run in the person's locale, as the program does, so that a call that depends on it shows itself
/// (see tests/turkish.cmake).
int main(int argc, char** argv) {
    std::setlocale(LC_ALL, "");
    try {
        std::locale::global(std::locale(""));
    } catch (const std::runtime_error&) {
        // This system does not have the locale that the environment names; the C locale stays.
    }
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
