"""`dikkat train` in a real terminal: the progress bar, Ctrl-C that saves, and going on as if nothing had happened.

    terminal_test.py DIKKAT FOLDER

DIKKAT is the program, FOLDER takes models and loss curves. The terminal is a pseudo-terminal of its own, so Ctrl-C is
the key, not a signal sent from outside.
"""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time

STEPS = 200


class Failure(Exception):
    pass


def expect(holds, what, seen=""):
    if not holds:
        raise Failure(f"{what}\n{seen}")
    print(f"ok: {what}", flush=True)


def in_terminal(command, columns, press=None):
    """Runs a command in a terminal; press(text so far) names keys to type once. Returns exit status and what it wrote."""
    child, terminal = pty.fork()
    if child == 0:
        time.sleep(0.2)  # until the terminal has its width
        os.execv(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    text, end = "", time.monotonic() + 240
    while time.monotonic() < end:
        if not select.select([terminal], [], [], 1.0)[0]:
            continue
        try:
            piece = os.read(terminal, 65536)
        except OSError:  # Linux: the other side has gone
            piece = b""
        if not piece:
            break
        text += piece.decode("utf-8", "replace")
        if press and (keys := press(text)):
            os.write(terminal, keys)
            press = None
    else:
        os.kill(child, 9)
    os.close(terminal)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), text


def drawings(text):
    """Every state of the progress bar: its line, and the steps done."""
    lines = re.findall(r"\r(\[[#.]+\][^\r\x1b]*)\x1b\[K", text)
    return lines, [int(re.search(r"\] (\d+)/", line)[1]) for line in lines]


def check(dikkat, folder):
    at = lambda name: os.path.join(folder, name)
    read = lambda name: open(at(name), "rb").read()
    train = [dikkat, "train", "--lang", "en", "--steps", str(STEPS), "--threads", "1"]
    fresh = train + ["--preset", "copy"]

    whole = subprocess.run(fresh + ["--out", at("whole.dikkat"), "--log", at("whole.csv")], capture_output=True, text=True)
    expect(whole.returncode == 0 and whole.stderr == "", "no bar where there is no terminal", whole.stderr)

    out = ["--out", at("part.dikkat"), "--log", at("part.csv")]
    status, text = in_terminal(fresh + out, 80, lambda seen: b"\x03" if drawings(seen)[0] else b"")
    expect(status == 0, "Ctrl-C ends the run without an error", text)
    said = re.search(r"Stopped after (\d+) steps and saved; go on with: dikkat train --resume (\S+)", text)
    expect(said and said[2] == at("part.dikkat"), "it says that it stopped and saved, and how to go on", text)
    stopped = int(said[1])
    expect(0 < stopped < STEPS, f"it stopped on the way, after {stopped} steps")
    expect(read("part.csv").count(b"\n") == stopped + 1, "the curve so far is on disk")

    status, text = in_terminal(train + ["--resume", at("part.dikkat"), "--log", at("part.csv")], 40)
    expect(status == 0, "the run goes on to its end", text)
    lines, steps = drawings(text)
    expect(steps == sorted(steps) and steps[0] > stopped and steps[-1] == STEPS,
           "the bar goes on from where it stopped, up to the end", text)
    expect(max(map(len, lines)) < 40, "a narrow terminal is not overrun", text)
    expect(f"Saved after {STEPS} steps" in text, "it says that it saved", text)
    expect(read("part.csv") == read("whole.csv"), "the two halves give the curve of the whole, bit for bit")
    expect(read("part.dikkat") == read("whole.dikkat"), "and the same model file")


def main():
    dikkat, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    os.makedirs(folder, exist_ok=True)
    try:
        check(dikkat, folder)
    except Failure as failure:
        print("FAILED:", failure)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
