"""Viewers of one live stream, each with a session, a break and a player that reports every second."""

import json

import tools

VIEWERS = 10_000
FIRST_VIEWERS = 100  # of whom the memory that any viewer needs is not counted
SIZE = 250
FIRST_MS = 100_000
BREAK_MS = 104_000
HOUR = "2026-11-20T12"


def configuration():
    """The path of a configuration with one stream."""
    path = tools.ROOM / "viewers.yaml"
    path.write_text(
        "streams:\n  live: {networkCode: '1', customAssetKey: live, breakDurationMs: 8000}\n",
        encoding="utf-8")
    return path


def opened(number):
    """A viewer comes."""
    return call(number, "pod.open", {"stream": "live", "streamId": f"viewer-{number:05}"})


def planned(number):
    """A break of its own, whose place its player knows."""
    return call(number, "pod.schedule", {
        "stream": "live", "streamId": f"viewer-{number:05}", "playheadMs": 0,
        "at": {"offsetMs": BREAK_MS}, "identifier": "pod/1"})


def filled(number):
    """An ad in it."""
    return call(number, "pod.fill", {
        "breakId": f"break-{number + 1}", "ads": [{"id": "ad", "durationMs": 6000}]})


def reported(number, second):
    """Where its player is."""
    return call(number, "pod.playhead", {
        "session": f"session-{number + 1}", "positionMs": FIRST_MS + second * 1000,
        "at": f"{HOUR}:{second // 60:02}:{second % 60:02}Z"})


def call(number, method, params):
    """One line of the length that all have."""
    message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
    return json.dumps(message, separators=(",", ":")).ljust(SIZE) + "\n"


def write(name, *rounds):
    """The path of a file with one request of every viewer for each round."""
    path = tools.ROOM / f"viewers-{name}.txt"
    with path.open("w", encoding="utf-8") as file:
        for of_viewer in rounds:
            file.writelines(of_viewer(number) for number in range(VIEWERS))
    return path


def report(contender, seconds):
    """What reports take whose viewers have been set up, each into its break and out of it."""
    rounds = [lambda number, second=second: reported(number, second) for second in range(seconds)]
    requests = write(f"reports-{seconds}", opened, planned, filled, *rounds)
    return tools.flood(contender, requests, 3 * VIEWERS, seconds * VIEWERS, 1)


def hold(contender, with_break):
    """The bytes that each viewer leaves behind who has come and reported once."""
    first = [opened, planned] if with_break else [opened]
    requests = write(f"held-{len(first)}", *first, lambda number: reported(number, 0))
    count = (len(first) + 1) * VIEWERS - FIRST_VIEWERS
    used = tools.flood(contender, requests, FIRST_VIEWERS, count, 1)
    grown = used["resident_kb"] - used["resident_before_kb"]
    return grown * 1024 / (VIEWERS - FIRST_VIEWERS)


def check(contender, count):
    """The same number of health checks of the same length."""
    line = call(0, "health.check", {})
    path = tools.ROOM / "viewers-checks.txt"
    path.write_text(line * (count + VIEWERS), encoding="utf-8")
    return tools.flood(contender, path, VIEWERS, count, 1)
