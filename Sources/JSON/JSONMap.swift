/// An object with free names, in the order they came; names are unique.
public struct JSONMap<Value> {
  /// The names, in order.
  public private(set) var names: [String] = []

  /// The values, in the same order.
  public private(set) var values: [Value] = []

  /// Where names are, once there are so many that looking through them takes longer.
  private var places: [ExactText: Int] = [:]

  /// Up to how many names are looked through.
  private static var few: Int { 32 }

  /// Creates a map without members.
  public init() {}

  /// Creates a map of members whose names are known to differ.
  public init(uniqueMembers members: some Sequence<(name: String, value: Value)>) {
    for member in members {
      let isNew = insert(member.value, named: member.name)
      precondition(isNew, "two members are named \(member.name)")
    }
  }

  /// How many members there are.
  public var count: Int { names.count }

  /// Whether there is no member.
  public var isEmpty: Bool { names.isEmpty }

  /// The value of that name; setting one appends or replaces, setting nil removes.
  public subscript(name: String) -> Value? {
    get { place(of: name).map { values[$0] } }
    set {
      guard let value = newValue else { return remove(name) }
      if let place = place(of: name) {
        values[place] = value
      } else {
        append(value, named: name)
      }
    }
  }

  /// Appends a member, unless there is one of that name, and says whether it did.
  @discardableResult
  public mutating func insert(_ value: Value, named name: String) -> Bool {
    guard place(of: name) == nil else { return false }
    append(value, named: name)
    return true
  }

  private mutating func append(_ value: Value, named name: String) {
    names.append(name)
    values.append(value)
    if names.count > JSONMap.few { note(from: places.isEmpty ? 0 : names.count - 1) }
  }

  private mutating func remove(_ name: String) {
    guard let place = place(of: name) else { return }
    names.remove(at: place)
    values.remove(at: place)
    places = [:]
    if names.count > JSONMap.few { note(from: 0) }
  }

  private mutating func note(from start: Int) {
    for index in start..<names.count { places[ExactText(names[index])] = index }
  }

  private func place(of name: String) -> Int? {
    let exact = ExactText(name)
    guard names.count <= JSONMap.few else { return places[exact] }
    return names.firstIndex { ExactText($0) == exact }
  }
}

extension JSONMap: Sequence {
  /// Goes through the members in their order.
  public struct Iterator: IteratorProtocol {
    private let map: JSONMap
    private var place = 0

    fileprivate init(_ map: JSONMap) { self.map = map }

    public mutating func next() -> (name: String, value: Value)? {
      guard place < map.count else { return nil }
      defer { place += 1 }
      return (map.names[place], map.values[place])
    }
  }

  public func makeIterator() -> Iterator { Iterator(self) }
}

extension JSONMap: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral members: (String, Value)...) {
    self.init(uniqueMembers: members.map { (name: $0, value: $1) })
  }
}

extension JSONMap: Sendable where Value: Sendable {}

extension JSONMap: Equatable where Value: Equatable {
  public static func == (one: JSONMap, other: JSONMap) -> Bool {
    one.names.map(ExactText.init) == other.names.map(ExactText.init) && one.values == other.values
  }
}

extension JSONMap: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(names.map(ExactText.init))
    hasher.combine(values)
  }
}
