import AdService
import JSON
import Loop
import Mediation
import RPC

@testable import Adapters

/// Hears all that a link tells, on its loop.
actor Listener {
  let loop: EventLoop
  private(set) var events: [AdapterEvent] = []
  private(set) var exit: AdapterEnd?
  private(set) var log: [String] = []
  private(set) var messages: [(AdapterLink.Direction, String)] = []

  private let attention: Attention

  init(on loop: EventLoop) {
    self.loop = loop
    attention = Attention(on: loop)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe loop.asUnownedSerialExecutor()
  }

  /// Starts a program and listens to it.
  nonisolated func link(
    _ command: ChildCommand, framing: RPC.Framing = .lines,
    bounds: AdapterLink.Bounds = AdapterLink.Bounds(),
  ) async throws -> AdapterLink {
    let link = AdapterLink(
      command, framing: framing, bounds: bounds, at: AdapterPlace(loop),
      tap: { way, bytes in self.assumeIsolated { $0.take(way, bytes) } },
      hear: { event in self.assumeIsolated { $0.take(event) } })
    try await link.start()
    return link
  }

  private func take(_ way: AdapterLink.Direction, _ bytes: [UInt8]) {
    messages.append((way, String(decoding: bytes, as: UTF8.self)))
    attention.call()
  }

  private func take(_ event: AdapterEvent) {
    events.append(event)
    defer { attention.call() }
    switch event {
    case .exit(let exit): self.exit = exit
    case .log(let line): log.append(line)
    default: break
    }
  }

  /// The rules that were broken, in order.
  var violations: [NetworkViolation] {
    events.compactMap { if case .violation(let violation) = $0 { violation } else { nil } }
  }

  /// Waits until something is so; false if it does not come about.
  func until(
    _ limit: Duration = .seconds(20), _ isSo: @Sendable (isolated Listener) -> Bool,
  ) async -> Bool {
    let end = loop.now + limit
    while !isSo(self) {
      guard await attention.wait(until: end) else { return false }
    }
    return true
  }

  /// Waits for the end of the program.
  func untilExit() async -> AdapterEnd? {
    _ = await until { $0.exit != nil }
    return exit
  }
}

extension LoadAdapterParams {
  /// A load of that name.
  static func load(_ name: String = "offer-1-0") -> LoadAdapterParams {
    LoadAdapterParams(
      adId: name, network: "partner", adUnit: "/unit", formats: [.interstitial],
      credentials: ["parameter": "unit-a"], isTest: false, currency: "USD", isBidding: false,
      timeoutMs: 500)
  }
}
