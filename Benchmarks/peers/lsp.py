"""A JSON-RPC server as python-lsp-jsonrpc makes it: Content-Length headers, one thread."""

import sys

from pylsp_jsonrpc.endpoint import Endpoint
from pylsp_jsonrpc.streams import JsonRpcStreamReader, JsonRpcStreamWriter

writer = JsonRpcStreamWriter(sys.stdout.buffer)
endpoint = Endpoint({"health.check": lambda params: {"status": "SERVING"}}, writer.write)
JsonRpcStreamReader(sys.stdin.buffer).listen(endpoint.consume)
endpoint.shutdown()
