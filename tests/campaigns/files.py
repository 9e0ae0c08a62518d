"""Mutated files of every kind, read by everything in the core that reads (tests/fuzz/mutate_files): no crash, no sanitizer
report, nothing slow.

    files.py MUTATE_FILES --seed 1 --count 1000000 --jobs 2
"""

import os
import re
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import campaign

BATCH = 20_000


def run(program, seed, count):
    environment = os.environ | {"UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1", "ASAN_OPTIONS": "allocator_may_return_null=0"}
    try:
        return subprocess.run([program, str(seed), str(count)], capture_output=True, text=True, errors="replace", env=environment,
                              timeout=3600)
    except subprocess.TimeoutExpired as late:
        return subprocess.CompletedProcess(late.args, -1, "", "no end within an hour")


def main():
    began = time.monotonic()
    options = campaign.arguments(__doc__, "program", 1_000_000)
    sizes = [min(BATCH, options.count - done) for done in range(0, options.count, BATCH)]
    with ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda i: run(options.program, options.seed * 100_000 + i, sizes[i]), range(len(sizes))))
    readers, failures = {}, []
    for i, result in enumerate(results):
        if result.returncode:
            where = re.search(r"seed \d+, mutant \d+, \S+", result.stderr)
            failures.append(f"batch {i}: {where.group(0) if where else result.returncode}: {result.stderr[-1500:]}")
        for line in result.stdout.splitlines():
            name, mutants, taken, slowest = line.split()
            old = readers.get(name, [0, 0, 0.0])
            readers[name] = [old[0] + int(mutants), old[1] + int(taken), max(old[2], float(slowest))]
    failures += [f"{name}: one file took {r[2]} ms" for name, r in readers.items() if r[2] > 20_000]
    campaign.finish(options, {"mutants": sum(r[0] for r in readers.values()),
                              "readers": {n: {"mutants": r[0], "taken": r[1], "slowest ms": r[2]} for n, r in readers.items()},
                              "crashes": len(failures)}, failures, began)


if __name__ == "__main__":
    main()
