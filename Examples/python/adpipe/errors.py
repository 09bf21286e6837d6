"""What can go wrong between a program and its engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Mapping, Optional, Sequence

if TYPE_CHECKING:
    from .types import ErrorDetail


class AdpipeError(Exception):
    """Anything that this package raises."""


@dataclass(frozen=True)
class Violation:
    """One member of the params that is not as the schema demands."""

    path: str
    expected: str
    found: Optional[str] = None

    def __str__(self) -> str:
        place = self.path or "params"
        return f"{place}: expected {self.expected}" + (
            f", found {self.found}" if self.found else ""
        )


class RPCFailure(AdpipeError):
    """The engine's answer is an error: `status` and `reason` say which, `remedy` what to do."""

    def __init__(self, code: int, message: str, data: Optional[Mapping[str, Any]] = None) -> None:
        self.code = code
        self.message = message
        self.data: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
        super().__init__(self._text())

    @property
    def status(self) -> str:
        """The canonical gRPC name of the code, such as NOT_FOUND."""
        return str(self.data.get("status", "UNKNOWN"))

    @property
    def reason(self) -> str:
        """The stable word that a program can branch on, such as NO_FILL."""
        return str(self.data.get("reason", ""))

    @property
    def remedy(self) -> Optional[str]:
        """One sentence that says what to do."""
        return self.data.get("remedy")

    @property
    def retry_after_ms(self) -> Optional[int]:
        """How long to wait before the same call can succeed."""
        return self.data.get("retryAfterMs")

    @property
    def violations(self) -> Sequence[Violation]:
        """Everything that is wrong with the params."""
        return [
            Violation(v.get("path", ""), v.get("expected", ""), v.get("found"))
            for v in self.data.get("violations", ())
        ]

    @property
    def detail(self) -> ErrorDetail:
        """All that the engine said, typed: `explain`, `adapter` and `gma` among it."""
        from .types import ErrorDetail
        from .wire import from_wire

        return from_wire(ErrorDetail, self.data)

    def _text(self) -> str:
        name = self.reason or self.status
        lines = [f"{name} ({self.code}): {self.message}"]
        lines += [f"  {violation}" for violation in self.violations]
        if self.remedy:
            lines.append(f"  {self.remedy}")
        return "\n".join(lines)

    def __reduce__(self) -> Any:
        return RPCFailure, (self.code, self.message, dict(self.data))


class EngineNotFound(AdpipeError):
    """There is no engine to start."""


class EngineGone(AdpipeError):
    """The engine ended, or was closed, before it answered."""

    def __init__(self, exit_code: Optional[int], log: Sequence[str] = ()) -> None:
        self.exit_code = exit_code
        self.log = list(log)
        super().__init__("\n".join([self._ending(), *(f"  {line}" for line in self.log)]))

    def _ending(self) -> str:
        if self.exit_code is None:
            return "the engine was closed"
        if self.exit_code < 0:
            return f"the engine was ended by signal {-self.exit_code}"
        return f"the engine ended with exit code {self.exit_code}"

    def __reduce__(self) -> Any:
        return EngineGone, (self.exit_code, self.log)


class ContractBroken(AdpipeError):
    """The engine said what its contract does not know; client and engine may differ in age."""
