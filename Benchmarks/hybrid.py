"""Hybrid mediation against the same networks asked one after another, in rehearsed time.

Both ad units name the same networks, whose latencies, fills and bids are drawn from the same seeds,
load for load. Time is the engine's own rehearsed clock, so that the machine has no part in it.
"""

import datetime
import json
import statistics
import subprocess

CLOCK = "2026-11-20T12:00:00Z"
STEP_MS = 5_000
LIFE = datetime.timedelta(hours=1)
BIDDERS = {"north": 4.0, "east": 3.0, "south": 2.0, "west": 1.5}
STEPS = {"first": 6.0, "second": 5.0, "third": 3.5, "fourth": 2.5, "fifth": 1.0}


def compare(binary, loads):
    """The milliseconds and the price of each load, asked together and in sequence."""
    return {name: list(play(binary, name, loads)) for name in ("together", "sequence")}


def configuration():
    """Four bidders and five steps; the last one always fills."""
    networks, bids, steps = [], [], []
    for seed, (name, price) in enumerate(BIDDERS.items()):
        networks.append(
            f"  {name}: {{adapter: sample, seed: {seed}, fill: 0.6, bid: {price}, bidSpread: 0.5,"
            f" maxPrice: {price * 1.5}, latencyMs: 120, latencyP95Ms: 600}}")
        bids.append(f"{{network: {name}, price: {price}}}")
    for seed, (name, price) in enumerate(STEPS.items()):
        fill = "always" if name == "fifth" else 0.25
        networks.append(
            f"  {name}: {{adapter: sample, seed: {seed + 10}, fill: {fill}, latencyMs: 90,"
            " latencyP95Ms: 400}")
        steps.append(f"{{network: {name}, price: {price}}}")
    return "\n".join([
        "networks:", *networks, "adUnits:",
        f"  together: {{formats: [banner], timeoutMs: {STEP_MS}, batchSize: 2,"
        f" bidding: [{', '.join(BIDDERS)}], waterfall: [{', '.join(steps)}]}}",
        f"  sequence: {{formats: [banner], timeoutMs: {STEP_MS},"
        f" waterfall: [{', '.join(bids + steps)}]}}",
        "limits: {adsHeld: 1000000}", "",
    ])


def play(binary, ad_unit, loads):
    """Plays the loads of one ad unit, each when the one before has had its time."""
    lines = []
    for number in range(loads):
        lines.append(call(number, "ad.load", {"adUnit": ad_unit, "format": "banner"}))
        lines.append(call(None, "$/clock", {"advanceMs": STEP_MS}))
    file = binary.parent / "hybrid.yaml"
    file.write_text(configuration(), encoding="utf-8")
    done = subprocess.run(
        [binary, "serve", "--clock", CLOCK, "--config", file], input="".join(lines),
        capture_output=True, text=True, check=True)
    start = datetime.datetime.fromisoformat(CLOCK)
    for line in done.stdout.splitlines():
        answer = json.loads(line)
        ad = answer["result"]["ad"]
        begun = start + datetime.timedelta(milliseconds=STEP_MS * answer["id"])
        ended = datetime.datetime.fromisoformat(ad["expiresAt"]) - LIFE
        yield (ended - begun) / datetime.timedelta(milliseconds=1), price(ad)


def price(ad):
    """What a thousand impressions pay."""
    return int(ad["price"]["cpmMicros"]) / 1e6


def call(number, method, params):
    """One message."""
    message = {"jsonrpc": "2.0", "method": method, "params": params}
    return json.dumps(message if number is None else {"id": number, **message}) + "\n"


def percentile(values, share):
    """The value that so many are not above."""
    return statistics.quantiles(values, n=100, method="inclusive")[share - 1]
