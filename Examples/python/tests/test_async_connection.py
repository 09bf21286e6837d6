import asyncio
import os
import signal
import sys
import unittest
import unittest.mock
from pathlib import Path

from adpipe import (
    AsyncConnection,
    AsyncStream,
    ContractBroken,
    EngineGone,
    EngineNotFound,
    RPCFailure,
)

from .ticks import TICK, Tick

FAKE = [sys.executable, str(Path(__file__).with_name("fake_engine.py"))]


class AsyncConnectionTests(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        self.engine = AsyncConnection(FAKE)
        await self.engine.start()
        self.addAsyncCleanup(self.engine.close)

    async def call(self, method, timeout_ms=None, **params):
        return await self.engine.begin(method, params, timeout_ms=timeout_ms).result()

    async def test_messages_larger_than_a_pipe_pass_both_ways(self):
        text = "x" * 3_000_000
        self.assertEqual(await self.call("echo", text=text), {"text": text})

    async def test_more_than_the_pipes_hold_may_be_in_flight(self):
        calls = (self.call("echo", n=n, pad="z" * 1000) for n in range(1000))
        self.assertEqual(
            [answer["n"] for answer in await asyncio.gather(*calls)], list(range(1000))
        )

    async def test_an_error_is_raised(self):
        with self.assertRaises(RPCFailure) as caught:
            await self.call(
                "fail", error={"code": 5, "message": "no", "data": {"reason": "NO_FILL"}}
            )
        self.assertEqual(caught.exception.reason, "NO_FILL")

    async def test_an_error_without_id_reaches_whoever_waits(self):
        waiting = self.engine.begin("hold")
        self.engine.begin("nameless")
        with self.assertRaises(RPCFailure) as caught:
            await waiting.result()
        self.assertEqual(caught.exception.reason, "TOO_DEEP")

    async def test_a_call_that_nobody_answers_ends_at_its_deadline(self):
        with self.assertRaises(RPCFailure) as caught:
            await self.call("hold", timeout_ms=1)
        self.assertEqual(caught.exception.reason, "DEADLINE")
        self.assertEqual(await self.call("held"), [])

    async def test_cancelling_the_task_cancels_the_call(self):
        task = asyncio.create_task(self.call("hold"))
        await asyncio.sleep(0)
        self.assertEqual(await self.call("held"), [1])
        task.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await task
        self.assertEqual(await self.call("held"), [])

    async def test_a_cancelled_call_is_answered_cancelled(self):
        waiting = self.engine.begin("hold")
        waiting.cancel()
        with self.assertRaises(RPCFailure) as caught:
            await waiting.result()
        self.assertEqual(caught.exception.code, 1)

    async def test_a_stream_ends_with_its_answer(self):
        call = self.engine.begin("count", {"to": 100})
        self.assertEqual([item["n"] async for item in call.items()], list(range(100)))
        self.assertEqual(await call.result(), 100)

    async def test_leaving_a_stream_cancels_its_call(self):
        async for item in AsyncStream(
            self.engine, self.engine.begin("count", {"to": 3, "ends": False}), TICK
        ):
            self.assertEqual(item, Tick(n=0))
            break
        await asyncio.sleep(0)
        self.assertEqual(await self.call("held"), [])

    async def test_a_closed_stream_is_over(self):
        call = self.engine.begin("count", {"to": 3, "ends": False})
        async with AsyncStream(self.engine, call, TICK) as stream:
            self.assertEqual(await stream.__anext__(), Tick(n=0))
        self.assertEqual([item async for item in stream], [])

    async def test_a_stream_that_nobody_reads_is_given_up(self):
        call = self.engine.begin("count", {"to": 10_001, "ends": False})
        await self.call("echo")
        with self.assertRaises(RPCFailure) as caught:
            await call.result()
        self.assertEqual(caught.exception.reason, "STREAM_UNREAD")

    async def test_what_is_in_flight_fails_when_the_engine_goes(self):
        waiting = [self.call("hold") for _ in range(50)]
        ends = await asyncio.gather(*waiting, self.call("die", code=7), return_exceptions=True)
        self.assertEqual({type(end) for end in ends}, {EngineGone})
        self.assertEqual({(end.exit_code, *end.log) for end in ends}, {(7, "the last words")})
        with self.assertRaises(EngineGone):
            await self.call("echo")

    async def test_a_killed_engine_is_told_apart(self):
        waiting = self.engine.begin("hold")
        os.kill(self.engine.process.pid, signal.SIGKILL)
        with self.assertRaisesRegex(EngineGone, "signal 9"):
            await waiting.result()

    async def test_a_line_that_is_no_message_ends_the_connection(self):
        with self.assertRaisesRegex(ContractBroken, "Hello from a stray print"):
            await self.call("garble")

    async def test_close_lets_calls_in_flight_end(self):
        waiting = self.engine.begin("hold")
        await self.engine.close()
        self.assertEqual(await waiting.result(), "drained")
        with self.assertRaisesRegex(EngineGone, "was closed"):
            await self.call("echo")

    async def test_an_engine_that_neither_reads_nor_ends_is_terminated(self):
        self.engine.begin("deaf")
        unread = self.engine.begin("echo", {"pad": "x" * 1_000_000})
        with unittest.mock.patch("adpipe.async_connection.DRAIN_SECONDS", 0.05):
            await self.engine.close()
        with self.assertRaisesRegex(EngineGone, "signal 15"):
            await unread.result()

    async def test_an_engine_that_is_not_there_is_said_so(self):
        with self.assertRaisesRegex(EngineNotFound, "/nowhere/adpipe"):
            await AsyncConnection(["/nowhere/adpipe"]).start()


if __name__ == "__main__":
    unittest.main()
