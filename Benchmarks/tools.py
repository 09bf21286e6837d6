"""The small C programs that take the time: made when needed, one measurement a run."""

import functools
import json
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROOM = ROOT / ".build" / "bench"
FLAGS = ("-O3", "-Wall", "-Wextra", "-Werror", "-pthread")
SOURCES = pathlib.Path(__file__).resolve().parent / "tools"


class Failure(Exception):
    """A sentence that says why nothing can be measured."""


def make():
    """Compiles what is older than its source."""
    compiler = shutil.which("clang") or shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        raise Failure("a C compiler is needed: clang or gcc")
    ROOM.mkdir(parents=True, exist_ok=True)
    shared = (SOURCES / "child.h").stat().st_mtime
    for source in SOURCES.glob("*.c"):
        program = ROOM / source.stem
        newest = max(shared, source.stat().st_mtime)
        if not program.exists() or program.stat().st_mtime < newest:
            subprocess.run([compiler, *FLAGS, source, "-o", program], check=True)


@functools.cache
def helper(name):
    """The path of a program in Swift that only the benchmark needs, built when it is not fresh."""
    done = subprocess.run(
        ["make", "--silent", "helpers"], capture_output=True, text=True, cwd=ROOT, check=False)
    if done.returncode != 0:
        raise Failure(f"{name} cannot be built: {(done.stdout + done.stderr)[-2000:]}")
    return ROOM / "swift" / "release" / name


def start(contender, request, answer_bytes, times):
    """The nanoseconds from the start of a program to its first answer, several times."""
    output = _run("start", request, answer_bytes, times, *contender.command)
    return [int(line) for line in output.split()]


def trip(contender, request, answer_bytes, trips, core=None):
    """The median and the 99th percentile of a round trip, in nanoseconds."""
    output = _run("trip", request, answer_bytes, trips, *contender.command, core=core)
    median, late = output.split()
    return int(median), int(late)


def flood(contender, requests, warm, count, lines, feed="pipe"):
    """What pipelined requests took: the members that tools/flood.c prints."""
    output = _run("flood", feed, requests, warm, count, lines, *contender.command)
    return json.loads(output)


def inflight(contender, requests, warm, count, width):
    """What requests took of which so many were always in flight: what tools/inflight.c prints."""
    output = _run("inflight", requests, warm, count, width, *contender.command)
    return json.loads(output)


def _run(tool, *words, core=None):
    pin = None if core is None else lambda: os.sched_setaffinity(0, {core})
    done = subprocess.run(
        [ROOM / tool, *map(str, words)],
        capture_output=True, text=True, cwd=ROOM, preexec_fn=pin, check=False,
    )
    if done.returncode != 0:
        command = " ".join(map(str, (tool, *words)))
        raise Failure(f"{command}\nended with {done.returncode}: {done.stderr.strip()[-2000:]}")
    return done.stdout
