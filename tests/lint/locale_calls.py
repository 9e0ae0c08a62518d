"""Nothing in the core may depend on the person's locale: under a Turkish one stod("0.1") is 0, and "I" folds to "ı"."""

import re

from lint import code_only, files, line_of, read, run

CALL = re.compile(r"\b(?:stod|stof|stold|stoi|stol|stoul|stoll|stoull|strtod|strtof|strtold|strtol|strtoul|strtoll|strtoull"
                  r"|atof|atoi|atol|atoll|v?f?s?n?w?printf|v?f?s?w?scanf|to_string|to_wstring|setlocale|localeconv"
                  r"|toupper|tolower|isalpha|isalnum|isspace|isupper|islower|ispunct|isdigit|strcoll|strftime)\s*\(")
STREAM = re.compile(r"\b[io]?stringstream\b|#[ \t]*include[ \t]*<(?:iostream|sstream|iomanip)>")
GLOBAL = re.compile(r"\bstd::locale(?!::classic)\b")


def check(root):
    complaints = []
    for path in files(root, ".cpp", ".h", under=("core",)):
        text = code_only(read(root, path))
        for pattern, advice in ((CALL, "use std::from_chars, std::to_chars, or compare bytes"),
                                (STREAM, "streams format numbers by locale: build text with std::to_chars"),
                                (GLOBAL, "the core knows no locale")):
            for match in pattern.finditer(text):
                complaints.append(f"{path}:{line_of(text, match.start())}: {match.group(0).rstrip(' (')}: {advice}")
    return complaints


run(check, [
    ({"core/a.cpp": '#include <charconv>\n#include <fstream>\n// stod("1")\nauto s = "printf(";\nint n = 1\'000;\n'
                    "void parts_to_string_list(int);\nauto t = toString(2);\n",
      "ui/b.cpp": "auto x = std::stod(s);\n"}, None),
    ({"core/a.cpp": "auto x = std::stod(s);\n"}, "stod"),
    ({"core/a.cpp": "auto x = std::to_string(1.5);\n"}, "to_string"),
    ({"core/a.cpp": 'std::snprintf(buffer, 9, "%g", x);\n'}, "snprintf"),
    ({"core/a.cpp": 'printf("%g", x);\n'}, "printf"),
    ({"core/a.cpp": "std::ostringstream out;\n"}, "stringstream"),
    ({"core/a.h": "#include <iostream>\n"}, "iostream"),
    ({"core/a.h": "c = std::tolower(c);\n"}, "tolower"),
    ({"core/a.h": 'std::locale::global(std::locale("tr_TR"));\n'}, "no locale"),
])
