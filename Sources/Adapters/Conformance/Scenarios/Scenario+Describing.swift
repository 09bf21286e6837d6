import AdService
import JSON
import Loop

extension Scenario {
  /// What the adapter says of itself.
  static let describing = [
    Scenario("describe", "It says what it is.", isAlone: true) { stage throws(ConformanceStop) in
      try await stage.open(settingUp: false)
      try await stage.describesItself()
    },
    Scenario("describe-quickly", "It says so within 5 ms.", isAlone: true) {
      stage throws(ConformanceStop) in
      try await stage.open(settingUp: false)
      try await stage.describesQuickly()
    },
    Scenario("describe-twice", "It says the same again, after the set-up too.") {
      stage throws(ConformanceStop) in
      try await stage.open(settingUp: false)
      let first = try await stage.answer(stage.begin("adapter.describe", Stage.introduction))
      try await stage.setUp()
      let second = try await stage.answer(stage.begin("adapter.describe", Stage.introduction))
      guard first.result == second.result else {
        throw .broken(.describesAlike, "the second description differs from the first")
      }
    },
    Scenario("describe-unknown-members", "It passes over members that it does not know.") {
      stage throws(ConformanceStop) in
      try await stage.open(settingUp: false)
      let id = stage.begin("adapter.describe", Stage.introduction, more: Stage.unknownMembers)
      try await stage.result(id, as: DescribeAdapterResult.self, or: .unknownMembers)
    },
    Scenario("ids", "It answers under the id of the call, a number or a text.") {
      stage throws(ConformanceStop) in
      try await stage.open(settingUp: false)
      let ids: [JSONValue] = [
        .string("a"), .string("7"), .number(JSONNumber(7)), .string("größer \u{1F375}"),
        .number(JSONNumber(9_007_199_254_740_991)), .string(""),
      ]
      for id in ids {
        let call = stage.begin("adapter.describe", Stage.introduction, id: id)
        try await stage.result(call, as: DescribeAdapterResult.self, or: .answers)
      }
    },
  ]
}

extension Stage {
  /// Members that no version of the contract has.
  static let unknownMembers = [
    JSONMember(name: "x-unknown", value: .object([JSONMember(name: "deep", value: .array([]))])),
    JSONMember(name: "unknown", value: .string("yes")),
  ]

  fileprivate func describesItself() async throws(ConformanceStop) {
    let id = begin("adapter.describe", Stage.introduction)
    let said = try await result(id, as: DescribeAdapterResult.self, or: .answers)
    for version in [said.adapterVersion, said.sdkVersion] {
      let parts = version.split(separator: ".", omittingEmptySubsequences: false)
      guard (3...4).contains(parts.count), parts.allSatisfy({ UInt32($0) != nil }) else {
        throw .broken(.versions, "\(version) is no version")
      }
    }
    guard !said.formats.isEmpty, Set(said.formats).count == said.formats.count else {
      throw .broken(.formats, "formats are \(said.formats.map(\.rawValue))")
    }
  }

  /// The program is warm, nothing else of the suite runs, and the calls go one after another.
  ///
  /// The fastest quarter has to be quick: a busy machine delays some answers of a quick adapter,
  /// but not all of them.
  fileprivate func describesQuickly() async throws(ConformanceStop) {
    var spans: [Duration] = []
    for _ in 0..<60 {
      let id = begin("adapter.describe", Stage.introduction)
      let answer = try await answer(id)
      if let call = calls[id] { spans.append(answer.heardAt - call.madeAt) }
    }
    let quarter = spans.suffix(40).sorted()[10]
    remark("a quarter of the answers took \(quarter) at most")
    guard quarter <= .milliseconds(5) else {
      throw .broken(.describesQuickly, "three answers of four took more than \(quarter)")
    }
  }
}
