"""What the scripts of this folder share.

A campaign tries one kind of mishap many times, by a seed, and prints its figures as JSON. A short part with a fixed seed
runs with the tests (ctest -R campaign); longer ones by hand, with sanitizer builds where that is said:

    files.py MUTATE_FILES          mutated files of every kind, read in one process; ASan/UBSan builds of mutate_files and of
                                   mutate_window_files (what the window alone reads)
    options.py DIKKAT              options of every command with odd values; odd files as arguments
    kill_training.py DIKKAT        `dikkat train` killed at random moments
    kill_window.py WINDOW_MONKEY   the window killed while it edits, saves, trains or keeps a large model
    play_window.py WINDOW_MONKEY   random actions in the window, half of them while a run trains; ASan builds too

Each takes --seed and --count, and --folder for what it writes; each ends with status 1 if something went wrong.
"""

import argparse
import json
import shutil
import sys
import tempfile
import time
from pathlib import Path


def arguments(text, program, count):
    parser = argparse.ArgumentParser(description=text)
    parser.add_argument(program)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    options.own = options.folder is None
    if options.own:
        options.folder = Path(tempfile.mkdtemp(prefix="dikkat-campaign-"))
    options.folder.mkdir(parents=True, exist_ok=True)
    return options


def finish(options, figures, failures, began):
    """Prints the figures and what failed, and ends."""
    print(json.dumps({"seed": options.seed, "seconds": round(time.monotonic() - began)} | figures, ensure_ascii=False))
    for failure in failures[:40]:
        print("FAILED:", failure)
    if options.own:
        shutil.rmtree(options.folder, ignore_errors=True)
    sys.exit(1 if failures else 0)
