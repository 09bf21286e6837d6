extension JSONReader {
  /// Reads whatever value stands here; no object in it may have two members of one name.
  public mutating func readValue() throws(JSONError) -> JSONValue {
    var open: [OpenContainer] = []
    while true {
      var finished = try readLeaf(opening: &open)
      while true {
        guard let innermost = open.indices.last else {
          if let finished { return finished }
          throw failure(.unexpectedByte)
        }
        if let value = finished { open[innermost].add(value) }
        if try advance(&open[innermost]) { break }
        finished = open.removeLast().value
      }
    }
  }

  /// Reads a value that holds no others, or opens one that does and returns nil.
  private mutating func readLeaf(
    opening open: inout [OpenContainer]
  ) throws(JSONError) -> JSONValue? {
    switch try peek() {
    case .object:
      try beginObject()
      open.append(OpenContainer(isObject: true))
      return nil
    case .array:
      try beginArray()
      open.append(OpenContainer(isObject: false))
      return nil
    case .string:
      return .string(try readString())
    case .number:
      return .number(try readNumber())
    case .boolean:
      return .boolean(try readBool())
    case .null:
      _ = try readNull()
      return .null
    }
  }

  /// Moves to the next value of a container, or leaves the container and returns false.
  private mutating func advance(_ container: inout OpenContainer) throws(JSONError) -> Bool {
    guard container.isObject else { return try nextElement() }
    guard let key = try nextKey() else { return false }
    guard container.begin(text(of: key)) else { throw failure(.duplicateMember, at: key) }
    return true
  }
}

/// An array or object of which not all has been read.
private struct OpenContainer {
  let isObject: Bool
  private var elements: [JSONValue] = []
  private var members: [JSONMember] = []
  private var name = ""

  /// The names so far, kept once there are many: up to there looking through them is faster.
  private var names: Set<ExactText> = []

  /// Up to how many names are looked through.
  private static let few = 32

  init(isObject: Bool) {
    self.isObject = isObject
  }

  var value: JSONValue { isObject ? .object(members) : .array(elements) }

  mutating func add(_ value: JSONValue) {
    if isObject {
      members.append(JSONMember(name: name, value: value))
    } else {
      elements.append(value)
    }
  }

  /// Takes the name of the member that comes next, unless there is one of that name.
  mutating func begin(_ name: String) -> Bool {
    self.name = name
    let exact = ExactText(name)
    guard members.count >= OpenContainer.few else {
      return !members.contains { ExactText($0.name) == exact }
    }
    if names.isEmpty { names = Set(members.map { ExactText($0.name) }) }
    return names.insert(exact).inserted
  }
}
