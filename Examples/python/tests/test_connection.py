import os
import signal
import sys
import threading
import unittest
import unittest.mock
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from adpipe import Connection, ContractBroken, EngineGone, EngineNotFound, RPCFailure, Stream

from .ticks import TICK, Tick

FAKE = [sys.executable, str(Path(__file__).with_name("fake_engine.py"))]


class ConnectionTests(unittest.TestCase):
    def setUp(self):
        self.engine = Connection(FAKE)
        self.addCleanup(self.engine.close)

    def call(self, method, timeout_ms=None, **params):
        return self.engine.begin(method, params, timeout_ms=timeout_ms).result()

    def test_an_answer_is_the_result(self):
        self.assertEqual(self.call("echo", text="¡olé! \u2028"), {"text": "¡olé! \u2028"})

    def test_members_that_are_none_stay_at_home_and_meta_travels(self):
        answer = self.engine.begin(
            "echo", {"a": None, "b": False}, timeout_ms=9000, request_id="r"
        ).result()
        self.assertEqual(answer, {"b": False, "_meta": {"timeoutMs": 9000, "requestId": "r"}})

    def test_messages_larger_than_a_pipe_pass_both_ways(self):
        text = "x" * 3_000_000
        self.assertEqual(self.call("echo", text=text), {"text": text})
        self.assertEqual(len(self.call("repeat", text="y" * 1000, times=5000)), 5_000_000)

    def test_more_than_the_pipes_hold_may_be_in_flight(self):
        calls = [self.engine.begin("echo", {"n": n, "pad": "z" * 1000}) for n in range(3000)]
        self.assertEqual([call.result()["n"] for call in calls], list(range(3000)))

    def test_answers_in_another_order_find_their_calls(self):
        calls = [self.engine.begin("hold", {"n": n}) for n in range(100)]
        self.call("release")
        self.assertEqual([call.result()["n"] for call in calls], list(range(100)))

    def test_many_threads_share_one_engine(self):
        with ThreadPoolExecutor(16) as threads:
            answers = threads.map(lambda n: self.call("echo", n=n)["n"], range(2000))
        self.assertEqual(list(answers), list(range(2000)))

    def test_an_error_carries_everything_that_the_engine_said(self):
        violations = [{"path": "adUnit", "expected": "a string", "found": "a number"}]
        data = {
            "status": "INVALID_ARGUMENT",
            "reason": "INVALID_PARAMS",
            "remedy": "Fix it.",
            "violations": violations,
        }
        with self.assertRaises(RPCFailure) as caught:
            self.call("fail", error={"code": -32602, "message": "wrong", "data": data})
        failure = caught.exception
        self.assertEqual(
            (failure.code, failure.status, failure.reason),
            (-32602, "INVALID_ARGUMENT", "INVALID_PARAMS"),
        )
        self.assertEqual(failure.violations[0].path, "adUnit")
        self.assertEqual(
            str(failure),
            "INVALID_PARAMS (-32602): wrong\n"
            "  adUnit: expected a string, found a number\n"
            "  Fix it.",
        )

    def test_an_error_without_data_is_still_an_error(self):
        with self.assertRaises(RPCFailure) as caught:
            self.call("fail", error={"code": 13, "message": "bad"})
        self.assertEqual((caught.exception.reason, caught.exception.violations), ("", []))

    def test_an_error_without_id_reaches_whoever_waits(self):
        waiting = self.engine.begin("hold")
        self.engine.begin("nameless")
        with self.assertRaises(RPCFailure) as caught:
            waiting.result()
        self.assertEqual(caught.exception.reason, "TOO_DEEP")
        self.assertEqual(self.call("echo", still="here"), {"still": "here"})

    def test_a_call_that_nobody_answers_ends_at_its_deadline(self):
        with self.assertRaises(RPCFailure) as caught:
            self.call("hold", timeout_ms=1)
        self.assertEqual((caught.exception.code, caught.exception.reason), (4, "DEADLINE"))
        self.assertEqual(self.call("held"), [], "the engine was told that nobody waits")

    def test_a_cancelled_call_is_answered_cancelled(self):
        waiting = self.engine.begin("hold")
        waiting.cancel()
        with self.assertRaises(RPCFailure) as caught:
            waiting.result()
        self.assertEqual(caught.exception.code, 1)

    def test_a_stream_ends_with_its_answer(self):
        call = self.engine.begin("count", {"to": 1000})
        self.assertEqual([item["n"] for item in call.items()], list(range(1000)))
        self.assertEqual(call.result(), 1000)

    def test_leaving_a_stream_cancels_its_call(self):
        for item in Stream(self.engine.begin("count", {"to": 3, "ends": False}), TICK):
            self.assertEqual(item, Tick(n=0))
            break
        self.assertEqual(self.call("held"), [])

    def test_a_closed_stream_is_over(self):
        stream = Stream(self.engine.begin("count", {"to": 3, "ends": False}), TICK)
        with stream:
            self.assertEqual(next(stream), Tick(n=0))
        self.assertEqual(list(stream), [])

    def test_a_stream_that_nobody_reads_is_given_up(self):
        call = self.engine.begin("count", {"to": 10_001, "ends": False})
        self.call("echo")
        with self.assertRaises(RPCFailure) as caught:
            call.result()
        self.assertEqual(caught.exception.reason, "STREAM_UNREAD")
        self.assertEqual(self.call("held"), [])

    def test_what_is_in_flight_fails_when_the_engine_goes(self):
        waiting = [self.engine.begin("hold") for _ in range(50)]
        self.engine.begin("die", {"code": 7, "words": ["of the engine"]})
        for call in waiting:
            with self.assertRaises(EngineGone) as caught:
                call.result()
            self.assertEqual(caught.exception.exit_code, 7)
            self.assertEqual(caught.exception.log, ["the last words", "of the engine"])
        self.assertIn("exit code 7\n  the last words", str(caught.exception))

    def test_a_killed_engine_is_told_apart(self):
        waiting = self.engine.begin("hold")
        os.kill(self.engine.pid, signal.SIGKILL)
        with self.assertRaisesRegex(EngineGone, "signal 9"):
            waiting.result()
        with self.assertRaises(EngineGone):
            self.call("echo")

    def test_many_threads_learn_that_the_engine_was_killed(self):
        def until_the_end():
            try:
                while True:
                    self.call("echo", pad="x" * 10_000)
            except EngineGone as end:
                return end.exit_code

        with ThreadPoolExecutor(8) as threads:
            ends = [threads.submit(until_the_end) for _ in range(8)]
            self.call("echo")
            os.kill(self.engine.pid, signal.SIGKILL)
            self.assertEqual([end.result(30) for end in ends], [-9] * 8)

    def test_a_line_that_is_no_message_ends_the_connection(self):
        with self.assertRaisesRegex(ContractBroken, "Hello from a stray print"):
            self.call("garble")

    def test_close_lets_calls_in_flight_end(self):
        waiting = self.engine.begin("hold")
        self.engine.close()
        self.assertEqual(waiting.result(), "drained")
        with self.assertRaisesRegex(EngineGone, "was closed"):
            self.call("echo")

    def test_an_engine_that_neither_reads_nor_ends_is_terminated(self):
        self.engine.begin("deaf")
        unread = [self.engine.begin("echo", {"pad": "x" * 1_000_000}) for _ in range(3)]
        with unittest.mock.patch("adpipe.pipes.DRAIN_SECONDS", 0.05):
            self.engine.close()
        for call in unread:
            with self.assertRaisesRegex(EngineGone, "signal 15"):
                call.result()

    def test_a_wait_can_be_interrupted(self):
        main = threading.main_thread().ident
        call = self.engine.begin("hold")
        self.engine.begin("echo").result()
        threading.Timer(0.05, signal.pthread_kill, (main, signal.SIGINT)).start()
        with self.assertRaises(KeyboardInterrupt):
            call.result()
        self.assertEqual(self.call("held"), [])

    def test_lines_are_shown_as_they_travel(self):
        lines = []
        with Connection(FAKE, on_line=lambda way, line: lines.append((way, line))) as engine:
            engine.begin("echo", {"a": 1}).result()
        self.assertEqual(
            lines[0], (">>", '{"jsonrpc":"2.0","id":1,"method":"echo","params":{"a":1}}')
        )
        self.assertEqual(lines[1], ("<<", '{"jsonrpc": "2.0", "id": 1, "result": {"a": 1}}'))

    def test_an_engine_that_is_not_there_is_said_so(self):
        with self.assertRaisesRegex(EngineNotFound, "/nowhere/adpipe"):
            Connection(["/nowhere/adpipe"])

    def test_a_value_that_json_has_not_is_refused_before_it_is_sent(self):
        with self.assertRaises(ValueError):
            self.call("echo", value=float("nan"))
        self.assertEqual(self.call("echo"), {})


if __name__ == "__main__":
    unittest.main()
