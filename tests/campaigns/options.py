"""Options of every command with odd values, odd files as arguments: no crash, an answer within ten seconds, complaints of one
short line without control characters, status 0, 1 or 2.

    options.py DIKKAT --seed 1 --count 1000
"""

import os
import random
import re
import subprocess
import time

import campaign

VALUES = ["", "0", "-1", "+5", " 5", "-0", "1e400", "nan", "inf", "0x10", "١٢", "1,5", "1.5", "1.234.567", "9" * 30, "9" * 50_000,
          "x" * 50_000, "\x1b[31mred", "a\nb", "\u202eabc", "ğüşıöç", "--", "-", "/", "/dev/null", "/dev/zero", "/proc/self/mem", ".",
          "nowhere/x", "tr", "abc", "copy", "2147483648", "-2147483649", "1e18", "0,1,2", "0.1", "2000000000.1", "[1]", "{}", "%1"]
SMALL = {"train": ["--preset", "abc", "--steps", "3", "--out", "o.dikkat"], "generate": ["abc.dikkat", "--prompt", "A", "--tokens", "3"],
         "inspect": ["abc.dikkat", "--text", "ABC"], "export": ["abc.dikkat", "--model", "x.dikkat"], "attention": ["--example", "chapter"],
         "presets": [], "claims": ["--chapter", "none"], "": []}
SLOW = {"tour", "claims"}


def options_of(program, command, environment):
    text = subprocess.run([program, *([command] if command else []), "--help"], capture_output=True, text=True, env=environment).stdout
    return sorted(set(re.findall(r"--[a-z][a-z-]+", text)) - {"--help"})


def main():
    began = time.monotonic()
    options = campaign.arguments(__doc__, "program", 1000)
    program = os.path.abspath(options.program)
    chance = random.Random(options.seed)
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")} | {"LC_ALL": "C.UTF-8"}
    subprocess.run([program, "train", "--preset", "abc", "--out", "abc.dikkat"], cwd=options.folder, env=environment, check=True,
                   capture_output=True)
    known = {command: options_of(program, command, environment) for command in SMALL if command not in SLOW}
    failures, statuses, slowest = [], {}, 0.0
    for _ in range(options.count):
        command = chance.choice(sorted(known))
        given = [command] if command else []
        given += SMALL[command] if chance.random() < 0.8 else []
        for _ in range(chance.randint(1, 2)):
            if known[command] and chance.random() < 0.85:
                option = chance.choice(known[command])
                value = chance.choice(VALUES)
                given += [option + "=" + value] if chance.random() < 0.3 else [option, value]
            else:
                given.append(chance.choice(VALUES))
        shown = [g if len(g) < 60 else g[:20] + "…" for g in given]
        start = time.monotonic()
        try:
            done = subprocess.run([program, *given], cwd=options.folder, env=environment, capture_output=True, stdin=subprocess.DEVNULL,
                                  timeout=60)
        except subprocess.TimeoutExpired:
            failures.append(f"no end: {shown}")
            continue
        except ValueError:
            continue  # a NUL byte cannot be an argument
        took = time.monotonic() - start
        slowest = max(slowest, took)
        statuses[done.returncode] = statuses.get(done.returncode, 0) + 1
        said = done.stderr.decode("utf-8", "replace")
        if done.returncode not in (0, 1, 2):
            failures.append(f"status {done.returncode}: {shown}: {said[-500:]}")
        elif done.returncode and (said.count("\n") != 1 or len(said) > 700 or any(ord(c) < 32 or 127 <= ord(c) < 160 for c in said[:-1])):
            failures.append(f"not one short clean line: {shown}: {said[:500]!r}")
    campaign.finish(options, {"calls": options.count, "statuses": statuses, "slowest s": round(slowest, 1), "wrong": len(failures)},
                    failures, began)


if __name__ == "__main__":
    main()
