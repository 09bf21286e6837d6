"""The paths of the exchange."""

import math
from collections import Counter
from functools import partial
from statistics import NormalDist
from typing import Any

from ..web.journal import listing
from ..web.messages import JSON, Refusal, Request, Response
from ..web.site import Site
from .auction import Auction
from .mischief import CHANGES, SPELLINGS
from .notices import KINDS, Notices
from .rules import findings
from .shapes import members
from .wishes import Wishes, of_tag, told


class Exchange:
    """Answers bid requests, and hears what became of the bids."""

    def __init__(self, site: Site, defaults: Wishes = Wishes(), p95_ms: int = 0) -> None:
        self.site = site
        self.defaults = defaults
        self.p95_ms = p95_ms
        self.asked: Counter[str] = Counter()
        self.notices = Notices(site.journal)
        site.resets += [self.asked.clear, self.notices.reset]
        site.faults.know([*CHANGES, *SPELLINGS, "nbr"])
        site.add("/openrtb2/auction", self.auction, "POST", words="takes a bid request")
        for kind in KINDS.values():
            site.add(f"/notice/{kind}", self.notice, "GET", words=f"is told of a {kind}")
        site.add("/notices", self.listed, "GET", words="the notices told", is_demand=False)

    def auction(self, request: Request) -> Response:
        """Answers a bid request."""
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:
            raise Refusal(415, f"a bid request is {JSON}, not {kind or 'without a Content-Type'}")
        version = request.headers.get("x-openrtb-version", "2.6")
        if not version.startswith("2."):
            raise Refusal(400, f"this exchange speaks OpenRTB 2.6, not {version}")
        asked = request.json()
        found = findings(asked)
        request.notes = {"problems": found.problems, "advice": found.advice}
        if found.problems:
            raise Refusal(400, *found.problems)
        pairs = {name: text for name, text in request.query.items() if name != "fault"}
        common = told(pairs, self.defaults) if pairs else self.defaults
        wishes = [of_tag(imp.get("tagid", ""), common) for imp in asked["imp"]]
        if request.fault is None:
            for wish in wishes:
                if wish.fault and request.fault is None:
                    request.fault = self.site.faults.due(wish.fault, wish.place)
        return self.answered(request, asked, wishes)

    def answered(self, request: Request, asked: dict[str, Any], wishes: list[Wishes]) -> Response:
        """The answer to a request that is in order."""
        auction = Auction(self.site.base, request.number, asked, f"r{request.number}")
        for index, wish in enumerate(wishes):
            place = wish.place or asked["imp"][index]["id"]
            self.asked[place] += 1
            auction.run(index, wish, partial(self.site.chance, "auction", place, self.asked[place]))
        for offer in auction.offers:
            self.notices.offer(offer)
        took = self.latency(wishes, request)
        request.notes["bids"] = sum(map(len, auction.bids.values()))
        answer = self.spoken(auction, took)
        fault = request.fault.name if request.fault else ""
        if fault == "nbr" or not auction.bids:
            number = request.fault.number if request.fault else None
            response = self.nothing(asked, wishes[0].nobid if fault != "nbr" else str(number or 0))
        else:
            if fault in CHANGES:
                CHANGES[fault](answer, [bid for seat in answer["seatbid"] for bid in seat["bid"]])
            response = Response.json(answer)
            if fault in SPELLINGS:
                response.body = SPELLINGS[fault](response.body)
        response.delay = took / 1000
        response.headers += (("X-OpenRTB-Version", "2.6"),)
        return response

    def spoken(self, auction: Auction, took: float) -> dict[str, Any]:
        """The bids as an answer, in the way of a Prebid Server if one was spoken to as such."""
        asked = auction.asked
        seats = [{"seat": seat, "bid": bids} for seat, bids in auction.bids.items()]
        answer: dict[str, Any] = {
            "id": asked["id"],
            "bidid": auction.response,
            "cur": auction.currency,
            "seatbid": seats,
        }
        if "prebid" not in members(asked, "ext"):
            return answer
        for seat, bids in auction.bids.items():
            for bid in bids:
                kind = bid["crid"].removeprefix("creative-")
                targeting = {
                    "hb_bidder": seat,
                    "hb_pb": f"{math.floor(bid['price'] * 10) / 10:.2f}",
                }
                bid["ext"] = {"prebid": {"type": kind, "targeting": targeting}}
        answer["ext"] = {
            "responsetimemillis": {seat: round(took) for seat in auction.bids},
            "tmaxrequest": asked["tmax"],
            "prebid": {"auctiontimestamp": self.site.clock.milliseconds()},
        }
        if members(asked["ext"], "prebid").get("returnallbidstatus") is True:
            answer["ext"]["seatnonbid"] = [
                {"seat": seat, "nonbid": [{"impid": imp, "statuscode": reason}]}
                for seat, imp, reason in auction.passed
            ]
        return answer

    def nothing(self, asked: dict[str, Any], way: str) -> Response:
        """No bid, said in one of the ways."""
        if way == "204":
            return Response(204)
        answer: dict[str, Any] = {"id": asked["id"], "seatbid": []}
        return Response.json(answer if way == "empty" else {"id": asked["id"], "nbr": int(way)})

    def latency(self, wishes: list[Wishes], request: Request) -> float:
        """How many milliseconds the answer takes: those told, or drawn around them."""
        middle = max((wish.latency or 0 for wish in wishes), default=0)
        if not middle or self.p95_ms <= middle:
            return float(middle)
        drawn = self.site.chance("latency", request.number).unit()
        spread = math.log(self.p95_ms / middle) / NormalDist().inv_cdf(0.95)
        return middle * math.exp(spread * NormalDist().inv_cdf(max(drawn, 1e-9)))

    def notice(self, request: Request) -> Response:
        """Hears what became of a bid."""
        self.notices.enter(request.path.rpartition("/")[2], request)
        return Response(204)

    def listed(self, request: Request) -> Response:
        """Lists what became of the bids."""
        filters = ("kind", "bid", "auction", "imp", "seat", "status")
        return listing("notices", request, self.notices.entries(), filters)
