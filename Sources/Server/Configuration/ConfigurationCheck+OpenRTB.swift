import JSON

// What only the meaning of a network's OpenRTB can tell.
extension ConfigurationCheck {
  /// Finds what cannot be meant.
  mutating func checkOpenRTB(_ network: JSONMember) {
    let path: [any ConfigurationStep] = ["networks", network.name]
    if network.value["adapter"] == .string("openrtb"), network.value["endpoint"] == nil {
      note(path, "the adapter openrtb needs an endpoint")
    }
    guard let own = network.value["openrtb"] else { return }
    let place = path + ["openrtb"]
    for (index, currency) in own["bidCurrencies"].elements.enumerated() {
      checkCurrency(currency, place + ["bidCurrencies", index])
    }
    checkParts(of: own, place)
    for name in ["supplyChain", "request", "imp"] { checkObject(own[name], place + [name]) }
    checkObject(own["prebid"]?["bidders"], place + ["prebid", "bidders"])
    checkFormats(of: own["imps"], place + ["imps"])
    for patch in own["imps"].members { checkObject(patch.value, place + ["imps", patch.name]) }
  }

  /// Finds parts of a request that are not anyone's to say.
  private mutating func checkParts(of own: JSONValue, _ path: [any ConfigurationStep]) {
    let request = own["request"]
    for name in ["id", "imp"] where request?[name] != nil {
      note(
        path + ["request", name],
        name == "id" ? "each request has an id of its own" : "imps are said under imp and imps")
    }
    if request?["app"]?.kind == .object, request?["site"]?.kind == .object {
      note(path + ["request", "site"], "an ad is shown in an app or on a site, not in both")
    }
    for patch in [JSONMember(name: "imp", value: own["imp"] ?? .null)] + own["imps"].members
    where patch.value["id"] != nil {
      let place: [any ConfigurationStep] = patch.name == "imp" ? ["imp"] : ["imps", patch.name]
      note(path + place + ["id"], "each imp has an id of its own")
    }
  }

  private mutating func checkObject(_ value: JSONValue?, _ path: [any ConfigurationStep]) {
    guard let value, value != .null, value.kind != .object else { return }
    note(path, "expected names and values")
  }
}

extension String {
  /// Whether it names a server that can be asked over HTTP.
  var isServerAddress: Bool {
    let text = lowercased()
    return text.hasPrefix("https://") || text.hasPrefix("http://")
  }
}
