"""Streams as iterators, and what the generated calls stand on."""

from __future__ import annotations

from typing import (
    TYPE_CHECKING,
    Any,
    AsyncIterator,
    Generic,
    Iterator,
    Mapping,
    Protocol,
    TypedDict,
    TypeVar,
)

from .async_connection import AsyncCall, AsyncConnection
from .connection import Call
from .wire import Shape

if TYPE_CHECKING:
    from typing_extensions import Unpack

T = TypeVar("T")


class Meta(TypedDict, total=False):
    """What every call may carry beside its params."""

    timeout_ms: int
    """How long the call may take; its work is cancelled then."""
    request_id: str
    """A name that makes a repeated call act once and answer the same."""
    traceparent: str
    """The trace that the call belongs to, by W3C."""


class Stream(Generic[T]):
    """What a call streams, as an iterator; closing it, or dropping it, cancels the call."""

    def __init__(self, call: Call, item: Shape[T]) -> None:
        self.call = call
        self._items = call.items()
        self._item = item
        self._closed = False

    def __iter__(self) -> Iterator[T]:
        return self

    def __next__(self) -> T:
        for value in () if self._closed else self._items:
            return self._item.read(value)
        if not self._closed:
            self.call.result()
        raise StopIteration

    def close(self) -> None:
        """Takes the call back; the iteration is over."""
        self._closed = True
        self.call.close()

    def __enter__(self) -> Stream[T]:
        return self

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        self.close()

    def __del__(self) -> None:
        self.call.close()


class AsyncStream(Generic[T]):
    """What a call streams, for `async for`; closing it, or dropping it, cancels the call."""

    def __init__(self, connection: AsyncConnection, call: AsyncCall, item: Shape[T]) -> None:
        self.call = call
        self._connection = connection
        self._items = call.items()
        self._item = item
        self._closed = False

    def __aiter__(self) -> AsyncIterator[T]:
        return self

    async def __anext__(self) -> T:
        if not self._closed:
            async for value in self._items:
                return self._item.read(value)
        if not self._closed:
            await self.call.result()
        raise StopAsyncIteration

    async def aclose(self) -> None:
        """Takes the call back; the iteration is over."""
        self._closed = True
        self.call.close()

    async def __aenter__(self) -> AsyncStream[T]:
        return self

    async def __aexit__(self, kind: Any, error: Any, trace: Any) -> None:
        await self.aclose()

    def __del__(self) -> None:
        self._connection.forget_soon(self.call.id)


class Caller(Protocol):
    """Makes calls, for threads."""

    def call(
        self, method: str, params: Mapping[str, Any], result: Shape[T], **meta: Unpack[Meta]
    ) -> T: ...

    def stream(
        self, method: str, params: Mapping[str, Any], item: Shape[T], **meta: Unpack[Meta]
    ) -> Stream[T]: ...


class AsyncCaller(Protocol):
    """Makes calls, for asyncio."""

    async def call(
        self, method: str, params: Mapping[str, Any], result: Shape[T], **meta: Unpack[Meta]
    ) -> T: ...

    def stream(
        self, method: str, params: Mapping[str, Any], item: Shape[T], **meta: Unpack[Meta]
    ) -> AsyncStream[T]: ...
