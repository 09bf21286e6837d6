extension VMAPDocument {
  /// The break of that name, or else the first one for videos before the content.
  package func chosen(_ id: String?) -> VMAPBreak? {
    if let id { return breaks.first { $0.id == id } }
    return breaks.first {
      $0.offset == .start && ($0.kinds.isEmpty || $0.kinds.contains(.linear))
    }
  }
}

extension VMAPBreak {
  /// The search for the ads of the break; nil if it has none that can be read.
  func chain(_ rules: VASTChain.Rules, for capabilities: VASTCapabilities) -> VASTChain? {
    var rules = rules
    rules.isForOne = rules.isForOne || source?.allowsManyAds == false
    switch source?.content {
    case .document(let document)?:
      return VASTChain(document, behind: [layer], rules: rules, for: capabilities)
    case .tag(let url, _)?:
      // The address of the break is not one of the wrappers that lead to the ad.
      rules.mostWrappers += 1
      var ad = layer
      var wrapper = VASTWrapper(url: url)
      wrapper.allowsManyAds = source?.allowsManyAds ?? true
      wrapper.followsWrappers = source?.followsWrappers ?? true
      ad.role = .wrapper(wrapper)
      return VASTChain(VASTDocument(ads: [ad]), rules: rules, for: capabilities)
    case .broken(let fault)?:
      var ad = layer
      ad.role = .broken(fault.code)
      return VASTChain(VASTDocument(ads: [ad]), rules: rules, for: capabilities)
    case .custom?, nil: return nil
    }
  }

  /// What the break wants to hear of its ad, as if it were a wrapper around it.
  private var layer: VASTAd {
    var linear = VASTLinear()
    linear.tracking =
      starts.map { VASTTracking(event: "start", url: $0) }
      + ends.map { VASTTracking(event: "close", url: $0) }
    return VASTAd(id: id, errorURLs: errorURLs, creatives: [VASTCreative(linear: linear)])
  }
}
