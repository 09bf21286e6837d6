"""How values become JSON and come back: one table for each type, read by two functions."""

from __future__ import annotations

import dataclasses
import sys
from decimal import Decimal
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    Generic,
    Iterable,
    List,
    Mapping,
    Optional,
    Tuple,
    Type,
    TypeVar,
    cast,
)

from .errors import ContractBroken

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_: Any) -> Callable[[Any], Any]:
        return lambda decorator: decorator


T = TypeVar("T")


@dataclass_transform(kw_only_default=True)
def message(cls: Type[T]) -> Type[T]:
    """Makes a type of the contract: a dataclass whose members are given by name."""
    if sys.version_info >= (3, 10):
        return dataclasses.dataclass(kw_only=True)(cls)
    made = dataclasses.dataclass(cls)
    initialize: Any = made.__init__

    def by_name(self: T, **members: Any) -> None:
        initialize(self, **members)

    made.__init__ = by_name
    return made


class Shape(Generic[T]):
    """How one kind of value travels; this one travels as it is."""

    def read(self, value: Any) -> T:
        """The value that came."""
        return cast(T, value)

    def write(self, value: T) -> Any:
        """The value as it goes."""
        return value


class Int64(Shape[int]):
    """A 64-bit integer travels as a decimal string, since JSON's numbers lose its last digits."""

    def read(self, value: Any) -> int:
        return int(value)

    def write(self, value: int) -> str:
        return str(value)


class Exact(Shape[Decimal]):
    """A decimal number; what a float's shortest text holds (15 digits) comes and goes unchanged."""

    def read(self, value: Any) -> Decimal:
        return Decimal(repr(value))

    def write(self, value: Decimal) -> Any:
        return int(value) if value == value.to_integral_value() else float(value)


@dataclasses.dataclass(frozen=True)
class Many(Shape[List[T]]):
    """A list of values of one shape."""

    of: Shape[T]

    def read(self, value: Any) -> List[T]:
        return [self.of.read(element) for element in value]

    def write(self, value: Iterable[T]) -> List[Any]:
        return [self.of.write(element) for element in value]


@dataclasses.dataclass(frozen=True)
class Named(Shape[Dict[str, T]]):
    """Values of one shape under free names."""

    of: Shape[T]

    def read(self, value: Any) -> Dict[str, T]:
        return {name: self.of.read(member) for name, member in value.items()}

    def write(self, value: Mapping[str, T]) -> Dict[str, Any]:
        return {name: self.of.write(member) for name, member in value.items()}


@dataclasses.dataclass(frozen=True)
class Message(Shape[T]):
    """A value of a type of the contract."""

    type: Type[T]

    def read(self, value: Any) -> T:
        return from_wire(self.type, value)

    def write(self, value: T) -> Any:
        return to_wire(value)


PLAIN: Shape[Any] = Shape()
INT64 = Int64()
EXACT = Exact()

_tables: Dict[Type[Any], Tuple[Tuple[str, str, Shape[Any]], ...]] = {}


def describe(type: Type[Any], /, **members: Tuple[str, Shape[Any]]) -> None:
    """Keeps the table of a type: for each member its name on the wire and its shape."""
    _tables[type] = tuple((name, wire, shape) for name, (wire, shape) in members.items())


def from_wire(type: Type[T], value: Any) -> T:
    """Reads a value of a described type; members that this client does not know are left out."""
    try:
        members = {
            name: shape.read(value[wire])
            for name, wire, shape in _tables[type]
            if value.get(wire) is not None
        }
        return type(**members)
    except (TypeError, ValueError, AttributeError, ArithmeticError) as mistake:
        raise ContractBroken(f"the engine's {type.__name__} cannot be read: {mistake}") from mistake


def to_wire(value: Any) -> Any:
    """Writes a value: types of the contract by their table, lists and maps element by element."""
    table = _tables.get(value.__class__)
    if table is not None:
        members = ((wire, shape, getattr(value, name)) for name, wire, shape in table)
        return {wire: shape.write(member) for wire, shape, member in members if member is not None}
    if isinstance(value, (list, tuple)):
        return [to_wire(element) for element in value]
    if isinstance(value, Mapping):
        return {name: to_wire(member) for name, member in value.items()}
    return value


def written(shape: Shape[Any], value: Any) -> Any:
    """A value of that shape as it travels; what is None stays None."""
    return None if value is None else shape.write(value)


def which(union: Any) -> Optional[str]:
    """The name of the one member that a union holds."""
    held = (
        field.name for field in dataclasses.fields(union) if getattr(union, field.name) is not None
    )
    return next(held, None)
