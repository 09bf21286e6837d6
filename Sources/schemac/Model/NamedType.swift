/// A type that has a name of its own, and a file, unless it is the result of a method.
struct NamedType: Hashable, Sendable {
  /// Its name in every language, such as `AdImage`.
  var title: String

  /// What it is, in Markdown that begins with one sentence.
  var description: String

  /// How its values are made up.
  var form: Form

  /// How one of its values is laid over another, or nil when that means nothing.
  var merging: Merging?

  /// Where it is written.
  var place: Place

  /// How the values of a type are made up.
  enum Form: Hashable, Sendable {
    case object([Property])
    case union([Property])
    case enumeration([Word])
  }

  /// How a value is laid over another: member by member, its own first.
  struct Merging: Hashable, Sendable {
    /// Members that stand for each other: a value that has one of them takes over none of them.
    var alternatives: [String] = []
  }

  /// One value of an enumeration.
  struct Word: Hashable, Sendable {
    /// The word as it is written.
    var text: String

    /// What it means.
    var description: String

    /// Other words that are understood for it, but never written.
    var aliases: [String] = []
  }
}

extension NamedType {
  /// The members of an object or a union; an enumeration has none.
  var properties: [Property] {
    switch form {
    case .object(let properties), .union(let properties): properties
    case .enumeration: []
    }
  }

  /// The titles that it refers to.
  var references: [String] {
    properties.flatMap(\.schema.withElements).compactMap(\.reference)
  }
}

/// A member of an object or a union, or a parameter of a method.
struct Property: Hashable, Sendable {
  /// Its name on the wire, in lowerCamel.
  var name: String

  /// What it means, in Markdown that begins with one sentence.
  var description: String

  /// Whether it must be there.
  var isRequired: Bool

  /// What its value must be.
  var schema: Schema

  /// Older names that are understood for it, but never written.
  var aliases: [String] = []

  /// Where its name is written.
  var place: Place
}

extension Property {
  /// Every name that is understood for it, its own first.
  var names: [String] { [name] + aliases }
}
