#!/usr/bin/env python3
"""Measures the release of adpipe beside cat and prints one table.

Both stand in the same harness and take turns; what is held against a bar is the median of the
ratios, so that a slow or busy machine changes little. It measures and does not test: it ends with 0
whatever comes out. Figures are in decimal units: 1 MB is 1,000,000 bytes.
"""

import argparse
import datetime
import json
import os
import pathlib
import platform
import subprocess
import sys
import time

import contenders
import demand
import table
import tools
import traffic
from measurements import Measurements
from rows import TOPICS

QUIET = 0.05


def main():
    options = arguments()
    binary = options.binary.resolve()
    if not binary.exists():
        raise tools.Failure(f"there is no {binary}: run make build first")
    tools.make()
    peers, absent = contenders.peers()
    absent += demand.absent()
    before = machine(binary)
    taken = Measurements(binary, peers, options.quick, progress)
    topics = [topic for topic in TOPICS if options.only in (None, topic.key)]
    try:
        rows = [row for topic in topics for row in topic.rows(taken)]
    finally:
        progress("")
        traffic.forget()
    if options.json:
        print(json.dumps(document(before, rows, absent), indent=2, ensure_ascii=False))
    else:
        show(before, rows, [peer.name for peer in peers], absent)


def arguments():
    parser = argparse.ArgumentParser(prog="bench.py", description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="fewer repetitions")
    keys = [topic.key for topic in TOPICS]
    parser.add_argument("--only", metavar="ROW", choices=keys, help=", ".join(keys))
    parser.add_argument("--json", action="store_true", help="the figures for a program to read")
    parser.add_argument(
        "--binary", type=pathlib.Path, default=tools.ROOT / ".build" / "release" / "adpipe",
        help="another build, to compare with")
    return parser.parse_args()


def machine(binary):
    """What the figures were measured on."""
    version = subprocess.run([binary, "version"], capture_output=True, text=True, check=False)
    return {
        "program": version.stdout.strip(),
        "bytes": binary.stat().st_size,
        "processor": processor(),
        "cores": len(os.sched_getaffinity(0)),
        "system": f"{platform.system()} {platform.release()}",
        "time": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "load": os.getloadavg()[0],
        "busy": busy_share(),
    }


def busy_share():
    """The part of the cores that other work takes right now, on this machine or beside it."""
    first = processor_times()
    time.sleep(1)
    passed = [after - before for before, after in zip(first, processor_times())]
    idle = passed[3] + passed[4]
    return 1 - idle / sum(passed)


def processor_times():
    """The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq and steal."""
    line = pathlib.Path("/proc/stat").read_text(encoding="ascii").splitlines()[0]
    return [int(word) for word in line.split()[1:9]]


def processor():
    """What the processor calls itself."""
    lines = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def show(before, rows, peers, absent):
    """Prints the header, the table and what is to be known about it."""
    print(f"{before['program']} ({before['bytes'] / 1e6:.3g} MB), {before['time']}")
    print(f"{before['cores']} × {before['processor']}, {before['system']}")
    note = "quiet" if before["busy"] < QUIET else "NOT quiet: trust ratios more than figures"
    busy = f"load average {before['load']:.2f}, {before['busy']:.0%} of the cores taken by others"
    print(f"{busy}: {note}")
    print()
    for line in table.lines(rows, peers):
        print(line)
    print()
    print("measured: what the bar is held against; against cat, the median of the ratios.")
    print("±: half of what the middle half of the repetitions lies apart.")
    for word in absent:
        print(f"left out: {word}")
    missed = sum(row.bar is not None and row.bar.is_missed(row.judged) for row in rows)
    judged = sum(row.bar is not None for row in rows)
    print(f"{judged - missed} of {judged} bars cleared")


def document(before, rows, absent):
    """The same for a program."""
    return {
        "machine": before,
        "leftOut": absent,
        "rows": [
            {
                "row": row.key,
                "unit": row.unit,
                "figures": row.figures,
                **judgement(row),
            }
            for row in rows
        ],
    }


def judgement(row):
    """What is held against the bar, as far as there is one."""
    members = {} if row.spread is None else {"spread": row.spread}
    if row.judged is not None:
        members |= {"measured": row.judged, "measuredUnit": row.judged_unit}
    if row.bar is not None:
        missed = row.bar.is_missed(row.judged)
        members |= {"bar": row.bar.must, "aim": row.bar.should, "missed": missed}
    return members


def progress(text):
    """Says on a terminal what is being measured."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main()
    except tools.Failure as failure:
        sys.exit(f"bench: {failure}")
