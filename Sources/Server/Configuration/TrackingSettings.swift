import AdService
import HTTP
import JSON
import Ledger

/// How those are told of ads who want to hear of them.
struct TrackingSettings: Sendable {
  /// How hard it is tried.
  let policy: DeliveryPolicy

  /// How long one try may take.
  let timeout: Duration

  /// How many outcomes are remembered.
  let outcomesKept: Int

  private let userAgent: String?
  private let headers: [HTTPHeader]

  /// How much of an answer is read, before it is thrown away.
  private static let longestAnswer = 65_536

  /// Takes over what the configuration says.
  init(_ tracking: TrackingConfiguration, _ limits: LimitsConfiguration) {
    var policy = DeliveryPolicy()
    policy.tries = tracking.tries
    policy.backOffMs = Int64(tracking.backOffMs)
    policy.hold = .milliseconds(tracking.holdMs)
    policy.maximumAge = .milliseconds(tracking.maxAgeMs)
    policy.inFlight = tracking.inFlight
    policy.waiting = limits.deliveriesWaiting
    self.policy = policy
    timeout = .milliseconds(tracking.timeoutMs)
    outcomesKept = limits.deliveriesKept
    userAgent = tracking.userAgent
    headers = (tracking.headers ?? [:]).map { HTTPHeader($0.name, $0.value) }
  }

  /// What the server of a delivery is asked.
  func request(for delivery: Ledger.Delivery) -> HTTPRequest {
    let name = userAgent ?? delivery.userAgent ?? "adpipe/\(Engine.version)"
    var request = HTTPRequest(.get, delivery.url, trust: .foreign)
    request.headers = [HTTPHeader("User-Agent", name)] + headers
    request.longestAnswer = Self.longestAnswer
    return request
  }
}
