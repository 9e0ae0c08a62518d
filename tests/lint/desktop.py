"""What a desktop reads about the program: valid (as far as the validators are installed), in both languages, one version."""

import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET

from lint import read, run

ID = "resources/io.github.dikkat.Dikkat"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
TRANSLATED = ("summary", "p", "li", "comment")


def validators(root):
    for command in (["desktop-file-validate", f"{ID}.desktop"], ["appstreamcli", "validate", "--no-net", f"{ID}.metainfo.xml"]):
        if shutil.which(command[0]):
            done = subprocess.run([*command[:-1], os.path.join(root, command[-1])], capture_output=True, text=True)
            if done.returncode != 0:
                yield f"{command[-1]}: {(done.stdout + done.stderr).strip()}"


def check(root):
    entry = read(root, f"{ID}.desktop")
    complaints = [f"{ID}.desktop: no Turkish {name}" for name in ("GenericName", "Comment", "Keywords")
                  if f"\n{name}=" in entry and f"\n{name}[tr]=" not in entry]
    version = re.search(r"project\(dikkat VERSION ([\d.]+)", read(root, "CMakeLists.txt")).group(1)
    for name in ("metainfo", "mime"):
        for parent in ET.parse(os.path.join(root, f"{ID}.{name}.xml")).getroot().iter():
            texts = [child for child in parent if child.tag.split("}")[-1] in TRANSLATED]
            if sum(LANGUAGE not in text.attrib for text in texts) != sum(text.get(LANGUAGE) == "tr" for text in texts):
                complaints.append(f"{ID}.{name}.xml: a text in <{parent.tag.split('}')[-1]}> stands in one language only")
    newest = ET.parse(os.path.join(root, f"{ID}.metainfo.xml")).getroot().find("releases/release").get("version")
    if newest != version:
        complaints.append(f"{ID}.metainfo.xml: newest release is {newest}, the project is {version}")
    return complaints + list(validators(root))


def tree(**changes):
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
    files = {f"{ID}.{end}": read(here, f"{ID}.{end}") for end in ("desktop", "metainfo.xml", "mime.xml")}
    files["CMakeLists.txt"] = read(here, "CMakeLists.txt")
    for name, (old, new) in changes.items():
        path = next(p for p in files if p.endswith({"desktop": ".desktop", "root": "CMakeLists.txt"}.get(name, f".{name}.xml")))
        assert old in files[path], (old, path)
        files[path] = files[path].replace(old, new)
    return files


cases = [
    (tree(), None),
    (tree(desktop=("Comment[tr]=", "Comment[de]=")), "no Turkish Comment"),
    (tree(metainfo=('<li xml:lang="tr">', "<li>")), "one language only"),
    (tree(mime=('xml:lang="tr"', 'xml:lang="de"')), "one language only"),
    (tree(root=("project(dikkat VERSION 0", "project(dikkat VERSION 9")), "newest release"),
]
if shutil.which("desktop-file-validate"):
    cases.append((tree(desktop=("Type=Application", "Type=Nothing")), "io.github.dikkat.Dikkat.desktop: "))
if shutil.which("appstreamcli"):
    cases.append((tree(metainfo=("<metadata_license>CC0-1.0</metadata_license>", "")), "io.github.dikkat.Dikkat.metainfo.xml: "))
run(check, cases)
