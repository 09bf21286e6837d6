"""What travels: one JSON-RPC message per line, and nothing about pipes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Dict, Iterator, Mapping, Optional, Union

from .errors import ContractBroken, RPCFailure


@dataclass(frozen=True)
class Answer:
    """The one answer of a call; `id` is None where the engine could not tell which."""

    id: Optional[int]
    result: Any = None
    failure: Optional[RPCFailure] = None


@dataclass(frozen=True)
class Item:
    """One value of the stream that a call opened."""

    id: int
    value: Any


class Lines:
    """Cuts the bytes that come in into lines."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The lines that are whole now, in order."""
        # Only the new bytes are searched, or a message of many chunks would cost its square.
        searched = len(self._rest)
        self._rest += data
        start = 0
        while (end := self._rest.find(b"\n", max(start, searched))) >= 0:
            line = bytes(self._rest[start:end]).strip()
            start = end + 1
            if line:
                yield line
        del self._rest[:start]

    def finish(self) -> Iterator[bytes]:
        """What is left when no more bytes come."""
        line = bytes(self._rest).strip()
        self._rest.clear()
        if line:
            yield line


def request(
    id: int,
    method: str,
    params: Mapping[str, Any],
    timeout_ms: Optional[int] = None,
    request_id: Optional[str] = None,
    traceparent: Optional[str] = None,
) -> bytes:
    """The line of a call; members that are None stay at home."""
    meta = _present(timeoutMs=timeout_ms, requestId=request_id, traceparent=traceparent)
    whole = {name: value for name, value in params.items() if value is not None}
    if meta:
        whole["_meta"] = meta
    return _line(
        {"jsonrpc": "2.0", "id": id, "method": method, **({"params": whole} if whole else {})}
    )


def cancellation(id: int) -> bytes:
    """The line that takes a call back."""
    return _line({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": id}})


def reading(line: bytes) -> Union[Answer, Item, None]:
    """What a line of the engine says; None for a notification that this client does not know."""
    try:
        message = json.loads(line)
        if message.get("method") == "$/stream":
            return Item(message["params"]["id"], message["params"]["value"])
        if "method" in message:
            return None
        if "error" in message:
            error = message["error"]
            return Answer(
                message["id"],
                failure=RPCFailure(error["code"], error["message"], error.get("data")),
            )
        return Answer(message["id"], message["result"])
    except (ValueError, KeyError, TypeError, AttributeError) as mistake:
        shown = line[:80].decode("utf-8", "replace")
        raise ContractBroken(f"the engine wrote a line that is no message: {shown}") from mistake


def late(method: str, timeout_ms: int) -> RPCFailure:
    """The failure of a call whose time ran out on this side of the pipe."""
    text = f"{method} was not answered within {timeout_ms} ms"
    return RPCFailure(4, text, {"status": "DEADLINE_EXCEEDED", "reason": "DEADLINE"})


def cancelled(method: str) -> RPCFailure:
    """The failure of a call that this side took back."""
    return RPCFailure(1, f"{method} was cancelled", {"status": "CANCELLED", "reason": "CANCELLED"})


def overrun(method: str, limit: int) -> RPCFailure:
    """The failure of a stream whose items nobody took."""
    text = f"{limit} items of {method} wait to be read; resume after the last cursor"
    return RPCFailure(8, text, {"status": "RESOURCE_EXHAUSTED", "reason": "STREAM_UNREAD"})


def _line(message: Dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def _present(**members: Any) -> Dict[str, Any]:
    return {name: value for name, value in members.items() if value is not None}
