"""The program as a new user meets it: a real window on a virtual screen, driven with keyboard and mouse.

    window_test.py DIKKAT WINDOW_MAP FOLDER [LOCALES]

DIKKAT is the program, WINDOW_MAP tells where its widgets are, FOLDER takes pictures and files, LOCALES holds a Turkish
locale. What happened is read from saved session files through `dikkat attention FILE --json`, and from the metadata of the
file itself.
"""

import json
import os
import shutil
import signal
import struct
import subprocess
import sys
import time

SIZE = (1440, 860)
CHAPTER_RAW = [[2, 0, 2], [0, 2, 2], [2, 2, 4]]


class Failure(Exception):
    pass


def expect(got, wanted, what):
    if got != wanted:
        raise Failure(f"{what}: got {got!r}, wanted {wanted!r}")
    print(f"ok: {what}", flush=True)


def until(condition, what, seconds=15.0):
    """Waits for the first true value of condition() and returns it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.05)
    raise Failure(f"{what} did not happen within {seconds:g} s")


class Screen:
    """A virtual screen with a window manager and a new user's home. The user's system speaks Turkish where LOCALES says how."""

    def __init__(self, folder, locales):
        self.folder = folder
        home = os.path.join(folder, "home")
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(os.path.join(home, "run"), mode=0o700)
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "tr_TR.UTF-8" if locales else "C.UTF-8",
            "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data", "XDG_CACHE_HOME": f"{home}/cache",
            "XDG_STATE_HOME": f"{home}/state", "XDG_RUNTIME_DIR": f"{home}/run", "QT_QPA_PLATFORM": "xcb",
            "TMPDIR": os.environ.get("TMPDIR", "")}
        if locales:
            self.environment["LOCPATH"] = locales
        self.processes = []
        reading, writing = os.pipe()
        self.start(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
                   pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as answer:
            self.environment["DISPLAY"] = ":" + answer.readline().strip()
        self.start(["openbox"])

    def start(self, command, **more):
        log = open(os.path.join(self.folder, os.path.basename(command[0]) + ".log"), "a", encoding="utf-8")
        process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log, **more)
        self.processes.append(process)
        return process

    def run(self, *command, check=True):
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=30)
        if check and done.returncode != 0:
            raise Failure(f"{' '.join(command)}: {done.stderr.strip()}")
        return done.stdout

    def picture(self, name):
        """Keeps a picture of the screen and fails when next to nothing is on it."""
        path = os.path.join(self.folder, name + ".png")
        self.run("import", "-window", "root", path)
        colours = int(self.run("identify", "-format", "%k", path))
        if colours < 100:
            raise Failure(f"{name}.png shows only {colours} colours")
        return path

    def close(self):
        for process in reversed(self.processes):
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()


class Program:
    """The running program and its window."""

    def __init__(self, screen, path, *arguments):
        self.screen = screen
        before = time.monotonic()
        self.process = screen.start([path, *arguments])
        self.window = until(self.find, "the window")
        self.visible_after = time.monotonic() - before
        self.until_painted(before)
        screen.run("xdotool", "windowactivate", "--sync", self.window)
        screen.run("xdotool", "windowsize", self.window, *map(str, SIZE))
        screen.run("xdotool", "windowmove", self.window, "60", "60")
        time.sleep(0.7)

    def find(self, *pattern):
        if self.process.poll() is not None:
            raise Failure(f"the program ended with status {self.process.returncode}")
        found = self.screen.run("xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid), "--name",
                                *(pattern or (".",)), check=False).split()
        others = [window for window in found if window != getattr(self, "window", None)]
        return (others or found or [None])[-1]

    def until_painted(self, before):
        path = os.path.join(self.screen.folder, "first.png")

        def painted():
            self.screen.run("import", "-window", self.window, path, check=False)
            return int(self.screen.run("identify", "-format", "%k", path, check=False) or 0) > 100
        until(painted, "the first paint")
        self.painted_after = time.monotonic() - before

    def title(self):
        return self.screen.run("xdotool", "getwindowname", self.window).strip()

    def click(self, position, button="1", repeat="1"):
        self.screen.run("xdotool", "mousemove", "--window", self.window, *map(str, position))
        self.screen.run("xdotool", "click", "--repeat", repeat, "--delay", "60", button)
        time.sleep(0.15)

    def keys(self, *names):
        for name in names:
            self.screen.run("xdotool", "key", "--clearmodifiers", name)
            time.sleep(0.12)

    def type(self, text):
        self.screen.run("xdotool", "type", "--delay", "30", text)
        time.sleep(0.1)

    def memory(self):
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))

    def save(self, path):
        """Ctrl+S on a session that has this file already."""
        before = os.stat(path).st_mtime_ns
        self.keys("ctrl+s")
        until(lambda: os.stat(path).st_mtime_ns != before, "saving")

    def save_first(self, path):
        """Ctrl+S on a session without a file asks for a name."""
        main = self.window
        self.keys("ctrl+s")
        until(lambda: self.find() != main, "the question for a file name")
        time.sleep(0.3)
        self.keys("ctrl+a")
        self.type(path)
        self.keys("Return")
        until(lambda: os.path.exists(path), "saving under a new name")


def session(path):
    """The JSON in the metadata of a session file."""
    with open(path, "rb") as file:
        length, = struct.unpack("<Q", file.read(8))
        return json.loads(json.loads(file.read(length))["__metadata__"]["dikkat"])


def main(dikkat, window_map, folder, locales=None):
    if locales and not os.path.isdir(os.path.join(locales, "tr_TR.UTF-8")):
        locales = None
    screen = Screen(folder, locales)
    work = os.path.join(folder, "work.dikkat")

    def tables(path=work):
        return json.loads(screen.run(dikkat, "attention", path, "--json"))

    try:
        until(lambda: screen.run("xdotool", "search", "--name", "openbox", check=False) or True, "the window manager")
        language = "tr" if locales else "en"
        spots = {}
        for line in screen.run(window_map, *map(str, SIZE), language).splitlines():
            name, x, y = line.rsplit(" ", 2)
            spots.setdefault(name, (int(x), int(y)))

        # A new user, in the language of the system.
        program = Program(screen, dikkat)
        print(f"figures: window after {program.visible_after * 1000:.0f} ms, painted after at most "
              f"{program.painted_after * 1000:.0f} ms, {program.memory():.0f} MB resident")
        screen.picture("1-start")
        expect(os.path.exists(work), False, "nothing has been saved")

        # A new user starts on page 1; the numbers to change are on page 2.
        first = program.title()
        program.click(spots["navigation[3,1]"])
        until(lambda: program.title() != first, "the title of page 2")

        # A number is changed with mouse and keyboard, and saved.
        program.click(spots["matrixQ[3,1]"])
        program.type("5")
        program.keys("Return")
        screen.picture("2-edited")
        program.save_first(work)
        expect(tables()["raw"], [[2, 0, 2], [0, 2, 2], [5, 2, 7]], "the edited query gives new scores")
        expect(tables()["masked"][0], [1, None, None], "the mask is on at first")

        # The mask by key, the scaling by mouse.
        program.click(spots["flow_weights[2,1]"] if "flow_weights[2,1]" in spots else spots["pageTitle"])
        program.keys("m")
        program.save(work)
        expect(tables()["masked"][0], [1, 0, 1], "M switches the mask off")
        screen.picture("3-mask-off")
        program.click(spots["scalingCheck"])
        program.save(work)
        expect(tables()["scaled"][2], [5, 2, 7], "a click switches the scaling off")

        # The steps.
        seen = []
        for step in "12345":
            program.keys(step)
            program.save(work)
            seen.append(session(work)["view"]["step"])
        expect(len(set(seen)), 5, f"the keys 1 to 5 go through five steps: {' '.join(seen)}")
        screen.picture("4-last-step")

        # The language changes and nothing else does.
        before, title = tables(), program.title()
        program.keys("ctrl+l")
        until(lambda: program.title() != title, "another title")
        screen.picture("5-other-language")
        program.save(work)
        expect(tables(), before, "switching the language keeps every number")
        program.keys("ctrl+l")
        until(lambda: program.title() == title, "the title in the first language")

        # In front of a class: full screen, one key for the mask.
        program.keys("F5")
        until(lambda: program.find() != program.window, "the presentation")
        time.sleep(0.5)
        program.keys("m")
        screen.picture("6-presentation")
        program.keys("Escape")
        until(lambda: program.find() == program.window, "the end of the presentation")
        program.save(work)
        expect(tables()["masked"][0], [2, None, None], "M switches the mask on in the presentation too")

        # Undo everything: the chapter's numbers are back.
        program.keys(*["ctrl+z"] * 12)
        program.save(work)
        expect(tables()["raw"], CHAPTER_RAW, "undo leads back to the chapter's scores")
        expect(tables()["masked"][0], [1, None, None], "undo leads back to the chapter's mask")

        # Work that was never saved survives kill -9.
        program.click(spots["matrixK[1,2]"])
        program.type("3")
        program.keys("Return")
        time.sleep(1.5)
        program.process.send_signal(signal.SIGKILL)
        program.process.wait()
        expect(tables()["raw"], CHAPTER_RAW, "the saved file is as it was saved")
        program = Program(screen, dikkat)
        screen.picture("7-recovered")
        program.save(work)
        expect(tables()["raw"], [[2, 0, 2], [6, 2, 2], [8, 2, 4]], "the unsaved number was recovered")

        # A clean end leaves nothing to recover.
        program.keys("ctrl+q")
        until(lambda: program.process.poll() is not None, "the end")
        expect(program.process.returncode, 0, "the program ends by Ctrl+Q")
        program = Program(screen, dikkat)
        screen.picture("8-again")
        copy = os.path.join(folder, "copy.dikkat")
        program.save_first(copy)
        expect(tables(copy)["raw"], CHAPTER_RAW, "the next start begins with the chapter's example")
        return 0
    except Failure as failure:
        print(f"FAILED: {failure}")
        try:
            screen.run("import", "-window", "root", os.path.join(folder, "failed.png"))
        except (Failure, subprocess.TimeoutExpired):
            pass
        for name in sorted(os.listdir(folder)):
            if name.endswith(".log"):
                with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as log:
                    print(f"--- {name}\n{log.read()[-2000:]}")
        return 1
    finally:
        screen.close()


if __name__ == "__main__":
    if not shutil.which("Xvfb"):
        print("Xvfb is not installed")
        sys.exit(1)
    lacking = [name for name in ("openbox", "xdotool", "import", "identify") if not shutil.which(name)]
    if lacking:
        print(f"not installed: {', '.join(lacking)}")
        sys.exit(1)
    sys.exit(main(*sys.argv[1:]))
