"""Every example of the contract, through the typed client and back."""

import inspect
import json
import keyword
import re
import sys
import typing
import unittest
from pathlib import Path

import adpipe
from adpipe import messages, types, wire
from adpipe.streams import Meta

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[2] / "Schemas" / "openrpc.json"
COMMAND = [sys.executable, str(HERE / "example_engine.py"), str(DOCUMENT)]
CONTRACT = json.loads(DOCUMENT.read_text(encoding="utf-8"))
METHODS = CONTRACT["methods"]


def python_name(name):
    snake = re.sub(r"(?<=[a-z0-9])([A-Z])", lambda capital: "_" + capital[1].lower(), name)
    return snake + "_" if keyword.iskeyword(snake) else snake


def typed(annotation, value):
    """The value as a program would hold it: typed, and integers for decimal strings."""
    for inner in [annotation, *typing.get_args(annotation)]:
        if inspect.isclass(inner) and inner in wire._tables:
            return wire.from_wire(inner, value)
        if inner is int and isinstance(value, str):
            return int(value)
        if (
            typing.get_origin(inner) is not None
            and typing.get_args(inner)
            and isinstance(value, list)
        ):
            return [typed(typing.get_args(inner)[0], element) for element in value]
    return value


def called(engine, method, example):
    noun, verb = method["name"].split(".")
    function = getattr(getattr(engine, python_name(noun)), python_name(verb))
    names = {"Unpack": typing.Optional, **vars(types), **vars(typing), **vars(adpipe)}
    hints = {
        name: eval(parameter.annotation, names)
        for name, parameter in inspect.signature(function).parameters.items()
        if name != "meta"
    }
    params = {python_name(param["name"]): param["value"] for param in example["params"]}
    return function(**{name: typed(hints[name], value) for name, value in params.items()})


class ContractTests(unittest.TestCase):
    def examples(self):
        for method in METHODS:
            seen = []
            for example in method["examples"]:
                # The fake knows an example by its params alone, so it plays the first with these.
                if example["params"] not in seen:
                    seen.append(example["params"])
                    yield method, example

    def setUp(self):
        self.engine = adpipe.Engine(command=COMMAND)
        self.addCleanup(self.engine.close)

    def test_every_result_is_read_and_written_without_loss(self):
        for method, example in self.examples():
            if "x-stream" not in method and "result" in example and "x-partial" not in example:
                with self.subTest(method["name"], example=example["name"]):
                    result = called(self.engine, method, example)
                    self.assertEqual(wire.to_wire(result), example["result"]["value"])

    def test_every_item_of_a_stream_is_read_and_written_without_loss(self):
        count = 0
        for method, example in self.examples():
            if "x-stream" in method and "result" in example:
                with self.subTest(method["name"], example=example["name"]):
                    items = [wire.to_wire(item) for item in called(self.engine, method, example)]
                    self.assertEqual(items, example.get("x-stream", []))
                    count += len(items)
        self.assertGreater(count, 0)

    def test_every_error_is_raised_with_its_reason(self):
        for method, example in self.examples():
            if "x-error" in example:
                with self.subTest(method["name"], example=example["name"]):
                    with self.assertRaises(adpipe.RPCFailure) as caught:
                        list(called(self.engine, method, example))
                    self.assertEqual(caught.exception.reason, example["x-error"]["reason"])
                    self.assertIn(caught.exception.reason, typing.get_args(types.ErrorReason))

    def test_every_method_is_there_twice(self):
        service, async_service = adpipe.Engine.__mro__[1], adpipe.AsyncEngine.__mro__[1]
        for method in METHODS:
            noun, verb = method["name"].split(".")
            for calls in (service(None), async_service(None)):
                function = getattr(getattr(calls, noun), python_name(verb))
                self.assertTrue(" ".join(function.__doc__.split()).startswith(method["summary"]))


class AsyncContractTests(unittest.IsolatedAsyncioTestCase):
    async def test_calls_and_streams_are_typed(self):
        async with adpipe.AsyncEngine(command=COMMAND) as engine:
            loaded = await engine.ad.load(
                ad_unit="/21775744923/example/native",
                format="customNative",
                format_ids=["10063170"],
            )
            self.assertEqual(loaded.ad.custom.assets["MainImage"].image.scale, 1)
            events = [event async for event in engine.event.watch(after=0)]
            self.assertEqual([event.type for event in events], ["loaded"])


class MetaTests(unittest.TestCase):
    def test_a_call_says_about_itself_what_the_contract_knows(self):
        names = list(CONTRACT["components"]["schemas"]["CallMeta"]["properties"])
        self.assertEqual([python_name(name) for name in names], list(Meta.__annotations__))
        line = messages.request(1, "ad.list", {}, **{python_name(name): name for name in names})
        self.assertEqual(json.loads(line)["params"]["_meta"], {name: name for name in names})


class TypeTests(unittest.TestCase):
    def test_an_error_can_be_read_as_its_type(self):
        data = {
            "status": "NOT_FOUND",
            "reason": "NO_FILL",
            "gma": {"domain": "com.google.admob", "code": 3},
        }
        self.assertEqual(adpipe.RPCFailure(5, "no fill", data).detail.gma.code, 3)

    def test_a_union_says_which_member_it_holds(self):
        self.assertEqual(types.BreakTime(offset_ms=0).which, "offset_ms")

    def test_an_answer_without_a_required_member_breaks_the_contract(self):
        with self.assertRaisesRegex(adpipe.ContractBroken, "Price cannot be read.*currency"):
            wire.from_wire(types.Price, {"cpmMicros": "1", "precision": "unknown"})

    def test_members_of_a_later_engine_are_left_out(self):
        event = {
            "cursor": "9007199254740993",
            "type": "paid",
            "adId": "ad-1",
            "at": "now",
            "later": 1,
        }
        self.assertEqual(wire.from_wire(types.AdEvent, event).cursor, 9007199254740993)

    def test_members_are_given_by_name(self):
        with self.assertRaises(TypeError):
            types.Price(1, "USD", "unknown")


if __name__ == "__main__":
    unittest.main()
