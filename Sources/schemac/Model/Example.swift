internal import JSON

/// A call of a method, and its answer.
struct Example: Hashable, Sendable {
  /// What it shows, in a few words.
  var name: String

  /// What it shows, at length.
  var description: String?

  /// The calls that are made first.
  var before: [Call]

  /// The params, by name.
  var params: JSONValue

  /// What the call is answered with.
  var outcome: Outcome

  /// Whether the result is shown in part, and has other members beside those shown.
  var isPartial: Bool

  /// The items that are streamed before the answer.
  var stream: [JSONValue]

  /// Where it is written.
  var place: Place

  /// A call that is made before.
  struct Call: Hashable, Sendable {
    /// The name of the method.
    var method: String

    /// Its params, by name.
    var params: JSONValue

    /// Where it is written.
    var place: Place
  }

  /// What a call is answered with.
  enum Outcome: Hashable, Sendable {
    case result(JSONValue)
    case error(code: Int64, reason: String, data: JSONValue?)
  }
}
