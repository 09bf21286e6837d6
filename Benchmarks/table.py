"""The table: figures as people read them."""

HEADINGS = ("", "measured", "±", "bar", "aim", "", "adpipe", "cat")


def figure(value, unit):
    """A figure with its unit."""
    match unit:
        case "times":
            return f"{value:.3g} ×"
        case "part":
            return f"1/{value:.3g}"
        case "perSecond":
            return f"{value / 1e6:.2f} M/s" if value >= 1e6 else f"{value / 1e3:.4g} k/s"
        case "bytesPerSecond":
            return f"{value / 1e6:,.0f} MB/s"
        case "ns" if value >= 1e6:
            return f"{value / 1e6:.3g} ms"
        case "ns":
            return f"{value / 1e3:.3g} µs"
        case "bytes" if value >= 1e5:
            return f"{value / 1e6:.3g} MB"
        case "bytes":
            return f"{value:,.0f} B"
        case "MB":
            return f"{value:.3g} MB"
        case "ms":
            return f"{value:.3g} ms"
        case "price":
            return f"{value:.2f} USD"
        case _:
            return f"{value:g}"


def lines(rows, peers):
    """The lines of the table, columns aligned."""
    headings = (*HEADINGS, *peers)
    cells = [headings, *(_cells(row, peers) for row in rows)]
    widths = [max(len(cell) for cell in column) for column in zip(*cells)]
    for number, row in enumerate(cells):
        yield "  ".join(_aligned(row, widths)).rstrip()
        if number == 0:
            yield "─" * (sum(widths) + 2 * len(widths) - 2)


def _aligned(row, widths):
    for place, (cell, width) in enumerate(zip(row, widths)):
        yield cell.ljust(width) if headed_left(place) else cell.rjust(width)


def headed_left(place):
    """Whether a column holds words: the labels and the marks."""
    return place in (0, 5)


def _cells(row, peers):
    bar = row.bar
    return (
        row.label,
        "" if row.judged is None else figure(row.judged, row.judged_unit),
        "" if row.spread is None else f"{row.spread * 50:.2g} %",
        "" if bar is None else figure(bar.must, bar.unit),
        "" if bar is None else figure(bar.should, bar.unit),
        "" if bar is None else mark(row),
        *(
            figure(row.figures[name], row.unit) if name in row.figures else "–"
            for name in ("adpipe", "cat", *peers)
        ),
    )


def mark(row):
    """One word on how a row stands to its bar."""
    if row.bar.is_missed(row.judged):
        return "✗ missed"
    return "✓ aim" if row.bar.is_aim(row.judged) else "✓"
