internal import JSON

/// A message that nothing answers.
struct Notification: Hashable, Sendable {
  /// What it is called, on the wire and in programs.
  var name: MethodName

  /// What it tells, in one sentence.
  var summary: String

  /// What else is to be known, in Markdown.
  var description: String?

  /// Who sends it.
  var sender: Sender

  /// The version of the contract that had it first.
  var since: Since?

  /// What it tells, by name.
  var params: [Property]

  /// Messages as they can be.
  var examples: [Example]

  /// Where it is written.
  var place: Place

  /// The two sides of a contract.
  enum Sender: String, Hashable, Sendable, CaseIterable {
    /// Who calls the methods.
    case client
    /// Who answers them.
    case server
  }

  /// A message as it can be.
  struct Example: Hashable, Sendable {
    /// What it shows, in a few words.
    var name: String

    /// What it shows, at length.
    var description: String?

    /// The params, by name.
    var params: JSONValue

    /// Where it is written.
    var place: Place
  }
}

extension Notification {
  /// The type of all its params together.
  var paramsType: NamedType {
    NamedType(
      title: name.type + "Params", description: "What `\(name.text)` tells.",
      form: .object(params), place: place)
  }
}
