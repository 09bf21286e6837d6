"""A client of adpipe, the headless ad mediation engine.

import adpipe

with adpipe.Engine(config="config.yaml") as engine:
    loaded = engine.ad.load(ad_unit="/21775744923/example/native", format="customNative")
    print(loaded.ad.custom.assets["Headline"].text)
"""

from . import types
from .async_connection import AsyncConnection
from .connection import Connection
from .engine import AsyncEngine, Engine
from .errors import AdpipeError, ContractBroken, EngineGone, EngineNotFound, RPCFailure, Violation
from .streams import AsyncStream, Stream

__all__ = [
    "AdpipeError",
    "AsyncConnection",
    "AsyncEngine",
    "AsyncStream",
    "Connection",
    "ContractBroken",
    "Engine",
    "EngineGone",
    "EngineNotFound",
    "RPCFailure",
    "Stream",
    "Violation",
    "types",
]
