"""What must not happen to a command: a lost run, an old file destroyed, a crash, reading without end.

    nothing_lost_test.py DIKKAT FOLDER
"""

import csv
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path


class Failure(Exception):
    pass


def expect(holds, what, seen=""):
    if not holds:
        raise Failure(f"{what}\n{seen}")
    print(f"ok: {what}", flush=True)


class Program:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self.environment |= {"LC_ALL": "C.UTF-8", "HOME": str(folder / "home"), "TMPDIR": str(folder / "home")}
        (folder / "home").mkdir()

    def start(self, *arguments, **options):
        options = {"cwd": self.folder, "env": self.environment, "stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE,
                   "stderr": subprocess.PIPE} | options
        return subprocess.Popen([self.program, *map(str, arguments)], **options)

    def run(self, *arguments, seconds=60, **options):
        process = self.start(*arguments, **options)
        try:
            out, err = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Failure(f"no answer within {seconds} s: {arguments}") from None
        return process.returncode, (out or b"").decode("utf-8", "replace"), err.decode("utf-8", "replace")

    def complains(self, what, status, *arguments, contains=(), **options):
        """One short line, nothing that steers a terminal, the status."""
        code, out, err = self.run(*arguments, **options)
        seen = f"{code} {out[:300]} {err[:1000]}"
        expect(code == status and not out, f"{what}: status {status}", seen)
        expect(err.count("\n") == 1 and len(err) <= 700, f"{what}: one short line", seen)
        expect(not any(ord(c) < 32 or 127 <= ord(c) < 160 for c in err[:-1]), f"{what}: nothing that steers", repr(err))
        for part in (contains,) if isinstance(contains, str) else contains:
            expect(part in err, f"{what}: says “{part}”", seen)

    def steps(self, file):
        code, out, err = self.run("inspect", file, "--json")
        expect(code == 0, f"{file} opens", err)
        return json.loads(out)["training"]["steps"]


def no_room(size):
    """The program may write no file over `size` bytes: fails where a full disk fails, for any user."""
    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    return {"preexec_fn": limit, "restore_signals": False}


def wait_for(condition, seconds=30):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return False


SMALL = {"preset": "abc", "model": {"width": 1, "heads": 1, "hidden": 1}, "training": {"optimiser": "sgd"}}


def nesting(p):
    deep = "[" * 100_000 + "]" * 100_000
    (p.folder / "deep.json").write_text('{"preset":' + deep + "}")
    (p.folder / "qkv.json").write_text('{"q":' + deep + "}")
    p.complains("nested run", 1, "train", "--config", "deep.json", "--out", "o.dikkat", contains="64")
    p.complains("nested JSON", 1, "attention", "qkv.json", contains="64")
    header = json.dumps({"__metadata__": {"dikkat": '{"format":1,"pages":{"x":{"y":' + deep + "}}}"}}).encode()
    (p.folder / "deep.dikkat").write_bytes(len(header).to_bytes(8, "little") + header)
    p.complains("nested session", 1, "attention", "deep.dikkat", contains="64")
    p.complains("nested model", 1, "inspect", "deep.dikkat")


def quoting(p):
    steering = "\x1b[31m" + "x" * 100_000 + "\x07\n\u202e"
    (p.folder / "word.json").write_text(json.dumps({"preset": steering}))
    p.complains("long word in a file", 1, "train", "--config", "word.json", "--out", "o.dikkat", contains="\\x1b")
    for arguments in (["train", "--preset", steering, "--out", "o"], ["train", "--preset", "abc", "--out", "o", "--steps", steering],
                      ["train", "--" + steering], ["attention", "--example", steering], ["claims", "--" + steering],
                      ["--" + steering], [steering], ["--lang", steering, "presets"], ["presets", steering],
                      ["generate", "abc.dikkat", "--temperature", steering], ["generate", "abc.dikkat", "--prompt", steering],
                      ["inspect", "abc.dikkat", "--ids", steering], ["inspect", "abc.dikkat", "--text", steering],
                      ["generate", "abc.dikkat", "--off", steering], ["generate", "abc.dikkat", "--activation", steering],
                      ["tour", steering], ["tour", "d", "--size", steering]):
        name = " ".join(a if a != steering else "…" for a in arguments)
        p.complains(f"steering in {name}", 2 if p.run(*arguments)[0] == 2 else 1, *arguments)
    for arguments in (["attention", steering], ["inspect", steering], ["train", "--resume", steering], ["inspect", ""],
                      ["attention", ""], ["train", "--config=", "--out", "o"], ["train", "--preset", "abc", "--out="],
                      ["export", "abc.dikkat", "--nanogpt="], ["export", "abc.dikkat", "--pytorch="]):
        p.complains("path in " + arguments[0], 1, *arguments)
    p.complains("empty --log", 2, "train", "--preset", "abc", "--out", "o.dikkat", "--log=")


