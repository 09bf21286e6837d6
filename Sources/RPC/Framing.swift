/// How messages are told apart on a stream of bytes.
public enum Framing: String, Sendable, CaseIterable {
  /// One message per line.
  case lines

  /// A `Content-Length` header before each message, as language servers do it.
  case headers
}
