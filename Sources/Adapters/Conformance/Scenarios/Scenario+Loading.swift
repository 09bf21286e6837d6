import AdService
import JSON

extension Scenario {
  /// What loads come to.
  static let loading =
    AdFormat.allCases.map { format in
      Scenario("load-\(format.rawValue)", "A place that fills gives a \(format.rawValue) ad.") {
        stage throws(ConformanceStop) in
        try await stage.open()
        _ = try await stage.ad(try stage.params(.fills, try stage.only(format)))
        try await stage.linger(.milliseconds(50))
      }
    } + [
      Scenario("load-any-format", "All formats are wanted at once.") {
        stage throws(ConformanceStop) in
        try await stage.open()
        _ = try await stage.ad(try stage.params(.fills, stage.described?.formats))
      },
      Scenario("load-once", "The answer to a load comes once, also a while later.") {
        stage throws(ConformanceStop) in
        try await stage.open()
        _ = try await stage.ad(try stage.params(.fills))
        try await stage.linger(.milliseconds(600))
      },
      Scenario("load-before-set-up", "A load that comes before the set-up is answered.") {
        stage throws(ConformanceStop) in
        try await stage.open(settingUp: false)
        _ = try await stage.load(try stage.params(.fills))
      },
      Scenario("load-nothing", "A place without an ad has none.") {
        stage throws(ConformanceStop) in
        try await stage.open()
        let load = try await stage.load(try stage.params(.empty))
        guard load.isNothing else {
          throw .broken(.nothingIsNothing, "the load came to \(load.word)")
        }
      },
      Scenario("load-failure", "A failure of the network is told.") {
        stage throws(ConformanceStop) in
        try await stage.open()
        let load = try await stage.load(try stage.params(.fails))
        guard case .refused = load, !load.isNothing else {
          throw .broken(.failureTold, "the load came to \(load.word)")
        }
      },
      unusable("load-no-parameter", "There are no credentials.") { $0.credentials = [:] },
      unusable("load-empty-parameter", "All credentials are empty.") { params in
        for name in params.credentials.names { params.credentials[name] = "" }
      },
      unusable("load-malformed-parameter", "All credentials are malformed.") { params in
        for name in params.credentials.names { params.credentials[name] = "\u{2028} \n{\u{0}" }
      },
      Scenario("load-unknown-members", "It passes over members that it does not know.") {
        stage throws(ConformanceStop) in
        try await stage.open()
        let params = try stage.params(.fills)
        let id = stage.begin(params, more: Stage.unknownMembers)
        _ = try await stage.ad(id, params, or: .unknownMembers)
      },
      Scenario("load-test", "A test ad is wanted.") { stage throws(ConformanceStop) in
        try await stage.open()
        var params = try stage.params(.fills)
        params.isTest = true
        params.context?.test = true
        _ = try await stage.ad(params)
      },
      Scenario("load-rich-context", "Everything that can be known is said.") {
        stage throws(ConformanceStop) in
        try await stage.open()
        var params = try stage.params(.fills)
        params.context = Stage.richContext
        params.className = "ConformAdapter"
        _ = try await stage.ad(params)
      },
    ]

  private static func unusable(
    _ name: String, _ summary: String,
    _ change: @escaping @Sendable (inout LoadAdapterParams) -> Void,
  ) -> Scenario {
    Scenario(name, summary) { stage throws(ConformanceStop) in
      try await stage.open()
      var params = try stage.params(.fills)
      guard !params.credentials.isEmpty else { throw .skipped("the place has no credentials") }
      change(&params)
      try await stage.refusesPlace(params)
      _ = try await stage.ad(try stage.params(.fills))
    }
  }
}

extension Stage {
  /// A network may fill without credentials; what it must not do is hide what is wrong with them.
  fileprivate func refusesPlace(_ params: LoadAdapterParams) async throws(ConformanceStop) {
    let told: Set<FailureKind> = [.badMediationSettings, .invalidRequest, .invalidArgument]
    switch try await load(params) {
    case .ad: return
    case .refused(let detail) where detail.kind.map(told.contains) == true: return
    case let load: throw .broken(.badPlaceTold, "the load came to \(load.word)")
    }
  }

  fileprivate static let richContext = Context(
    app: AppContext(bundle: "com.example.conform", name: "Größe \u{1F375}", version: "1.2"),
    device: DeviceContext(
      os: "Linux", type: .television, language: "de-AT", limitAdTracking: false, width: 1920,
      height: 1080, pixelRatio: 2, connection: .ethernet),
    user: UserContext(id: "viewer-7"), country: "AT", keywords: ["tea", "Grüner Tee"],
    contentUrl: "https://example.com/tea", targeting: ["level": "3,4"],
    consent: Consent(gppSid: [2], usPrivacy: "1YNN"), childDirected: false, underAge: false,
    ageRestricted: .unspecified, maxContentRating: .pg, muted: true, volume: 0.5, test: false)
}
