internal import JSON

/// A method that can be called.
struct Method: Hashable, Sendable {
  /// What it is called, on the wire and in programs.
  var name: MethodName

  /// What it does, in one sentence.
  var summary: String

  /// What else is to be known, in Markdown.
  var description: String?

  /// Whether it may wait; without it a call is answered in the turn it came in.
  var waits: Bool

  /// The type of the items that it streams before its answer.
  var stream: String?

  /// The version of the service that had it first.
  var since: Since?

  /// What it is called with, by name.
  var params: [Property]

  /// What it answers.
  var result: Result

  /// The names of the reasons it can give beyond those that every call can give.
  var errors: [String]

  /// The names of the events that it may cause.
  var events: [String]

  /// Calls of it, and their answers.
  var examples: [Example]

  /// Where it is written.
  var place: Place

  /// What a method answers.
  struct Result: Hashable, Sendable {
    /// A name for the answer, for documents.
    var name: String

    /// What the answer is.
    var description: String

    /// What it must be; a reference when its type has a name.
    var schema: Schema

    /// The type that is referred to, when it is written with the method.
    var type: NamedType?
  }
}

extension Method {
  /// The type of all its params together, which no file says but every program has.
  var paramsType: NamedType {
    NamedType(
      title: name.type + "Params", description: "What `\(name.text)` is called with.",
      form: .object(params), place: place)
  }
}
