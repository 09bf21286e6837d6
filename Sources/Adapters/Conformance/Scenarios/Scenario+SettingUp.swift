import AdService
import JSON

extension Scenario {
  /// How the adapter is made ready.
  static let settingUp = [
    Scenario("set-up", "It is set up with the places that are known.") {
      stage throws(ConformanceStop) in
      try await stage.open()
    },
    setUp("set-up-twice", "It is set up twice with the same places.", .setsUpAgain) { _ in },
    setUp("set-up-other-places", "It is set up again with other places.", .setsUpAgain) { params in
      params.placements = params.placements.suffix(1)
      params.placements[0].adUnit = "/21775744923/example/other"
    },
    setUp("set-up-no-places", "It is set up again without places.", .setsUpAgain) { params in
      params.placements = []
    },
    setUp("set-up-duplicates", "Every place comes three times.", .toleratesPlaces) { params in
      params.placements += params.placements + params.placements
    },
    setUp("set-up-empty-credentials", "Some places have no credentials.", .toleratesPlaces) {
      params in
      let empty = AdapterPlacement(adUnit: Stage.adUnit, formats: [.native], credentials: [:])
      params.placements = [empty] + params.placements + [empty]
    },
    setUp("set-up-malformed-credentials", "Some places are malformed.", .toleratesPlaces) {
      params in
      let names = (params.placements.first?.credentials.names ?? []) + ["parameter"]
      for text in ["", " ", "\n", "null", "{\"", "\u{0}", "größer \u{1F375}"] {
        var credentials = JSONMap<String>()
        for name in names { credentials[name] = text }
        params.placements.append(
          AdapterPlacement(adUnit: text, formats: [], credentials: credentials))
      }
    },
    setUp("set-up-many-places", "There are a thousand places.", .toleratesPlaces) { params in
      guard let place = params.placements.first else { return }
      params.placements = Array(repeating: place, count: 1_000)
    },
    Scenario("set-up-unusable", "No place can be used, and it goes on all the same.") {
      stage throws(ConformanceStop) in
      try await stage.open(settingUp: false)
      var params = stage.usualSetUp
      params.placements = [
        AdapterPlacement(adUnit: Stage.adUnit, formats: [.native], credentials: [:])
      ]
      let id = stage.begin("adapter.setUp", params)
      if case .error(let error) = try await stage.outcome(id, as: SetUpAdapterResult.self) {
        _ = try stage.detail(of: error)
      }
      try await stage.setUp()
    },
    Scenario("set-up-unknown-members", "It passes over members that it does not know.") {
      stage throws(ConformanceStop) in
      try await stage.open(settingUp: false)
      let id = stage.begin("adapter.setUp", stage.usualSetUp, more: Stage.unknownMembers)
      try await stage.setsUp(id, or: .unknownMembers)
    },
  ]

  /// A set-up, after the usual one if that is what is tried, and then an ad.
  private static func setUp(
    _ name: String, _ summary: String, _ rule: ConformanceRule,
    _ change: @escaping @Sendable (inout SetUpAdapterParams) -> Void,
  ) -> Scenario {
    Scenario(name, summary) { stage throws(ConformanceStop) in
      try await stage.open(settingUp: rule == .setsUpAgain)
      var params = stage.usualSetUp
      change(&params)
      let id = stage.begin("adapter.setUp", params)
      try await stage.setsUp(id, or: rule)
      _ = try await stage.ad(try stage.params(.fills))
    }
  }
}

extension Stage {
  /// Waits for a set-up, which must succeed; one that always fails breaks no more than that rule.
  fileprivate func setsUp(
    _ id: String, or rule: ConformanceRule,
  ) async throws(ConformanceStop) {
    guard case .error(let error) = try await outcome(id, as: SetUpAdapterResult.self) else {
      return
    }
    if rule != .setsUpAgain { try await setUp() }
    throw .broken(rule, "it was answered with \(error.text)")
  }
}
