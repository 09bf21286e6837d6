"""The networks of the soak: one for each way in which a server fails, and some that are well."""

import dataclasses

BY_CHANCE = ("reset", "resetBody", "close", "hang", "slowBody", "truncatedGzip", "500")

CONNECTIONS_KEPT = 4

WIRE = (
    "404", "429:1", "500", "503:1", "hang", "reset", "close", "resetBody", "truncated",
    "slowHeaders", "slowBody", "endlessHeaders", "endlessBody", "truncatedGzip", "corruptGzip",
    "bomb:20",
    "badChunks", "badLength", "noise", "html", "empty", "redirectLoop", "downgrade", "latency:5000",
)
ANSWERS = (
    "wrongJson", "badText", "deepJson", "wrongId", "unknownImp", "noPrice", "noMarkup", "badNative",
)
DOCUMENTS = (
    "kind=loop", "kind=endless", "entities=bomb", "entities=external", "broken=cut", "broken=deep",
    "broken=html", "kind=wrapper&depth=3&at=2:hang",
    "kind=wrapper&depth=2&at=1:slowBody", "kind=wrapper&depth=2&at=1:reset", "types=vpaid",
)
SOUND = {
    "banner": "format=banner", "native": "format=native", "interstitial": "format=video",
}


@dataclasses.dataclass(frozen=True)
class Network:
    """A server that is asked under a name, and whether it can never have an ad."""

    name: str
    adapter: str
    endpoint: str
    format: str = "banner"
    is_fault: bool = True

    @property
    def timeout_ms(self):
        """How long a load may take: long where an ad has to come."""
        return 400 if self.is_fault else 3000


def networks(told):
    """All networks, at the addresses that the servers told."""
    exchange, vast = told["exchange"], f"{told['base']}/vast"
    path = exchange.removeprefix(told["base"])
    for fault in (*WIRE, *ANSWERS):
        yield Network(f"exchange-{plain(fault)}", "openrtb", f"{exchange}?fill=1&fault={fault}")
    for fault in WIRE:
        yield Network(f"vast-{plain(fault)}", "vast", f"{vast}?fault={fault}", "interstitial")
    for plan in DOCUMENTS:
        yield Network(f"document-{plain(plan)}", "vast", f"{vast}?{plan}", "interstitial")
    yield Network("document-big", "vast", f"{vast}/big?mb=100", "interstitial")
    for name in ("stranger", "expired", "wrongHost", "dead"):
        yield Network(f"server-{name}", "openrtb", f"{told[name]}{path}?fill=1")
    yield Network("server-unnamed", "openrtb", f"https://nowhere.invalid{path}")
    for format_name, wishes in SOUND.items():
        for kind, base in (("secure", told["base"]), ("plain", told["plain"])):
            yield Network(
                f"sound-{kind}-{format_name}", "openrtb", f"{base}{path}?fill=1&{wishes}",
                format_name, is_fault=False)
    yield Network("sound-vast", "vast", f"{vast}?kind=wrapper&depth=2", "rewarded", is_fault=False)


def plain(fault):
    """A fault as a part of a name."""
    return "".join(letter if letter.isalnum() else "-" for letter in fault)


def configuration(all_networks, authority):
    """The configuration, which keeps little, so that it is full soon and grows no more."""
    lines = ["networks:"]
    for each in all_networks:
        lines.append(f"  {each.name}: {{adapter: {each.adapter}, endpoint: \"{each.endpoint}\"}}")
    lines.append("adUnits:")
    for each in all_networks:
        lines.append(
            f"  {each.name}: {{formats: [{each.format}], timeoutMs: {each.timeout_ms},"
            f" waterfall: [{{network: {each.name}, price: 1}}]}}")
    return "\n".join([
        *lines, "outside: {allowPrivateAddresses: true}",
        f"http: {{caFile: {authority}, connectionsKept: {CONNECTIONS_KEPT}}}",
        "tracking: {tries: 2, backOffMs: 100, holdMs: 100, maxAgeMs: 2000, timeoutMs: 500}",
        "images: {keptBytes: 1048576}",
        "limits: {eventsKept: 500, deliveriesWaiting: 500, deliveriesKept: 500,"
        " explanationsKept: 100, answersKept: 100}", ""])
