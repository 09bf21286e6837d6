"""What a publisher tells of the breaks of its stream: those there are, and those to come."""

from typing import Any

from ..clock import Clock
from .assets import Asset

WINDOW_SECONDS = 600
"""How long a break that is over is still told."""


def pods(asset: Asset, clock: Clock, which: str) -> list[dict[str, Any]]:
    """The breaks that are known, running and recent, or those that are upcoming."""
    now = clock.milliseconds()
    step = asset.every * 1000
    last = now // step
    if which == "known":
        first = max(0, (now - WINDOW_SECONDS * 1000) // step + 1)
        numbers = range(first, last + 1)
    else:
        numbers = range(last + 1, last + 1 + asset.ahead)
    return [pod(asset, clock, number * step) for number in numbers]


def pod(asset: Asset, clock: Clock, start_ms: int) -> dict[str, Any]:
    """One break. Whoever asks is told the same."""
    told: dict[str, Any] = {
        "insertTime": clock.iso(start_ms),
        "adBreakID": f"mid-roll-{start_ms // 1000}",
        "duration": asset.length,
    }
    if asset.scte35:
        told["scte35"] = asset.scte35
    if asset.cust_params:
        told["cust_params"] = asset.cust_params
    return told
