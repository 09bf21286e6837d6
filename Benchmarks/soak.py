#!/usr/bin/env python3
"""Minutes of faults: the release against the servers to rehearse with, which fail in every way.

Loads of all networks are kept in flight, round after round. It ends with 1 if one is answered late,
if a fault makes an ad, or if descriptors, threads or memory grow between the warm-up and the end.
"""

import argparse
import contextlib
import json
import pathlib
import random
import subprocess
import sys
import time

import faults
import soaked

TOLERANCE_MS = 250  # beyond the time that the engine waited for a core, as the kernel counts it
MEMORY = 4 << 20    # what memory may grow by in all: pieces of it, and nothing for each load
PATIENCE = 60       # seconds for names that are looked up, and for what is told again
ROUNDS_OF_WARMTH = 12


def main():
    options = arguments()
    with rehearsal(options.seed) as told:
        networks = list(faults.networks(told))
        soaked.ROOM.mkdir(parents=True, exist_ok=True)
        file = soaked.ROOM / "soak.yaml"
        file.write_text(faults.configuration(networks, told["ca"]), encoding="utf-8")
        with soaked.Engine(options.binary, file) as engine:
            complaints = soak(engine, networks, options)
    for complaint in complaints:
        print(f"soak: {complaint[:400]}", file=sys.stderr)
    return 1 if complaints else 0


def arguments():
    parser = argparse.ArgumentParser(prog="soak.py", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10, help="how long after the warm-up (10)")
    parser.add_argument("--seed", type=int, default=7, help="another seed is another run (7)")
    release = soaked.ROOT / ".build" / "release" / "adpipe"
    parser.add_argument("--binary", type=pathlib.Path, default=release, help="another build")
    return parser.parse_args()


def soak(engine, networks, options):
    """Plays rounds until the time after the warm-up is over, and returns what was wrong."""
    chance = random.Random(options.seed)
    tally = Tally(networks)
    for _ in range(ROUNDS_OF_WARMTH):
        play(engine, networks, chance, tally)
    before = engine.quiet_usage(PATIENCE)
    end = time.monotonic() + options.minutes * 60
    resident = []
    while len(resident) < ROUNDS_OF_WARMTH or time.monotonic() < end:
        play(engine, networks, chance, tally)
        resident.append(engine.usage().resident)
    after = engine.quiet_usage(PATIENCE)
    first, last = least(resident)
    print(f"{tally.loads} loads, {len(resident)} rounds of them after the warm-up: {tally.filled} ads, "
          f"{tally.asked} faults met; latest answer {tally.latest_ms:.0f} ms after its time, "
          f"{tally.latest_own_ms} ms by the engine's own clock")
    print(f"after the warm-up: {before}, and at least {first:,} bytes in the first third")
    print(f"at the end:        {after}, and at least {last:,} bytes in the last third")
    return tally.complaints() + grown(before, after, (first, last))


def least(resident):
    """The least memory of the first third of the rounds and of the last.

    An answer of megabytes leaves room behind that the next one takes again, so memory goes up and
    down by that. What leaks is in the least of it too.
    """
    third = len(resident) // 3
    return min(resident[:third]), min(resident[-third:])


def play(engine, networks, chance, tally):
    """One round: a load of every network, all in flight, and a life for each ad that comes."""
    order = list(networks)
    chance.shuffle(order)
    before = engine.waited_ms()
    answers = engine.together(
        [("ad.load", {"adUnit": network.name, "format": network.format}) for network in order])
    waited = engine.waited_ms() - before
    ads = [ad for network, answer in zip(order, answers)
           if (ad := tally.take(network, answer, waited))]
    for method, params in (
        ("ad.present", {}), ("event.report", {"type": "impression"}), ("ad.click", {}),
        ("ad.release", {}),
    ):
        engine.together([(method, {"adId": ad, **params}) for ad in ads])


class Tally:
    """What was seen of loads."""

    def __init__(self, networks):
        self.loads = self.filled = self.asked = 0
        self.latest_ms = self.latest_own_ms = float("-inf")
        self._wrong = []
        self._unmet = {network.name for network in networks if network.is_fault}
        self._dry = {network.name for network in networks if not network.is_fault}

    def take(self, network, answer, waited_ms):
        """Looks at the answer to a load, and returns its ad."""
        self.loads += 1
        result = answer.message.get("result")
        reason = answer.message.get("error", {}).get("data", {})
        explained = (result or reason).get("explain", {}).get("sources", [{}])[0]
        own = explained.get("latencyMs")
        if own is not None:
            self.asked += network.is_fault
            self._unmet.discard(network.name)
            self.latest_own_ms = max(self.latest_own_ms, own - network.timeout_ms)
        self.latest_ms = max(self.latest_ms, answer.took_ms - network.timeout_ms)
        if max(own or 0, answer.took_ms) > network.timeout_ms + TOLERANCE_MS + waited_ms:
            self._wrong.append(f"{network.name} is late: {answer.took_ms:.0f} ms, {own} by itself")
        if not explained:
            self._wrong.append(f"{network.name} is answered by {answer.message}")
        if result is None:
            return None
        self.filled += 1
        self._dry.discard(network.name)
        if network.is_fault:
            self._wrong.append(f"{network.name} makes an ad of a fault: {result}")
        return result["ad"]["id"]

    def complaints(self):
        """What was wrong, the first of it."""
        unmet = [f"{name} was never asked" for name in sorted(self._unmet)]
        dry = [f"{name} never had an ad" for name in sorted(self._dry)]
        return self._wrong[:20] + unmet + dry


def grown(before, after, resident):
    """What has grown."""
    pairs = (
        ("descriptors", before.descriptors, after.descriptors, faults.CONNECTIONS_KEPT),
        ("threads", before.threads, after.threads, 0),
        ("bytes of memory", *resident, MEMORY))
    return [f"{name} grow from {first:,} to {last:,}"
            for name, first, last, room in pairs if last > first + room]


@contextlib.contextmanager
def rehearsal(seed):
    """Runs the servers, of whose good answers some fail as well."""
    command = [
        sys.executable, soaked.ROOT / "Examples" / "rehearsal", "all", "--tls", "--parent-pipe",
        "--seed", str(seed), "--fault-rate", "0.05", "--faults", ",".join(faults.BY_CHANCE)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        yield json.loads(server.stdout.readline())
        server.stdin.close()


if __name__ == "__main__":
    sys.exit(main())
