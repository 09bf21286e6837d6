"""An engine that knows the examples of the OpenRPC document and answers each of them as it says."""

import json
import sys


def key(method, params):
    return json.dumps([method, params], sort_keys=True)


with open(sys.argv[1], encoding="utf-8") as document:
    examples = {
        key(method["name"], {param["name"]: param["value"] for param in example["params"]}): example
        for method in reversed(json.load(document)["methods"])
        for example in reversed(method["examples"])
    }

for line in sys.stdin:
    message = json.loads(line)
    id = message["id"]
    example = examples[key(message["method"], message.get("params", {}))]
    for seq, value in enumerate(example.get("x-stream", [])):
        item = {
            "jsonrpc": "2.0",
            "method": "$/stream",
            "params": {"id": id, "seq": seq, "value": value},
        }
        print(json.dumps(item))
    answer = {"jsonrpc": "2.0", "id": id}
    if "result" in example:
        answer["result"] = example["result"]["value"]
    else:
        error = example["x-error"]
        answer["error"] = {
            "code": error["code"],
            "message": example["name"],
            "data": {"reason": error["reason"]},
        }
    print(json.dumps(answer), flush=True)
