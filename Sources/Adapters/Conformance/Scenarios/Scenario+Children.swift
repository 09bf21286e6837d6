import AdService
import JSON

extension Scenario {
  /// Every way to say, or not to say, that the viewer is a child.
  static let children = [false, true].flatMap { isChildDirected in
    [false, true].flatMap { isUnderAge in
      [AgeRestriction.unspecified, .teen, .child].map { age in
        child(isChildDirected, isUnderAge, age)
      }
    }
  }

  private static func child(
    _ isChildDirected: Bool, _ isUnderAge: Bool, _ age: AgeRestriction,
  ) -> Scenario {
    let words = [
      isChildDirected ? "directed" : nil, isUnderAge ? "under-age" : nil,
      age == .unspecified ? nil : age.rawValue,
    ].compactMap(\.self)
    let isChild = isChildDirected || isUnderAge || age == .child
    let name = words.isEmpty ? "grown-up" : words.joined(separator: "-")
    let summary =
      isChild ? "The viewer may be a child (\(name))." : "The viewer is no child (\(name))."
    return Scenario("viewer-\(name)", summary) { stage throws(ConformanceStop) in
      try await stage.open()
      var params = try stage.params(.fills)
      params.context = Context(
        app: AppContext(bundle: "com.example.conform"),
        device: DeviceContext(ip: "192.0.2.17", ifa: "3f2a6c1e-77aa-4b1e-9c55-a0c1de5e9b01"),
        user: UserContext(
          id: "viewer7712",
          eids: [ExtendedID(source: "example.com", uids: [UserID(id: "eid90210")])]),
        childDirected: isChildDirected, underAge: isUnderAge, ageRestricted: age)
      let id = stage.begin(params)
      let load = try await stage.load(id, params)
      guard isChild else {
        guard case .ad = load else {
          throw .broken(.fills, "the load came to \(load.word)")
        }
        return
      }
      let text = stage.calls[id]?.answer?.result?.text ?? ""
      for mark in Stage.viewerMarks where text.contains(mark) {
        throw .broken(.childUnfollowed, "the ad holds \(mark)")
      }
    }
  }
}

extension Stage {
  /// What of the viewer must not get into an ad for a child, as it is and in hexadecimal digits.
  fileprivate static let viewerMarks = [
    "viewer7712", "76696577657237373132", "eid90210", "6569643930323130", "192.0.2.17",
    "3f2a6c1e-77aa-4b1e-9c55-a0c1de5e9b01", "3f2a6c1e77aa4b1e9c55a0c1de5e9b01",
  ]
}
