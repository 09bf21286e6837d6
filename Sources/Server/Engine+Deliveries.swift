import HTTP
import Ledger
import Loop
import RPC

// How servers are told.
extension Engine {
  /// Has addresses told of an event, one after another with all else that the lane has to tell.
  func deliver(_ urls: [String], of event: Int64, in lane: String, userAgent: String?) {
    guard !urls.isEmpty else { return }
    withCourier { courier in
      let deliveries = courier.store.add(urls, of: event, in: lane, userAgent: userAgent)
      for delivery in deliveries where !courier.queue.add(delivery, at: time.now) {
        courier.store.note(
          DeliveryProgress(.failed, tries: 0, fault: .queueFull), of: delivery.number)
        complain(&courier)
      }
    }
    dispatch()
  }

  /// Works with the courier, who is there as soon as there is something to tell.
  func withCourier<Value>(_ body: (inout Courier) -> Value) -> Value {
    var current =
      courier ?? Courier(holdings.settings, seed: UInt64(bitPattern: startedAtMs))
    courier = nil
    defer { courier = current }
    return body(&current)
  }

  /// Goes by what the configuration says now.
  func adoptTracking() { courier?.queue.policy = holdings.settings.tracking.policy }

  /// Lets nothing wait any more, because the end is near.
  func hurry() {
    guard courier != nil else { return }
    courier?.queue.end()
    dispatch()
  }

  /// Waits until all is told, and says in the log what could not be.
  package func finishWork() async {
    guard var reader = courier?.news.subscribe() else { return }
    defer { courier?.news.unsubscribe(reader) }
    while let left = courier?.queue.count, left > 0 {
      guard await reader.next() else {
        return log.write(.error, "\(left) deliveries could not be made in time", call: nil)
      }
    }
  }

  /// Begins all the tries that there is room for.
  private func dispatch() {
    while let step = courier?.queue.next(at: time.now) {
      switch step {
      case .attempt(let delivery): chores.add { engine in await engine.attempt(delivery) }
      case .giveUp(let delivery, let progress):
        courier?.store.note(progress, of: delivery.number)
        log.write(.debug, "nobody could be told in time: \(delivery.url)", call: nil)
      }
    }
    courier?.news.tell()
  }

  /// Tries once.
  private func attempt(_ delivery: Delivery) async {
    let settings = holdings.settings.tracking
    let result: DeliveryResult
    do throws(HTTPFailure) {
      result = DeliveryResult(
        try await surroundings.servers.send(
          settings.request(for: delivery), within: settings.timeout))
    } catch {
      // Only the end of the session cancels; what is then left is counted there.
      guard let failed = DeliveryResult(error) else { return }
      result = failed
    }
    finish(delivery, with: result)
  }

  private func finish(_ delivery: Delivery, with result: DeliveryResult) {
    let verdict = withCourier { courier in
      let chance = courier.draw()
      return courier.queue.finish(delivery.number, with: result, at: time.now, chance: chance)
    }
    guard let verdict else { return }
    courier?.store.note(verdict.progress, of: delivery.number)
    if verdict.progress.state == .failed {
      let reason = verdict.progress.fault?.rawValue ?? ""
      log.write(.debug, "nobody is told any more: \(reason) \(delivery.url)", call: nil)
    }
    if let wait = verdict.retryAfter {
      time.timeline.start(
        Alarm { [weak self] in
          self?.courier?.queue.wake(delivery.number)
          self?.dispatch()
        }, after: wait)
    }
    dispatch()
  }

  private func complain(_ courier: inout Courier) {
    guard !courier.hasComplained else { return }
    courier.hasComplained = true
    log.write(
      .error, "more than \(courier.queue.policy.waiting) deliveries wait, so some are dropped",
      call: nil)
  }
}

extension DeliveryResult {
  fileprivate init(_ response: HTTPResponse) {
    self = .answered(
      status: response.status,
      retryAfter: response.retryAfter.flatMap { $0 <= .seconds(86_400) ? $0 : nil })
  }

  /// Nil when nobody waits for the result.
  fileprivate init?(_ failure: HTTPFailure) {
    switch failure.kind {
    case .cancelled: return nil
    // It was heard, for it was answered at length.
    case .tooLarge: self = .heard
    case .badAddress: self = .failed(.badAddress)
    case .forbidden: self = .failed(.forbidden)
    case .unknownHost: self = .failed(.unknownHost)
    case .unreachable: self = .failed(.unreachable)
    case .untrusted: self = .failed(.untrusted)
    case .timeout: self = .failed(.timeout)
    case .redirect: self = .failed(.redirect)
    case .broken: self = .failed(.broken)
    case .busy: self = .failed(.engineBusy)
    case .unavailable: self = .failed(.unavailable)
    }
  }
}
