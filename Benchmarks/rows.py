"""The rows of the table: what each says, and which bar it must clear."""

import statistics

import hybrid
from row import Bar, Row, Topic, absolute, against_cat, each, spread


def start_rows(taken):
    bar = Bar("times", 2.5, 1.5)
    yield against_cat("start", "spawn to first answer", "ns", taken.starts(False), bar)
    yield against_cat("start.file", "  with config.yaml read", "ns", taken.starts(True), bar)


def trip_rows(taken):
    for pinned, place in ((True, "one core"), (False, "free")):
        for index, name in ((0, "p50"), (1, "p99")):
            bar = Bar("times", 1.8, 1.4) if pinned and name == "p50" else None
            samples = each(taken.trips(pinned), lambda value: value[index])
            key = f"trip.{'pinned' if pinned else 'free'}.{name}"
            yield against_cat(key, f"round trip, {place}, {name}", "ns", samples, bar)


def rate_rows(taken):
    for size, size_name in ((170, "170 B"), (2048, "2 KB")):
        for feed in ("pipe", "file"):
            bar = Bar("part", 5, 2) if (size, feed) == (170, "pipe") else None
            label = f"pipelined checks, {size_name}, {feed}"
            samples = each(taken.checks(size, feed), rate)
            yield against_cat(
                f"rate.{size}.{feed}", label, "perSecond", samples, bar, more_is_better=True)


def load_rows(taken):
    bar = Bar("perSecond", 120_000, 250_000)
    for size, name in ((200, "200 B"), (2048, "2 KB")):
        own = {"adpipe": taken.loads(size)["adpipe"]}
        label = f"loads of one core, {name}"
        yield absolute(f"load.{size}", label, "perSecond", each(own, rate_of_core), bar)


def idle_rows(taken):
    bars = {"resident": Bar("MB", 8, 6)}
    for kind in ("resident", "proportional", "private"):
        values = each(taken.idle(False), lambda value: value[kind] * 1024)
        label = f"idle memory, {kind}"
        yield absolute(f"idle.{kind}", label, "bytes", values, bars.get(kind), 1e-6)
    values = each(taken.idle(True), lambda value: value["resident"] * 1024)
    label = "  with config.yaml read, resident"
    yield absolute("idle.file", label, "bytes", values, Bar("MB", 8, 6), 1e-6)


def held_rows(taken):
    samples = taken.held()
    total = each(samples, lambda value: value["resident_kb"] * 1024)
    yield absolute("held.total", "100,000 ads held, resident", "bytes", total)
    per_ad = each(samples, growth_per_answer)
    yield absolute("held.each", "  of which per ad", "bytes", per_ad, Bar("bytes", 4000, 1500))


def flight_rows(taken):
    samples = taken.flight()
    time = each(samples, lambda value: value["ns"])
    yield absolute(
        "flight.time", "10,000 loads in flight, all done", "ns", time, Bar("ms", 300, 150), 1e-6)
    peak = each(samples, lambda value: value["peak_kb"] * 1024)
    yield absolute("flight.peak", "  peak memory", "bytes", peak, Bar("MB", 80, 50), 1e-6)


def hybrid_rows(taken):
    played = taken.hybrid()
    times = each(played, lambda load: load[0])
    prices = {name: statistics.mean(load[1] for load in loads) for name, loads in played.items()}
    for share in (50, 95):
        own, other = (hybrid.percentile(times[name], share) for name in ("together", "sequence"))
        label = f"hybrid load, p{share}, against in sequence"
        figures = {"adpipe": own * 1e6, "sequence": other * 1e6}
        yield Row(f"hybrid.p{share}", label, "ns", figures, own / other, bar=Bar("times", 1, 0.5))
    ratio = prices["sequence"] / prices["together"]
    figures = {"adpipe": prices["together"], "sequence": prices["sequence"]}
    yield Row(
        "hybrid.price", "  price won in sequence, against hybrid", "price", figures, ratio,
        bar=Bar("times", 1, 0.95))


def adapter_rows(taken):
    own = each(taken.adapter_rate(), rate)
    yield absolute(
        "adapter.rate", "loads through one adapter, 300 in flight", "perSecond", own,
        Bar("perSecond", 20_000, 40_000))
    samples = taken.adapter_trips()
    added = [far - near for far, near in zip(samples["partner"], samples["sample"])]
    ratios = [more / cat for more, cat in zip(added, samples["cat"])]
    figures = {"adpipe": statistics.median(added), "cat": statistics.median(samples["cat"])}
    yield Row(
        "adapter.trip", "  added to a load, against a round trip", "ns", figures,
        statistics.median(ratios), spread=spread(ratios), bar=Bar("times", 3, 1.5))


def get_rows(taken):
    samples = taken.gets()
    ratios = [many / ten for many, ten in zip(samples["many"], samples["ten"])]
    figures = {"adpipe": statistics.median(samples["many"])}
    yield Row(
        "get", "ad.get of 100,000, against of 10", "ns", figures, statistics.median(ratios),
        spread=spread(ratios), bar=Bar("times", 1.1, 1))


def tracking_rows(taken):
    samples = taken.tracking()
    ratios = [tracked / deaf for tracked, deaf in zip(samples["tracked"], samples["deaf"])]
    figures = {"adpipe": statistics.median(samples["tracked"])}
    yield Row(
        "tracking", "impression told to three, against none", "ns", figures,
        statistics.median(ratios), spread=spread(ratios))


def ingest_rows(taken):
    samples = taken.ingest()
    for key, label, bar in (
        ("whole", "playlist of 12 hours, in process", Bar("bytesPerSecond", 400e6, 800e6)),
        ("further", "  with one new segment", None),
        ("pipe", "  all new, through the pipe", Bar("bytesPerSecond", 200e6, 400e6)),
    ):
        own = {"adpipe": samples[key]}
        yield absolute(f"ingest.{key}", label, "bytesPerSecond", own, bar)


