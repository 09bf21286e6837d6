"""What a line of the table is, and the bar that it must clear."""

import dataclasses
import statistics
from typing import Callable, Optional


@dataclasses.dataclass(frozen=True)
class Bar:
    """What a figure must reach and what it should; for times and memory less is better."""

    unit: str  # times | part | perSecond | bytesPerSecond | MB | ms | bytes | count
    must: float
    should: float

    @property
    def more_is_better(self):
        return self.unit in ("perSecond", "bytesPerSecond")

    def is_missed(self, figure):
        return figure < self.must if self.more_is_better else figure > self.must

    def is_aim(self, figure):
        return figure >= self.should if self.more_is_better else figure <= self.should


@dataclasses.dataclass(frozen=True)
class Row:
    """One line of the table: a figure of each contender, and one that is held against the bar."""

    key: str
    label: str
    unit: str
    figures: dict
    judged: Optional[float] = None
    judged_unit: str = "times"
    spread: Optional[float] = None
    bar: Optional[Bar] = None


@dataclasses.dataclass(frozen=True)
class Topic:
    """Rows that belong together, under the name that `--only` takes."""

    key: str
    rows: Callable


def against_cat(key, label, unit, samples, bar=None, more_is_better=False):
    """A row whose figure is the median of the ratios to cat, repetition by repetition."""
    pairs = list(zip(samples["adpipe"], samples["cat"]))
    ratios = [(cat / own if more_is_better else own / cat) for own, cat in pairs]
    figures = {name: statistics.median(values) for name, values in samples.items()}
    judged, judged_unit = statistics.median(ratios), "part" if more_is_better else "times"
    return Row(key, label, unit, figures, judged, judged_unit, spread(ratios), bar)


def absolute(key, label, unit, samples, bar=None, scale=1.0):
    """A row whose figure is the engine's own median, in the unit of the bar."""
    figures = {name: statistics.median(values) for name, values in samples.items()}
    own = [value * scale for value in samples["adpipe"]]
    if bar is None:
        return Row(key, label, unit, figures, spread=spread(own))
    return Row(key, label, unit, figures, statistics.median(own), bar.unit, spread(own), bar)


def spread(values):
    """How far the middle half of the values lies apart, as a part of the median."""
    if len(values) < 4:
        return None
    first, middle, third = statistics.quantiles(values, n=4, method="inclusive")
    return (third - first) / middle if middle else None


def each(samples, figure):
    """The samples with one figure taken out of each."""
    return {name: [figure(value) for value in values] for name, values in samples.items()}
