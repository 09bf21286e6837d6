"""Where the engine is, and how it is started."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import List, Optional, Sequence, Union

from .errors import EngineNotFound

Command = Union[str, "os.PathLike[str]", Sequence[str]]

#: How many of the engine's last log lines an `EngineGone` quotes.
LOG_LINES = 20

#: How much longer than its deadline a call waits for the engine's own DEADLINE answer.
GRACE_SECONDS = 0.5

#: How long the engine may drain after `close()`; then it is terminated, then killed.
DRAIN_SECONDS = 10.0
TERMINATE_SECONDS = 2.0

#: How many items of one stream may wait for their reader.
UNREAD_ITEMS = 10_000


def serving(
    command: Optional[Command] = None,
    config: Union[str, "os.PathLike[str]", None] = None,
    arguments: Sequence[str] = (),
) -> List[str]:
    """The command line that serves: `adpipe serve` with its options."""
    options = ["--config", os.fspath(config)] if config is not None else []
    return [*engine(command), "serve", *options, *arguments]


def engine(command: Optional[Command] = None) -> List[str]:
    """The engine: as told, $ADPIPE, this repository's release build, or the one on the PATH."""
    if command is not None:
        return [os.fspath(command)] if isinstance(command, (str, os.PathLike)) else list(command)
    if told := os.environ.get("ADPIPE"):
        return [told]
    built = Path(__file__).resolve().parents[3] / ".build" / "release" / "adpipe"
    if os.access(built, os.X_OK):
        return [str(built)]
    if found := shutil.which("adpipe"):
        return [found]
    raise EngineNotFound(
        "adpipe is neither in $ADPIPE nor built in .build/release nor on the PATH; "
        "build it with `make` or name it with command="
    )
