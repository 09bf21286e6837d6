"""The example that watches a live stream; needs an engine that is built, or named by $ADPIPE."""

import subprocess
import sys
import unittest
from pathlib import Path

import adpipe
from adpipe.process import engine as find

SCRIPT = Path(__file__).resolve().parents[2] / "live_stream.py"
AD = ("adStarted", "adFirstQuartile", "adMidpoint", "adThirdQuartile", "adCompleted")

try:
    ENGINE = find()
except adpipe.EngineNotFound:
    ENGINE = None


class LiveStreamTests(unittest.TestCase):
    @unittest.skipUnless(ENGINE, "there is no engine to start")
    def test_the_whole_course_is_played(self):
        done = subprocess.run(
            [sys.executable, SCRIPT, *ENGINE], capture_output=True, text=True, timeout=120
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        opened, *events, verification = done.stdout.splitlines()
        self.assertRegex(opened, r"^session-1 is [0-9a-f-]{36}:TUL$")
        expected = ["adPeriodStarted", "adBreakStarted"]
        expected += [f"{type} Ad {number}" for number in (1, 2) for type in AD]
        expected += ["adBreakEnded", "adPeriodEnded"]
        self.assertEqual([line.split(maxsplit=1)[1] for line in events], expected)
        self.assertRegex(verification, r"waiting=0, accepted=10, counted=0, unknown=0")

    def test_it_is_short(self):
        self.assertLess(len(SCRIPT.read_text(encoding="utf-8").splitlines()), 60)


if __name__ == "__main__":
    unittest.main()
