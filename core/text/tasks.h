#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dikkat {

/// Tasks whose data is made, not read. Every example of a task has the same length, so a row of a batch can
/// be one example: context = prompt + answer. Abc and Repeats are running texts without examples.
enum class Task {
    Abc,      ///< the text ABCABC…, as in the lesson
    Copy,     ///< "gfbadc>gfbadc"
    Reverse,  ///< "gfbadc>cdabfg"
    Sort,     ///< "gfbadc>abcdfg"
    Addition, ///< "47+38=085", two digits and two digits give three
    Repeats,  ///< lines of one made-up word each, said three times or more: "limanlimanliman"
};

inline constexpr Task kAllTasks[] = {Task::Abc,  Task::Copy,     Task::Reverse,
                                     Task::Sort, Task::Addition, Task::Repeats};

std::string_view taskId(Task task); ///< "abc", "copy", "reverse", "sort", "addition", "repeats"

/// Whether a task is a running text: windows of it are learnt from, not lines with an answer.
constexpr bool isRunningText(Task task) {
    return task == Task::Abc || task == Task::Repeats;
}

struct TaskExample {
    std::string prompt; ///< up to and including '>' or '='
    std::string answer; ///< follows the prompt, ends with a line end

    [[nodiscard]] std::string text() const { return prompt + answer; }
    bool operator==(const TaskExample&) const = default;
};

struct TaskOptions {
    int length = 6;   ///< letters of a copy, reverse or sort example, 1 … 26
    int letters = 10; ///< distinct letters from 'a' on, 1 … 26
};

/// Up to `count` different examples in random order, the same for the same seed; fewer if the task has no
/// more. None for running texts.
std::vector<TaskExample> taskExamples(Task task, std::size_t count, std::uint64_t seed,
                                      const TaskOptions& options = {});

/// A text to train on: the examples one after another; for Abc "ABC" `count` times (the
/// lesson: 40), for Repeats `count` lines.
std::string taskText(Task task, std::size_t count, std::uint64_t seed, const TaskOptions& options = {});

/// Every character a task can use, as a text: a vocabulary made from it does not depend on which examples
/// were drawn.
std::string taskAlphabet(Task task, const TaskOptions& options = {});

} // namespace dikkat
