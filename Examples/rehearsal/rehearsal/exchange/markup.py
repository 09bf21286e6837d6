"""What the ads of the exchange are made of."""

import json
from html import escape
from typing import Any

from ..chance import Chance
from ..vast.documents import document
from ..vast.plan import Plan, plan
from .formats import native_request
from .shapes import members
from .wishes import Wishes

BANNER, VIDEO, NATIVE = 1, 2, 4
TITLES = ("Tea for the long way home", "A lamp that knows the evening", "Shoes for wet streets")
TEXTS = {
    1: "Birch and Sons",
    2: "Made slowly, in a house by the sea, for people who keep things.",
    3: "4.5",
    4: "1200",
    5: "50000",
    6: "$3.49",
    7: "$2.99",
    8: "+1 555 0100",
    9: "1 Harbour Road",
    10: "In all shops, and in none.",
    11: "birch.example",
    12: "Look",
}


def address(base: str, bid: str, event: str, wishes: Wishes, price: str = "") -> str:
    """The address that is told of an event of a bid's ad."""
    paid = f"&price={price}" if price else ""
    fault = f"&fault={wishes.track}" if wishes.track else ""
    return f"{base}/track?id={bid}&event={event}{paid}{fault}"


def banner(base: str, bid: str, size: tuple[int, int], wishes: Wishes) -> str:
    """A banner, whose pixel tells the price that was paid."""
    width, height = size
    image = f"{base}/image?w={width}&h={height}"
    click = f"{base}/landing?id={bid}"
    pixel = address(base, bid, "shown", wishes, price="${AUCTION_PRICE}")
    return (
        f'<a href="{escape(click)}"><img src="{escape(image)}" width="{width}" height="{height}" '
        f'alt="An ad"></a><img src="{escape(pixel)}" width="1" height="1" alt="">'
    )


def banner_size(imp: dict[str, Any], chance: Chance) -> tuple[int, int]:
    """A size that fits: one of those asked for."""
    asked = members(imp, "banner")
    formats = [(one["w"], one["h"]) for one in asked.get("format", []) if "w" in one and "h" in one]
    if "w" in asked and "h" in asked:
        formats.append((asked["w"], asked["h"]))
    return chance.pick(formats) if formats else (320, 50)


def video(base: str, bid: str, imp: dict[str, Any], wishes: Wishes) -> tuple[str, int]:
    """A VAST document or a wrapper, with its duration in seconds."""
    asked = members(imp, "video")
    shortest, longest = asked.get("minduration", 0), asked.get("maxduration", 30)
    durations = asked.get("rqddurs") or [max(shortest, min(15, longest))]
    skip = str(asked.get("skipafter", 5)) if asked.get("skip") == 1 else ""
    rewarded = imp.get("rwdd") == 1
    version = "4.2" if set(asked.get("protocols", [13])) & {7, 11, 12, 13, 14} else "3.0"
    kinds = asked.get("mimes", [])
    types = ",".join(
        kind.partition("/")[2] for kind in kinds if kind in ("video/mp4", "video/webm")
    )
    own = Plan(
        id=bid, duration=durations[0], skip=skip, rewarded=rewarded, version=version,
        types=types or "mp4", status=wishes.track, icons=True,
    )  # fmt: skip
    if wishes.vast == "inline":
        return document(own, base).decode(), own.duration
    pairs = dict(pair.partition("=")[::2] for pair in wishes.vast.split("+"))
    theirs = plan({"kind": "wrapper", "id": bid, "version": version, **pairs})
    return document(theirs, base).decode(), theirs.duration


def asset(base: str, bid: str, asked: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """One asset, as it was asked for."""
    given: dict[str, Any] = {"id": asked["id"]}
    if "title" in asked:
        given["title"] = {"text": chance.pick(TITLES)[: asked["title"]["len"]]}
    elif "img" in asked:
        wish = asked["img"]
        kind = wish.get("type", 3)
        square = kind == 1
        width = wish.get("w", max(wish.get("wmin", 0), 80 if square else 1200))
        height = wish.get("h", max(wish.get("hmin", 0), 80 if square else 627))
        mimes = wish.get("mimes") or ["image/png"]
        image = mimes[0].partition("/")[2].replace("jpg", "jpeg")
        url = f"{base}/image?w={width}&h={height}&type={image}"
        given["img"] = {"url": url, "w": width, "h": height, "type": kind}
    elif "data" in asked:
        wish = asked["data"]
        text = TEXTS.get(wish["type"], f"What {wish['type']} means")
        given["data"] = {"value": text[: wish.get("len", len(text))], "type": wish["type"]}
    else:
        tag = document(Plan(id=f"{bid}-video"), base).decode()
        given["video"] = {"vasttag": tag}
    return given


def native(base: str, bid: str, imp: dict[str, Any], wishes: Wishes, chance: Chance) -> Any:
    """A native ad with every asset that was asked for, and the ways to count it."""
    asked = native_request(imp["native"]) or {}
    trackers = [
        {
            "event": tracker["event"],
            "method": 1,
            "url": address(base, bid, f"event-{tracker['event']}", wishes),
        }
        for tracker in asked.get("eventtrackers", [])
        if 1 in tracker["methods"]
    ]
    made: dict[str, Any] = {
        "ver": "1.2",
        "assets": [asset(base, bid, one, chance) for one in asked.get("assets", [])],
        "link": {
            "url": f"{base}/landing?id={bid}",
            "clicktrackers": [address(base, bid, "click", wishes)],
            "fallback": f"{base}/landing?id={bid}&fallback=1",
        },
        "imptrackers": [address(base, bid, "shown", wishes, price="${AUCTION_PRICE}")],
    }
    if trackers:
        made["eventtrackers"] = trackers
    if asked.get("privacy") == 1:
        made["privacy"] = f"{base}/adchoices"
    if wishes.native == "object":
        return made
    return json.dumps({"native": made} if wishes.native == "wrapped" else made)
