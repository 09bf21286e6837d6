import JSON
import Rehearsal

/// A call as a line of text.
func call(_ id: Int, _ method: String, _ params: String = "{}") -> String {
  #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"# + "\n"
}

/// The answer to `health.check` under that id.
func serving(_ id: Int) -> String {
  #"{"jsonrpc":"2.0","id":\#(id),"result":{"status":"SERVING"}}"#
}

/// A configuration with one ad unit, `home`, whose network takes that long.
func configuration(latencyMs: Int, more: String = "") -> String {
  """
  networks: {sample: {adapter: sample, latencyMs: \(latencyMs)}}
  adUnits:
    home: {formats: [interstitial], timeoutMs: 3600000, waterfall: [{network: sample}]}
  \(more)
  """
}

extension Child {
  /// Starts to serve, with a configuration of its own.
  static func serving(
    _ words: [String] = [], configuration: String? = nil, name: String = "",
    input: Stream = .pipe, output: Stream = .pipe, errors: Stream = .pipe,
  ) throws -> Child {
    let file = try configuration.map { ["--config", try Program.file("\(name).yaml", $0)] }
    return try Child(
      ["serve"] + (file ?? []) + words, input: input, output: output, errors: errors)
  }

  /// Makes a call and gives the next line that comes.
  func ask(
    _ id: Int, _ method: String, _ params: String = "{}", _ patience: Patience = Patience(),
  ) throws -> String {
    try input?.write(call(id, method, params), patience)
    return try output?.line(patience) ?? ""
  }

  /// Closes the pipe of the answers, and calls until the program has found that out.
  ///
  /// One call would do, did no other child that is born right now hold the pipe for a moment.
  func closeOutput(andCallFrom id: Int) {
    output?.close()
    var id = id
    while (try? input?.write(call(id, "health.check"), Patience())) != nil { id += 1 }
  }

  /// Makes a call that loads an ad of `home`, and comes back when it is under way.
  func beginLoad(_ patience: Patience = Patience()) throws {
    try input?.write(call(1, "ad.load", #"{"adUnit":"home","format":"interstitial"}"#), patience)
    guard try ask(2, "health.check") == adpipeTests.serving(2) else {
      throw Overdue("the engine does not serve")
    }
  }
}

/// The reason of an error, as a line of text has it.
func reason(in line: String?) -> String? {
  guard let line, let message = try? JSONValue(parsing: line),
    case .string(let reason)? = message["error"]?["data"]?["reason"]
  else { return nil }
  return reason
}
