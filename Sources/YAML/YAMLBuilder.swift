/// Makes the values of one document out of steps, without recursion, and collects what is wrong.
struct YAMLBuilder {
  /// The value of the document, once it is complete.
  private(set) var root: YAMLNode?

  /// What is wrong so far.
  private(set) var problems: [YAMLProblem] = []

  private let limits: YAMLLimits
  private var open: [OpenCollection] = []
  private var nodes = 0
  private var hasDocument = false

  /// Begins a document that may not be larger than the limits.
  init(limits: YAMLLimits) {
    self.limits = limits
  }

  /// Takes the next step, and says whether more are wanted.
  mutating func take(_ event: YAMLEvent) throws(YAMLProblem) -> Bool {
    let mark = event.mark
    switch event.kind {
    case .nothing:
      break
    case .streamEnd:
      finish(at: mark)
      return false
    case .documentStart:
      return startDocument(at: mark)
    case .alias:
      report(mark, "aliases are not allowed; write the value again")
      try add(YAMLNode(mark: mark, content: .scalar("", isPlain: true)))
    case .scalar(let text, let isPlain, let properties):
      refuse(properties, at: mark)
      try add(YAMLNode(mark: mark, content: .scalar(text, isPlain: isPlain)))
    case .sequenceStart(let properties):
      refuse(properties, at: mark)
      try begin(.sequence(mark, []))
    case .mappingStart(let properties):
      refuse(properties, at: mark)
      try begin(.mapping(OpenMapping(mark: mark)))
    case .collectionEnd:
      guard let collection = open.popLast() else { break }
      place(collection.node)
    }
    return true
  }

  private mutating func startDocument(at mark: YAMLMark) -> Bool {
    if hasDocument { report(mark, "a second document is not allowed") }
    defer { hasDocument = true }
    return !hasDocument
  }

  private mutating func finish(at mark: YAMLMark) {
    if root == nil || root?.content == .scalar("", isPlain: true), problems.isEmpty {
      report(YAMLMark(line: 1, column: 1), "the document is empty")
    }
  }

  private mutating func refuse(_ properties: YAMLEvent.Properties, at mark: YAMLMark) {
    if properties.hasAnchor { report(mark, "anchors are not allowed") }
    if properties.hasTag { report(mark, "tags are not allowed") }
  }

  private mutating func begin(_ collection: OpenCollection) throws(YAMLProblem) {
    try count(collection.mark)
    guard open.count < limits.depth else {
      throw YAMLProblem(
        mark: collection.mark, message: "nested more than \(limits.depth) levels deep")
    }
    open.append(collection)
  }

  private mutating func add(_ node: YAMLNode) throws(YAMLProblem) {
    try count(node.mark)
    place(node)
  }

  private mutating func count(_ mark: YAMLMark) throws(YAMLProblem) {
    nodes += 1
    guard nodes <= limits.nodes else {
      throw YAMLProblem(mark: mark, message: "more than \(limits.nodes) values")
    }
  }

  /// Puts a complete value where it belongs: into the innermost open collection.
  private mutating func place(_ node: YAMLNode) {
    guard let last = open.indices.last else {
      root = node
      return
    }
    if let problem = open[last].add(node) { problems.append(problem) }
  }

  private mutating func report(_ mark: YAMLMark, _ message: String) {
    problems.append(YAMLProblem(mark: mark, message: message))
  }
}
