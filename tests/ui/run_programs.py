"""Runs every program of a JSON list [[name, text], ...] and prints those that fail or print nothing."""
import contextlib
import io
import json
import sys
import traceback


def bare(text):
    """Only comments, or the table of page 12 before anything is computed."""
    return "claims = {" in text or all(line.startswith("#") for line in text.split("\n") if line)


for name, text in json.load(open(sys.argv[1], encoding="utf-8")):
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            exec(compile(text, name, "exec"), {"__name__": "__main__"})
        if not bare(text) and not out.getvalue().strip():
            print(name + ": prints nothing")
    except BaseException:
        print(name + ": " + traceback.format_exc(limit=0) + text[:400])
