"""Files are written by one function, writeAtomically of ui/document/atomic_file.cpp: anything else can leave half a file in
the place of a whole one when the disk is full. What streams, and says why, is named here."""

import re

from lint import code_only, files, line_of, read, run

WRITER = re.compile(r"\bQSaveFile\b|\bQTemporaryFile\b|\b(?:std::)?(?<!<)(?:basic_)?o?fstream\b|\bf(?:re)?open\s*\(|\bFILE\s*\*"
                    r"|\bQFile::copy\b|\bcopy_file\s*\(|\bQFile(?:Device)?\b[^;{}()]*\.open\b"
                    r"|\bQ(?:IODevice|File)::(?:WriteOnly|ReadWrite|Append|Truncate|NewOnly)\b|\bQIODeviceBase::(?:WriteOnly|ReadWrite)\b")
BUFFER = re.compile(r"\bbuffer\.open\s*\(\s*QIODevice::WriteOnly\s*\)")  # a QBuffer: memory
# QSettings writes by itself; ui/settings looks after that.
ALLOWED = {"ui/document/atomic_file.cpp": "the writer",
           "app/commands/loss_log.cpp": "rows are appended while a run goes on; its beginning is written by the writer"}


def check(root):
    complaints = []
    for path in files(root, ".cpp", ".h"):
        if path in ALLOWED:
            continue
        text = BUFFER.sub(lambda m: " " * len(m.group(0)), code_only(read(root, path)))
        for match in WRITER.finditer(text):
            complaints.append(f"{path}:{line_of(text, match.start())}: {match.group(0)}: write through writeAtomically")
    return complaints


run(check, [
    ({"ui/document/atomic_file.cpp": "QSaveFile file(path);\n", "ui/a.cpp": "// QSaveFile\nbuffer.open(QIODevice::WriteOnly);\n",
      "core/b.cpp": "#include <fstream>\nstd::ifstream in(path);\nfile.open(QIODevice::ReadOnly);\n"}, None),
    ({"ui/a.cpp": "QSaveFile file(path);\n"}, "QSaveFile"),
    ({"app/a.cpp": "file.open(QIODevice::WriteOnly | QIODevice::Text);\n"}, "WriteOnly"),
    ({"app/a.cpp": "QFile f(path); f.open(QFile::Append);\n"}, "Append"),
    ({"core/a.cpp": "std::ofstream out(path);\n"}, "ofstream"),
    ({"core/a.cpp": "std::fstream out(path);\n"}, "fstream"),
    ({"core/a.cpp": 'auto* f = std::fopen(p, "w");\n'}, "fopen"),
])
