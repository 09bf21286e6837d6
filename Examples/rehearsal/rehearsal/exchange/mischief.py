"""Answers of an exchange that travel well and are wrong in what they say."""

from collections.abc import Callable
from typing import Any

Change = Callable[[dict[str, Any], list[dict[str, Any]]], None]


def wrong_currency(answer: dict[str, Any], _: list[dict[str, Any]]) -> None:
    """A currency that nobody asked for."""
    answer["cur"] = "XTS"


def wrong_id(answer: dict[str, Any], _: list[dict[str, Any]]) -> None:
    """The id of another request."""
    answer["id"] = "of-another-request"


def null_seat(answer: dict[str, Any], _: list[dict[str, Any]]) -> None:
    """Seats and bids that are nothing."""
    answer["seatbid"] = [None, {"seat": None, "bid": [None]}]


def twice(answer: dict[str, Any], bids: list[dict[str, Any]]) -> None:
    """Each bid twice, under the same id."""
    for seat in answer["seatbid"]:
        seat["bid"] *= 2


def each(**changes: Any) -> Change:
    """Members of every bid, changed, or removed where there is None."""

    def change(_: dict[str, Any], bids: list[dict[str, Any]]) -> None:
        for bid in bids:
            for name, value in changes.items():
                if value is None:
                    bid.pop(name, None)
                else:
                    bid[name] = value

    return change


def no_markup(answer: dict[str, Any], bids: list[dict[str, Any]]) -> None:
    """No ad in the bid, and none to be fetched."""
    each(adm=None, nurl=None)(answer, bids)


CHANGES: dict[str, Change] = {
    "wrongCurrency": wrong_currency,
    "wrongId": wrong_id,
    "nullSeat": null_seat,
    "bidTwice": twice,
    "unknownImp": each(impid="of-nothing"),
    "noImp": each(impid=None),
    "noPrice": each(price=None),
    "negativePrice": each(price=-1),
    "belowFloor": each(price=0.000001),
    "textPrice": each(price="2.50"),
    "hugePrice": each(price=1e300),
    "noMarkup": no_markup,
    "badNative": each(adm='{"native":{"assets":[{"id":"one","title":7}],"link":[]}}'),
    "badVideo": each(adm='<VAST version="4.2"><Ad><InLine>'),
    "wrongMtype": each(mtype=3),
    "unknownMtype": each(mtype=99),
    "blockedDomain": each(adomain=["blocked.example"]),
    "insecure": each(adm='<img src="http://insecure.example/a.png">'),
}
"""Faults in what an answer says."""


def wrong_json(body: bytes) -> bytes:
    """An answer that stops in the middle."""
    return body[: len(body) // 2]


def bad_text(body: bytes) -> bytes:
    """An answer with bytes that are no UTF-8."""
    return body.replace(b"birch", b"b\xffrch")


def deep(_: bytes) -> bytes:
    """An answer of nothing but brackets."""
    return b'{"id":"1","seatbid":' + b"[" * 100_000


def twin_members(body: bytes) -> bytes:
    """An answer whose members come twice."""
    return b'{"id":"twin",' + body[1:]


SPELLINGS: dict[str, Callable[[bytes], bytes]] = {
    "wrongJson": wrong_json,
    "badText": bad_text,
    "deepJson": deep,
    "twinMembers": twin_members,
}
"""Faults in how an answer is spelled."""
