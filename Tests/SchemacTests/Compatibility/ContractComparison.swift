import JSON

/// Finds what breaks clients of a contract in a later one, both as OpenRPC documents.
///
/// What clients send may be taken more freely, and what they are sent may be promised more firmly;
/// never the other way round. What is new breaks nobody: clients pass over members, words, events
/// and reasons that they do not know.
struct ContractComparison {
  /// The document that clients were made for.
  let old: JSONValue

  /// The document that they meet.
  let new: JSONValue

  /// What has been found.
  private(set) var changes: [BreakingChange] = []

  /// The types that were compared, as one may contain itself.
  var compared: Set<TypePair> = []

  /// Everything that breaks clients.
  static func changes(from old: JSONValue, to new: JSONValue) -> [BreakingChange] {
    var comparison = ContractComparison(old: old, new: new)
    comparison.compareMethods()
    comparison.compareEvents()
    comparison.compareErrorDetail()
    return comparison.changes
  }

  private init(old: JSONValue, new: JSONValue) {
    self.old = old
    self.new = new
  }

  private mutating func compareMethods() {
    let later = named(new["methods"])
    for (name, method) in named(old["methods"]).sorted(by: { $0.key < $1.key }) {
      guard let successor = later[name] else {
        report("methods", name, "is gone")
        continue
      }
      compare(method, successor, name)
    }
  }

  private mutating func compare(_ method: JSONValue, _ successor: JSONValue, _ name: String) {
    let params = [method, successor].map { ($0["params"]?.elements ?? []).map(Member.init) }
    compareSent(params[0], params[1], at: name)
    let results = [method, successor].map { $0["result"]?["schema"] }
    compare(results[0], results[1], .received, at: name, "result")
    compare(method["x-stream"], successor["x-stream"], .received, at: name, "x-stream")
    compareReasons(method, successor, name)
    if method["x-waits"] == nil, successor["x-waits"] != nil {
      report(name, name, "may wait, so its answer may come out of turn")
    }
  }

  private mutating func compareReasons(
    _ method: JSONValue, _ successor: JSONValue, _ name: String,
  ) {
    let later = ContractComparison.codes(of: successor, in: new)
    for (reason, code) in ContractComparison.codes(of: method, in: old) {
      guard let successor = later.first(where: { $0.reason == reason }) else {
        report(name, reason, "is given no more")
        continue
      }
      if successor.code != code { report("errors", reason, "has another code") }
    }
  }

  /// The reasons that a method gives, with their codes: OpenRPC lists a code only once.
  private static func codes(
    of method: JSONValue, in document: JSONValue,
  ) -> [(reason: String, code: JSONValue?)] {
    (method["errors"]?.elements ?? []).flatMap { error in
      if let reason = error["$ref"]?.string?.split(separator: "/").last {
        return [(String(reason), document["components"]?["errors"]?[String(reason)]?["code"])]
      }
      let reasons = error["data"]?["reasons"]?.elements.compactMap(\.string) ?? []
      return reasons.map { ($0, error["code"]) }
    }
  }

  private mutating func compareEvents() {
    let later = new["components"]?["x-events"]
    for event in old["components"]?["x-events"]?.members ?? [] where later?[event.name] == nil {
      report("events", event.name, "is gone")
    }
  }

  /// What every error carries, to which no method refers.
  private mutating func compareErrorDetail() {
    let details = [old, new].map { $0["components"]?["schemas"]?["ErrorDetail"] }
    compare(details[0], details[1], .received, at: "errors", "data")
  }

  /// Tells of a change, once.
  mutating func report(_ place: String, _ name: String, _ change: String) {
    let found = BreakingChange(place: place, name: name, change: change)
    if !changes.contains(found) { changes.append(found) }
  }

  private func named(_ list: JSONValue?) -> [String: JSONValue] {
    let pairs = (list?.elements ?? []).map { ($0["name"]?.string ?? "", $0) }
    return Dictionary(pairs) { first, _ in first }
  }
}
