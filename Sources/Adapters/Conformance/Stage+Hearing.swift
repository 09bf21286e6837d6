import AdService
import JSON
import Loop
import Mediation

/// A call that was made.
struct StagedCall {
  /// What it is about, as far as the stage has to know.
  enum Purpose {
    case any
    case load(LoadAdapterParams)
    case present(String)
    case release(String)
  }

  /// What it is about.
  let purpose: Purpose

  /// When it was made.
  let madeAt: Duration

  /// The answer, once it has come.
  var answer: StagedAnswer?
}

/// The answer to a call.
struct StagedAnswer {
  /// The result; nil if there is an error.
  let result: JSONValue?

  /// The error; nil if there is a result.
  let error: JSONValue?

  /// When it came.
  let heardAt: Duration
}

/// An ad that the adapter has offered.
struct StagedAd {
  /// What happened to it, by the rules of the engine.
  var lifecycle: AdLifecycle

  /// What was reported of it.
  var events: [ReportedEventType] = []

  /// Whether it was released.
  var isReleased = false

  /// Whether the adapter counts its impressions.
  let countsImpressions: Bool

  /// Whether the adapter counts its clicks.
  let countsClicks: Bool
}

// What the program writes.
extension Stage {
  /// Takes in one message.
  func hear(_ bytes: [UInt8]) {
    let message: JSONValue
    do throws(JSONError) {
      message = try JSONValue(parsing: bytes)
    } catch {
      let isText = error.reason != .invalidUTF8
      return find(isText ? .onlyMessages : .utf8, "\(error.message) at byte \(error.offset)")
    }
    guard case .object = message else { return find(.onlyMessages, "a message is an object") }
    if case .string(let method)? = message["method"] {
      guard message["id"] == nil else { return find(.callsNothing, "it calls \(method)") }
      return hear(method, message["params"] ?? .null)
    }
    guard message["result"] != nil || message["error"] != nil else {
      return find(.onlyMessages, "a message has a method, a result or an error")
    }
    hearAnswer(message)
  }

  private func hearAnswer(_ message: JSONValue) {
    guard let id = message["id"], id != .null else {
      if namelessAnswers > 0 {
        namelessAnswers -= 1
      } else if hasNotified {
        find(.silentOnNotices, "an answer without an id came, and only a notification was left")
      } else {
        find(.idEchoed, "an answer has no id")
      }
      return
    }
    guard var call = calls[id.text] else {
      return find(.idEchoed, "no call has the id \(id.text)")
    }
    guard call.answer == nil else {
      return find(.answeredOnce, "the call \(id.text) was answered before")
    }
    let (result, error) = (message["result"], message["error"])
    guard message["jsonrpc"] == .string("2.0") else {
      return find(.answerShape, "the answer does not say jsonrpc 2.0")
    }
    guard (result == nil) != (error == nil || error == .null) else {
      return find(.answerShape, "the answer has both a result and an error, or neither")
    }
    if let error, error != .null { check(error) }
    call.answer = StagedAnswer(result: result, error: error, heardAt: loop.now)
    calls[id.text] = call
    if let result { follow(call.purpose, result) }
  }

  private func check(_ error: JSONValue) {
    guard case .number(let code)? = error["code"], code.integer != nil,
      case .string? = error["message"]
    else { return find(.errorShape, "an error has a code, which is an integer, and a message") }
    guard let detail = error["data"], detail != .null else { return }
    if let flaw = Self.flaw(detail, as: AdapterErrorDetail.self) { find(.errorShape, flaw) }
  }

  private func follow(_ purpose: StagedCall.Purpose, _ result: JSONValue) {
    switch purpose {
    case .any: break
    case .load(let params):
      guard let ad = Self.read(result, as: LoadAdapterResult.self)?.ad else { return }
      let counts = ad.counts ?? described?.counts
      let counting = OfferTerms.Counting(
        impressions: counts?.impressions ?? false, clicks: counts?.clicks ?? false)
      let hasReward = ad.reward != nil || ad.format == .rewarded
      let isPaid = hasReward || ad.format == .rewardedInterstitial
      let lifecycle = AdLifecycle(
        expiresAt: .seconds(1 << 40), hasReward: isPaid, counting: counting)
      ads[params.adId] = StagedAd(
        lifecycle: lifecycle, countsImpressions: counting.impressions,
        countsClicks: counting.clicks)
    case .present(let ad): try? ads[ad]?.lifecycle.present(at: loop.now)
    case .release(let ad):
      _ = ads[ad]?.lifecycle.release()
      ads[ad]?.isReleased = true
    }
  }

  private func hear(_ method: String, _ params: JSONValue) {
    guard method == "adapter.event" else { return find(.knownNotifications, "it sends \(method)") }
    if let flaw = Self.flaw(params, as: EventAdapterParams.self) { return find(.eventShape, flaw) }
    guard let event = Self.read(params, as: EventAdapterParams.self),
      let kind = ReportedEventKind(rawValue: event.type.rawValue)
    else { return }
    let name = event.type.rawValue
    guard var ad = ads[event.adId] else {
      return find(.eventOfNobody, "there is no ad \(event.adId)")
    }
    guard !ad.isReleased else {
      return find(.releasedSilent, "\(name) came after the release of \(event.adId)")
    }
    if kind == .impression && !ad.countsImpressions || kind == .click && !ad.countsClicks {
      return find(.countsAsSaid, "\(name) was reported by who does not count it")
    }
    switch ad.lifecycle.record(kind, by: .network, at: loop.now) {
    case .recorded: ad.events.append(event.type)
    case .duplicate: find(.eventOnce, "\(name) was reported before")
    case .rejected(let refusal, _): find(.eventOrder, "\(name): \(refusal.rawValue)")
    }
    ads[event.adId] = ad
  }

  /// Reads a value as a type of the contract, or gives nil.
  static func read<Value: JSONReadable>(_ value: JSONValue, as type: Value.Type) -> Value? {
    let bytes = Array(value.text.utf8)
    var json = JSONReader(bytes.span, unknownMembers: .ignored)
    return try? Value(from: &json)
  }

  /// What is wrong with a value that should be of a type of the contract.
  static func flaw<Value: JSONReadable>(_ value: JSONValue, as type: Value.Type) -> String? {
    let bytes = Array(value.text.utf8)
    var json = JSONReader(bytes.span, unknownMembers: .ignored)
    do throws(JSONError) {
      _ = try Value(from: &json)
      return nil
    } catch {
      let found = Value.shape.violations(in: bytes.span, limit: 1, unknownMembers: .ignored)
      guard let first = found.first else { return error.message }
      let path = first.path.isEmpty ? "the whole" : first.path
      return "\(path): expected \(first.expected), found \(first.found ?? "nothing")"
    }
  }
}