def vast_rows(taken):
    samples = taken.vast()
    figures = {name: statistics.median(values) for name, values in samples.items()}
    ratios = [own / other for own, other in zip(samples["adpipe"], samples.get("xmlwf", []))]
    label = "VAST, three documents of 20 KB, against xmlwf"
    if not ratios:
        yield Row("vast", label, "ns", figures)
        return
    yield Row(
        "vast", label, "ns", figures, statistics.median(ratios), spread=spread(ratios),
        bar=Bar("times", 2, 1.3))


def bid_rows(taken):
    samples = taken.bids()
    figures = {name: statistics.median(values) for name, values in samples.items()}
    if "node" not in samples:
        yield Row("openrtb", "an answer of 50 bids", "ns", figures)
        return
    ratios = [own / node for own, node in zip(samples["adpipe"], samples["node"])]
    yield Row(
        "openrtb", "an answer of 50 bids, against JSON.parse", "ns", figures,
        statistics.median(ratios), spread=spread(ratios), bar=Bar("times", 1, 0.9))


def playhead_rows(taken):
    samples = taken.viewers()
    cpu = {name: [each["cpu_ns"] / each["answers"] for each in samples[name]]
           for name in ("report", "check")}
    yield absolute(
        "playhead.cpu", "CPU of a playhead report", "ns", {"adpipe": cpu["report"]},
        Bar("ns", 50_000, 25_000))
    ratios = [own / other for own, other in zip(cpu["report"], cpu["check"])]
    figures = {"adpipe": statistics.median(cpu["report"])}
    yield Row(
        "playhead.check", "  against a health check", "ns", figures,
        statistics.median(ratios), spread=spread(ratios))
    for key, label in (("session", "  memory of a session"), ("break", "  and of its break")):
        bar = Bar("bytes", 2048, 1024) if key == "session" else None
        yield absolute(f"playhead.{key}", label, "bytes", {"adpipe": samples[key]}, bar)


def demand_rows(taken):
    samples = taken.demand()
    for place, key, label, unit, bar in (
        (0, "http", "300 loads in flight over HTTP, against wrk", "perSecond", Bar("part", 4, 2)),
        (1, "http.p99", "  p99", "ns", Bar("times", 3, 2)),
    ):
        own = each(samples or {}, lambda value: value[place])
        figures = {name: statistics.median(values) for name, values in own.items()}
        if "wrk" not in own:
            yield Row(key, label, unit, figures)
            continue
        ratios = [wrk / adpipe if place == 0 else adpipe / wrk
                  for adpipe, wrk in zip(own["adpipe"], own["wrk"])]
        yield Row(
            key, label, unit, figures, statistics.median(ratios), bar.unit, spread(ratios), bar)


def secure_rows(taken):
    samples = taken.secure()
    longest = each(samples, lambda value: value[1] * 1e6)
    figures = {name: statistics.median(values) for name, values in longest.items()}
    figures["adpipe"] = figures["secure"]
    more = [own - other for (_, own), (_, other) in zip(samples["secure"], samples["plain"])]
    yield Row(
        "https", "longest check while HTTPS begins, more than without", "ns", figures,
        statistics.median(more), "ms", bar=Bar("ms", 5, 1))
    loads = {"adpipe": statistics.median(value[0] for value in samples["secure"]) * 1e6}
    yield Row("https.load", "  that first load itself", "ns", loads)


def thread_rows(taken):
    samples = taken.checks(170, "pipe")
    flight = taken.flight()["adpipe"]
    threads = each(samples, lambda value: value["threads"])
    threads["adpipe"] = [max(value["threads"] for value in (*samples["adpipe"], *flight))]
    yield absolute("threads", "threads while serving", "count", threads, Bar("count", 1, 1))


def cpu_rows(taken):
    for key, label, samples in (
        ("check.170", "CPU of a check, 170 B", taken.checks(170, "pipe")),
        ("check.2048", "CPU of a check, 2 KB", taken.checks(2048, "pipe")),
        ("load.200", "CPU of a load, 200 B", taken.loads(200)),
        ("load.2048", "CPU of a load, 2 KB", taken.loads(2048)),
    ):
        each_cpu = each(samples, lambda value: value["cpu_ns"] / value["answers"])
        yield against_cat(f"cpu.{key}", label, "ns", each_cpu)


def rate(flood):
    """Answers a second by the clock on the wall."""
    return flood["answers"] / flood["ns"] * 1e9


def rate_of_core(flood):
    """Answers for each second that the process was on a core."""
    return flood["answers"] / flood["cpu_ns"] * 1e9


def growth_per_answer(flood):
    """The bytes of memory that each answer left behind."""
    return (flood["resident_kb"] - flood["resident_before_kb"]) * 1024 / flood["answers"]


TOPICS = [
    Topic("start", start_rows),
    Topic("trip", trip_rows),
    Topic("rate", rate_rows),
    Topic("load", load_rows),
    Topic("idle", idle_rows),
    Topic("held", held_rows),
    Topic("flight", flight_rows),
    Topic("hybrid", hybrid_rows),
    Topic("adapter", adapter_rows),
    Topic("get", get_rows),
    Topic("tracking", tracking_rows),
    Topic("ingest", ingest_rows),
    Topic("vast", vast_rows),
    Topic("openrtb", bid_rows),
    Topic("playhead", playhead_rows),
    Topic("http", demand_rows),
    Topic("https", secure_rows),
    Topic("threads", thread_rows),
    Topic("cpu", cpu_rows),
]
