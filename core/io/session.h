#pragma once

#include "core/base/result.h"
#include "core/io/lab_state.h"
#include "core/io/read_failure.h"
#include "core/lesson/view_state.h"

#include <map>
#include <string>
#include <string_view>

namespace dikkat {

/// What one file `name.dikkat` holds.
struct Session {
    LessonState lesson;
    ViewState view;
    /// States of the other pages, each a JSON object known to its page alone, by the page's name: what undo
    /// covers, and how it is being looked at.
    std::map<std::string, std::string> pages{}, pageViews{};
    LabState lab{}; ///< models and runs

    friend bool operator==(const Session&, const Session&) = default;
};

/// Newest session format this program reads and the one it writes.
inline constexpr int sessionFormat = 1;

/// The bytes of a session file: a safetensors container whose metadata entry "dikkat" is a JSON object
///
///     {"format": 1, "lesson": {…}, "view": {…}, "pages": {name: {…}}, "page_views": {name: {…}}}
///
/// (pages and page_views only where there is something to say; the Lab: see core/io/lab_state.h) and whose
/// tensors (F64) are lesson.x (T, M), lesson.wq (M, D), lesson.wk (M, D), lesson.wv (M, Dv) and
/// lesson.position_table (T, M), left out where they are the chapter's. Q, K and V are rows of numbers in the
/// JSON, where a person can read them. Every number comes back bit for bit. The lesson must pass `validate`;
/// fails with Container only when a number is not finite or a page's state is not UTF-8.
/// `notes` are further metadata entries, which readSession leaves aside.
Result<std::string, ReadFailure> writeSession(const Session& session,
                                              const std::map<std::string, std::string>& notes = {});

/// Reads what writeSession writes. Keys it does not know are left aside, so that other parts of the program
/// may keep theirs in the same file; a file of a newer format is refused.
Result<Session, ReadFailure> readSession(std::string_view bytes);
Result<Session, ReadFailure> readSession(const Safetensors& file);

} // namespace dikkat
