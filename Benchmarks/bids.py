"""An answer of an exchange with fifty bids: pages, videos and native ads, as they come."""

import json


def answer():
    """The answer in bytes, always the same."""
    seats = [{"seat": f"seat-{seat}", "bid": [_bid(10 * seat + place) for place in range(10)]}
             for seat in range(5)]
    whole = {"id": "auction", "cur": "USD", "seatbid": seats,
             "ext": {"responsetimemillis": {"acme": 12}}}
    return json.dumps(whole, separators=(",", ":")).encode()


def _bid(number):
    kind = number % 3
    notice = f"https://win.example/%s?b={number}&p=${{AUCTION_PRICE}}"
    return {
        "id": f"bid-{number * 2654435761 % 2**32:08x}", "impid": "1",
        "price": round(0.1 + number * 0.1783, 4), "adm": (_page, _video, _native)[kind](number),
        "adid": f"ad-{number}", "nurl": notice % "n", "burl": notice % "b",
        "lurl": f"https://win.example/l?b={number}&r=${{AUCTION_LOSS}}",
        "adomain": [f"tea{number}.example"], "cat": ["IAB8", "IAB8-5"],
        "cid": f"campaign-{number}", "crid": f"creative-{number}", "attr": [1, 3],
        "w": 320, "h": 50, "mtype": (1, 2, 4)[kind], "exp": 300, "dealid": f"deal-{number}",
        "ext": {"prebid": {
            "type": ("banner", "video", "native")[kind],
            "meta": {"advertiserDomains": ["tea.example"], "networkId": number},
            "targeting": {"hb_pb": "1.20", "hb_bidder": "acme"}}},
    }


def _page(number):
    return 4 * (
        f'<a href="https://click.example/c?id={number}&p=${{AUCTION_PRICE}}">'
        f'<img src="https://cdn.example/{number}.png" width="320" height="50"></a>')


def _video(number):
    tracking = "".join(
        f'<Tracking event="e{event}"><![CDATA[https://t.example/{event}?c=[CACHEBUSTING]]]>'
        "</Tracking>" for event in range(12))
    return (f'<?xml version="1.0"?><VAST version="4.2"><Ad id="{number}"><InLine>{tracking}'
            "</InLine></Ad></VAST>")


def _native(number):
    return json.dumps({"native": {
        "ver": "1.2",
        "assets": [
            {"id": 1, "title": {"text": f"A quiet cup of tea, number {number}"}},
            {"id": 2, "img": {"url": f"https://cdn.example/{number}.png", "w": 1200, "h": 627}},
            {"id": 4, "data": {"value": "Brewed slowly, for everybody who has the time."}},
            {"id": 5, "data": {"value": "Buy now"}}],
        "link": {"url": f"https://tea.example/{number}",
                 "clicktrackers": [f"https://t.example/c/{number}"]},
        "imptrackers": [f"https://t.example/i/{number}"]}})
