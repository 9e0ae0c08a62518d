"""`dikkat train` killed at random moments (mostly kill -9, sometimes Ctrl-C or a request to end), then resumed: the file always
opens, no more than ten seconds or one step are lost, no temporary file stays, and the run goes on.

    kill_training.py DIKKAT --seed 1 --count 200
"""

import json
import os
import random
import signal
import subprocess
import time

import campaign

PRESETS = [("abc", {}), ("copy", {}), ("turkish-names", {}), ("translate-tr-en", {})]


def main():
    began = time.monotonic()
    options = campaign.arguments(__doc__, "program", 200)
    program, chance, folder = os.path.abspath(options.program), random.Random(options.seed), options.folder
    environment = os.environ | {"LC_ALL": "C.UTF-8"}
    failures, figures = [], {"kills": 0, "by": {}, "longest loss s": 0.0, "steps lost at most": 0, "resumed": 0}
    for number in range(options.count):
        preset, _ = chance.choice(PRESETS)
        model, log = folder / "m.dikkat", folder / "m.csv"
        command = [program, "train", "--steps", "1000000", "--log", str(log), "--save-every", str(chance.choice([1, 1, 2, 5]))]
        if model.exists() and chance.random() < 0.6:
            command += ["--resume", str(model)]
            figures["resumed"] += 1
        else:
            model.unlink(missing_ok=True)
            command += ["--preset", preset, "--out", str(model)]
        kind = chance.choice([signal.SIGKILL] * 6 + [signal.SIGINT, signal.SIGTERM])
        run = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        time.sleep(chance.uniform(0.0, 6.0))
        last = model.stat().st_mtime if model.exists() else None
        run.send_signal(kind)
        killed = time.time()
        _, said = run.communicate(timeout=120)
        if run.returncode not in (-kind, 0):
            failures.append(f"{number}: ended by itself with {run.returncode}: {said[-300:]}")
            continue
        figures["kills"] += 1
        figures["by"][kind.name] = figures["by"].get(kind.name, 0) + 1
        left = [f.name for f in folder.iterdir() if f.name.startswith("m.dikkat.")]
        if left:
            failures.append(f"{number}: left behind: {left}")
        if not model.exists():
            if killed - run_started(log, killed) > 12:
                failures.append(f"{number}: no file after {killed - run_started(log, killed):.1f} s of training")
            continue
        look = subprocess.run([program, "inspect", str(model), "--json"], capture_output=True, env=environment)
        if look.returncode:
            failures.append(f"{number}: the file does not open: {look.stderr[-300:]}")
            continue
        steps = json.loads(look.stdout)["training"]["steps"]
        rows = max(0, len(log.read_bytes().splitlines()) - 1) if log.exists() else 0
        figures["steps lost at most"] = max(figures["steps lost at most"], rows - steps)
        if kind == signal.SIGKILL and last is not None and rows > steps + 1:
            loss = killed - last
            figures["longest loss s"] = round(max(figures["longest loss s"], loss), 1)
            if loss > 10:
                failures.append(f"{number}: {loss:.1f} s lost ({rows - steps} steps)")
        if kind != signal.SIGKILL and run.returncode == 0 and rows != steps:
            failures.append(f"{number}: {kind.name}: {rows} steps made, {steps} saved")
    campaign.finish(options, figures | {"wrong": len(failures)}, failures, began)


def run_started(log, otherwise):
    """When the run that wrote the curve began to train; there is no curve before that."""
    return log.stat().st_ctime if log.exists() else otherwise


if __name__ == "__main__":
    main()
