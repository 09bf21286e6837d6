"""Playlists of a twelve-hour live window, read in process and through the pipe."""

import datetime
import subprocess

import contenders
import conversation
import tools

SEGMENTS = 7200  # of six seconds: twelve hours
EVERY, LENGTH = 14, 5  # a break of five segments in every fourteen: 514 breaks
NOON = datetime.datetime(2026, 11, 20, 12, tzinfo=datetime.timezone.utc)
MESSAGE = "/DAlAAAAAAAAAP/wFAUAAAABf+//wpiQkP4AKTLgAAEAAAAAhF4MWA=="
SPLICE = "0xFC302000000000000000FFF00F05000000147FFFFE002932E000000000000000000000"


def playlist(first):
    """The text of a window: dates at every segment, and each break by a date range and cues."""
    lines = ["#EXTM3U", "#EXT-X-VERSION:6", "#EXT-X-TARGETDURATION:6"]
    lines.append(f"#EXT-X-MEDIA-SEQUENCE:{first}")
    for number in range(first, first + SEGMENTS):
        date = (NOON + datetime.timedelta(seconds=6 * number)).strftime("%Y-%m-%dT%H:%M:%S.000Z")
        place = number % EVERY
        if place == 0:
            lines.append(
                f'#EXT-X-DATERANGE:ID="splice-{number // EVERY}",START-DATE="{date}",'
                f"PLANNED-DURATION={6 * LENGTH}.000,SCTE35-OUT={SPLICE}")
            lines += [f"#EXT-OATCLS-SCTE35:{MESSAGE}", f"#EXT-X-CUE-OUT:{6 * LENGTH}.000"]
        elif place < LENGTH:
            lines.append(
                f"#EXT-X-CUE-OUT-CONT:ElapsedTime={6 * place}.000,Duration={6 * LENGTH}.000,"
                f"SCTE35={MESSAGE}")
        elif place == LENGTH:
            lines.append("#EXT-X-CUE-IN")
        lines += [f"#EXT-X-PROGRAM-DATE-TIME:{date}", "#EXTINF:6.000,"]
        lines.append(f"https://cdn.example.com/live/channel-7/1080p/2026/11/20/segment_{number}.ts")
    return "\n".join(lines) + "\n"


def in_process():
    """Bytes of the playlist, and for each repetition the nanoseconds of all and of one more."""
    paths = [tools.ROOM / "window-0.m3u8", tools.ROOM / "window-1.m3u8"]
    for number, path in enumerate(paths):
        path.write_text(playlist(number), encoding="ascii")
    output = subprocess.run(
        [tools.helper("ingest"), *paths], capture_output=True, text=True, check=True)
    pairs = [tuple(map(int, line.split())) for line in output.stdout.splitlines()]
    size = paths[0].stat().st_size
    for path in paths:
        path.unlink()
    return size, pairs


def through_the_pipe(binary, times):
    """Bytes of a playlist, and the nanoseconds of calls that each bring a window all new."""
    texts = [playlist(number * 2 * SEGMENTS) for number in range(times)]
    taken = []
    with conversation.with_program(contenders.engine(binary).command, tools.ROOM) as talk:
        for text in texts:
            time, answer = talk.trip("pod.ingest", {"stream": "live", "playlist": text})
            if f'"newSegments":{SEGMENTS}'.encode() not in answer:
                raise tools.Failure(f"a playlist is answered by {answer[-300:]!r}")
            taken.append(time)
    return len(texts[0]), taken
