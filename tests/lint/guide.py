"""Every guide text stands in both languages, with the same steps, tasks and parts."""

import os
import re

from lint import files, read, run

LANGUAGES = ("en", "tr")


def shape(text):
    """One entry per step: its heading, how many of each part it has, and the tasks' names in order."""
    steps, current = [], None
    in_tasks = False
    for block in re.split(r"\n\s*\n|\n(?=[#>=-])", text):
        block = block.strip()
        if block.startswith("## "):
            current = {"step": block[3:].strip(), "title": 0, "formula": 0, "paragraphs": 0, "presentation": 0, "tasks": []}
            steps.append(current)
            in_tasks = False
        elif not block or current is None:
            continue
        elif block.startswith("### "):
            in_tasks = block[4:].strip() == "tasks"
        elif block.startswith("# "):
            current["title"] += 1
        elif block.startswith("= "):
            current["formula"] += 1
        elif block.startswith("> "):
            current["presentation"] += 1
        elif block.startswith("- "):
            name = re.match(r"- \[([a-z0-9-]+)\] \S", block)
            current["tasks"].append(name.group(1) if name and in_tasks else f"unreadable: {block[:30]}")
        else:
            current["paragraphs"] += 1
    return steps


def check(root):
    complaints = []
    pages = {}
    for path in files(root, ".md", under=("resources/guide",)):
        page, name = path.split("/")[2:4]
        pages.setdefault(page, set()).add(name)
    for page, names in sorted(pages.items()):
        lacking = {f"{language}.md" for language in LANGUAGES} - names
        if lacking:
            complaints.append(f"resources/guide/{page}: no {', '.join(sorted(lacking))}")
            continue
        one, other = (shape(read(root, f"resources/guide/{page}/{language}.md")) for language in LANGUAGES)
        if not one:
            complaints.append(f"resources/guide/{page}: no steps")
        if [s["step"] for s in one] != [s["step"] for s in other]:
            complaints.append(f"resources/guide/{page}: other steps: {[s['step'] for s in one]} {[s['step'] for s in other]}")
            continue
        for a, b in zip(one, other):
            where = f"resources/guide/{page}: {a['step']}"
            for part in ("title", "formula", "paragraphs", "presentation", "tasks"):
                if a[part] != b[part]:
                    complaints.append(f"{where}: {part} differ: {a[part]} in English, {b[part]} in Turkish")
            for step, language in ((a, "English"), (b, "Turkish")):
                if step["title"] != (step["step"] != "notes") or step["paragraphs"] < 1:
                    complaints.append(f"{where}: {language}: needs one title and some text")
                complaints += [f"{where}: {language}: {task}" for task in step["tasks"] if " " in task]
    return complaints


EN = "## notes\n\nRows.\n\n## step: mask\n\n# The mask\n\n= S + M\n\nOne.\n\nTwo\nlines.\n\n> Say this.\n\n### tasks\n\n- [mask-on] Switch it on.\n"
TR = "## notes\n\nSatırlar.\n\n## step: mask\n\n# Maske\n\n= S + M\n\nBir.\n\nİki.\n\n> Bunu söyle.\n\n### tasks\n\n- [mask-on] Onu aç.\n"
AT = "resources/guide/qkv/"

run(check, [
    ({AT + "en.md": EN, AT + "tr.md": TR}, None),
    ({AT + "en.md": EN}, "no tr.md"),
    ({AT + "en.md": EN, AT + "tr.md": TR.replace("step: mask", "step: maske")}, "other steps"),
    ({AT + "en.md": EN, AT + "tr.md": TR + "- [mask-off] Onu kapat.\n"}, "tasks differ"),
    ({AT + "en.md": EN, AT + "tr.md": TR.replace("mask-on", "mask-off")}, "tasks differ"),
    ({AT + "en.md": EN, AT + "tr.md": TR.replace("İki.\n\n", "")}, "paragraphs differ"),
    ({AT + "en.md": EN, AT + "tr.md": TR.replace("> Bunu söyle.", "")}, "presentation differ"),
    ({AT + "en.md": EN, AT + "tr.md": TR.replace("[mask-on] Onu", "Onu")}, "unreadable"),
    ({AT + "en.md": EN.replace("# The mask\n", ""), AT + "tr.md": TR.replace("# Maske\n", "")}, "needs one title"),
    ({AT + "en.md": "Text.\n", AT + "tr.md": "Metin.\n"}, "no steps"),
])
