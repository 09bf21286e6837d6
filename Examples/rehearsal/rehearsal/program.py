"""The command: what is asked of it, and the servers it starts."""

import argparse
import asyncio
import json
import os
import signal
import socket
import ssl
import sys
import tempfile
from pathlib import Path

from .clock import Clock
from .exchange.service import Exchange
from .exchange.wishes import FORMATS, NATIVES, Wishes
from .pods.assets import NETWORK, USUAL, asset
from .pods.service import PodService
from .pods.tokens import Keys
from .vast.service import VideoService
from .web.certificate import Authority, Pair
from .web.faults import Faults
from .web.messages import Refusal
from .web.server import Server
from .web.site import Site

HOSTS = ("localhost", "127.0.0.1")
PARTS = ("exchange", "vast", "pods", "all")


def arguments() -> argparse.ArgumentParser:
    """What the command understands."""
    parser = argparse.ArgumentParser(
        prog="rehearsal", description="Ad servers to rehearse with, on loopback.", epilog=EPILOG
    )
    parser.add_argument("part", choices=PARTS, help="which servers; the exchange brings VAST")
    listening = parser.add_argument_group("listening")
    listening.add_argument("--host", default="127.0.0.1", help="the address (127.0.0.1)")
    listening.add_argument("--port", type=int, default=0, help="the port; 0 takes a free one (0)")
    listening.add_argument("--tls", action="store_true", help="HTTPS, by certificates made for it")
    listening.add_argument("--cert", type=Path, help="HTTPS, by a certificate of one's own")
    listening.add_argument("--key", type=Path, help="the key of --cert")
    listening.add_argument(
        "--parent-pipe", action="store_true", help="end when standard input does"
    )
    chance = parser.add_argument_group("chance and time")
    chance.add_argument("--seed", type=int, default=1, help="makes every run the same (1)")
    chance.add_argument("--clock", help="a time that stands still, such as 2026-05-01T12:00:00Z")
    faults = parser.add_argument_group("faults by chance")
    faults.add_argument("--fault-rate", type=float, default=0.0, help="share of requests (0)")
    faults.add_argument("--faults", default="reset,500,hang", help="which (reset,500,hang)")
    exchange = parser.add_argument_group("exchange")
    exchange.add_argument("--fill", type=float, default=0.85, help="how likely a seat bids (0.85)")
    exchange.add_argument("--seats", type=int, default=2, help="how many seats bid (2)")
    exchange.add_argument("--latency-ms", type=int, default=0, help="how long answers take (0)")
    exchange.add_argument("--p95-ms", type=int, default=0, help="as long take 5 of 100, or longer")
    exchange.add_argument("--format", choices=FORMATS, default="any", help="what is bid (any)")
    exchange.add_argument("--native", choices=NATIVES, default="text", help="native markup (text)")
    exchange.add_argument("--gzip-from", type=int, default=1024, help="bytes worth packing (1024)")
    pods = parser.add_argument_group("pods")
    pods.add_argument(
        "--stream", action="append", metavar="KEY;WISHES", help="a stream, in place of the usual"
    )
    pods.add_argument("--stream-key", default="rehearsal-stream", help="signs for sessions")
    pods.add_argument("--pod-key", default="rehearsal-pod", help="signs for pods")
    return parser


EPILOG = (
    "One line of JSON on standard output says where everything is, once it is there. "
    "GET / lists the paths. See README.md for wishes, plans and faults."
)


def site(given: argparse.Namespace) -> Site:
    """The site that was asked for."""
    rated = given.faults.split(",") if given.fault_rate else []
    made = Site(
        given.seed,
        Clock(Clock.parse(given.clock) if given.clock else None),
        Faults(given.fault_rate, rated),
    )
    VideoService(made)
    if given.part in ("exchange", "all"):
        wishes = Wishes(
            fill=given.fill, seats=given.seats, latency=given.latency_ms or None,
            format=given.format, native=given.native,
        )  # fmt: skip
        Exchange(made, wishes, given.p95_ms)
    if given.part in ("pods", "all"):
        assets = [asset(text, given.seed) for text in given.stream or USUAL]
        PodService(made, assets, Keys(given.stream_key, given.pod_key))
    for name in rated:
        made.faults.parse(name)
    return made


def addresses(made: Site) -> dict[str, str]:
    """Where everything is."""
    names = {
        "exchange": "/openrtb2/auction", "notices": "/notices", "vast": "/vast", "vmap": "/vmap",
        "image": "/image", "track": "/track", "tracked": "/tracked", "requests": "/requests",
        "mistakes": "/mistakes", "sessions": "/sessions", "pods": "/pods",
        "verified": "/verified", "signals": "/signals/",
    }  # fmt: skip
    return {
        name: made.base + path
        for name, path in names.items()
        if path in made.routes or path in made.folders
    }


async def serve(given: argparse.Namespace, folder: Path) -> None:
    """Serves until it shall end."""
    made = site(given)
    end = ending(given.parent_pipe)
    told: dict[str, object] = {}
    servers: list[Server] = []

    async def listen(port: int, tls: ssl.SSLContext | None) -> str:
        servers.append(Server(made, given.gzip_from))
        bound = await servers[-1].listen(given.host, port, tls)
        return f"{'https' if tls else 'http'}://{given.host}:{bound}"

    if given.cert:
        made.base = await listen(given.port, Pair(given.cert, given.key).context())
    elif given.tls:
        authority = Authority(folder)
        made.base = await listen(given.port, authority.signed("server", *HOSTS).context())
        told["ca"] = str(authority.own.certificate)
        told["stranger"] = await listen(0, authority.stranger(*HOSTS).context())
        expired = authority.signed("expired", *HOSTS, days=-1)
        told["expired"] = await listen(0, expired.context())
        told["wrongHost"] = await listen(0, authority.signed("elsewhere", "else.example").context())
    made.plain = await listen(0 if given.tls or given.cert else given.port, None)
    if not (given.tls or given.cert):
        made.base = made.plain
    # A port that is taken and refuses everybody, as a server does that is dead.
    with socket.socket() as dead:
        dead.bind((given.host, 0))
        told |= {"plain": made.plain, "dead": f"http://{given.host}:{dead.getsockname()[1]}"}
        if "/pods" in made.routes:
            told |= {"network": NETWORK, "streamKey": given.stream_key, "podKey": given.pod_key}
        print(json.dumps({"base": made.base} | addresses(made) | told), flush=True)
        await end.wait()
    for server in servers:
        await server.close()


def ending(with_parent: bool) -> asyncio.Event:
    """Set by a signal, or by the end of standard input."""
    loop = asyncio.get_running_loop()
    end = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, end.set)
    if with_parent:

        def read() -> None:
            if not os.read(0, 4096):
                loop.remove_reader(0)
                end.set()

        loop.add_reader(0, read)
    return end


def main() -> None:
    """Runs the command."""
    parser = arguments()
    given = parser.parse_args()
    if bool(given.cert) != bool(given.key):
        parser.error("--cert and --key go together")
    if not (0 <= given.fill <= 1 and 0 <= given.fault_rate <= 1):
        parser.error("--fill and --fault-rate are shares from 0 to 1")
    with tempfile.TemporaryDirectory(prefix="rehearsal-") as folder:
        try:
            asyncio.run(serve(given, Path(folder)))
        except (OSError, ValueError) as mistake:
            sys.exit(f"rehearsal: {mistake}")
        except Refusal as refusal:
            sys.exit(f"rehearsal: {refusal.words[0]}")
