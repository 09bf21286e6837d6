"""Win, billing and loss notices: what was told of each bid, and whether it may be true."""

import base64
import binascii
import re
from collections import OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..web.journal import Journal
from ..web.messages import Refusal, Request
from .wishes import Wishes

KEEPS = 50_000
KINDS = {"nurl": "win", "burl": "bill", "lurl": "loss"}
MACROS = {
    "auction": "AUCTION_ID", "response": "AUCTION_BID_ID", "imp": "AUCTION_IMP_ID",
    "seat": "AUCTION_SEAT_ID", "ad": "AUCTION_AD_ID", "price": "AUCTION_PRICE",
    "currency": "AUCTION_CURRENCY", "ratio": "AUCTION_MBR", "least": "AUCTION_MIN_TO_WIN",
    "times": "AUCTION_MULTIPLIER", "shownAt": "AUCTION_IMP_TS",
}  # fmt: skip
UNFILLED = re.compile(r"\$\{[A-Z_0-9:]*\}")


@dataclass(slots=True)
class Offer:
    """A bid that was made, and the notices that came for it."""

    bid: str
    price: float
    truth: dict[str, str]
    """What the macros must become."""
    came: list[str] = field(default_factory=list)


QUERY = "".join(f"&{name}=${{{macro}}}" for name, macro in MACROS.items())
QUERY += "&priceB64=${AUCTION_PRICE:B64}"
ENDS = {"win": QUERY, "bill": QUERY, "loss": QUERY + "&loss=${AUCTION_LOSS}"}


def addresses(base: str, bid: str, wishes: Wishes) -> dict[str, str]:
    """The addresses of a bid's notices, with every macro there is."""
    fault = f"&fault={wishes.track}" if wishes.track else ""
    return {
        name: f"{base}/notice/{kind}?bid={bid}{ENDS[kind]}{fault}" for name, kind in KINDS.items()
    }


class Notices:
    """The last notices, against the offers that they speak of."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.offers: OrderedDict[str, Offer] = OrderedDict()
        self.calls: deque[Request] = deque(maxlen=KEEPS)
        self.won: OrderedDict[tuple[str, str], str] = OrderedDict()

    def offer(self, offer: Offer) -> None:
        """Remembers a bid."""
        self.offers[offer.bid] = offer
        if len(self.offers) > KEEPS:
            self.offers.popitem(last=False)

    def enter(self, kind: str, request: Request) -> None:
        """Keeps a notice, and notes what cannot be true of it."""
        self.calls.append(request)
        offer = self.offers.get(request.query.get("bid", ""))
        if offer is None:
            self.journal.mistake(request, f"a notice of a {kind} for a bid that was never made")
            raise Refusal(404, "there is no such bid")
        if request.fault is not None and request.fault.name != "latency":
            # It will be told again, and counts then.
            return
        for words in [*self.order(kind, offer), *self.untruths(kind, offer, request.query)]:
            self.journal.mistake(request, words, bid=offer.bid, kind=kind)
        offer.came.append(kind)

    def order(self, kind: str, offer: Offer) -> Iterator[str]:
        """What is wrong with when a notice came."""
        if kind in offer.came:
            yield f"the {kind} was told again"
        if kind == "bill" and "win" not in offer.came:
            yield "the bill came before the win"
        if kind == "loss" and "win" in offer.came or kind != "loss" and "loss" in offer.came:
            yield "one bid cannot win and lose"
        if kind == "win":
            place = (offer.truth["auction"] + offer.truth["response"], offer.truth["imp"])
            other = self.won.setdefault(place, offer.bid)
            if other != offer.bid:
                yield f"{other} has won the same impression"
            if len(self.won) > KEEPS:
                self.won.popitem(last=False)

    def untruths(self, kind: str, offer: Offer, told: dict[str, str]) -> Iterator[str]:
        """What is wrong with what a notice says."""
        for name, value in told.items():
            if UNFILLED.search(value):
                yield f"the macro in {name} was left as it was: {value}"
        for name, truth in offer.truth.items():
            value = told.get(name, "")
            if value != truth and not UNFILLED.search(value):
                yield f"{name} is {value!r} and must be {truth!r}"
        price = told.get("price", "")
        if price and not UNFILLED.search(price):
            if not re.fullmatch(r"\d{1,9}(\.\d{1,9})?", price):
                yield f"the price {price!r} is no number"
            elif kind != "loss" and float(price) > offer.price:
                yield f"the price {price} is above the bid of {offer.price}"
            if decoded(told.get("priceB64", "")) != price:
                yield f"priceB64 does not hold the price {price}"
        elif not price and kind != "loss":
            yield "the price is missing"
        if kind == "loss" and not re.fullmatch(r"\d{1,5}", told.get("loss", "")):
            yield f"the reason of the loss is {told.get('loss', '')!r} and must be a number"

    def entries(self) -> Iterator[dict[str, Any]]:
        """The notices as /notices shows them."""
        for call in self.calls:
            kind = call.path.rpartition("/")[2]
            told = {"number": call.number, "atMs": call.at_ms, "kind": kind, **call.query}
            told["status"] = call.status
            if call.fault:
                told["fault"] = str(call.fault)
            yield told

    def reset(self) -> None:
        """Forgets everything."""
        self.offers.clear()
        self.calls.clear()
        self.won.clear()


def decoded(text: str) -> str | None:
    """What a text of base64 holds."""
    try:
        return base64.b64decode(text, validate=True).decode()
    except (binascii.Error, UnicodeDecodeError):
        return None
