"""Small files, nothing left unfinished, nothing that holds on one machine only."""

import re

from lint import code_only, files, line_of, read, run, tracked

LONGEST = 500        # lines of a source file
LONGEST_ROOT = 120   # lines of the root CMakeLists.txt

# The words are put together here so that this file does not complain about itself.
LEFT_OVER = re.compile("|".join([r"\b" + "TO" + r"DO\b", r"\bFIX" + r"ME\b", r"\bX" + r"XX\b", r"\b[Ll]o" + r"rem\b",
                                 r"\bplace" + r"holder", r"\bnot " + "implemented"]))
MACHINE = re.compile("|".join([r"(?<![\w.])/wo" + "rk/", r"(?<![\w.])/ho" + r"me/\w", r"(?<![\w.])/ro" + r"ot/\w",
                               r"(?<![\w.$}])/t" + r"mp/\w", r"[A-Z]:\\Us" + "ers", r"\.\./sha" + "red"]))
BINARY = (".png", ".ico", ".safetensors", ".dikkat", ".bin", ".pdf", ".qm")
# Shown texts that no translator will ever see: a literal of two or more words given to something that shows it.
SHOWN = re.compile(r"\b(?:setText|setToolTip|setStatusTip|setWhatsThis|setWindowTitle|setPlaceholderText|setTitle|setPrefix"
                   r"|setSuffix|setAccessibleName|setAccessibleDescription|addAction|addTab|addMenu|addItem|showMessage"
                   r"|QLabel|QPushButton|QCheckBox|QAction|QGroupBox)\s*[({]\s*(?:new\s+\w+\()?"
                   r'(?:QStringLiteral\(|QString\(|u)?\s*"((?:\\.|[^"\\\n])*)"')
TWO_WORDS = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")


def check(root):
    complaints = []
    for path in files(root, ".cpp", ".h", under=("app", "core", "ui", "tests")):
        lines = read(root, path).count("\n")
        if lines >= LONGEST:
            complaints.append(f"{path}: {lines} lines: split it before {LONGEST}")
    for path in files(root, ".cpp", ".h", under=("app", "ui")):
        text = code_only(read(root, path), keep_strings=True)
        for match in SHOWN.finditer(text):
            words = re.sub(r"<[^>]*>|&\w+;", "", match.group(1))
            if TWO_WORDS.search(words):
                complaints.append(f"{path}:{line_of(text, match.start())}: shown but not translated: {match.group(1)!r}")
    for path in tracked(root):
        if path == "LICENSE" or path.endswith(BINARY):
            continue
        try:
            text = read(root, path)
        except UnicodeDecodeError:
            if not path.startswith("tests/data/"):
                complaints.append(f"{path}: not UTF-8")
            continue
        if path == "CMakeLists.txt" and text.count("\n") >= LONGEST_ROOT:
            complaints.append(f"{path}: {LONGEST_ROOT} lines or more: move things down into the layers")
        for pattern, what in ((LEFT_OVER, "left over"), (MACHINE, "path of one machine")):
            for match in pattern.finditer(text):
                complaints.append(f"{path}:{line_of(text, match.start())}: {what}: {match.group(0)}")
    return complaints


run(check, [
    ({"core/a.cpp": "// to do justice to both\n" * (LONGEST - 1), "ui/a.cpp": 'e->setPlaceholderText(tr("a few words"));\n',
      "README.md": "Pictures go to build/tmp/x and $TMPDIR/tmp/x.\n"}, None),
    ({"ui/b.cpp": 'label->setText(QStringLiteral("<span style=\\"color:red\\">%1</span>").arg(x));\n'}, None),
    ({"core/a.cpp": "\n" * LONGEST}, "split it"),
    ({"tests/a.cpp": "\n" * LONGEST}, "split it"),
    ({"CMakeLists.txt": "\n" * LONGEST_ROOT}, "move things down"),
    ({"core/a.cpp": "// TO" + "DO later\n"}, "left over"),
    ({"README.md": "Lo" + "rem ipsum\n"}, "left over"),
    ({"ui/a.cpp": "// FIX" + "ME\n"}, "left over"),
    ({"tests/a.sh": "cd /wo" + "rk/somewhere\n"}, "one machine"),
    ({"ui/a.cpp": 'label->setText("two words");\n'}, "not translated"),
    ({"ui/a.cpp": 'label->setText(QStringLiteral("two words"));\n'}, "not translated"),
])
