import Loop

/// The adapters of an engine whose world is in somebody's hands.
struct OutsideTape: AdapterTape {
  let isPlayed: Bool
  private let outside: Confined<Outside>

  /// Plays the adapters from a transcript, or has real ones written down.
  init(_ outside: Confined<Outside>, isPlayed: Bool) {
    self.outside = outside
    self.isPlayed = isPlayed
  }

  func enter(_ network: String) -> String { outside.use { $0.enter(network) } }

  func take(_ news: AdapterNews, from name: String, _ apply: @escaping () -> Void) {
    outside.use { $0.happen(.adapter(name, news, apply: apply)) }
  }

  func note(_ message: [UInt8], to name: String) { outside.use { $0.say(.adapter(name, message)) } }

  func ask(_ name: String) { outside.use { $0.ask(name) } }

  func play(_ name: String, _ receive: @escaping (AdapterNews) -> Void) {
    outside.use { $0.players[name] = receive }
  }
}
