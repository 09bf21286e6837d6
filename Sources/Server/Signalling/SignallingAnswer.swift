import HTTP
import JSON
import Pods

/// What a signalling endpoint has told.
struct SignallingAnswer {
  /// The most pods that are read.
  static let mostPods = 1_000

  /// How long a break may be over that is still taken for recent.
  static let recentMs: Int64 = 3_600_000

  /// The breaks that could be read, as they came.
  private(set) var breaks: [ToldBreak] = []

  /// The names of all breaks in the answer, also of those that could not be read.
  private(set) var names: Set<PodIdentifier> = []

  /// How many pods could not be taken over.
  private(set) var leftOut = 0

  /// What was wrong with the first of them.
  private(set) var leftOutDetail: String?

  /// Reads what was answered.
  init(_ response: HTTPResponse, nowMs: Int64) throws(SignallingFault) {
    guard response.status == 200 else {
      throw .refused(status: response.status, retryAfter: response.retryAfter)
    }
    let answer: JSONValue
    do throws(JSONError) {
      answer = try JSONValue(parsing: response.body)
    } catch {
      throw .unreadable(error.message)
    }
    guard case .array(let pods)? = answer["pods"] else {
      throw .unreadable("it has no array of pods")
    }
    guard pods.count <= Self.mostPods else {
      throw .unreadable("it tells of \(pods.count) pods, and \(Self.mostPods) are read at most")
    }
    for (place, pod) in pods.enumerated() {
      do throws(PodFault) {
        try take(pod, nowMs: nowMs)
      } catch {
        leftOut += 1
        leftOutDetail = leftOutDetail ?? "pods[\(place)] \(error.what)"
      }
    }
  }

  private mutating func take(_ pod: JSONValue, nowMs: Int64) throws(PodFault) {
    let identifier = try pod.identifier
    guard names.insert(identifier).inserted else {
      throw PodFault("is a second \(identifier.text)")
    }
    let startMs = try pod.startMs
    let durationMs = try pod.durationMs
    let message = try pod.message
    guard startMs + (durationMs ?? 0) + Self.recentMs > nowMs else {
      throw PodFault("was over more than an hour ago")
    }
    breaks.append(
      ToldBreak(
        identifier, startMs: startMs, durationMs: durationMs,
        demand: AdDemand(parameters: try pod.parameters, scte35: message?.text),
        message: message?.bytes))
  }
}

/// Why a pod cannot be taken over.
private struct PodFault: Error {
  let what: String

  init(_ what: String) { self.what = what }
}

// The members of a pod; null is as if it were not there.
extension JSONValue {
  private static let longestText = 4_096

  /// What every splice message begins with.
  private static let spliceTable: UInt8 = 0xFC
  private static let longestMs: Int64 = 86_400_000

  private func given(_ name: String) -> JSONValue? {
    self[name].flatMap { $0 == .null ? nil : $0 }
  }

  fileprivate var identifier: PodIdentifier {
    get throws(PodFault) {
      guard case .string(let text)? = given("adBreakID"), text.utf8.count <= 128 else {
        throw PodFault("has no adBreakID that can be read")
      }
      do throws(PodIdentifierFault) {
        return try PodIdentifier(parsing: text.contains("/") ? text : "ad_break_id/\(text)")
      } catch {
        throw PodFault("has the adBreakID \(text.onOneLine): \(error.message)")
      }
    }
  }

  fileprivate var startMs: Int64 {
    get throws(PodFault) {
      guard case .string(let text)? = given("insertTime"), text.utf8.count <= 64,
        let ms = Timestamp.parse(text)
      else { throw PodFault("has no insertTime such as 2026-11-20T12:00:10Z") }
      return ms
    }
  }

  fileprivate var durationMs: Int64? {
    get throws(PodFault) {
      guard let duration = given("duration") else { return nil }
      guard case .number(let seconds) = duration, let ms = seconds.scaled(places: 3),
        (1...Self.longestMs).contains(ms)
      else { throw PodFault("has a duration that is no number of seconds up to a day") }
      return ms
    }
  }

  fileprivate var message: (text: String, bytes: [UInt8])? {
    get throws(PodFault) {
      guard let message = given("scte35") else { return nil }
      guard case .string(let text) = message, (4...Self.longestText).contains(text.utf8.count),
        text.utf8.count.isMultiple(of: 4), let bytes = Base64.bytes(of: text),
        bytes.first == Self.spliceTable
      else { throw PodFault("has a scte35 that is no splice message in base 64") }
      return (text, bytes)
    }
  }

  fileprivate var parameters: [String: String] {
    get throws(PodFault) {
      var pairs: [(String, String)] = []
      switch given("cust_params") {
      case nil: return [:]
      case .string(let query)? where query.utf8.count <= Self.longestText:
        pairs = query.queryPairs
      case .object(let members)?:
        for member in members {
          guard case .string(let text) = member.value, text.utf8.count <= Self.longestText else {
            throw PodFault(
              "has cust_params with a \(member.name.prefix(64).onOneLine) that is no text")
          }
          pairs.append((member.name, text))
        }
      default: throw PodFault("has cust_params that are neither a query nor an object")
      }
      guard pairs.count <= 64 else { throw PodFault("has more than 64 cust_params") }
      return Dictionary(pairs) { first, _ in first }
    }
  }
}

extension String {
  /// The names and values of a query, decoded.
  fileprivate var queryPairs: [(String, String)] {
    split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (parts[0].percentDecoded, parts.count > 1 ? parts[1].percentDecoded : "")
    }
  }
}

extension Substring {
  fileprivate var onOneLine: String { String(self).onOneLine }

  /// The text that was encoded; what is no encoding stands for itself.
  fileprivate var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      guard byte == UInt8(ascii: "%"), digits.count == 2 else {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(digits[0] << 4 | digits[1]))
      rest.removeFirst(2)
    }
    return String(validating: bytes, as: UTF8.self) ?? String(self)
  }
}
