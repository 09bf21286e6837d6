"""One request after the other, each timed from its writing to its answer.

Python adds the same to every contender, so differences and ratios of these times are of use, and
the times themselves are not.
"""

import contextlib
import json
import subprocess
import threading
import time


class Conversation:
    """A program that answers a line with a line."""

    def __init__(self, process):
        self._process = process
        self._count = 0

    def trip(self, method, params):
        """Makes one call, and returns its nanoseconds and its answer."""
        self._count += 1
        message = {"jsonrpc": "2.0", "id": self._count, "method": method, "params": params}
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        begun = time.perf_counter_ns()
        self._process.stdin.write(line)
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        return time.perf_counter_ns() - begun, answer

    def pour(self, method, params, count):
        """Makes many calls at once, and waits for all answers."""
        message = {"jsonrpc": "2.0", "id": 0, "method": method, "params": params}
        text = json.dumps(message).encode() + b"\n"
        writer = threading.Thread(target=self._write, args=(text * count,))
        writer.start()
        for _ in range(count):
            self._process.stdout.readline()
        writer.join()

    def _write(self, text):
        self._process.stdin.write(text)
        self._process.stdin.flush()


@contextlib.contextmanager
def with_program(command, folder):
    """Starts a program, talks with it, and ends its input."""
    with subprocess.Popen(
        command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        yield Conversation(process)
        process.stdin.close()
