"""Random actions in the window, in both languages and themes as they come up, every second block of 500 while a run trains, with
sound and damaged files opened in between: no crash, no sanitizer report.

    play_window.py WINDOW_MONKEY --seed 1 --count 200000
"""

import json
import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import campaign

BATCH = 4000


def main():
    began = time.monotonic()
    options = campaign.arguments(__doc__, "program", 200_000)
    sizes = [min(BATCH, options.count - done) for done in range(0, options.count, BATCH)]

    def play(i):
        folder = options.folder / f"play-{i}"
        environment = os.environ | {"HOME": str(folder), "XDG_RUNTIME_DIR": str(options.folder), "LC_ALL": "C.UTF-8",
                                    "ASAN_OPTIONS": "detect_leaks=0", "UBSAN_OPTIONS": "print_stacktrace=1"}
        seed = options.seed * 1000 + i
        try:
            done = subprocess.run([options.program, "play", str(seed), str(sizes[i]), str(folder)], capture_output=True, text=True,
                                  errors="replace", env=environment, timeout=3600)
        except subprocess.TimeoutExpired:
            return {}, f"seed {seed}: no end within an hour"
        serious = [line for line in done.stderr.splitlines() if "runtime error" in line or "AddressSanitizer" in line
                   or "Invalid index" in line or "endRemoveRows" in line]
        if done.returncode or serious:
            return {}, f"seed {seed}: status {done.returncode}: {serious[:3]} {done.stderr[-1500:]}"
        return json.loads(done.stdout.splitlines()[-1]), None

    with ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(play, range(len(sizes))))
    failures = [why for _, why in results if why]
    sums = {key: sum(figures.get(key, 0) for figures, _ in results) for key in ("actions", "while training", "files opened", "files refused")}
    sums["slowest ms"] = max((figures.get("slowest ms", 0) for figures, _ in results), default=0)
    campaign.finish(options, sums | {"crashes": len(failures)}, failures, began)


if __name__ == "__main__":
    main()
