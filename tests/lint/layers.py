"""One direction: app -> ui -> core. The core knows no Qt, no page knows another, only ui/plot knows QCustomPlot."""

import posixpath
import re

from lint import code_only, files, line_of, read, run

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.M)


def page_of(path):
    match = re.match(r"ui/pages/([^/]+)/", path)
    return match.group(1) if match else None


def complaint(path, header):
    layer = path.split("/")[0]
    target = posixpath.normpath(posixpath.join(posixpath.dirname(path), header)) if header.startswith(".") else header
    top = target.split("/")[0]
    if layer == "core":
        if top in ("ui", "app"):
            return f"the core includes {top}"
        if re.match(r"Q[A-Z]|Qt[A-Z0-9]|qcustomplot|qt", header):
            return "the core includes Qt"
        if header.startswith("nlohmann/") and not path.startswith("core/io/"):
            return "JSON belongs to core/io"
    if layer == "ui" and top == "app":
        return "ui includes app"
    if page_of(path) and page_of(target) and page_of(target) != page_of(path):
        return "a page includes another page"
    if posixpath.basename(header) == "qcustomplot.h" and not path.startswith("ui/plot/"):
        return "only ui/plot includes QCustomPlot"
    return None


def check(root):
    complaints = []
    for path in files(root, ".cpp", ".h"):
        text = code_only(read(root, path), keep_strings=True)
        for match in INCLUDE.finditer(text):
            why = complaint(path, match.group(2))
            if why:
                complaints.append(f"{path}:{line_of(text, match.start())}: {why}: {match.group(2)}")
    return complaints


run(check, [
    ({"core/a.cpp": '#include "core/b.h"\n#include <Eigen/Core>\n// #include <QString>\n',
      "core/io/j.cpp": "#include <nlohmann/json.hpp>\n",
      "ui/plot/p.cpp": "#include <qcustomplot.h>\n",
      "ui/pages/qkv/a.cpp": '#include "ui/pages/qkv/b.h"\n#include "../../widgets/c.h"\n',
      "app/main.cpp": '#include "ui/shell/w.h"\n#include <QApplication>\n'}, None),
    ({"core/a.cpp": "#include <QString>\n"}, "includes Qt"),
    ({"core/a.h": "#include <QtCore/qglobal.h>\n"}, "includes Qt"),
    ({"core/a.h": '#include "ui/a.h"\n'}, "includes ui"),
    ({"core/a/b.h": '#include "../../app/a.h"\n'}, "includes app"),
    ({"core/a.h": "#include <nlohmann/json_fwd.hpp>\n"}, "core/io"),
    ({"ui/a.h": '#include "app/a.h"\n'}, "ui includes app"),
    ({"ui/pages/a/a.h": '#include "ui/pages/b/b.h"\n'}, "another page"),
    ({"ui/pages/a/a.h": '#include "../b/b.h"\n'}, "another page"),
    ({"ui/pages/a/a.h": "#include <qcustomplot.h>\n"}, "only ui/plot"),
])
