extension AdContext {
  /// What the age of the viewer forbids; what is nil nobody has said.
  package struct Protection: Hashable, Sendable {
    /// How old the viewer is to be taken for.
    package enum Age: String, Hashable, Sendable {
      case child
      case teen
    }

    /// For whom the content of an ad has to be suitable.
    package enum Rating: String, Hashable, Sendable {
      case everybody = "G"
      case guided = "PG"
      case teenagers = "T"
      case adults = "MA"
    }

    /// Whether the content is to be treated as directed to children.
    package var isChildDirected: Bool?

    /// Whether the viewer is to be treated as too young to consent.
    package var isUnderAge: Bool?

    /// How old the viewer is to be taken for.
    package var age: Age?

    /// The least suitable content that an ad may have.
    package var maxRating: Rating?

    /// Begins with nothing said.
    package init() {}
  }
}
