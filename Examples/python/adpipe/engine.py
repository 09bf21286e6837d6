"""The engine as a program uses it: `with Engine() as engine: engine.ad.load(…)`."""

from __future__ import annotations

import os
from types import TracebackType
from typing import TYPE_CHECKING, Any, Callable, Mapping, Optional, Sequence, Type, TypeVar, Union

from .async_connection import AsyncConnection
from .async_service import AsyncService
from .connection import Connection, Trace
from .process import Command, serving
from .service import Service
from .streams import AsyncStream, Meta, Stream
from .wire import Shape, to_wire

if TYPE_CHECKING:
    from typing_extensions import Unpack

T = TypeVar("T")
Path = Union[str, "os.PathLike[str]", None]


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

    def call(
        self, method: str, params: Mapping[str, Any], result: Shape[T], **meta: Unpack[Meta]
    ) -> T:
        """Makes one call and reads its result."""
        return result.read(self.connection.begin(method, to_wire(params), **meta).result())

    def stream(
        self, method: str, params: Mapping[str, Any], item: Shape[T], **meta: Unpack[Meta]
    ) -> Stream[T]:
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

    async def call(
        self, method: str, params: Mapping[str, Any], result: Shape[T], **meta: Unpack[Meta]
    ) -> T:
        """Makes one call and reads its result."""
        return result.read(await self.connection.begin(method, to_wire(params), **meta).result())

    def stream(
        self, method: str, params: Mapping[str, Any], item: Shape[T], **meta: Unpack[Meta]
    ) -> AsyncStream[T]:
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
