import Foundation
import Rehearsal
import Testing

/// The real program, which is recorded while it asks real servers on loopback.
final class RealDemand {
  /// The servers.
  let servers: RehearsalServer

  private let recording: Recording
  private var calls = 0

  /// Starts both; the configuration is made by where the servers are.
  init(
    _ name: String, allowsLoopback: Bool = true,
    _ configuration: (_ base: String) throws -> String,
  ) throws {
    servers = try RehearsalServer(.all)
    recording = try Recording(
      name,
      """
      outside: {allowPrivateAddresses: \(allowsLoopback)}
      images: {folder: \(Program.scratch)}
      tracking: {backOffMs: 20}
      \(try configuration(servers.address("plain")))
      """)
  }

  /// Makes a call, and gives the whole answer.
  func ask(_ method: String, _ params: String = "{}") throws -> String {
    calls += 1
    return try recording.child.ask(calls, method, params)
  }

  /// Makes a call that succeeds, and gives what it comes to.
  func result<Value: Decodable>(
    _ method: String, _ params: String = "{}", as type: Value.Type = Value.self,
  ) throws -> Value {
    try RealDemand.read(RealAnswer<Value>.self, try ask(method, params)).result
  }

  /// Loads an ad of a unit.
  func load(_ unit: String, _ format: String) throws -> RealLoad {
    try result("ad.load", #"{"adUnit":"\#(unit)","format":"\#(format)"}"#)
  }

  /// What became of the only source of a load that comes to nothing.
  func fate(_ unit: String, _ format: String) throws -> RealLoad.Source {
    let line = try ask("ad.load", #"{"adUnit":"\#(unit)","format":"\#(format)"}"#)
    let sources = try RealDemand.read(RealFailure.self, line).error.data.explain.sources
    return try #require(sources.first)
  }

  /// Presents an ad, and reports these events of it, which are all recorded.
  func play(_ ad: String, _ events: [String]) throws {
    _ = try ask("ad.present", #"{"adId":"\#(ad)"}"#)
    let reports = events.enumerated().map { number, event in
      let (type, position) = event.split(separator: "@").two
      let place = position.map { #","positionMs":\#($0)"# } ?? ""
      return #"{"adId":"\#(ad)","type":"\#(type)","eventId":"\#(number)"\#(place)}"#
    }
    let answer = try ask("event.report", #"{"events":[\#(reports.joined(separator: ","))]}"#)
    let recorded = answer.ranges(of: #""status":"recorded""#).count
    #expect(recorded == events.count, "\(answer)")
  }

  /// What happened, and who was told, once nobody is left to be told.
  func told() throws -> RealEvents {
    let patience = Patience()
    while patience.millisecondsLeft > 0 {
      let events: RealEvents = try result("event.list", #"{"deliveries":true,"limit":1000}"#)
      if events.deliveries.waiting == 0 { return events }
    }
    throw Overdue("the end of the deliveries")
  }

  /// Ends the input and waits for the end of the program; nothing was done wrong, and the session
  /// plays again.
  @discardableResult
  func end() throws -> Child.Finished {
    let left = try recording.end()
    #expect(left.ending == .exit(0), "\(left.errors)")
    #expect(try servers.mistakes() == [])
    let replayed = try recording.replay()
    #expect(replayed.ending == .exit(0), "\(replayed.output)\(replayed.errors)")
    #expect(replayed.output.contains("all the same\n"))
    return left
  }

  private static func read<Value: Decodable>(_ type: Value.Type, _ line: String) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(line.utf8))
    } catch {
      throw Overdue("another answer than \(line): \(error)")
    }
  }
}

/// The answer to a call that succeeded.
struct RealAnswer<Value: Decodable>: Decodable {
  /// What it came to.
  let result: Value
}

/// The answer to a load that came to nothing.
struct RealFailure: Decodable {
  /// The error.
  let error: Failure

  /// What is said of it.
  struct Failure: Decodable {
    /// Beyond its message.
    let data: Details
  }

  /// What went wrong.
  struct Details: Decodable {
    /// What became of the sources.
    let explain: RealLoad.Explanation
  }
}

/// An ad, as far as these tests look at it.
struct RealLoad: Decodable {
  /// The ad.
  let ad: Ad

  /// What became of the sources.
  let explain: Explanation

  /// What is known of the ad.
  struct Ad: Decodable {
    /// Its id.
    let id: String

    /// What it shows, if it is native.
    let native: Native?
  }

  /// A native ad.
  struct Native: Decodable {
    /// Its images.
    let images: [Image]
  }

  /// An image.
  struct Image: Decodable {
    /// Where its file is.
    let path: String?
  }

  /// What became of the sources.
  struct Explanation: Decodable {
    /// One after the other.
    let sources: [Source]
  }

  /// What became of one source.
  struct Source: Decodable {
    /// How it ended.
    let state: String

    /// Why, if it did not win.
    let reason: String?

    /// What to do about it.
    let remedy: String?

    /// What was noticed.
    let notes: [String]?

    /// What the server said.
    let adapter: Adapter?
  }

  /// What a server said.
  struct Adapter: Decodable {
    /// The number.
    let code: Int

    /// The words.
    let message: String?
  }
}

/// What happened, and who was told.
struct RealEvents: Decodable {
  /// The events.
  let events: [Event]

  /// How many were told.
  let deliveries: Counts

  /// An event.
  struct Event: Decodable {
    /// What happened.
    let type: String

    /// Who was told.
    let deliveries: [Delivery]?
  }

  /// One who was told.
  struct Delivery: Decodable {
    /// The address.
    let url: String

    /// What became of it.
    let state: String

    /// What was answered.
    let status: Int?

    /// Why nothing was.
    let reason: String?

    /// How often it was tried.
    let tries: Int
  }

  /// How many were told.
  struct Counts: Decodable, Equatable {
    /// Those still to be told.
    let waiting: Int

    /// Those who were.
    let delivered: Int

    /// Those who could not be.
    let failed: Int
  }
}

extension [Substring] {
  /// The first, and the second if there is one.
  fileprivate var two: (Substring, Substring?) { (first ?? "", count > 1 ? self[1] : nil) }
}