def full_disk(p):
    (p.folder / "small.json").write_text(json.dumps(SMALL))
    expect(p.run("train", "--config", "small.json", "--steps", 1, "--out", "m.dikkat")[0] == 0, "a small model")
    before = (p.folder / "m.dikkat").read_bytes()
    full = "the disk is full"
    p.complains("train without room", 1, "train", "--resume", "m.dikkat", "--steps", 5, contains=full, **no_room(1024))
    expect((p.folder / "m.dikkat").read_bytes() == before, "the old model is whole")
    for kind in ("pytorch", "huggingface", "nanogpt", "model"):
        target = p.folder / f"x-{kind}"
        expect(p.run("export", "abc.dikkat", f"--{kind}", target)[0] == 0, f"--{kind} with room")
        old = {f: f.read_bytes() for f in ([target] if target.is_file() else target.iterdir())}
        p.complains(f"--{kind} without room", 1, "export", "abc.dikkat", f"--{kind}", target, contains=full, **no_room(300))
        now = {f: f.read_bytes() for f in ([target] if target.is_file() else target.iterdir())}
        expect(old == now, f"--{kind}: the old files are whole")
    together(p, full)
    curve = p.folder / "full.csv"
    curve.write_text("of an earlier run\n" * 100)
    p.complains("--log without room", 1, "train", "--preset", "abc", "--steps", 1, "--out", "n.dikkat", "--log", curve, contains=full,
                **no_room(10))
    expect(curve.read_text() == "of an earlier run\n" * 100, "the old curve is whole")
    if os.path.exists("/dev/full"):
        with open("/dev/full", "wb") as full_device:
            expect(p.run("presets", stdout=full_device)[0] == 1, "output that cannot be written is a failure")


def together(p, full):
    """Room for some files of a folder, not for the largest: the folder stays one export."""
    for kind in ("pytorch", "huggingface"):
        target = p.folder / f"t-{kind}"
        expect(p.run("export", "m.dikkat", f"--{kind}", target)[0] == 0, f"a small --{kind}")
        old = {f.name: f.read_bytes() for f in target.iterdir()}
        sizes = sorted(f.stat().st_size for f in (p.folder / f"x-{kind}").iterdir())
        biggest = sizes[-1]
        expect(sizes[0] < biggest - 1, "there is room for some of its files", f"{sizes}")
        p.complains(f"--{kind} with room for some files", 1, "export", "abc.dikkat", f"--{kind}", target, contains=full,
                    **no_room(biggest - 1))
        expect({f.name: f.read_bytes() for f in target.iterdir()} == old, f"--{kind}: one export, not two halves")


def odd_files(p):
    for device in filter(os.path.exists, ("/dev/zero", "/dev/random", "/dev/tty0")):
        p.complains(f"attention {device}", 1, "attention", device)
        p.complains(f"inspect {device}", 1, "inspect", device)
        p.complains(f"--data {device}", 1, "train", "--preset", "cpu-baby", "--data", device, "--out", "o.dikkat")
        p.complains(f"--config {device}", 1, "train", "--config", device, "--out", "o.dikkat")
    fifo = p.folder / "fifo"
    os.mkfifo(fifo)
    p.complains("a pipe without a writer", 1, "attention", fifo, contains="nobody writes")
    p.complains("a pipe as model", 1, "inspect", fifo)
    writer = subprocess.Popen(["sh", "-c", f"printf '{{\"q\":[[1]],' > {fifo}; exit 0"])
    reader = p.start("attention", fifo)
    writer.wait(timeout=30)
    expect(reader.communicate(timeout=30)[1].count(b"\n") == 1, "half a text from a pipe is refused")
    slow = subprocess.Popen(["sh", "-c", f"(sleep 1; printf '{{\"q\":[[1]],\"k\":[[1]],'; sleep 1; printf '\"v\":[[2]]}}') > {fifo}"])
    code, out, err = p.run("attention", fifo, "--json")
    slow.wait()
    expect(code == 0 and json.loads(out)["output"] == [[2.0]], "a slow pipe is read to its end", err)
    with open("/dev/zero", "rb") as endless:
        process = subprocess.Popen([p.program, "attention", "-"], stdin=endless, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   env=p.environment, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30)))
        _, err = process.communicate(timeout=100)
    expect(process.returncode == 1 and err.count(b"\n") == 1, "an endless input ends in one sentence", err)


def memory(p):
    (p.folder / "huge.json").write_text(json.dumps({"preset": "abc", "model": {"width": 8192, "blocks": 2, "hidden": 32768}}))
    limit = {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))}
    p.complains("a run larger than the memory", 1, "train", "--config", "huge.json", "--out", "o.dikkat", contains="--force", **limit)
    p.complains("with --force", 1, "train", "--config", "huge.json", "--out", "o.dikkat", "--force", contains="memory", **limit)
    # The memory of a batch is taken on the helpers' threads.
    (p.folder / "batch.json").write_text(json.dumps({"preset": "turkish-names", "training": {"batch": 32000}}))
    for threads in (1, 2, 4):
        p.complains(f"a batch larger than the memory, {threads} threads", 1, "train", "--config", "batch.json", "--out", "o.dikkat",
                    "--force", "--threads", threads, contains="memory", **limit)


