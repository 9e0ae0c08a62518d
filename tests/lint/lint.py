"""What the checks of this folder share: walking the tree, and a self-test that proves that a check can fail.

A check is a function `check(root, *arguments)` that returns complaints, one line each. `run` prints them and exits with
status 1 if there are any. With --self-test it runs the check on small trees instead: each case is a dictionary of files
and a piece of the complaint that must come, or None if the tree is clean.
"""

import os
import re
import subprocess
import sys
import tempfile


def files(root, *suffixes, under=("app", "core", "ui")):
    """Paths relative to root, with '/', sorted, of the files below the given folders that end in one of the suffixes."""
    found = []
    for top in under:
        for folder, _, names in os.walk(os.path.join(root, top)):
            for name in names:
                if name.endswith(suffixes):
                    found.append(os.path.relpath(os.path.join(folder, name), root).replace(os.sep, "/"))
    return sorted(found)


def tracked(root):
    """What git knows below root, or every file outside hidden folders where there is no git."""
    try:
        listing = subprocess.run(["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                                 check=True, capture_output=True).stdout.decode("utf-8")
        return sorted(name for name in listing.split("\0") if name and os.path.isfile(os.path.join(root, name)))
    except (OSError, subprocess.CalledProcessError):
        return sorted(name for name in files(root, "", under=(".",)) if not name.startswith("."))


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8") as file:
        return file.read()


_TOKENS = re.compile(r'R"(?P<tag>[^()\\ ]{0,16})\((?s:.*?)\)(?P=tag)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''
                     r'|//[^\n]*|/\*(?s:.*?)\*/')


def code_only(text, keep_strings=False):
    """C++ text with comments and, unless kept, the insides of literals blanked; line numbers stay."""
    def blank(match):
        token = match.group(0)
        if keep_strings and not token.startswith("/"):
            return token
        return re.sub(r"[^\n]", " ", token)
    # A quote between digits is a separator (1'000), not a literal.
    return _TOKENS.sub(blank, re.sub(r"(?<=[0-9a-fA-F])'(?=[0-9a-fA-F])", "_", text))


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def _self_test(check, cases, arguments):
    wrong = 0
    for tree, wanted in cases:
        with tempfile.TemporaryDirectory() as root:
            for path, text in tree.items():
                os.makedirs(os.path.dirname(os.path.join(root, path)), exist_ok=True)
                with open(os.path.join(root, path), "w", encoding="utf-8") as file:
                    file.write(text)
            complaints = check(root, *arguments)
        good = not complaints if wanted is None else any(wanted in line for line in complaints)
        if not good:
            wrong += 1
            print(f"self-test: wanted {wanted!r}, got {complaints} for {sorted(tree)}")
    if not any(wanted is None for _, wanted in cases) or not any(wanted for _, wanted in cases):
        wrong += 1
        print("self-test: needs a clean tree and a broken one")
    print(f"{len(cases)} cases, {wrong} wrong")
    return wrong


def run(check, cases):
    """check.py --self-test [ARGUMENT...]  or  check.py ROOT [ARGUMENT...]"""
    first, *arguments = sys.argv[1:]
    if first == "--self-test":
        sys.exit(1 if _self_test(check, cases, arguments) else 0)
    complaints = check(first, *arguments)
    for line in complaints:
        print(line)
    sys.exit(1 if complaints else 0)
