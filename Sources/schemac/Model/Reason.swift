/// A reason that an error can have: a stable word that programs branch on.
struct Reason: Hashable, Sendable {
  /// The word, such as `NO_FILL`.
  var name: String

  /// The number of the error: canonical in gRPC when positive, else of JSON-RPC.
  var code: Int64

  /// When it is given.
  var when: String

  /// Who has to do something about it.
  var whoseMove: String

  /// Whether, and when, to try again.
  var retry: String

  /// What to do about it, in one sentence.
  var remedy: String

  /// Whether every call can give it, whatever its method.
  var isOfEveryCall: Bool

  /// Where it is written.
  var place: Place
}
