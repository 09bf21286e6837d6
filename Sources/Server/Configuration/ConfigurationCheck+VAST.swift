import JSON

// What only the meaning of a network's VAST can tell.
extension ConfigurationCheck {
  /// Finds ad servers that nobody can ask, and limits that no ad can keep.
  mutating func checkVAST(_ network: JSONMember) {
    let path: [any ConfigurationStep] = ["networks", network.name]
    if network.value["adapter"] == .string("vast"), network.value["endpoint"] == nil {
      note(path, "the adapter vast needs an endpoint")
    }
    if case .string(let endpoint)? = network.value["endpoint"] {
      if !endpoint.isServerAddress {
        note(path + ["endpoint"], "expected an address that begins with https:// or http://")
      }
    }
    guard case .number(let least)? = network.value["vast"]?["minDurationMs"],
      case .number(let most)? = network.value["vast"]?["maxDurationMs"],
      least.double > most.double
    else { return }
    note(path + ["vast", "minDurationMs"], "expected no more than maxDurationMs")
  }
}
