"""What the first HTTPS request of a session does to the other calls.

A library is loaded then, and all certificates of the system are read, which takes tens of
milliseconds. Meanwhile health.check is called again and again; its longest answer is held against the longest
while a load takes as long on the sample network.
"""

import contextlib
import json
import pathlib
import subprocess
import sys
import time

import tools

SYSTEM = pathlib.Path("/etc/ssl/certs/ca-certificates.crt")


def compare(binary, repetitions, progress):
    """The milliseconds of each load and of the longest check meanwhile, with HTTPS and without."""
    samples = {"secure": [], "plain": []}
    with servers() as (url, authority):
        for number in range(repetitions):
            progress(f"https: {number + 1} of {repetitions}")
            secure = held(binary, url, authority, "secure", 0)
            samples["secure"].append(secure)
            samples["plain"].append(held(binary, url, authority, "plain", round(secure[0])))
    return samples


def held(binary, url, authority, ad_unit, latency_ms):
    """How long the first load took, and the longest check that was answered before it did."""
    config = configuration(url, authority, latency_ms)
    command = [binary, "serve", "--config", config]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    ) as engine:
        for number in range(200):
            check(engine, number)
        begun = time.perf_counter_ns()
        say(engine, "load", "ad.load", {"adUnit": ad_unit, "format": "banner"})
        longest, number = 0, 1000
        while (answer := check(engine, number))[1] is None:
            longest = max(longest, answer[0])
            number += 1
        taken = time.perf_counter_ns() - begun
        longest = max(longest, answer[0])
        engine.stdin.close()
    if b'"result"' not in answer[1]:
        raise tools.Failure(f"the load is answered by {answer[1][-500:]!r}")
    return taken / 1e6, longest / 1e6


def check(engine, number):
    """The nanoseconds of one check, and the answer to the load if it came meanwhile."""
    begun = time.perf_counter_ns()
    say(engine, number, "health.check", {})
    loaded = None
    while True:
        answer = engine.stdout.readline()
        if b'"id":"load"' not in answer:
            return time.perf_counter_ns() - begun, loaded
        loaded = answer


def say(engine, number, method, params):
    """Makes a call."""
    message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
    engine.stdin.write(json.dumps(message).encode() + b"\n")
    engine.stdin.flush()


def configuration(url, authority, latency_ms):
    """The path of a configuration with an exchange behind TLS, and a network that takes as long."""
    bundle = tools.ROOM / "bundle.pem"
    system = SYSTEM.read_bytes() if SYSTEM.exists() else b""
    bundle.write_bytes(system + pathlib.Path(authority).read_bytes())
    path = tools.ROOM / "secure.yaml"
    path.write_text("\n".join([
        "networks:", f"  exchange: {{adapter: openrtb, endpoint: '{url}?fill=1&format=banner'}}",
        f"  sample: {{adapter: sample, latencyMs: {latency_ms}}}", "adUnits:",
        "  secure: {formats: [banner], waterfall: [{network: exchange, price: 1}]}",
        "  plain: {formats: [banner], waterfall: [{network: sample, price: 1}]}",
        f"http: {{caFile: {bundle}}}", ""]), encoding="utf-8")
    return path


@contextlib.contextmanager
def servers():
    """Runs the exchange to rehearse with, behind TLS; its address and its authority."""
    folder = tools.ROOT / "Examples" / "rehearsal"
    with subprocess.Popen(
        [sys.executable, folder, "exchange", "--tls", "--parent-pipe"], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, text=True,
    ) as server:
        told = json.loads(server.stdout.readline())
        yield told["exchange"], told["ca"]
        server.stdin.close()
