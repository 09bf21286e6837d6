import JSON
package import Loop
package import RPC

/// The log: one line each on standard error, for people or for machines.
package struct Log: RPCLog, Sendable {
  /// How a line is written.
  package enum Form: String, Sendable, CaseIterable {
    case text
    case json
  }

  private let output: LogOutput
  private let form: Form
  private let level: RPCLogLevel
  private let timeline: any Timeline

  package init(
    _ output: LogOutput, form: Form, level: RPCLogLevel, timeline: any Timeline,
  ) {
    self.output = output
    self.form = form
    self.level = level
    self.timeline = timeline
  }

  package func write(_ level: RPCLogLevel, _ message: String, call id: String?) {
    guard level >= self.level else { return }
    output.write(line(level, message, id)) { line(.error, "\($0) lines were dropped", nil) }
  }

  private func line(_ level: RPCLogLevel, _ message: String, _ id: String?) -> String {
    let at = Timestamp.text(timeline.wallMilliseconds)
    return form == .text ? text(level, message, id, at) : json(level, message, id, at)
  }

  private func text(_ level: RPCLogLevel, _ message: String, _ id: String?, _ at: String) -> String
  {
    let call = id.map { " call \($0)" } ?? ""
    return "\(at) adpipe \(level.rawValue)\(call): \(message.onOneLine)"
  }

  private func json(_ level: RPCLogLevel, _ message: String, _ id: String?, _ at: String) -> String
  {
    var json = JSONWriter()
    json.beginObject()
    json.key("at")
    json.string(at)
    json.key("level")
    json.string(level.rawValue)
    if let id {
      json.key("call")
      json.string(id)
    }
    json.key("message")
    json.string(message)
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
