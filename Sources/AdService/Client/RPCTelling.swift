public import JSON

/// Carries messages that nothing answers.
public protocol RPCTelling: Sendable {
  /// Sends a message; one that cannot be sent any more is lost, as nothing would answer it either.
  func tell(_ method: StaticString, _ params: some JSONWritable & Sendable)
}
