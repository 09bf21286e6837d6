"""What stands in requests for pods, and the mistakes that are made in them."""

import re
from dataclasses import dataclass
from typing import Any, NoReturn
from urllib.parse import parse_qsl, unquote

from ..web.journal import Journal
from ..web.messages import FORM, JSON, Refusal, Request, pairs
from .assets import NETWORK, Asset
from .tokens import Needs

BREAK = re.compile(r"[a-z0-9-]{1,63}")
FORMATS = ("hls", "dash")
SIGNED: tuple[str, ...] = ("pd", "cust_params", "scte35")
"""Parameters that stand in the token too when they stand in the query."""


def refuse(journal: Journal, request: Request, status: int, why: str) -> NoReturn:
    """Answers a bare status, as the ad server does, and keeps the reason."""
    request.notes["why"] = why
    journal.mistake(request, why, status=status)
    raise Refusal(status)


def body(journal: Journal, request: Request, only_json: bool = False) -> dict[str, str]:
    """The parameters in a body: a form, or JSON with or without an object around them."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if not request.body:
        return {}
    if kind == FORM and not only_json:
        try:
            return pairs(request.body.decode())
        except ValueError:
            refuse(journal, request, 400, "the body is no form")
    if kind != JSON:
        wanted = JSON if only_json else f"{FORM} or {JSON}"
        refuse(journal, request, 415, f"the body must be {wanted}, not {kind or 'of no type'}")
    try:
        told: Any = request.json()
    except Refusal as refusal:
        refuse(journal, request, 400, refusal.words[0])
    if type(told) is dict and type(told.get("targeting_parameters")) is dict:
        told = {key: value for key, value in told.items() if key != "targeting_parameters"} | told[
            "targeting_parameters"
        ]
    if type(told) is not dict or not all(type(value) is str for value in told.values()):
        refuse(journal, request, 400, "the body must be an object of texts")
    return dict(told)


def check_encoding(journal: Journal, request: Request, targeting: dict[str, str]) -> None:
    """Notes parameters that were encoded more often than twice, once as such and once to travel."""
    text = targeting.get("cust_params", "")
    inner = unquote(text) if "=" not in text else text
    if text and "=" not in inner:
        journal.mistake(request, f"cust_params is no list of k=v: {text}")
    for name, value in parse_qsl(inner, keep_blank_values=True):
        if re.search(r"%[0-9A-Fa-f]{2}", name + value):
            journal.mistake(request, f"cust_params was encoded too often: {text}")


def stream_needs(asset: Asset) -> Needs:
    """What every token must say: its stream, by the publisher's key or by the server's own."""
    event = {"event": asset.event}
    return [{"custom_asset_key": asset.key} | event, {"network_code": NETWORK} | event]


@dataclass(frozen=True, slots=True)
class PodRequest:
    """A request for a pod, taken apart."""

    asset: Asset
    identifier: str
    """pod/7 or ad_break_id/x."""
    duration_ms: int

    def needs(self, query: dict[str, str]) -> Needs:
        """What a token for it must say."""
        kind, _, name = self.identifier.partition("/")
        own = {"ad_break_id" if kind == "ad_break_id" else "pod_id": name}
        more: Needs = [{key: query[key]} for key in SIGNED if key in query]
        return [own, *stream_needs(self.asset), *more]


def duration(journal: Journal, request: Request, asset: Asset) -> int:
    """How long a pod shall be."""
    text = request.query.get("pd")
    if text is None and asset.unmeasured:
        return asset.length * 1000
    if text is None:
        refuse(journal, request, 400, "pd is missing: how long the pod is, in milliseconds")
    if not re.fullmatch(r"[1-9]\d{0,8}", text):
        refuse(journal, request, 400, f"pd={text} must be milliseconds")
    return int(text)


def check_identifier(journal: Journal, request: Request, identifier: str) -> None:
    """Notes names of breaks that cannot be announced beforehand."""
    kind, _, name = identifier.partition("/")
    if kind == "ad_break_id" and not BREAK.fullmatch(name):
        journal.mistake(request, f"the break id {name} must be up to 63 of a to z, 0 to 9 and -")
