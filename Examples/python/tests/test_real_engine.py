"""The client and the engine together; needs an engine that is built, or named by $ADPIPE."""

import asyncio
import json
import os
import signal
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import adpipe
from adpipe.process import engine as find

ROOT = Path(__file__).resolve().parents[3]
CONFIG = ROOT / "config.yaml"
DOCUMENT = ROOT / "Schemas" / "openrpc.json"
NATIVE = {"ad_unit": "/21775744923/example/native", "format": "customNative"}

try:
    ENGINE = find()
except adpipe.EngineNotFound:
    ENGINE = None


@unittest.skipUnless(ENGINE, "there is no engine to start")
class RealEngineTests(unittest.TestCase):
    def setUp(self):
        self.engine = adpipe.Engine(command=ENGINE, config=CONFIG)
        self.addCleanup(self.engine.close)

    def test_an_ad_lives_from_load_to_dismissal(self):
        ad = self.engine.ad.load(**NATIVE).ad
        self.assertEqual(ad.state, "ready")
        creative = self.engine.ad.present(ad_id=ad.id).creative
        self.assertEqual(creative.which, "custom")
        self.assertTrue(creative.custom.assets["Headline"].text)
        for type in ("willPresent", "impression", "willDismiss", "dismissed"):
            outcome = self.engine.event.report(ad_id=ad.id, type=type).events[0]
            self.assertEqual(outcome.status, "recorded", type)
        events = [event.type for event in self.engine.event.list(ad_id=ad.id).events]
        self.assertEqual(
            events, ["loaded", "willPresent", "impression", "paid", "willDismiss", "dismissed"]
        )
        self.assertEqual(self.engine.ad.get(ad_id=ad.id).ad.state, "dismissed")

    def test_every_mistake_in_the_params_is_told(self):
        with self.assertRaises(adpipe.RPCFailure) as caught:
            self.engine.ad.load(ad_unit=7, format="bnner")
        self.assertEqual(caught.exception.reason, "INVALID_PARAMS")
        self.assertEqual(
            {violation.path for violation in caught.exception.violations}, {"adUnit", "format"}
        )

    def test_a_deadline_is_kept_by_the_engine(self):
        with self.assertRaises(adpipe.RPCFailure) as caught:
            self.engine.ad.load(**NATIVE, timeout_ms=1)
        self.assertEqual(caught.exception.reason, "DEADLINE")
        self.assertIn("remedy", caught.exception.data, "the engine said so, not the client")

    def test_a_repeated_request_acts_once(self):
        first = self.engine.ad.load(**NATIVE, request_id="r-1").ad.id
        self.assertEqual(self.engine.ad.load(**NATIVE, request_id="r-1").ad.id, first)

    def test_events_are_watched_as_they_come_and_leaving_cancels(self):
        with self.engine.event.watch() as events:
            ad = self.engine.ad.load(**NATIVE).ad
            event = next(events)
            self.assertEqual((event.type, event.ad_id), ("loaded", ad.id))
        self.assertEqual(self.engine.health.check().status, "SERVING")

    def test_many_loads_are_in_flight_at_once(self):
        params = {"adUnit": NATIVE["ad_unit"], "format": NATIVE["format"]}
        calls = [self.engine.connection.begin("ad.load", params) for _ in range(5000)]
        self.assertEqual(len({call.result()["ad"]["id"] for call in calls}), 5000)

    def test_threads_share_the_engine(self):
        with ThreadPoolExecutor(8) as threads:
            statuses = set(threads.map(lambda _: self.engine.health.check().status, range(2000)))
        self.assertEqual(statuses, {"SERVING"})

    def test_messages_larger_than_a_pipe_pass_both_ways(self):
        ad = self.engine.ad.load(**NATIVE).ad
        self.engine.ad.present(ad_id=ad.id)
        reports = [
            adpipe.types.EventReport(ad_id=ad.id, type="click", event_id=f"click-{n}-{'x' * 100}")
            for n in range(1000)
        ]
        outcomes = self.engine.event.report(events=reports).events
        self.assertEqual({outcome.status for outcome in outcomes}, {"recorded"})

    def test_the_engine_hands_out_the_document_that_is_published(self):
        document = self.engine.connection.begin("rpc.discover").result()
        self.assertEqual(document, json.loads(DOCUMENT.read_text(encoding="utf-8")))

    def test_a_killed_engine_fails_what_is_in_flight(self):
        events = self.engine.event.watch()
        os.kill(self.engine.connection.pid, signal.SIGKILL)
        with self.assertRaisesRegex(adpipe.EngineGone, "signal 9"):
            next(events)

    def test_a_bad_configuration_is_quoted(self):
        with adpipe.Engine(command=ENGINE, config=__file__) as engine:
            with self.assertRaises(adpipe.EngineGone) as caught:
                engine.health.check()
        self.assertNotEqual(caught.exception.exit_code, 0)
        self.assertIn("test_real_engine.py:", "\n".join(caught.exception.log))


@unittest.skipUnless(ENGINE, "there is no engine to start")
class RealAsyncEngineTests(unittest.IsolatedAsyncioTestCase):
    async def test_many_loads_are_awaited_at_once(self):
        async with adpipe.AsyncEngine(command=ENGINE, config=CONFIG) as engine:
            loads = await asyncio.gather(*(engine.ad.load(**NATIVE) for _ in range(1000)))
            self.assertEqual(len({loaded.ad.id for loaded in loads}), 1000)

    async def test_a_cancelled_task_takes_its_stream_back(self):
        async with adpipe.AsyncEngine(command=ENGINE, config=CONFIG) as engine:
            watching = asyncio.create_task(engine.event.watch().__anext__())
            await engine.health.check()
            watching.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await watching
            self.assertEqual((await engine.health.check()).status, "SERVING")


if __name__ == "__main__":
    unittest.main()
