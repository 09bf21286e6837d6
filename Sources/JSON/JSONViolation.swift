/// One thing that is wrong with a value, and where.
public struct JSONViolation: Hashable, Sendable {
  /// The way to the value, such as `events[0].type`; empty for the whole.
  public let path: String

  /// What should stand there, such as "a string of 1 to 200 characters".
  public let expected: String

  /// What stands there instead, cut to 40 characters, or nil when nothing does.
  public let found: String?

  /// Describes what is wrong at one place.
  public init(path: String, expected: String, found: String?) {
    self.path = path
    self.expected = expected
    self.found = found
  }
}
