import JSON
import Loop
import RPC
import Server

/// What `adpipe call` is told: one call, or many from a file.
struct CallOptions {
  private let configuration: String?
  private let calls: Calls

  /// Whether explanations are shown as tables.
  private let explains: Bool

  private enum Calls {
    case one(PlannedCall)
    case file(String)
  }

  /// Understands the words behind `call`.
  init(_ arguments: inout Arguments) throws(UsageError) {
    configuration = try arguments.take("config")
    explains = try arguments.takeExplain()
    if let file = try arguments.take("file") {
      calls = .file(file)
      return
    }
    guard let method = arguments.nextWord() else {
      throw UsageError(message: "call needs a method, or --file with many calls")
    }
    if method == "-" {
      calls = .file("-")
    } else {
      calls = .one(try PlannedCall(method, params: arguments.nextWord() ?? "{}"))
    }
  }

  /// Makes the calls one after another and gives the status of the first that failed.
  func call() -> Int32 {
    let planned: [PlannedCall]
    let found: FoundConfiguration
    do throws(UsageError) {
      planned = try plannedCalls()
    } catch {
      Terminal.complain(error.message)
      return error.code
    }
    do throws(ConfigurationFailure) {
      found = try ConfigurationFile.find(configuration)
    } catch {
      return Check.complain(error, configuration ?? ConfigurationFile.defaultName)
    }
    let loop = EventLoop()
    return loop.run { await CallSession(found, on: loop, explains: explains).make(planned) }
  }

  private static func text(of name: String) throws(UsageError) -> String {
    do throws(TextFile.Refusal) {
      return String(decoding: try TextFile.read(name, limit: 64 << 20), as: UTF8.self)
    } catch {
      throw UsageError(message: error.message, code: ExitCode.notFound)
    }
  }

  private func plannedCalls() throws(UsageError) -> [PlannedCall] {
    switch calls {
    case .one(let call): return [call]
    case .file(let name):
      let text = try CallOptions.text(of: name)
      var calls: [PlannedCall] = []
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let words = line.drop { $0 == " " || $0 == "\t" }
        guard !words.isEmpty, words.first != "#" else { continue }
        calls.append(try PlannedCall(line: words, at: "\(name):\(index + 1)"))
      }
      return calls
    }
  }
}

/// One call to make: a method, and params that may refer to earlier answers.
struct PlannedCall {
  /// The method's name.
  let method: String

  /// What it is called with.
  let params: JSONValue

  /// Takes the words of a command line.
  init(_ method: String, params: String) throws(UsageError) {
    do throws(JSONError) {
      self.params = try JSONValue(parsing: params)
    } catch {
      throw UsageError(message: "the params are no JSON: \(error.message)")
    }
    self.method = method
  }

  /// Takes a line of a file: a method and its params.
  init(line: Substring, at place: String) throws(UsageError) {
    let parts = line.split(maxSplits: 1) { $0 == " " || $0 == "\t" }
    do throws(UsageError) {
      try self.init(String(parts[0]), params: parts.count == 2 ? String(parts[1]) : "{}")
    } catch {
      throw UsageError(message: "\(place): \(error.message)")
    }
  }

  /// The params with every `$1.ad.id` replaced by that member of the first answer.
  func params(after answers: [JSONValue]) throws(UsageError) -> JSONValue {
    try Self.resolve(params, answers)
  }

  private static func resolve(
    _ value: JSONValue, _ answers: [JSONValue],
  ) throws(UsageError) -> JSONValue {
    switch value {
    case .string(let text) where text.hasPrefix("$"): return try lookUp(text, answers)
    case .array(let elements):
      var resolved: [JSONValue] = []
      for element in elements { resolved.append(try resolve(element, answers)) }
      return .array(resolved)
    case .object(let members):
      var resolved: [JSONMember] = []
      for member in members {
        resolved.append(JSONMember(name: member.name, value: try resolve(member.value, answers)))
      }
      return .object(resolved)
    default: return value
    }
  }

  private static func lookUp(
    _ text: String, _ answers: [JSONValue],
  ) throws(UsageError) -> JSONValue {
    let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard let number = parts.first.flatMap({ Int($0) }) else { return .string(text) }
    guard (1...max(1, answers.count)).contains(number), !answers.isEmpty else {
      throw UsageError(message: "\(text): there is no answer \(number) yet")
    }
    var value = answers[number - 1]
    for part in parts.dropFirst() {
      guard let member = value[String(part)] ?? Int(part).flatMap({ value[$0] }) else {
        throw UsageError(message: "\(text): answer \(number) has no \(part)")
      }
      value = member
    }
    return value
  }
}
