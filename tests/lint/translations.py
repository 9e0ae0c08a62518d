"""Both catalogues complete and up to date: nothing unfinished, same marks in both languages, nothing for lupdate to add.

The second argument is lupdate; without it only the catalogues themselves are looked at.
"""

import os
import re
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter

from lint import run

CATALOGUES = {"tr": 1, "en": 2}  # and the number of plural forms
MARK = re.compile(r"%L?\d{1,2}|%L?n")


def messages(path):
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            yield name, message


def key(name, message):
    return name, message.findtext("source"), message.findtext("comment") or "", message.get("numerus") == "yes"


def marks_differ(source, text, may_drop_count):
    wanted, got = Counter(MARK.findall(source)), Counter(MARK.findall(text))
    if may_drop_count:
        wanted.pop("%n", None), got.pop("%n", None), wanted.pop("%Ln", None), got.pop("%Ln", None)
    return wanted != got


def complaints_about(path, language, forms):
    for name, message in messages(path):
        source, plural = message.findtext("source"), message.get("numerus") == "yes"
        translation = message.find("translation")
        where = f"{os.path.basename(path)}: {name}: {source!r}"
        state = translation.get("type") if translation is not None else "unfinished"
        if state:
            yield f"{where}: {state}"
            continue
        texts = [form.text or "" for form in translation.findall("numerusform")] if plural else [translation.text or ""]
        if plural and len(texts) != forms:
            yield f"{where}: {len(texts)} plural forms instead of {forms}"
        for number, text in enumerate(texts):
            if not text.strip():
                yield f"{where}: empty"
            elif marks_differ(source, text, may_drop_count=plural and language == "en" and number == 0):
                yield f"{where}: other marks in {text!r}"
            elif (source[:1].isspace(), source[-1:].isspace()) != (text[:1].isspace(), text[-1:].isspace()):
                yield f"{where}: spaces at the ends differ in {text!r}"
            elif source.endswith("…") != text.endswith("…"):
                yield f"{where}: the dots at the end differ in {text!r}"


def stale(root, lupdate):
    """What lupdate would add to or take out of the catalogues."""
    with tempfile.TemporaryDirectory() as folder:
        for language in CATALOGUES:
            shutil.copy(os.path.join(root, "translations", f"dikkat_{language}.ts"), folder)
        done = subprocess.run(["sh", os.path.join(root, "translations", "update.sh"), lupdate, folder],
                              capture_output=True, text=True)
        if done.returncode != 0:
            yield f"lupdate failed: {done.stderr.strip()}"
            return
        for language in CATALOGUES:
            name = f"dikkat_{language}.ts"
            have = {key(*m) for m in messages(os.path.join(root, "translations", name))}
            want = {key(*m) for m in messages(os.path.join(folder, name))}
            for verb, difference in (("lacks", want - have), ("still has", have - want)):
                for context, source, _, _ in sorted(difference):
                    yield f"{name} {verb} {context}: {source!r} (build the target update_translations)"


def check(root, lupdate=None):
    complaints = []
    for language, forms in CATALOGUES.items():
        path = os.path.join(root, "translations", f"dikkat_{language}.ts")
        if not os.path.exists(path):
            complaints.append(f"{path} is missing")
            continue
        complaints += complaints_about(path, language, forms)
    if lupdate and not any(line.endswith("is missing") for line in complaints):
        complaints += stale(root, lupdate)
    return complaints


def catalogue(body, language="tr"):
    return (f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{language}" '
            f'sourcelanguage="en">\n{body}</TS>\n')


def tree(turkish, english="", source=""):
    def context(body):
        return f"<context>\n    <name>Words</name>\n{body}</context>\n" if body else ""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../translations/update.sh"), encoding="utf-8") as f:
        update = f.read()
    return {"translations/dikkat_tr.ts": catalogue(context(turkish)), "translations/update.sh": update,
            "translations/dikkat_en.ts": catalogue(context(english), "en"), "app/.keep": "",
            "ui/a.cpp": "#include <QCoreApplication>\n" + source}


def message(source, translation, state=""):
    return f"<message><source>{source}</source><translation{state}>{translation}</translation></message>\n"


def plural(source, *forms):
    inner = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    return f'<message numerus="yes"><source>{source}</source><translation>{inner}</translation></message>\n'


ROW = 'auto s = QCoreApplication::translate("Words", "Row %1");\n'
CELLS = 'auto s = QCoreApplication::translate("Words", "%n cells", nullptr, 2);\n'

run(check, [
    (tree(message("Row %1", "Satır %1") + plural("%n cells", "%n hücre"), plural("%n cells", "one cell", "%n cells"),
          ROW + CELLS), None),
    (tree(message("Row %1", "", ' type="unfinished"'), source=ROW), "unfinished"),
    (tree(message("Row %1", "Satır %1", ' type="vanished"'), source=ROW), "vanished"),
    (tree(message("Row %1", ""), source=ROW), "empty"),
    (tree(message("Row %1", "Satır"), source=ROW), "other marks"),
    (tree(message("Row %1", "Satır %L1"), source=ROW), "other marks"),
    (tree(message("Row %1", "Satır %1 "), source=ROW), "spaces"),
    (tree(message("Open…", "Aç"), source='auto s = QCoreApplication::translate("Words", "Open…");\n'), "dots"),
    (tree(plural("%n cells", "%n hücre"), plural("%n cells", "%n cells"), CELLS), "plural forms"),
    (tree(plural("%n cells", "hücre"), plural("%n cells", "%n cell", "%n cells"), CELLS), "other marks"),
    (tree("", source=ROW), "lacks"),
    (tree(message("Row %1", "Satır %1")), "still has"),
    ({"ui/a.cpp": ""}, "is missing"),
])
