/// What makes a break one break for all viewers.
struct BreakKey: Hashable, Sendable {
  /// The stream's name.
  let stream: String

  /// The identifier in that stream.
  let identifier: PodIdentifier

  /// Names a break.
  init(_ stream: String, _ identifier: PodIdentifier) {
    self.stream = stream
    self.identifier = identifier
  }
}
