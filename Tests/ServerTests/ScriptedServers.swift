import HTTP
import Loop
import Mediation

/// Servers that are played, and what they were asked.
protocol ScriptedServers: HTTPClient {
  /// Each try, with its time, its address and what came of it.
  var lines: [String] { get }
}

/// Servers that take their time and fail by chance: the same seed gives the same answers.
final class Fickle: ScriptedServers, @unchecked Sendable {
  // Sendable because clients must be: all of it is used on the thread of the timeline.
  private(set) var lines: [String] = []
  private let time: VirtualTime
  private let rate: UInt64
  private var chance: SplitMix64

  /// Makes servers of whose answers one in so many is a failure.
  init(on time: VirtualTime, seed: UInt64, failing rate: UInt64) {
    self.time = time
    self.rate = rate
    chance = SplitMix64(seed: seed)
  }

  func send(
    _ request: HTTPRequest, within limit: Duration,
  ) async throws(HTTPFailure) -> HTTPResponse {
    let draw = chance.next()
    do throws(CancellationError) {
      try await time.sleep(for: .milliseconds(draw >> 32 % 40))
    } catch {
      throw HTTPFailure(.cancelled, "nobody waits for the answer")
    }
    let status = draw % rate == 0 ? 500 : 204
    lines.append("\(time.now.wholeMilliseconds) \(request.url) \(status)")
    return HTTPResponse(status: status)
  }
}

/// Servers that never answer.
final class Silent: ScriptedServers, @unchecked Sendable {
  // Sendable because clients must be: all of it is used on the thread of the timeline.
  private(set) var lines: [String] = []
  private let time: VirtualTime

  /// Makes servers that hear and say nothing.
  init(on time: VirtualTime) { self.time = time }

  func send(
    _ request: HTTPRequest, within limit: Duration,
  ) async throws(HTTPFailure) -> HTTPResponse {
    lines.append("\(time.now.wholeMilliseconds) \(request.url) -")
    _ = try? await time.sleep(for: .seconds(3600))
    throw HTTPFailure(.cancelled, "nobody waits for the answer")
  }
}

/// What a session has written, as lines.
final class Heard: @unchecked Sendable {
  // Sendable because pipes hand on from anywhere; here all is on the thread of the timeline.
  private(set) var lines: [String] = []

  /// Takes what was written.
  func take(_ bytes: [UInt8]) {
    lines += String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
