"""An engine for tests of the client: each method misbehaves in one way, and `echo` in none."""

import json
import os
import signal
import sys

held = {}


def say(**message):
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


def answer(id, method, params):
    if method == "echo":
        say(id=id, result=params)
    elif method == "repeat":
        say(id=id, result=params["text"] * params["times"])
    elif method == "hold":
        held[id] = params
    elif method == "held":
        say(id=id, result=sorted(held))
    elif method == "release":
        for waiting in reversed(list(held)):
            say(id=waiting, result=held.pop(waiting))
        say(id=id, result=None)
    elif method == "count":
        for seq in range(params["to"]):
            say(method="$/stream", params={"id": id, "seq": seq, "value": {"n": seq}})
        if params.get("ends", True):
            say(id=id, result=params["to"])
        else:
            held[id] = params
    elif method == "fail":
        say(id=id, error=params["error"])
    elif method == "nameless":
        say(id=None, error={"code": -32700, "message": "too deep", "data": {"reason": "TOO_DEEP"}})
    elif method == "garble":
        print("Hello from a stray print")
        sys.stdout.flush()
    elif method == "die":
        sys.stderr.write("\n".join(["the last words", *params.get("words", [])]) + "\n")
        sys.stderr.flush()
        os._exit(params["code"])
    elif method == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    elif method == "deaf":
        signal.pause()
    elif method == "arguments":
        say(id=id, result=sys.argv[1:])


for line in sys.stdin:
    message = json.loads(line)
    params = message.get("params", {})
    if message["method"] == "$/cancelRequest":
        if held.pop(params["id"], None) is not None:
            cancelled = {"status": "CANCELLED", "reason": "CANCELLED"}
            say(id=params["id"], error={"code": 1, "message": "cancelled", "data": cancelled})
    else:
        answer(message["id"], message["method"], params)
for waiting in held:
    say(id=waiting, result="drained")
