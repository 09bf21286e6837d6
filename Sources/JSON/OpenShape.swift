/// An array or object that is being inspected.
struct OpenShape {
  /// What it is, and what may be in it.
  enum Kind {
    /// An array, with what its elements are and how many.
    case array(JSONShape, ClosedRange<Int>)
    /// An object with free names, with what its values are and how many.
    case map(JSONShape, ClosedRange<Int>)
    /// An object with known members.
    case object([JSONShape.Member], exactlyOne: Bool)
  }

  /// The way from a container to one value in it.
  enum Step {
    /// Nothing in it has been reached.
    case start
    /// To the element at an index.
    case element(Int)
    /// To the member of a name.
    case member(String)
  }

  /// What it is, and what may be in it.
  let kind: Kind

  /// Which value in it is being inspected.
  var step = Step.start

  /// The names of the members that were present so far.
  var names: Set<ExactText> = []

  private var elements = 0

  /// Begins with nothing inspected.
  init(_ kind: Kind) {
    self.kind = kind
  }

  /// How many elements or members were present so far.
  var count: Int {
    if case .array = kind { elements } else { names.count }
  }

  /// Moves to the next element.
  mutating func beginElement() {
    step = .element(elements)
    elements += 1
  }
}

extension OpenShape.Step {
  /// Appends the step to the path before it.
  func append(to path: inout String) {
    switch self {
    case .start: break
    case .element(let index): path += "[\(index)]"
    case .member(let name) where isPlain(name): path += path.isEmpty ? name : "." + name
    case .member(let name): path += "[" + JSONValue.string(name).text + "]"
    }
  }

  /// Whether a name cannot be mistaken for a path.
  private func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "$": true
        default: false
        }
      }
  }
}
