#include "core/text/tasks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

using namespace dikkat;

namespace {

int number(const std::string& digits) {
    int n = 0;
    for (const char c : digits) n = 10 * n + (c - '0');
    return n;
}

} // namespace

TEST(Tasks, AnswersAreRight) {
    for (const Task task : {Task::Copy, Task::Reverse, Task::Sort, Task::Addition}) {
        const auto examples = taskExamples(task, 500, 11);
        ASSERT_EQ(examples.size(), 500U);
        std::set<std::string> prompts;
        const std::string alphabet = taskAlphabet(task);
        for (const TaskExample& e : examples) {
            prompts.insert(e.prompt);
            EXPECT_EQ(e.text().size(), examples.front().text().size());
            for (const char c : e.text()) EXPECT_NE(alphabet.find(c), std::string::npos);
            if (task == Task::Addition) {
                EXPECT_EQ(number(e.prompt.substr(0, 2)) + number(e.prompt.substr(3, 2)),
                          number(e.answer.substr(0, 3)));
                continue;
            }
            std::string expected = e.prompt.substr(0, 6);
            if (task == Task::Reverse) expected = std::string(expected.rbegin(), expected.rend());
            if (task == Task::Sort) std::sort(expected.begin(), expected.end());
            EXPECT_EQ(e.answer, expected + "\n");
        }
        EXPECT_EQ(prompts.size(), examples.size());
        EXPECT_EQ(taskExamples(task, 500, 11), examples);
        EXPECT_NE(taskExamples(task, 500, 12), examples);
    }
}

TEST(Tasks, NoMoreThanThereAre) {
    EXPECT_EQ(taskExamples(Task::Copy, 1000, 1, {2, 3}).size(), 9U);
    EXPECT_EQ(taskExamples(Task::Addition, 20'000, 1).size(), 10'000U);
    EXPECT_TRUE(taskExamples(Task::Abc, 10, 1).empty());
    EXPECT_TRUE(taskExamples(Task::Repeats, 10, 1).empty());
}

TEST(Tasks, AbcIsTheLessonsText) {
    const std::string text = taskText(Task::Abc, 40, 0);
    EXPECT_EQ(text.size(), 120U);
    EXPECT_EQ(text.substr(0, 7), "ABCABCA");
    EXPECT_EQ(taskText(Task::Sort, 3, 5).size(), 3 * 14U);
}
