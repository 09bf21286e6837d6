import Loop
import RPC
import Rehearsal

/// Small adapters in Python, each with what it does with a call as its body.
enum Scripted {
  private static let head = """
    import json, os, signal, sys, time
    def send(message):
        sys.stdout.write(json.dumps(message) + "\\n")
        sys.stdout.flush()
    def answer(call, result):
        send({"jsonrpc": "2.0", "id": call["id"], "result": result})
    def fail(call, data, code=14):
        send({"jsonrpc": "2.0", "id": call["id"],
              "error": {"code": code, "message": "it failed", "data": data}})
    def raw(text):
        sys.stdout.write(text)
        sys.stdout.flush()
    def ad(call, **more):
        answer(call, {"ad": dict(
            {"format": "interstitial", "html": {"markup": "x", "width": 1, "height": 1}}, **more)})
    def event(name, kind, **more):
        send({"jsonrpc": "2.0", "method": "adapter.event",
              "params": dict({"adId": name, "type": kind}, **more)})
    def describe(call, **more):
        answer(call, dict({"adapterVersion": "1.2.3.4", "sdkVersion": "7.0.1",
                           "formats": ["interstitial", "rewarded"]}, **more))
    memory = {"count": 0}
    def lines():
        return sys.stdin

    """

  private static let headers = """
    def send(message):
        body = json.dumps(message)
        sys.stdout.write("Content-Length: %d\\r\\n\\r\\n%s" % (len(body), body))
        sys.stdout.flush()
    def lines():
        while True:
            head = sys.stdin.buffer.readline()
            if not head: return
            sys.stdin.buffer.readline()
            yield sys.stdin.buffer.read(int(head.split(b":")[1]))

    """

  private static let tail = """

    for line in lines():
        call = json.loads(line)
        method, params = call.get("method"), call.get("params", {})
        name = params.get("adId", "")
        act(call, method, params, name)

    """

  /// The command of an adapter with that body of `act(call, method, params, name)`.
  static func command(
    _ body: String, before: String = "", framing: Framing = .lines,
  ) throws -> ChildCommand {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let act = "def act(call, method, params, name):\n" + lines.map { "    \($0)\n" }.joined()
    let text = head + (framing == .headers ? headers : "") + before + "\n" + act + tail
    let file = try Program.file("adapters/\(name(of: text)).py", text)
    return ChildCommand(["python3", "-S", "-E", "-u", file])
  }

  /// What a well behaved adapter does with all that is not the matter of a test.
  static let usual = """
    if method == "adapter.describe": return describe(call)
    if method in ("adapter.setUp", "adapter.present", "adapter.release"): return answer(call, {})
    """ + "\n"

  /// A name that two scripts share only if they are the same.
  private static func name(of text: String) -> String {
    var number: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { number = (number ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(number, radix: 16)
  }
}
