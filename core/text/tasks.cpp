#include "core/text/tasks.h"

#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <unordered_set>

namespace dikkat {
namespace {

std::string digits(std::int64_t n, int width) {
    std::string out(static_cast<std::size_t>(width), '0');
    for (auto at = out.rbegin(); at != out.rend(); ++at, n /= 10) *at = static_cast<char>('0' + n % 10);
    return out;
}

TaskExample draw(Task task, Random& random, const TaskOptions& options) {
    if (task == Task::Addition) {
        const std::int64_t a = random.integer(0, 100), b = random.integer(0, 100);
        return {digits(a, 2) + '+' + digits(b, 2) + '=', digits(a + b, 3) + '\n'};
    }
    std::string letters(static_cast<std::size_t>(std::clamp(options.length, 1, 26)), 'a');
    for (char& c : letters)
        c = static_cast<char>('a' + random.integer(0, std::clamp(options.letters, 1, 26)));
    std::string answer = letters;
    if (task == Task::Reverse) std::reverse(answer.begin(), answer.end());
    if (task == Task::Sort) std::sort(answer.begin(), answer.end());
    return {letters + '>', answer + '\n'};
}

/// Few letters, and no blank between the words: a model that could count from blank to blank would not need
/// to look anything up.
constexpr std::string_view kWordLetters = "abdeghiklmnorstu";
constexpr std::int64_t kLineLetters = 36; ///< roughly; a line fills the model's context

/// "limanlimanlimanliman": the first time is chance, from then on everything can be looked up. No letter
/// stands twice in a word, so one letter says where to look.
std::string repeatedWord(Random& random) {
    std::string letters(kWordLetters);
    const std::int64_t length = random.integer(4, 13);
    for (std::int64_t i = 0; i < length; ++i)
        std::swap(letters[static_cast<std::size_t>(i)],
                  letters[static_cast<std::size_t>(random.integer(i, std::ssize(letters)))]);
    letters.resize(static_cast<std::size_t>(length));
    std::string line;
    for (std::int64_t times = (kLineLetters + length / 2) / length; times > 0; --times) line += letters;
    return line + '\n';
}

/// How many different examples there are; beyond 10^9 the exact number does not matter.
double possible(Task task, const TaskOptions& options) {
    if (task == Task::Addition) return 100 * 100;
    return std::pow(std::clamp(options.letters, 1, 26), std::clamp(options.length, 1, 26));
}

} // namespace

std::string_view taskId(Task task) {
    switch (task) {
    case Task::Abc: return "abc";
    case Task::Copy: return "copy";
    case Task::Reverse: return "reverse";
    case Task::Sort: return "sort";
    case Task::Addition: return "addition";
    case Task::Repeats: return "repeats";
    }
    return {};
}

std::vector<TaskExample> taskExamples(Task task, std::size_t count, std::uint64_t seed,
                                      const TaskOptions& options) {
    std::vector<TaskExample> out;
    if (isRunningText(task)) return out;
    const double most = possible(task, options);
    if (static_cast<double>(count) > most) count = static_cast<std::size_t>(most);
    Random random(seed);
    std::unordered_set<std::string> seen;
    while (out.size() < count)
        if (TaskExample example = draw(task, random, options); seen.insert(example.prompt).second)
            out.push_back(std::move(example));
    return out;
}

std::string taskText(Task task, std::size_t count, std::uint64_t seed, const TaskOptions& options) {
    std::string out;
    if (task == Task::Abc)
        for (std::size_t i = 0; i < count; ++i) out += "ABC";
    Random random(seed);
    if (task == Task::Repeats)
        for (std::size_t i = 0; i < count; ++i) out += repeatedWord(random);
    for (const TaskExample& example : taskExamples(task, count, seed, options)) out += example.text();
    return out;
}

std::string taskAlphabet(Task task, const TaskOptions& options) {
    if (task == Task::Abc) return "ABC";
    if (task == Task::Addition) return "0123456789+=\n";
    if (task == Task::Repeats) return std::string(kWordLetters) + '\n';
    std::string out = ">\n";
    for (int i = 0; i < std::clamp(options.letters, 1, 26); ++i) out += static_cast<char>('a' + i);
    return out;
}

} // namespace dikkat
