/// A list or mapping whose end has not come yet.
enum OpenCollection {
  case sequence(YAMLMark, [YAMLNode])
  case mapping(OpenMapping)

  /// Where it begins.
  var mark: YAMLMark {
    switch self {
    case .sequence(let mark, _): mark
    case .mapping(let mapping): mapping.mark
    }
  }

  /// What it is when nothing more comes.
  var node: YAMLNode {
    switch self {
    case .sequence(let mark, let elements): YAMLNode(mark: mark, content: .sequence(elements))
    case .mapping(let mapping): YAMLNode(mark: mapping.mark, content: .mapping(mapping.members))
    }
  }

  /// Takes the next value in, unless something is wrong with it there.
  mutating func add(_ node: YAMLNode) -> YAMLProblem? {
    switch self {
    case .sequence(let mark, var elements):
      // Emptied first, so that appending does not copy what is shared with `self`.
      self = .sequence(mark, [])
      elements.append(node)
      self = .sequence(mark, elements)
      return nil
    case .mapping(var mapping):
      self = .sequence(mapping.mark, [])
      defer { self = .mapping(mapping) }
      return mapping.add(node)
    }
  }
}

/// A mapping whose end has not come yet: keys and values come to it by turns.
struct OpenMapping {
  /// Where it begins.
  let mark: YAMLMark

  /// The members so far; of those with one key, the first.
  private(set) var members: [YAMLMember] = []

  /// Where the keys are, once there are so many that looking through them takes longer.
  private var places: [String: YAMLMark] = [:]
  private var turn = Turn.key

  /// Up to how many keys are looked through.
  private static let few = 32

  /// What comes next.
  private enum Turn {
    case key
    case value(of: String, YAMLMark)
    case ignoredValue
  }

  /// Opens a mapping that begins there, with no member yet.
  init(mark: YAMLMark) {
    self.mark = mark
  }

  /// Takes the next key or value in, unless it is a key that cannot be.
  mutating func add(_ node: YAMLNode) -> YAMLProblem? {
    switch turn {
    case .key:
      return addKey(node)
    case .value(let key, let keyMark):
      members.append(YAMLMember(key: key, keyMark: keyMark, value: node))
      turn = .key
    case .ignoredValue:
      turn = .key
    }
    return nil
  }

  private mutating func addKey(_ node: YAMLNode) -> YAMLProblem? {
    turn = .ignoredValue
    guard case .scalar(let key, _) = node.content else {
      return YAMLProblem(
        mark: node.mark, message: "a key must be a string, not \(node.withArticle)")
    }
    if let first = place(of: key) {
      return YAMLProblem(
        mark: node.mark, message: "`\(key)` is given twice, first on line \(first.line)")
    }
    if members.count >= OpenMapping.few { places[key] = node.mark }
    turn = .value(of: key, node.mark)
    return nil
  }

  /// Where a key was given already.
  private mutating func place(of key: String) -> YAMLMark? {
    guard members.count >= OpenMapping.few else {
      return members.first { $0.key == key }?.keyMark
    }
    if places.isEmpty {
      for member in members { places[member.key] = member.keyMark }
    }
    return places[key]
  }
}
