"""The engine that the soak plays with: many calls at once, and what the process uses."""

import dataclasses
import json
import os
import pathlib
import queue
import subprocess
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROOM = ROOT / ".build" / "bench"
LIMIT = 30  # seconds that any answer may take before there is none


@dataclasses.dataclass(frozen=True)
class Answer:
    """What came, and how many milliseconds after it was asked for."""

    message: dict
    took_ms: float


@dataclasses.dataclass(frozen=True)
class Usage:
    """What the process has at one moment."""

    descriptors: int
    threads: int
    resident: int


class Engine:
    """A session that lasts as long as it is entered."""

    def __init__(self, binary, config):
        self._command = [binary, "serve", "--config", config]
        self._answers = queue.SimpleQueue()
        self._count = 0

    def __enter__(self):
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        threading.Thread(target=self._read).start()
        return self

    def __exit__(self, *problem):
        self._process.stdin.close()
        status = self._process.wait(LIMIT)
        if problem[0] is None and status != 0:
            raise RuntimeError(f"the engine ended with {status}")

    def _read(self):
        for line in self._process.stdout:
            self._answers.put((time.monotonic(), line))

    def together(self, calls):
        """Makes all calls at once, and returns their answers in that order."""
        first = self._count + 1
        self._count += len(calls)
        lines = [json.dumps({"jsonrpc": "2.0", "id": first + place, "method": method,
                             "params": params}) for place, (method, params) in enumerate(calls)]
        begun = time.monotonic()
        self._process.stdin.write("".join(line + "\n" for line in lines).encode())
        self._process.stdin.flush()
        found = {}
        while len(found) < len(calls):
            moment, line = self._answers.get(timeout=LIMIT)
            message = json.loads(line)
            if "id" in message:
                found[message["id"]] = Answer(message, (moment - begun) * 1000)
        return [found[first + place] for place in range(len(calls))]

    def quiet_usage(self, patience):
        """What is used when nothing has ended for ten seconds, or when the patience is over."""
        end = time.monotonic() + patience
        least, since = self.usage(), time.monotonic()
        while time.monotonic() < min(end, since + 10):
            self.together([("health.check", {})])
            now = self.usage()
            if (now.descriptors, now.threads) != (least.descriptors, least.threads):
                since = time.monotonic()
            least = now
            time.sleep(0.1)
        return least

    def waited_ms(self):
        """How many milliseconds the thread of its loop was ready to run and had no core."""
        process = self._process.pid
        with open(f"/proc/{process}/task/{process}/schedstat", encoding="ascii") as file:
            return int(file.read().split()[1]) / 1e6

    def usage(self):
        """What is used now."""
        folder = f"/proc/{self._process.pid}"
        with open(f"{folder}/statm", encoding="ascii") as file:
            resident = int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")
        return Usage(
            len(os.listdir(f"{folder}/fd")), len(os.listdir(f"{folder}/task")), resident)
