/// What comes from an outside adapter.
package enum AdapterNews: Hashable, Sendable {
  /// A message, without what frames it.
  case message([UInt8])

  /// Something that cannot be cut into messages, in words.
  case garbage(String)

  /// The program has ended or could not be started; the words are kept as they are.
  case ended(String)
}

/// Between the engine and its outside adapters, so that what passes can be written down and played.
///
/// Who owns adapters lets everything pass here. All of it is used on the timeline's thread.
package protocol AdapterTape: Sendable {
  /// Whether a transcript plays the adapters, so that no program is to be started.
  var isPlayed: Bool { get }

  /// The name of one more adapter: its network's, with a number behind it if there was one before.
  func enter(_ network: String) -> String

  /// Takes in what came from an adapter, and calls the closure when the engine may know it.
  ///
  /// That is when the engine has nothing else to do, at an instant that is written down.
  func take(_ news: AdapterNews, from name: String, _ apply: @escaping () -> Void)

  /// Writes down a message to an adapter, without what frames it.
  func note(_ message: [UInt8], to name: String)

  /// Tells that an adapter has been asked to end, and that its end is waited for.
  func ask(_ name: String)

  /// Calls the closure with everything that the transcript has an adapter say.
  func play(_ name: String, _ receive: @escaping (AdapterNews) -> Void)
}
