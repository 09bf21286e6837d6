import AdService
import JSON
import Loop

/// What a call came to.
enum Outcome<Value> {
  case result(Value)
  case error(JSONValue)
}

// What scenarios do on a stage.
extension Stage {
  /// Starts the program, waits for its first answer, and sets it up.
  func open(settingUp: Bool = true) async throws(ConformanceStop) {
    try start()
    let id = begin("adapter.describe", Stage.introduction)
    guard await wait(within: subject.startPatience, until: { isAnswered(id) }) else {
      if let exit { throw .broken(.starts, "the program \(exit) before it answered") }
      if let breach { throw .breach(breach) }
      throw .broken(.starts, "the first call was not answered in \(subject.startPatience)")
    }
    if settingUp { try await setUp() }
  }

  /// What `adapter.describe` is called with.
  static let introduction = DescribeAdapterParams(
    engineVersion: "0.2.0", contractVersion: Documents.adapterVersion)

  /// Makes a call and gives the text of its id.
  @discardableResult
  func begin(
    _ method: String, _ params: some JSONWritable, _ purpose: StagedCall.Purpose = .any,
    id: JSONValue? = nil, more: [JSONMember] = [],
  ) -> String {
    let id = id ?? .number(JSONNumber(nextNumber()))
    calls[id.text] = StagedCall(purpose: purpose, madeAt: loop.now)
    send(method, params, id: id, more: more)
    return id.text
  }

  /// Tells something that is not answered.
  func tell(_ method: String, _ params: some JSONWritable) {
    hasNotified = true
    send(method, params, id: nil, more: [])
  }

  private func send(
    _ method: String, _ params: some JSONWritable, id: JSONValue?, more: [JSONMember],
  ) {
    var json = JSONWriter()
    json.beginObject()
    json.key("jsonrpc")
    json.string("2.0")
    if let id {
      json.key("id")
      id.write(to: &json)
    }
    json.key("method")
    json.string(method)
    json.key("params")
    var written = JSONWriter()
    params.write(to: &written)
    if !more.isEmpty, case .object(let members)? = try? JSONValue(parsing: written.bytes) {
      JSONValue.object(members + more).write(to: &json)
    } else {
      params.write(to: &json)
    }
    json.endObject()
    write(json.bytes)
  }

  /// Whether the call was answered.
  func isAnswered(_ id: String) -> Bool { calls[id]?.answer != nil }

  /// Waits for the answer to a call.
  func answer(
    _ id: String, within limit: Duration? = nil,
  ) async throws(ConformanceStop) -> StagedAnswer {
    _ = await wait(within: limit ?? subject.patience) { isAnswered(id) }
    if let breach { throw .breach(breach) }
    guard let answer = calls[id]?.answer else {
      throw .broken(.answers, "the call \(id) was not answered in \(limit ?? subject.patience)")
    }
    return answer
  }

  /// Waits for what a call came to.
  func outcome<Value: JSONReadable>(
    _ id: String, as type: Value.Type, within limit: Duration? = nil,
  ) async throws(ConformanceStop) -> Outcome<Value> {
    let answer = try await answer(id, within: limit)
    if let error = answer.error, error != .null { return .error(error) }
    let result = answer.result ?? .null
    if let flaw = Stage.flaw(result, as: type) { throw .broken(.resultShape, flaw) }
    guard let value = Stage.read(result, as: type) else {
      throw .broken(.resultShape, "the result cannot be read")
    }
    return .result(value)
  }

  /// Waits for a result; an error breaks that rule.
  @discardableResult
  func result<Value: JSONReadable>(
    _ id: String, as type: Value.Type, or rule: ConformanceRule,
  ) async throws(ConformanceStop) -> Value {
    switch try await outcome(id, as: type) {
    case .result(let value): return value
    case .error(let error): throw .broken(rule, "it was answered with \(error.text)")
    }
  }

  /// Sees that the adapter still answers, after everything that was sent before.
  func fence(_ rule: ConformanceRule = .answers) async throws(ConformanceStop) {
    let id = begin("adapter.describe", Stage.introduction)
    guard await wait(within: subject.patience, until: { isAnswered(id) }) else {
      if let breach { throw .breach(breach) }
      throw .broken(rule, "a call that came afterwards was not answered")
    }
    try await result(id, as: DescribeAdapterResult.self, or: rule)
  }

  /// Listens for some time to what comes unasked.
  func linger(_ span: Duration) async throws(ConformanceStop) {
    _ = await wait(within: span) { false }
    if let breach { throw .breach(breach) }
  }

  /// Sets the adapter up with the places that are known.
  func setUp() async throws(ConformanceStop) {
    let id = begin("adapter.setUp", usualSetUp)
    try await result(id, as: SetUpAdapterResult.self, or: .setsUp)
  }

  /// What `adapter.setUp` is usually called with.
  var usualSetUp: SetUpAdapterParams {
    let formats = described?.formats ?? []
    let known = ConformanceSubject.Place.allCases.compactMap { subject.places[$0] }
    return SetUpAdapterParams(
      network: subject.network, credentials: subject.credentials,
      placements: known.map {
        AdapterPlacement(adUnit: Stage.adUnit, formats: formats, credentials: $0)
      },
      context: Context(app: AppContext(bundle: "com.example.conform")))
  }

  /// The ad unit that ads are loaded for.
  static let adUnit = "/21775744923/example/conform"
}

extension JSONMap<String> {
  /// The members of both; those of the other win.
  func merged(with other: JSONMap<String>) -> JSONMap<String> {
    var all = self
    for (name, value) in other { all[name] = value }
    return all
  }
}
