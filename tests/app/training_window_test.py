"""Training in a real window on a virtual screen: paused, continued, saved, killed and recovered while it runs, and in the end
the curve of a run that never stopped.

    training_window_test.py DIKKAT WINDOW_MAP FOLDER [LOCALES]

See window_test.py for the arguments. What happened is read from the session files.
"""

import json
import os
import shutil
import signal
import struct
import subprocess
import sys
import time

from window_test import SIZE, Failure, Program, Screen, expect, until

RUN = {"preset": "english-text", "seed": 3, "training": {"steps": 1000000, "threads": 1, "evaluate_every": 50}}
PAGE = 7


def read(path):
    """The run in a session file: step, loss and learning rate of every step, and the updates made."""
    with open(path, "rb") as file:
        length, = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
        body = file.read()

    def column(name):
        begin, end = header["training.numbers.history." + name]["data_offsets"]
        return list(struct.unpack(f"<{(end - begin) // 8}d", body[begin:end]))
    return {name: column(name) for name in ("step", "loss", "learning_rate")}


def main(dikkat, window_map, folder, locales=None):
    if locales and not os.path.isdir(os.path.join(locales, "tr_TR.UTF-8")):
        locales = None
    screen = Screen(folder, locales)
    work = os.path.join(folder, "work.dikkat")

    def steps(path=work):
        return len(read(path)["step"])

    def save(program):
        before = os.stat(work).st_mtime_ns
        program.keys("ctrl+s")
        until(lambda: os.stat(work).st_mtime_ns != before, "saving")
        time.sleep(0.2)
        return steps()

    try:
        config = os.path.join(folder, "run.json")
        with open(config, "w", encoding="utf-8") as file:
            json.dump(RUN, file)
        # A run that was begun on the command line and interrupted.
        first = screen.start([dikkat, "train", "--config", config, "--out", work, "--log", os.path.join(folder, "a.csv")])
        until(lambda: os.path.exists(os.path.join(folder, "a.csv")), "the first run")
        time.sleep(3)
        first.send_signal(signal.SIGINT)
        until(lambda: first.poll() is not None, "the end after Ctrl-C")
        begun = steps()
        language = "tr" if locales else "en"
        copy = os.path.join(folder, "map.dikkat")
        shutil.copy(work, copy)
        spots = {}
        for line in screen.run(window_map, *map(str, SIZE), language, str(PAGE), copy).splitlines():
            name, x, y = line.rsplit(" ", 2)
            spots.setdefault(name, (int(x), int(y)))

        program = Program(screen, dikkat, work)
        program.click(spots["navigation[9,1]"])
        time.sleep(0.5)
        screen.picture("1-opened")
        program.keys("space")
        time.sleep(2.5)
        screen.picture("2-running")
        running = save(program)
        expect(running > begun, True, f"it goes on and is saved while it runs: {begun} to {running} steps")
        title = program.title()
        program.keys("ctrl+l")
        until(lambda: program.title() != title, "another title")
        time.sleep(1)
        until(lambda: save(program) > running, "more steps in the other language")
        print(f"ok: switching the language does not stop it: {steps()} steps", flush=True)
        program.keys("space")
        time.sleep(1)
        paused = save(program)
        time.sleep(1.5)
        screen.picture("3-paused")
        program.keys("period")
        time.sleep(0.7)
        expect(save(program), paused + 1, f"paused at {paused}; the period key makes one step")

        # Killed while it runs: what the last copy held is back, and goes on.
        program.keys("space")
        time.sleep(14)
        program.process.send_signal(signal.SIGKILL)
        program.process.wait()
        program = Program(screen, dikkat)
        screen.picture("4-recovered")
        time.sleep(0.5)
        recovered = save(program)
        expect(recovered > paused + 1, True, f"after kill -9 at most some seconds are lost: {recovered} steps")
        program.click(spots["navigation[9,1]"])
        time.sleep(0.5)
        program.keys("space")
        time.sleep(2.5)
        program.keys("space")
        time.sleep(0.7)
        total = save(program)
        screen.picture("5-continued")
        expect(total > recovered, True, f"it goes on after the crash: {total} steps")

        # Nothing of all this has changed the curve.
        whole = os.path.join(folder, "whole.dikkat")
        subprocess.run([dikkat, "train", "--config", config, "--steps", str(total), "--out", whole], check=True,
                       env=screen.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=240)
        expect(read(work)["loss"] == read(whole)["loss"], True, "the curve is that of a run that never stopped, bit for bit")

        # Opened again, in the language in which the places were looked up: another learning rate on the way, and
        # closing while it runs.
        program.keys("ctrl+l")
        program.keys("ctrl+q")
        until(lambda: program.process.poll() is not None, "the end of a program with nothing unsaved")
        program = Program(screen, dikkat, work)
        program.click(spots["navigation[9,1]"])
        time.sleep(0.5)
        program.keys("space")
        time.sleep(1)
        program.click(spots["rateInFlight"])
        program.keys("ctrl+a")
        program.type("0.0001")
        program.keys("Return")
        time.sleep(1.5)
        save(program)
        rates = read(work)["learning_rate"]
        expect(rates[-1] < 0.5 * rates[total - 1], True, "the learning rate changes while it runs")
        screen.picture("6-other-rate")
        main_window = program.window
        before = steps()
        program.keys("ctrl+q")
        until(lambda: program.find() != main_window, "the question about unsaved work")
        screen.picture("7-asked")
        time.sleep(0.3)
        program.keys("Return")
        until(lambda: program.process.poll() is not None, "the end")
        expect(program.process.returncode, 0, "it ends cleanly")
        expect(steps() > before, True, f"and what was trained until then is saved: {before} to {steps()} steps")
        return 0
    except Failure as failure:
        print(f"FAILED: {failure}")
        screen.run("import", "-window", "root", os.path.join(folder, "failed.png"), check=False)
        return 1
    finally:
        screen.close()


if __name__ == "__main__":
    if not shutil.which("Xvfb"):
        print("Xvfb is not installed")
        sys.exit(1)
    sys.exit(main(*sys.argv[1:]))
