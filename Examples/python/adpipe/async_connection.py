"""JSON-RPC with an engine, for asyncio: each task awaits its own answer."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import deque
from typing import Any, AsyncIterator, Callable, Deque, Dict, Mapping, Optional, Sequence, Union

from . import messages
from .connection import Arrival, Trace
from .errors import AdpipeError, ContractBroken, EngineGone, EngineNotFound
from .process import DRAIN_SECONDS, GRACE_SECONDS, LOG_LINES, TERMINATE_SECONDS, UNREAD_ITEMS


class AsyncCall:
    """One call in flight: the items of its stream, and then its answer."""

    def __init__(
        self, connection: AsyncConnection, id: int, method: str, timeout_ms: Optional[int]
    ) -> None:
        self.id = id
        self.method = method
        self._connection = connection
        self._timeout_ms = timeout_ms
        self._ends = (
            connection.now() + timeout_ms / 1000 + GRACE_SECONDS if timeout_ms is not None else None
        )
        self._arrivals: asyncio.Queue[Arrival] = asyncio.Queue()
        self._answer: Union[messages.Answer, AdpipeError, None] = None

    async def result(self) -> Any:
        """Awaits the answer; raises what went wrong instead."""
        async for _ in self.items():
            pass
        if isinstance(self._answer, AdpipeError):
            raise self._answer
        assert self._answer is not None
        if self._answer.failure:
            raise self._answer.failure
        return self._answer.result

    async def items(self) -> AsyncIterator[Any]:
        """The values of the call's stream as they come, until its answer."""
        while self._answer is None:
            arrival = await self._next()
            if isinstance(arrival, messages.Item):
                yield arrival.value
            else:
                self._answer = arrival

    def cancel(self) -> None:
        """Takes the call back; the engine still answers it, with CANCELLED."""
        self._connection.withdraw(self.id)

    def close(self) -> None:
        """Takes the call back and awaits nothing."""
        if self._answer is None:
            self._arrivals.put_nowait(messages.cancelled(self.method))
            self._connection.forget(self.id)

    def arrive(self, arrival: Arrival) -> None:
        """Hands over what came for this call."""
        if isinstance(arrival, messages.Item) and self._arrivals.qsize() >= UNREAD_ITEMS:
            self._connection.forget(self.id)
            arrival = messages.overrun(self.method, UNREAD_ITEMS)
        self._arrivals.put_nowait(arrival)

    async def _next(self) -> Arrival:
        patience = None if self._ends is None else max(0.0, self._ends - self._connection.now())
        try:
            return await asyncio.wait_for(self._arrivals.get(), patience)
        except asyncio.TimeoutError:
            self._connection.forget(self.id)
            return messages.late(self.method, self._timeout_ms or 0)
        except BaseException:
            # A cancelled task does not want the answer any more.
            self.close()
            raise


class AsyncConnection:
    """Speaks with an engine that `start` starts; belongs to one event loop."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        env: Optional[Mapping[str, str]] = None,
        on_line: Optional[Trace] = None,
        on_log: Optional[Callable[[str], None]] = None,
    ) -> None:
        self._command = command
        self._env = env
        self._on_line = on_line
        self._on_log = on_log
        self._ids = itertools.count(1)
        self._calls: Dict[int, AsyncCall] = {}
        self._log: Deque[str] = deque(maxlen=LOG_LINES)
        self._end: Optional[AdpipeError] = None
        self._closing = False

    async def start(self) -> None:
        """Starts the engine."""
        pipe = asyncio.subprocess.PIPE
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, stderr=pipe, env=self._env
            )
        except OSError as mistake:
            raise EngineNotFound(
                f"{self._command[0]} cannot be started: {mistake.strerror}"
            ) from mistake
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self._stdin, self._stdout, self._stderr = (
            self.process.stdin,
            self.process.stdout,
            self.process.stderr,
        )
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run())

    def now(self) -> float:
        """The loop's own clock, in seconds."""
        return self._loop.time()

    def begin(
        self,
        method: str,
        params: Optional[Mapping[str, Any]] = None,
        *,
        timeout_ms: Optional[int] = None,
        request_id: Optional[str] = None,
        traceparent: Optional[str] = None,
    ) -> AsyncCall:
        """Sends a call and returns at once, so that many can be in flight."""
        if self._end is not None:
            raise self._end
        call = AsyncCall(self, next(self._ids), method, timeout_ms)
        line = messages.request(call.id, method, params or {}, timeout_ms, request_id, traceparent)
        self._calls[call.id] = call
        self._send(line)
        return call

    def withdraw(self, id: int) -> None:
        """Tells the engine that nobody needs this call any more."""
        if id in self._calls:
            self._send(messages.cancellation(id))

    def forget(self, id: int) -> None:
        """Withdraws a call and drops whatever still comes for it."""
        if self._calls.pop(id, None):
            self._send(messages.cancellation(id))

    def forget_soon(self, id: int) -> None:
        """The same from the garbage collector, which may run on any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.forget, id)

    async def close(self) -> None:
        """Ends the engine; calls in flight still get their answers while it drains."""
        self._closing = True
        self._stdin.close()
        await asyncio.wait({self._task}, timeout=DRAIN_SECONDS)
        for end in (self.process.terminate, self.process.kill):
            if not self._task.done():
                end()
                await asyncio.wait({self._task}, timeout=TERMINATE_SECONDS)

    def _send(self, line: bytes) -> None:
        if self._stdin.is_closing():
            return
        if self._on_line:
            self._on_line(">>", _text(line))
        self._stdin.write(line)

    async def _run(self) -> None:
        logs = self._loop.create_task(self._read(self._stderr, self._logged))
        broken: Optional[ContractBroken] = None
        try:
            await self._read(self._stdout, self._heard)
        except ContractBroken as mistake:
            broken = mistake
            self.process.kill()
        # The last words on stderr may still be on their way.
        await asyncio.wait({logs}, timeout=GRACE_SECONDS)
        logs.cancel()
        code = await self._exit_code()
        self._end = broken or EngineGone(None if self._closing and code == 0 else code, self._log)
        self._fail(self._end)

    async def _read(self, pipe: asyncio.StreamReader, each: Callable[[bytes], None]) -> None:
        lines = messages.Lines()
        while data := await pipe.read(1 << 18):
            for line in lines.feed(data):
                each(line)

    def _heard(self, line: bytes) -> None:
        if self._on_line:
            self._on_line("<<", _text(line))
        message = messages.reading(line)
        if isinstance(message, messages.Item):
            if call := self._calls.get(message.id):
                call.arrive(message)
        elif message is not None and message.id is not None:
            if call := self._calls.pop(message.id, None):
                call.arrive(message)
        elif message is not None and message.failure:
            # An error without an id is some call's, nobody can say whose: none may wait for ever.
            self._fail(message.failure)

    def _logged(self, line: bytes) -> None:
        self._log.append(_text(line))
        if self._on_log:
            self._on_log(_text(line))

    async def _exit_code(self) -> int:
        self._stdin.close()
        with contextlib.suppress(OSError, asyncio.TimeoutError):
            await asyncio.wait_for(self._stdin.wait_closed(), GRACE_SECONDS)
        try:
            return await asyncio.wait_for(self.process.wait(), TERMINATE_SECONDS)
        except asyncio.TimeoutError:
            self.process.kill()  # It closed its output and lives on: nothing can come of it.
            return await self.process.wait()

    def _fail(self, failure: AdpipeError) -> None:
        for id in list(self._calls):
            if call := self._calls.pop(id, None):
                call.arrive(failure)


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").rstrip("\n")
