extension AdContext {
  /// The viewer.
  package struct User: Hashable, Sendable {
    /// What the publisher calls the viewer.
    package var id: String?

    /// What others call the viewer.
    package var extendedIDs: [ExtendedID] = []

    /// Begins a viewer of whom nothing is known.
    package init() {}
  }

  /// What one source calls the viewer.
  package struct ExtendedID: Hashable, Sendable {
    /// One id.
    package struct ID: Hashable, Sendable {
      /// The id itself.
      package let text: String

      /// What it stands for, by the numbers of OpenRTB.
      package let kind: Int?

      /// States an id.
      package init(_ text: String, kind: Int? = nil) {
        self.text = text
        self.kind = kind
      }
    }

    /// The domain of who gave out the ids.
    package let source: String

    /// The ids of that source.
    package let ids: [ID]

    /// States the ids of a source.
    package init(source: String, ids: [ID]) {
      self.source = source
      self.ids = ids
    }
  }
}
