internal import JSON

/// Everything that Schemas/ says of one side's duties, read once and rendered many times.
///
/// Lists are in the order of their names, so that what is made of them never depends on a file
/// system.
struct Contract: Hashable, Sendable {
  /// Which contract it is.
  var role = ContractRole.service

  /// What the service is called, and what it is.
  var service = Service()

  /// The reasons that errors can have.
  var reasons: [Reason] = []

  /// The methods that can be called.
  var methods: [Method] = []

  /// The messages that nothing answers.
  var notifications: [Notification] = []

  /// The events that happen to ads.
  var events: [Event] = []

  /// What every call may say about itself, or nil when it can say nothing.
  ///
  /// It is apart from the other types because the session reads it, and every client writes it in
  /// the way of its language: no code is made of it, and no type of params has it.
  var callMeta: NamedType?

  /// The types that travel, with the two that are made of the events.
  var types: [NamedType] = []

  /// The types of the other contract that this one may refer to.
  var sharedTypes: [NamedType] = []

  /// The types of config.yaml; the one of the whole file is called `Configuration`.
  var configuration: [NamedType] = []

  /// The text of config.yaml, which is embedded, or nil when there is no such file.
  var configurationText: String?
}

extension Contract {
  /// The type of that title, wherever it is written.
  func type(titled title: String) -> NamedType? {
    types.first { $0.title == title } ?? configuration.first { $0.title == title }
      ?? methods.lazy.compactMap(\.result.type).first { $0.title == title }
      ?? sharedTypes.first { $0.title == title }
      ?? (callMeta?.title == title ? callMeta : nil)
  }

  /// Every type of the service: params, results that are written with methods, and all others.
  var serviceTypes: [NamedType] {
    methods.flatMap { [$0.paramsType] + ($0.result.type.map { [$0] } ?? []) }
      + notifications.map(\.paramsType) + types + (callMeta.map { [$0] } ?? [])
  }

  /// What a call of a method may carry: its own params, and what it says about itself.
  func allParams(of method: Method) -> [Property] {
    guard let callMeta else { return method.params }
    let meta = Property(
      name: Profile.callMetaName, description: Sentence.firstParagraph(of: callMeta.description),
      isRequired: false,
      schema: Schema(kind: .reference(callMeta.title), place: callMeta.place),
      place: callMeta.place)
    return method.params + [meta]
  }

  /// The types that some types are made of, and they of, without those themselves, by title.
  func types(reachedFrom roots: [NamedType]) -> [NamedType] {
    var reached: [String: NamedType] = [:]
    var waiting = roots
    while let type = waiting.popLast() {
      for next in type.references.compactMap({ self.type(titled: $0) })
      where reached[next.title] == nil && !roots.contains(where: { $0.title == next.title }) {
        reached[next.title] = next
        waiting.append(next)
      }
    }
    return reached.values.sorted { $0.title < $1.title }
  }

  /// The event of that name.
  func event(named name: String) -> Event? {
    events.first { $0.name == name }
  }

  /// The reason of that name.
  func reason(named name: String) -> Reason? {
    reasons.first { $0.name == name }
  }

  /// The reasons that a method can give, its own before those that every call can give.
  func reasons(of method: Method) -> [Reason] {
    method.errors.compactMap { reason(named: $0) } + reasons.filter(\.isOfEveryCall)
  }
}

/// What the service is called, and what it is.
struct Service: Hashable, Sendable {
  /// The name of the service.
  var title = ""

  /// The version of the contract.
  var version = ""

  /// What the service is for, in Markdown.
  var description = ""
}
