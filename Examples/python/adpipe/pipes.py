"""An engine's process and its three pipes, owned by one thread."""

from __future__ import annotations

import os
import selectors
import socket
import subprocess
import threading
import time
from collections import deque
from typing import Any, Callable, Deque, Mapping, Optional, Protocol, Sequence

from .errors import AdpipeError, ContractBroken, EngineGone, EngineNotFound
from .messages import Lines
from .process import DRAIN_SECONDS, GRACE_SECONDS, LOG_LINES, TERMINATE_SECONDS


class Listener(Protocol):
    """Is told, on the thread of the pipes, what travels and that it is over."""

    def sent(self, line: bytes) -> None: ...

    def heard(self, line: bytes) -> None: ...

    def logged(self, line: bytes) -> None: ...

    def ended(self, end: AdpipeError) -> None: ...


class Pipes:
    """Starts the engine, writes what is sent, and hands on what comes.

    `send` takes no lock: a queue grows and a bell rings. It may therefore be called from any
    thread, from a signal and from the garbage collector, and never blocks.
    """

    def __init__(
        self, command: Sequence[str], env: Optional[Mapping[str, str]], listener: Listener
    ) -> None:
        self._listener = listener
        self._outbox: Deque[bytes] = deque()
        self._unsent = b""
        self._writing = False
        self._log: Deque[str] = deque(maxlen=LOG_LINES)
        self._closing = False
        self._until: Optional[float] = None  # When to stop reading, once the messages have ended.
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=env,
                bufsize=0,
            )
        except OSError as mistake:
            raise EngineNotFound(f"{command[0]} cannot be started: {mistake.strerror}") from mistake
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self._stdin, self._stdout, self._stderr = (
            self.process.stdin,
            self.process.stdout,
            self.process.stderr,
        )
        self._open = [self._stdout, self._stderr]
        os.set_blocking(self._stdin.fileno(), False)
        self._bell, self._ear = socket.socketpair()
        self._bell.setblocking(False)
        self._selector = selectors.DefaultSelector()
        self._thread = threading.Thread(target=self._run, name="adpipe", daemon=True)
        self._thread.start()

    def send(self, line: bytes) -> None:
        """Puts a line on its way."""
        self._outbox.append(line)
        self._ring()

    def close(self) -> None:
        """Ends the engine as it likes to end: its input ends, it drains; killed if it does not."""
        self._closing = True
        self._ring()
        self._thread.join(DRAIN_SECONDS)
        for end in (self.process.terminate, self.process.kill):
            if self._thread.is_alive():
                end()
                self._thread.join(TERMINATE_SECONDS)

    def _ring(self) -> None:
        try:
            self._bell.send(b"\0")
        except OSError:
            pass  # It rings already, or nobody is left to hear it.

    # What follows runs on the thread of the pipes.

    def _run(self) -> None:
        end: AdpipeError = EngineGone(None)
        try:
            self._pump()
            code = self._exit_code()
            end = EngineGone(None if self._closing and code == 0 else code, self._log)
        except ContractBroken as mistake:
            end = mistake
        finally:
            self._release()
            self._listener.ended(end)

    def _pump(self) -> None:
        for pipe, act in (
            (self._ear, lambda: self._ear.recv(4096)),
            (self._stdout, self._reader(self._stdout, self._listener.heard)),
            (self._stderr, self._reader(self._stderr, self._logged)),
        ):
            self._selector.register(pipe, selectors.EVENT_READ, act)
        while (patience := self._patience()) is None or patience > 0:
            for key, _ in self._selector.select(patience):
                key.data()
            self._write()

    def _patience(self) -> Optional[float]:
        """How long to wait for more: after the last message, the last log lines may still come."""
        return None if self._until is None else self._until - time.monotonic()

    def _reader(self, pipe: Any, each: Callable[[bytes], None]) -> Callable[[], None]:
        lines = Lines()

        def read() -> None:
            data = os.read(pipe.fileno(), 1 << 18)
            for line in lines.feed(data):
                each(line)
            if not data:
                self._selector.unregister(pipe)
                self._open.remove(pipe)
                if self._stdout not in self._open:
                    self._until = time.monotonic() + GRACE_SECONDS if self._open else 0.0

        return read

    def _write(self) -> None:
        while (self._unsent or self._outbox) and not self._stdin.closed:
            if not self._unsent:
                self._unsent = self._outbox.popleft()
                self._listener.sent(self._unsent)
            try:
                self._unsent = self._unsent[os.write(self._stdin.fileno(), self._unsent) :]
            except BlockingIOError:
                break
            except OSError:
                self._unsent = b""  # Nobody reads; the end of its output says why.
        self._watch(bool(self._unsent))
        if self._closing and not self._unsent:
            self._stdin.close()

    def _watch(self, writing: bool) -> None:
        if writing and not self._writing:
            self._selector.register(self._stdin, selectors.EVENT_WRITE, lambda: None)
        elif self._writing and not writing:
            self._selector.unregister(self._stdin)
        self._writing = writing

    def _logged(self, line: bytes) -> None:
        self._log.append(line.decode("utf-8", "replace"))
        self._listener.logged(line)

    def _exit_code(self) -> int:
        self._stdin.close()
        try:
            return self.process.wait(TERMINATE_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()  # It closed its output and lives on: nothing can come of it.
            return self.process.wait()

    def _release(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._selector.close()
        for pipe in (self._stdin, self._stdout, self._stderr, self._bell, self._ear):
            pipe.close()
