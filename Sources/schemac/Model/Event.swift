/// A type of events that happen to ads.
struct Event: Hashable, Sendable {
  /// The name, such as `impression`.
  var name: String

  /// What has happened, in one sentence.
  var summary: String

  /// Who reports it.
  var source: Source

  /// Other names that are understood for it.
  var aliases: [String]

  /// The members of an event that it carries beyond those of all.
  var members: [String]

  /// Where it is written.
  var place: Place

  /// Who reports an event.
  enum Source: String, Hashable, Sendable, CaseIterable {
    case client
    case engine
  }
}