def killed_training(p):
    log = p.folder / "k.csv"
    run = p.start("train", "--preset", "abc", "--steps", 1_000_000, "--out", "k.dikkat", "--log", "k.csv", "--save-every", 1)
    began = time.monotonic()
    expect(wait_for((p.folder / "k.dikkat").exists), f"the first save of a run comes soon ({time.monotonic() - began:.1f} s)")
    first = (p.folder / "k.dikkat").stat().st_mtime_ns
    expect(wait_for(lambda: (p.folder / "k.dikkat").stat().st_mtime_ns != first), "and then from time to time")
    run.send_signal(signal.SIGKILL)
    run.communicate()
    steps = p.steps("k.dikkat")
    rows = list(csv.DictReader(log.open()))
    expect(0 < steps <= len(rows), f"killed: {steps} steps in the file, {len(rows)} rows in the curve")
    end = steps + 20
    resumed = p.run("train", "--resume", "k.dikkat", "--steps", end, "--log", "resumed.csv")
    whole = p.run("train", "--preset", "abc", "--steps", end, "--out", "whole.dikkat", "--log", "whole.csv")
    expect(resumed[0] == 0 and whole[0] == 0, "going on", resumed[2] + whole[2])
    expect((p.folder / "resumed.csv").read_text() == (p.folder / "whole.csv").read_text(), "the same curve, bit for bit")
    expect((p.folder / "k.dikkat").read_bytes() == (p.folder / "whole.dikkat").read_bytes(), "the same file")
    left = [f.name for f in p.folder.iterdir() if "dikkat." in f.name]
    expect(not left, "no temporary file is left", left)


def interrupted_training(p):
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        run = p.start("train", "--preset", "abc", "--steps", 1_000_000, "--out", "i.dikkat", "--log", "i.csv")
        expect(wait_for(lambda: (p.folder / "i.csv").exists() and (p.folder / "i.csv").stat().st_size > 500), "runs")
        run.send_signal(number)
        out, err = run.communicate(timeout=60)
        rows = len(list(csv.DictReader((p.folder / "i.csv").open())))
        expect(run.returncode == 0 and p.steps("i.dikkat") == rows, f"{number.name} saves every step ({rows})", err)
        (p.folder / "i.csv").unlink()


def moved_targets(p):
    place = p.folder / "place"
    place.mkdir()
    run = p.start("train", "--preset", "abc", "--steps", 1_000_000, "--out", place / "m.dikkat", "--save-every", 1)
    expect(wait_for((place / "m.dikkat").exists), "runs")
    shutil.rmtree(place)
    time.sleep(2.5)
    run.send_signal(signal.SIGINT)
    err = run.communicate(timeout=60)[1].decode()
    expect(run.returncode == 1 and "m-2.dikkat" in err, "a folder that is gone: the run goes elsewhere, and says where", err)
    expect(p.steps("m-2.dikkat") > 0, "and is there")

    run = p.start("train", "--preset", "abc", "--steps", 1_000_000, "--out", "c.dikkat", "--save-every", 1)
    expect(wait_for((p.folder / "c.dikkat").exists), "runs")
    time.sleep(0.3)
    (p.folder / "c.dikkat").write_text("of another program")
    time.sleep(2.5)
    run.send_signal(signal.SIGINT)
    err = run.communicate(timeout=60)[1].decode()
    expect(run.returncode == 1 and "another program" in err, "a file that another program wrote: told", err)
    expect((p.folder / "c.dikkat").read_text() == "of another program", "and left alone")
    expect(p.steps("c-2.dikkat") > 0, "and the run is beside it")


def summary(p):
    code, out, err = p.run("inspect", "abc.dikkat")
    expect(code == 0 and "3,491" in out and "400" in out and "A B C" in out, "inspect MODEL says what is inside", out + err)


def display(p):
    if "--no-window" in sys.argv:
        return
    p.environment.pop("QT_QPA_PLATFORM", None)
    p.environment["DISPLAY"] = ":17754"
    p.complains("a display that is not there", 1, contains="display")
    del p.environment["DISPLAY"]
    p.complains("no display", 1, contains="display")


def main():
    folder = Path(sys.argv[2])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    p = Program(sys.argv[1], folder)
    expect(p.run("train", "--preset", "abc", "--out", "abc.dikkat")[0] == 0, "a model")
    for part in (nesting, quoting, full_disk, odd_files, memory, killed_training, interrupted_training, moved_targets, summary,
                 display):
        print(f"-- {part.__name__}")
        part(p)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        print(f"FAILED: {failure}")
        sys.exit(1)
