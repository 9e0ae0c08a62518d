"""What a learner reads keeps to one typography and one word per thing: guides, catalogues, claims, the desktop's texts.

The Turkish words that must not appear stand in the last column of translations/TERMS.md.
"""

import os
import re
import xml.etree.ElementTree as ET

from lint import code_only, files, line_of, read, run

TERMS = "translations/TERMS.md"
STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')

TYPOGRAPHY = (
    (re.compile(r"[^\W\d_]'[^\W\d_]|\d'[^\W\d_]"), "a straight apostrophe: write ’"),
    (re.compile(r"\w …(?=$|[)\]”\"])"), "a space before the dots"),
)
ENGLISH = ((re.compile(r"\d %(?![\dLn])"), "a space before %"),)
TURKISH = ((re.compile(r"(?<![%L\d])\d+%(?![\dLn])"), "% follows the number: Turkish writes it first"),)


def forbidden(root):
    """The words of the table's last column, each as a pattern."""
    for row in read(root, TERMS).splitlines():
        cells = [cell.strip() for cell in row.strip().strip("|").split("|")]
        if row.startswith("|") and len(cells) == 4 and cells[0] != "English" and not cells[0].startswith("---"):
            for word in filter(None, (w.strip() for w in cells[3].split(","))):
                yield word, re.compile(rf"\b{re.escape(word.rstrip('-'))}" + ("" if word.endswith("-") else r"\b"), re.I)


def texts(root):
    """Where, language or None if both may stand there, text."""
    for path in files(root, ".md", under=("resources/guide",)):
        for number, line in enumerate(read(root, path).splitlines(), 1):
            if not line.startswith("= "):  # formulas have a typography of their own
                yield f"{path}:{number}", os.path.basename(path)[:2], line
    for language in ("tr", "en"):
        path = f"translations/dikkat_{language}.ts"
        if not os.path.exists(os.path.join(root, path)):
            continue
        for message in ET.parse(os.path.join(root, path)).getroot().iter("message"):
            source, translation = message.findtext("source"), message.find("translation")
            yield path, "en", source
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            for form in forms:
                yield f"{path}: {source[:40]!r}", language, form
    for path in files(root, ".cpp", under=("core/experiments",)):
        if os.path.basename(path).startswith("claims_"):
            text = code_only(read(root, path), keep_strings=True)
            for match in STRING.finditer(text):
                yield f"{path}:{line_of(text, match.start())}", None, match.group(0)[1:-1]
    for path in files(root, ".metainfo.xml", under=("resources",)):
        for number, line in enumerate(read(root, path).splitlines(), 1):
            if not line.startswith("<?"):
                yield f"{path}:{number}", None, line


def check(root):
    complaints, words = [], list(forbidden(root))
    for where, language, text in texts(root):
        rules = TYPOGRAPHY + (ENGLISH if language == "en" else TURKISH if language == "tr" else ())
        complaints += [f"{where}: {why}: {text.strip()[:70]}" for pattern, why in rules if pattern.search(text)]
        if language != "en":
            complaints += [f"{where}: “{word}”, see {TERMS}" for word, pattern in words if pattern.search(text)]
    return complaints


TABLE = "| English | Turkish | note | not |\n| --- | --- | --- | --- |\n| prompt | başlangıç metni | | istem, basılı- |\n"


def tree(text, language="tr", **more):
    return {TERMS: TABLE, f"resources/guide/qkv/{language}.md": text, **more}


def catalogue(source, translation):
    return {"translations/dikkat_tr.ts": f"<TS><context><name>A</name><message><source>{source}</source>"
                                         f"<translation>{translation}</translation></message></context></TS>"}


run(check, [
    (tree("Q’nun %75’i; istemek; 0 … 1\n\n= a 'b' c'd\n", **catalogue("It’s %1% or 75%…", "%%1 ya da %75…")), None),
    (tree("Q'nun satırı\n"), "apostrophe"),
    (tree("the model's own\n", "en"), "apostrophe"),
    (tree("Hesaplanıyor …\n"), "space before the dots"),
    (tree("(c_attn.weight …)\n"), "space before the dots"),
    (tree("75 % of it\n", "en"), "space before %"),
    (tree("75% kalır\n"), "% follows"),
    (tree("Bir istem yaz\n"), "“istem”"),
    (tree("Basılıdır\n"), "“basılı-”"),
    (tree("", **catalogue("Prompt", "İstem: istem")), "“istem”"),
    (tree("", **catalogue("It's", "Bu")), "apostrophe"),
    (tree("", **{"core/experiments/claims_a.cpp": 'x = {"e", "1\'e basılı"}; // it\'s\n'}), "“basılı-”"),
    (tree("", **{"resources/a.metainfo.xml": "<p>GPT'nin</p>\n"}), "apostrophe"),
])
