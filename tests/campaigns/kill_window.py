"""The window killed (kill -9) while it edits and saves: by turns with a small document, with a large model, and while a run
trains. Afterwards the file opens, what the next start shows is never older than the last save, and edits of the last ten
seconds at most are lost.

    kill_window.py WINDOW_MONKEY --seed 1 --count 200
"""

import json
import os
import random
import shutil
import signal
import subprocess
import time

import campaign


def deeds(journal):
    out = []
    for line in journal.read_text().splitlines():
        parts = line.split()
        if len(parts) == 3:
            out.append((int(parts[0]), parts[1], int(parts[2])))
    return out


def main():
    began = time.monotonic()
    options = campaign.arguments(__doc__, "program", 200)
    chance, folder = random.Random(options.seed), options.folder / "window"
    environment = os.environ | {"HOME": str(options.folder), "XDG_RUNTIME_DIR": str(options.folder)}
    failures = []
    figures = {"kills": 0, "from the copy": 0, "from the file": 0, "longest loss s": 0.0, "training kills": 0, "training loss s": 0.0}
    for number in range(options.count):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        journal = folder / "journal"
        seed = options.seed * 1000 + number
        run = subprocess.Popen([options.program, "work", str(seed), str(folder)], env=environment, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
        end = time.monotonic() + 60
        while time.monotonic() < end and not (journal.exists() and journal.stat().st_size):
            time.sleep(0.02)
        time.sleep(chance.uniform(0.1, 5.0))
        run.send_signal(signal.SIGKILL)
        killed = time.time() * 1000
        if run.wait(timeout=60) != -signal.SIGKILL:
            failures.append(f"{seed}: ended by itself with {run.returncode}")
        look = subprocess.run([options.program, "check", str(folder)], env=environment, capture_output=True, text=True)
        if look.returncode:
            failures.append(f"{seed}: the next start ends with {look.returncode}: {look.stderr[-400:]}")
            continue
        state, done = json.loads(look.stdout), deeds(journal)
        figures["kills"] += 1
        if "file" not in state:
            failures.append(f"{seed}: the file does not open: {state['problems']}")
            continue
        if state["left"]:
            failures.append(f"{seed}: left behind: {state['left']}")
        shown = state.get("copy", state["file"])
        figures["from the copy" if "copy" in state else "from the file"] += 1
        saved = max((value for _, what, value in done if what == "saved"), default=0)
        value = int(shown["value"]) if shown["value"] >= 0 else 0
        if seed % 3 == 1 and not shown["model"]:
            failures.append(f"{seed}: the large model is gone")
        if value < saved:
            failures.append(f"{seed}: older than the save: {value} shown, {saved} saved")
        missing = [at for at, what, edit in done if what == "edit" and edit > value]
        if missing:
            loss = (killed - min(missing)) / 1000
            figures["longest loss s"] = round(max(figures["longest loss s"], loss), 1)
            if loss > 10:
                failures.append(f"{seed}: {len(missing)} edits of {loss:.1f} s lost")
        later = [at for at, what, steps in done if what == "steps" and steps > max(shown["steps"], 0)]
        if seed % 3 == 2:
            figures["training kills"] += 1
            if later:
                loss = (killed - min(later)) / 1000
                figures["training loss s"] = round(max(figures["training loss s"], loss), 1)
                if loss > 10:
                    failures.append(f"{seed}: {loss:.1f} s of training lost")
    campaign.finish(options, figures | {"wrong": len(failures)}, failures, began)


if __name__ == "__main__":
    main()
