"""JSON-RPC with an engine, for threads: each caller waits for its own answer."""

from __future__ import annotations

import itertools
import queue
import time
from types import TracebackType
from typing import Any, Callable, Dict, Iterator, Mapping, Optional, Sequence, Type, Union

from . import messages
from .errors import AdpipeError
from .pipes import Pipes
from .process import GRACE_SECONDS, UNREAD_ITEMS

Arrival = Union[messages.Answer, messages.Item, AdpipeError]

#: Is shown each line as it travels: `>>` to the engine, `<<` from it.
Trace = Callable[[str, str], None]


class Call:
    """One call in flight: the items of its stream, and then its answer."""

    def __init__(
        self, connection: Connection, id: int, method: str, timeout_ms: Optional[int]
    ) -> None:
        self.id = id
        self.method = method
        self._connection = connection
        self._timeout_ms = timeout_ms
        self._ends = (
            None if timeout_ms is None else time.monotonic() + timeout_ms / 1000 + GRACE_SECONDS
        )
        self._arrivals: queue.SimpleQueue[Arrival] = queue.SimpleQueue()
        self._answer: Union[messages.Answer, AdpipeError, None] = None

    def result(self) -> Any:
        """Waits for the answer; raises what went wrong instead."""
        for _ in self.items():
            pass
        if isinstance(self._answer, AdpipeError):
            raise self._answer
        assert self._answer is not None
        if self._answer.failure:
            raise self._answer.failure
        return self._answer.result

    def items(self) -> Iterator[Any]:
        """The values of the call's stream as they come, until its answer."""
        while self._answer is None:
            arrival = self._next()
            if isinstance(arrival, messages.Item):
                yield arrival.value
            else:
                self._answer = arrival

    def cancel(self) -> None:
        """Takes the call back; the engine still answers it, with CANCELLED."""
        self._connection.withdraw(self.id)

    def close(self) -> None:
        """Takes the call back and waits for nothing."""
        if self._answer is None:
            self._arrivals.put(messages.cancelled(self.method))
            self._connection.forget(self.id)

    def arrive(self, arrival: Arrival) -> None:
        """Hands over what came for this call, on the thread of the pipes."""
        if isinstance(arrival, messages.Item) and self._arrivals.qsize() >= UNREAD_ITEMS:
            self._connection.forget(self.id)
            arrival = messages.overrun(self.method, UNREAD_ITEMS)
        self._arrivals.put(arrival)

    def _next(self) -> Arrival:
        patience = None if self._ends is None else max(0.0, self._ends - time.monotonic())
        try:
            return self._arrivals.get(timeout=patience)
        except queue.Empty:
            self._connection.forget(self.id)
            return messages.late(self.method, self._timeout_ms or 0)
        except BaseException:
            # Whoever interrupts the waiting (control-C) does not want the answer any more.
            self.close()
            raise


class Connection:
    """Starts an engine and speaks with it; may be used by many threads at once."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        env: Optional[Mapping[str, str]] = None,
        on_line: Optional[Trace] = None,
        on_log: Optional[Callable[[str], None]] = None,
    ) -> None:
        self._ids = itertools.count(1)
        self._calls: Dict[int, Call] = {}
        self._end: Optional[AdpipeError] = None
        self._on_line = on_line
        self._on_log = on_log
        self._pipes = Pipes(command, env, self)

    @property
    def pid(self) -> int:
        """The engine's process."""
        return self._pipes.process.pid

    def begin(
        self,
        method: str,
        params: Optional[Mapping[str, Any]] = None,
        *,
        timeout_ms: Optional[int] = None,
        request_id: Optional[str] = None,
        traceparent: Optional[str] = None,
    ) -> Call:
        """Sends a call and returns at once, so that many can be in flight."""
        call = Call(self, next(self._ids), method, timeout_ms)
        line = messages.request(call.id, method, params or {}, timeout_ms, request_id, traceparent)
        self._calls[call.id] = call
        self._pipes.send(line)
        # Whoever takes the call out of the table ends it: this thread, or the one that saw the end.
        if self._end is not None and self._calls.pop(call.id, None) is not None:
            raise self._end
        return call

    def withdraw(self, id: int) -> None:
        """Tells the engine that nobody needs this call any more."""
        if id in self._calls:
            self._pipes.send(messages.cancellation(id))

    def forget(self, id: int) -> None:
        """Withdraws a call and drops whatever still comes for it."""
        if self._calls.pop(id, None):
            self._pipes.send(messages.cancellation(id))

    def close(self) -> None:
        """Ends the engine; calls in flight still get their answers while it drains."""
        self._pipes.close()

    def __enter__(self) -> Connection:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    # What follows is called on the thread of the pipes.

    def sent(self, line: bytes) -> None:
        if self._on_line:
            self._on_line(">>", _text(line))

    def heard(self, line: bytes) -> None:
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

    def logged(self, line: bytes) -> None:
        if self._on_log:
            self._on_log(_text(line))

    def ended(self, end: AdpipeError) -> None:
        self._end = end
        self._fail(end)

    def _fail(self, failure: AdpipeError) -> None:
        for id in list(self._calls):
            if call := self._calls.pop(id, None):
                call.arrive(failure)


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").rstrip("\n")
