"""What it costs to tell others of an impression: told to nobody against told to three.

The addresses lead where none out of an ad may lead, so each is refused without a connection: what is
measured is the engine, and no server.
"""

import json
import os
import subprocess

import tools

ADDRESS = "http://127.0.0.1:9/seen?n="


def compare(binary, ads):
    """The CPU nanoseconds of an impression told to nobody, and of one told to three."""
    costs = {}
    for name in ("deaf", "tracked"):
        without, seen = (cpu(binary, name, ads, is_seen) for is_seen in (False, True))
        costs[name] = (seen - without) / ads
    return costs


def configuration():
    """Two networks that differ only in who listens."""
    trackers = ", ".join(f'{{moment: impression, url: "{ADDRESS}{n}"}}' for n in range(3))
    return "\n".join([
        "networks:", "  deaf: {adapter: sample}",
        f"  tracked: {{adapter: sample, trackers: [{trackers}]}}", "adUnits:",
        "  deaf: {formats: [banner], waterfall: [{network: deaf}]}",
        "  tracked: {formats: [banner], waterfall: [{network: tracked}]}",
        "limits: {deliveriesWaiting: 1000000}", "",
    ])


def cpu(binary, ad_unit, ads, is_seen):
    """The CPU nanoseconds of a session with so many ads, presented, and maybe seen."""
    lines = []
    for number in range(1, ads + 1):
        ad = f"ad-{number}"
        lines.append(call("ad.load", {"adUnit": ad_unit, "format": "banner"}))
        lines.append(call("ad.present", {"adId": ad}))
        if is_seen:
            lines.append(call("event.report", {"adId": ad, "type": "impression"}))
    config, session = tools.ROOM / "tracking.yaml", tools.ROOM / "tracking.rpc"
    config.write_text(configuration(), encoding="utf-8")
    session.write_text("".join(lines), encoding="utf-8")
    with open(session, "rb") as source:
        process = subprocess.Popen(
            [binary, "serve", "--config", config], stdin=source, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise RuntimeError(f"the engine ended with {process.returncode}")
    return (usage.ru_utime + usage.ru_stime) * 1e9


def call(method, params):
    """One message."""
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}) + "\n"
