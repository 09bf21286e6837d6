"""What is measured, and how: every repetition takes the contenders in turn, cat among them."""

import functools
import os
import shutil
import statistics
import subprocess

import bids
import contenders
import conversation
import demand
import hybrid
import ingest
import secure
import tools
import tracking
import traffic
import vast
import viewers

STARTS = 5  # whose best is one repetition: what others take on a busy machine only ever adds


class Measurements:
    """The samples of one run; each is taken once, and rows may share them.

    A sample is a table of lists: the figures of each contender by its name, one for each
    repetition, so that the n-th of one and the n-th of another were taken next to each other.
    """

    def __init__(self, binary, peers, quick, progress):
        self.binary = binary
        self.peers = peers
        self.quick = quick
        self.progress = progress

    @functools.cache
    def starts(self, shipped):
        """Nanoseconds to the first answer, with the shipped configuration or with the built-in."""
        if shipped:
            who = [contenders.with_shipped_configuration(self.binary), contenders.CAT]
        else:
            who = [contenders.engine(self.binary), contenders.CAT, *self.peers]
        facts = {each: self._facts(each, traffic.CHECK) for each in who}

        def once(each):
            request, answer = facts[each]
            return min(tools.start(each, request, len(answer), STARTS))

        return self._repeat("start", who, 9 if self.quick else 25, once)

    @functools.cache
    def trips(self, pinned):
        """The median and the 99th percentile of round trips, on one core or where it falls."""
        who = [contenders.engine(self.binary), contenders.CAT, *self.peers]
        facts = {each: self._facts(each, traffic.CHECK) for each in who}
        core = max(os.sched_getaffinity(0)) if pinned else None

        def once(each):
            request, answer = facts[each]
            return tools.trip(each, request, len(answer), 2000, core)

        return self._repeat("round trip", who, 5 if self.quick else 15, once)

    @functools.cache
    def vast(self):
        """Nanoseconds on a core for a chain of documents, followed, or only read by xmlwf."""
        self.progress("vast")
        return vast.compare(5 if self.quick else 15)

    @functools.cache
    def checks(self, size, feed):
        """Pipelined health.check in frames of that size, from a pipe or a file."""
        who = [contenders.engine(self.binary), contenders.CAT]
        if feed == "pipe":
            who += self.peers
        count = (320_000 if size < 1000 else 60_000) // (2 if self.quick else 1)
        return self._floods("pipelined", who, traffic.CHECK, size, count, feed)

    @functools.cache
    def loads(self, size):
        """Pipelined ad.load on a network that answers at once."""
        who = [contenders.with_latency(self.binary, 0), contenders.CAT]
        count = (100_000 if size < 1000 else 40_000) // (2 if self.quick else 1)
        return self._floods("load", who, traffic.LOAD, size, count, "pipe")

    @functools.cache
    def held(self):
        """A hundred thousand ads that stay."""
        who = [contenders.with_latency(self.binary, 0)]
        times = 2 if self.quick else 5
        return self._floods("held", who, traffic.LOAD, 200, 100_000, "pipe", 1, times)

    @functools.cache
    def flight(self):
        """Ten thousand loads at once on a network that answers after 100 ms."""
        who = [contenders.with_latency(self.binary, 100)]
        times = 3 if self.quick else 15
        return self._floods("flight", who, traffic.LOAD, 200, 10_000, "pipe", 1, times)

    @functools.cache
    def adapter_rate(self):
        """300 loads in flight through one adapter."""
        who = contenders.with_adapter(self.binary)
        count = 20_000 if self.quick else 60_000
        requests = traffic.many_requests(who, traffic.PARTNER, 200, 3_000 + count)
        return self._repeat(
            "adapter", [who], 3 if self.quick else 7,
            lambda each: tools.inflight(each, requests, 3_000, count, 300))

    @functools.cache
    def adapter_trips(self):
        """The median of a load through an adapter, of one on the sample network, and of cat."""
        engine = contenders.with_adapter(self.binary)
        rounds = {"partner": (engine, "partner"), "sample": (engine, "sample"), "cat": None}
        samples = {name: [] for name in rounds}
        for number in range(3 if self.quick else 9):
            self.progress(f"adapter: {number + 1}")
            for name, how in rounds.items():
                who, unit = how or (contenders.CAT, "sample")
                with conversation.with_program(who.command, tools.ROOM) as talk:
                    params = {"adUnit": unit, "format": "native"}
                    times = [talk.trip("ad.load", params)[0] for _ in range(1500)]
                samples[name].append(statistics.median(times[500:]))
        return samples

    @functools.cache
    def gets(self):
        """The median of ad.get with ten ads held, and with a hundred thousand."""
        who = contenders.with_latency(self.binary, 0)
        samples = {"ten": [], "many": []}
        for number in range(2 if self.quick else 5):
            self.progress(f"ad.get: {number + 1}")
            with conversation.with_program(who.command, tools.ROOM) as talk:
                for name, more in (("ten", 10), ("many", 99_990)):
                    talk.pour("ad.load", traffic.LOAD.params, more)
                    times = [talk.trip("ad.get", {"adId": f"ad-{1 + n % 10}"})[0]
                             for n in range(3000)]
                    samples[name].append(statistics.median(times[1000:]))
        return samples

    @functools.cache
    def viewers(self):
        """Ten thousand viewers whose players report every second; and as many health checks."""
        who = contenders.engine(self.binary, "--config", viewers.configuration())
        seconds = 16
        samples = {"report": [], "check": [], "session": [], "break": []}
        for number in range(2 if self.quick else 5):
            self.progress(f"playhead: {number + 1}")
            samples["report"].append(viewers.report(who, seconds))
            samples["check"].append(viewers.check(who, seconds * viewers.VIEWERS))
            samples["session"].append(viewers.hold(who, False))
            samples["break"].append(viewers.hold(who, True))
        return samples

    @functools.cache
    def hybrid(self):
        """Loads of the same networks, all at once and one after another."""
        self.progress("hybrid")
        return hybrid.compare(self.binary, 500 if self.quick else 2000)

    @functools.cache
    def tracking(self):
        """The CPU of an impression that nobody listens to, and of one with three listeners."""
        samples = {"deaf": [], "tracked": []}
        for number in range(3 if self.quick else 7):
            self.progress(f"tracking: {number + 1}")
            for name, cost in tracking.compare(self.binary, 20_000).items():
                samples[name].append(cost)
        return samples

    @functools.cache
    def ingest(self):
        """Bytes a second of playlist text: read whole, read one segment on, and by the pipe."""
        self.progress("ingest")
        size, pairs = ingest.in_process()
        sent, taken = ingest.through_the_pipe(self.binary, 8 if self.quick else 16)
        return {
            "whole": [size / whole * 1e9 for whole, _ in pairs],
            "further": [size / further * 1e9 for _, further in pairs],
            "pipe": [sent / time * 1e9 for time in taken[1:]],
        }

    @functools.cache
    def demand(self):
        """Loads in flight on an exchange, and wrk on the same: requests a second, and the p99."""
        if self.quick:
            return demand.compare(self.binary, 3, 15_000, 1, self.progress)
        return demand.compare(self.binary, 9, 30_000, 2, self.progress)

    @functools.cache
    def secure(self):
        """The longest check while the first HTTPS request is made, and while none is."""
        return secure.compare(self.binary, 5 if self.quick else 15, self.progress)

    @functools.cache
    def bids(self):
        """The nanoseconds that reading an answer of fifty bids takes, here and in Node."""
        parser = tools.ROOT / "Benchmarks" / "peers" / "parse.mjs"
        commands = {"adpipe": [tools.helper("BidsBench")]}
        if shutil.which("node"):
            commands["node"] = ["node", parser]
        samples = {name: [] for name in commands}
        for number in range(5 if self.quick else 15):
            self.progress(f"bids: {number + 1}")
            for name, command in commands.items():
                done = subprocess.run(
                    command, input=bids.answer(), capture_output=True, check=True)
                samples[name].append(float(done.stdout))
        return samples

    @functools.cache
    def idle(self, has_file):
        """The memory after one answer, in KiB: resident, its share of shared pages, its own."""
        if has_file:
            who = [contenders.with_shipped_configuration(self.binary)]
        else:
            who = [contenders.engine(self.binary), contenders.CAT, *self.peers]
        return self._repeat("idle", who, 3 if self.quick else 5, self._idle_memory)

    def _idle_memory(self, contender):
        request, answer = self._facts(contender, traffic.CHECK)
        with subprocess.Popen(
            contender.command, cwd=tools.ROOM, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, bufsize=0,
        ) as process:
            process.stdin.write(request.read_bytes())
            taken = 0
            while taken < len(answer):
                taken += len(process.stdout.read(len(answer) - taken))
            with open(f"/proc/{process.pid}/smaps_rollup", encoding="ascii") as file:
                sizes = dict(line.split(":") for line in file.read().splitlines()[1:])
            process.stdin.close()
        kib = {name: int(text.split()[0]) for name, text in sizes.items()}
        return {
            "resident": kib["Rss"],
            "proportional": kib["Pss"],
            "private": kib["Private_Clean"] + kib["Private_Dirty"],
        }

    def _floods(self, name, who, call, size, count, feed, warm=None, times=None):
        def once(each):
            number = count // each.pace
            first = number // 8 if warm is None else warm
            requests = traffic.many_requests(each, call, size, number + first)
            result = tools.flood(each, requests, first, number, lines[each], feed)
            expected = least[each] * (number + first)
            if result["bytes"] < expected:
                raise tools.Failure(f"{each.name} gives answers too short to be right")
            return result

        answers = {each: self._answer(each, call, size) for each in who}
        lines = {each: answer.count(b"\n") for each, answer in answers.items()}
        least = {each: len(answer) * 0.9 for each, answer in answers.items()}
        return self._repeat(name, who, times or (3 if self.quick else 7), once)

    def _repeat(self, name, who, times, once):
        samples = {each.name: [] for each in who}
        for number in range(times):
            self.progress(f"{name}: {number + 1} of {times}")
            turn = number % len(who)
            for each in who[turn:] + who[:turn]:
                samples[each.name].append(once(each))
        return samples

    def _facts(self, contender, call):
        path = traffic.one_request(contender, call)
        return path, contender.probe(path.read_bytes())

    def _answer(self, contender, call, size):
        text = traffic.request(call, traffic.FIRST_ID, size)
        return contender.probe(contender.frame(text))
