import Mediation

/// A network that does what a test says.
struct ScriptedNetwork: Network {
  /// What a load comes to.
  enum Answer: Sendable {
    case fills(AdOffer)
    case passes
    case fails(NetworkFailure)

    /// Fills with that ad, even after having been cancelled.
    case insists(AdOffer = .rewarded)

    /// Never answers.
    case hangs
  }

  let id: NetworkID
  var formats: FormatSet = [.rewarded, .native, .customNative]
  var patience: Duration?
  var latency: Duration = .zero
  var needsSetUp = false
  var keepsAds = false
  var fetchesImages = false
  var journal = Journal()
  let answer: Answer

  init(_ name: String, _ answer: Answer, after latency: Duration = .zero) {
    id = NetworkID(rawValue: name)
    self.answer = answer
    self.latency = latency
  }

  func load(
    _ request: SourceRequest,
    on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer? {
    journal.asked.append(Journal.Asked(name: id.rawValue, at: time.now, request: request))
    let patience = if case .hangs = answer { Duration.seconds(86_400) } else { latency }
    let slept: Void? = try? await time.sleep(for: patience)
    if slept == nil, Task.isCancelled { journal.cancelled[id.rawValue] = time.now }
    switch answer {
    case .insists(let offer): return offer
    case _ where slept == nil: return nil
    case .fills(let offer): return offer
    case .passes, .hangs: return nil
    case .fails(let failure): throw failure
    }
  }

  func tell(_ notice: AdNotice) { journal.notices.append((id.rawValue, notice)) }
}

/// What the networks of one test have seen.
///
/// All of them run on the thread of the test, so nothing here is touched by two threads at once.
final class Journal: @unchecked Sendable {
  /// One load of one network.
  struct Asked {
    let name: String
    let at: Duration
    let request: SourceRequest
  }

  /// Every load, in order.
  var asked: [Asked] = []

  /// When which network saw that its load was cancelled.
  var cancelled: [String: Duration] = [:]

  /// What the networks were told.
  var notices: [(name: String, notice: AdNotice)] = []

  /// Who was asked at which millisecond, such as `a 0`.
  var times: [String] { asked.map { "\($0.name) \($0.at.wholeMs)" } }

  /// Who lost why and against which price, such as `a OUTBID 2000000`.
  var losses: [String] {
    notices.map { name, notice in
      guard case .lost(let reason, let price) = notice.kind else { return "\(name) \(notice.kind)" }
      return "\(name) \(reason.rawValue)" + (price.map { " \($0)" } ?? "")
    }
  }
}
