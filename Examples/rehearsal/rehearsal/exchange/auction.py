"""Who bids, how much, and on what."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..chance import Chance
from . import markup
from .notices import Offer, addresses
from .shapes import members
from .wishes import Wishes

RATES = {"USD": 1.0, "EUR": 0.9, "GBP": 0.8, "JPY": 150.0, "PLN": 4.0}
"""What a dollar is worth, so that floors in other currencies are kept."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A buyer on the exchange."""

    name: str
    domain: str
    category: str


SEATS = tuple(
    Seat(name, f"{name}.example", category)
    for name, category in (
        ("birch", "IAB8"), ("alder", "IAB19"), ("rowan", "IAB2"), ("hazel", "IAB17"),
        ("maple", "IAB20"), ("cedar", "IAB10"), ("larch", "IAB9"), ("aspen", "IAB18"),
    )
)  # fmt: skip
TYPES = {"banner": markup.BANNER, "video": markup.VIDEO, "native": markup.NATIVE}


class Auction:
    """One request's bids."""

    def __init__(self, base: str, number: int, asked: dict[str, Any], response: str) -> None:
        self.base = base
        self.number = number
        self.asked = asked
        self.response = response
        self.currency = next((cur for cur in asked.get("cur", ["USD"]) if cur in RATES), None)
        self.bids: dict[str, list[dict[str, Any]]] = {}
        self.offers: list[Offer] = []
        self.passed: list[tuple[str, str, int]] = []
        """Who did not bid on which impression, with the reason as seat non-bid has it."""

    def run(self, index: int, wishes: Wishes, chance: Callable[[str], Chance]) -> None:
        """Lets every seat bid on an impression, each by a chance of its own."""
        imp = self.asked["imp"][index]
        for seat in SEATS[: wishes.seats]:
            drawn = chance(seat.name)
            reason = self.objection(seat)
            if reason is None and drawn.unit() >= wishes.fill:
                reason = 0
            if reason is None:
                reason = self.bid(seat, index, imp, wishes, drawn)
            if reason is not None:
                self.passed.append((seat.name, imp["id"], reason))

    def objection(self, seat: Seat) -> int | None:
        """Why a seat may not bid, if it may not."""
        asked = self.asked
        if self.currency is None:
            return 100
        if asked.get("wseat") and seat.name not in asked["wseat"]:
            return 100
        if seat.name in asked.get("bseat", []) or seat.domain in asked.get("badv", []):
            return 100
        return 303 if seat.category in asked.get("bcat", []) else None

    def bid(
        self, seat: Seat, index: int, imp: dict[str, Any], wishes: Wishes, chance: Chance
    ) -> int | None:
        """Makes a bid, or says why there is none."""
        kinds = [kind for kind in TYPES if kind in imp]
        if wishes.format in kinds:
            kind = wishes.format
        elif kinds and wishes.format == "any":
            kind = chance.pick(kinds)
        else:
            return 100
        deal = self.deal(seat, imp, chance.unit() if wishes.deals else 1.0)
        if deal is None and members(imp, "pmp").get("private_auction") == 1:
            return 304
        floor = self.converted(deal or imp)
        price = wishes.price
        if price is None:
            price = round(floor + 0.2 + 6 * chance.unit() ** 2, 2)
        if price < floor:
            return 304 if deal else 301
        name = f"b{self.number}-{index}-{seat.name}"
        made = self.content(name, kind, imp, wishes, chance)
        made |= {"adomain": [seat.domain], "cat": [seat.category], "price": price}
        if deal:
            made["dealid"] = deal["id"]
        if wishes.exp:
            made["exp"] = wishes.exp
        if wishes.notices:
            made |= addresses(self.base, name, wishes)
            self.offers.append(Offer(name, price, self.truth(made, imp, seat)))
        self.bids.setdefault(seat.name, []).append(made)
        return None

    def deal(self, seat: Seat, imp: dict[str, Any], drawn: float) -> dict[str, Any] | None:
        """A deal that the seat takes up, every other time unless nothing else is for sale."""
        market = members(imp, "pmp")
        deals = [
            deal for deal in market.get("deals", []) if seat.name in deal.get("wseat", [seat.name])
        ]
        takes = drawn < 0.5 or (market.get("private_auction") == 1 and drawn < 1)
        return deals[0] if deals and takes else None

    def converted(self, asks: dict[str, Any]) -> float:
        """A floor in the currency of the answer."""
        rate = RATES.get(asks.get("bidfloorcur", "USD"), 1.0)
        return float(asks.get("bidfloor", 0)) / rate * RATES[self.currency or "USD"]

    def content(
        self, name: str, kind: str, imp: dict[str, Any], wishes: Wishes, chance: Chance
    ) -> dict[str, Any]:
        """What is shown if the bid wins."""
        made: dict[str, Any] = {"id": name, "impid": imp["id"]}
        if kind == "banner":
            width, height = size = markup.banner_size(imp, chance)
            made |= {"adm": markup.banner(self.base, name, size, wishes), "w": width, "h": height}
        elif kind == "video":
            made["adm"], made["dur"] = markup.video(self.base, name, imp, wishes)
        else:
            made["adm"] = markup.native(self.base, name, imp, wishes, chance)
        made |= {"adid": f"ad-{name}", "cid": "campaign-1", "crid": f"creative-{kind}"}
        if wishes.mtype:
            made["mtype"] = TYPES[kind]
        return made

    def truth(self, made: dict[str, Any], imp: dict[str, Any], seat: Seat) -> dict[str, str]:
        """What the macros of the notices must become."""
        return {
            "auction": self.asked["id"],
            "response": self.response,
            "imp": imp["id"],
            "seat": seat.name,
            "ad": made["adid"],
            "currency": self.currency or "USD",
        }
