"""The engine as a program uses it: `with Engine() as engine: engine.ad.load(…)`."""

from __future__ import annotations

import os
from types import TracebackType
from typing import Any, AsyncIterator, Callable, Generic, Iterator, Mapping, Optional, Sequence, Type, TypeVar, Union

from .async_connection import AsyncCall, AsyncConnection
from .connection import Call, Connection, Trace
from .process import Command, serving
from .service import AsyncService, Service
from .wire import Shape, to_wire

Item = TypeVar("Item")
Path = Union[str, "os.PathLike[str]", None]


class Stream(Generic[Item]):
    """What a call streams, as an iterator; closing it, or dropping it, cancels the call."""

    def __init__(self, call: Call, item: Shape) -> None:
        self.call = call
        self._items = call.items()
        self._item = item
        self._closed = False

    def __iter__(self) -> Iterator[Item]:
        return self

    def __next__(self) -> Item:
        for value in () if self._closed else self._items:
            read: Item = self._item.read(value)
            return read
        if not self._closed:
            self.call.result()
        raise StopIteration

    def close(self) -> None:
        """Takes the call back; the iteration is over."""
        self._closed = True
        self.call.close()

    def __enter__(self) -> Stream[Item]:
        return self

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        self.close()

    def __del__(self) -> None:
        self.call.close()


class AsyncStream(Generic[Item]):
    """What a call streams, for `async for`; closing it, or dropping it, cancels the call."""

    def __init__(self, connection: AsyncConnection, call: AsyncCall, item: Shape) -> None:
        self.call = call
        self._connection = connection
        self._items = call.items()
        self._item = item
        self._closed = False

    def __aiter__(self) -> AsyncIterator[Item]:
        return self

    async def __anext__(self) -> Item:
        if not self._closed:
            async for value in self._items:
                read: Item = self._item.read(value)
                return read
        if not self._closed:
            await self.call.result()
        raise StopAsyncIteration

    async def aclose(self) -> None:
        """Takes the call back; the iteration is over."""
        self._closed = True
        self.call.close()

    async def __aenter__(self) -> AsyncStream[Item]:
        return self

    async def __aexit__(self, kind: Any, error: Any, trace: Any) -> None:
        await self.aclose()

    def __del__(self) -> None:
        self._connection.forget_soon(self.call.id)


class Engine(Service):
    """A running engine, for threads; its methods are grouped by noun: `engine.ad.load(…)`."""

    def __init__(
        self,
        *,
        config: Path = None,
        command: Optional[Command] = None,
        arguments: Sequence[str] = (),
        env: Optional[Mapping[str, str]] = None,
        on_line: Optional[Trace] = None,
        on_log: Optional[Callable[[str], None]] = None,
    ) -> None:
        line = serving(command, config, arguments)
        self.connection = Connection(line, env=env, on_line=on_line, on_log=on_log)
        super().__init__(self)

    def call(self, method: str, params: Mapping[str, Any], result: Shape, **meta: Any) -> Any:
        """Makes one call and reads its result."""
        return result.read(self.connection.begin(method, to_wire(params), **meta).result())

    def stream(self, method: str, params: Mapping[str, Any], item: Shape, **meta: Any) -> Stream[Any]:
        """Opens a stream."""
        return Stream(self.connection.begin(method, to_wire(params), **meta), item)

    def close(self) -> None:
        """Ends the engine; calls in flight still get their answers while it drains."""
        self.connection.close()

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()


class AsyncEngine(AsyncService):
    """An engine for asyncio; it runs inside `async with`."""

    def __init__(
        self,
        *,
        config: Path = None,
        command: Optional[Command] = None,
        arguments: Sequence[str] = (),
        env: Optional[Mapping[str, str]] = None,
        on_line: Optional[Trace] = None,
        on_log: Optional[Callable[[str], None]] = None,
    ) -> None:
        line = serving(command, config, arguments)
        self.connection = AsyncConnection(line, env=env, on_line=on_line, on_log=on_log)
        super().__init__(self)

    async def call(self, method: str, params: Mapping[str, Any], result: Shape, **meta: Any) -> Any:
        """Makes one call and reads its result."""
        return result.read(await self.connection.begin(method, to_wire(params), **meta).result())

    def stream(self, method: str, params: Mapping[str, Any], item: Shape, **meta: Any) -> AsyncStream[Any]:
        """Opens a stream."""
        call = self.connection.begin(method, to_wire(params), **meta)
        return AsyncStream(self.connection, call, item)

    async def close(self) -> None:
        """Ends the engine; calls in flight still get their answers while it drains."""
        await self.connection.close()

    async def __aenter__(self) -> AsyncEngine:
        await self.connection.start()
        return self

    async def __aexit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        await self.close()
