import Mediation

extension VASTMacros {
  /// The versions that are read, by the numbers of AdCOM: 1.0 to 4.3, each with its wrapper.
  private static let versions = [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16]

  /// What is read beyond the version of a document.
  private static let extensions = [
    "AdVerifications", "UniversalAdId", "InteractiveCreativeFile", "Mezzanine", "Icon",
  ]

  /// What is known when an ad is asked for.
  ///
  /// The privacy gate has already taken out of the context what the network must not see. What the
  /// viewer's own device withholds from advertisers is said to be withheld.
  init(_ request: SourceRequest, _ settings: VASTSettings, transactionID: String) {
    self.init()
    let context = request.particulars.context
    set(.transactionID, transactionID)
    set(.clientUA, settings.clientName)
    set(.serverSide, "0")
    set(.vastVersions, list: Self.versions.map(String.init))
    set(.extensions, list: Self.extensions)
    takeCapabilities(settings.capabilities)
    takePlace(request)
    takeRoom(request.pod, settings.capabilities)
    takeDevice(context)
    takePublisher(context)
    takeRegulations(context)
  }

  private mutating func takeCapabilities(_ capabilities: VASTCapabilities) {
    set(.mediaMime, list: capabilities.mimeTypes)
    set(.blockedAdCategories, list: capabilities.blockedCategories)
    // OMID, by the number of AdCOM.
    if capabilities.runsVerification { set(.apiFrameworks, "7") }
  }

  /// How many ads may be shown, and how long.
  private mutating func takeRoom(_ pod: PodDemand?, _ capabilities: VASTCapabilities) {
    let longest = [capabilities.maxDurationMs, pod?.mostMs].compactMap(\.self).min()
    let seconds = { (ms: Int64?) in ms.map { String($0 / 1_000) } }
    set(.breakMaxDuration, seconds(pod?.mostMs ?? longest))
    set(.breakMaxAdLength, seconds(longest))
    set(.breakMinAdLength, seconds(capabilities.minDurationMs))
    set(.breakMaxAds, String(pod?.mostAds ?? 1))
    set(.adCount, String((pod?.adsBefore ?? 0) + 1))
  }

  private mutating func takePlace(_ request: SourceRequest) {
    let isInFeed = request.formats.first == .native
    let isOverAll = !isInFeed && request.pod == nil
    set(.breakPosition, request.pod?.position.number ?? "4")
    // Inside of the video that is watched, in a feed, or over the whole screen.
    set(.placementType, request.pod != nil ? "1" : isInFeed ? "4" : "5")
    set(.clickType, "1")
    var state: [String] = []
    if request.particulars.context.isMuted == true { state.append("muted") }
    if isOverAll { state.append("fullscreen") }
    set(.playerState, list: state)
    if request.formats.first?.isRewarded == true { set(.inventoryState, list: ["optin"]) }
    if !isInFeed, let screen = request.particulars.context.device?.screen {
      set(.playerSize, list: [screen.width, screen.height].map(String.init))
    }
  }

  private mutating func takeDevice(_ context: AdContext) {
    let device = context.device
    let isWithheld = device?.limitsAdTracking == true || context.isForChildren
    set(.ifa, isWithheld ? VASTMacro.withheld : device?.ifa)
    set(.ifaType, isWithheld ? VASTMacro.withheld : device?.ifaType)
    set(.deviceUA, device?.userAgent)
    set(.deviceIP, isWithheld ? VASTMacro.withheld : device?.ip)
    set(.limitAdTracking, device?.limitsAdTracking.map { $0 ? "1" : "0" })
  }

  private mutating func takePublisher(_ context: AdContext) {
    set(.domain, context.site?.domain ?? context.app?.domain)
    set(.pageURL, context.app != nil ? VASTMacro.inapplicable : context.site?.page)
    set(.appBundle, context.site != nil ? VASTMacro.inapplicable : context.app?.bundle)
    set(.storeURL, context.app?.storeURL)
  }

  private mutating func takeRegulations(_ context: AdContext) {
    var regulations: [String] = []
    if context.isForChildren { regulations.append("coppa") }
    if context.consent?.tcf != nil { regulations.append("gdpr") }
    set(.regulations, list: regulations)
    set(.gdprConsent, context.consent?.tcf)
    set(.gppString, context.consent?.gpp)
    set(.gppSectionID, list: context.consent?.gppSections.map(String.init) ?? [])
  }
}

extension VASTMacros {
  /// The same with what is known of an ad that was found, the first or a later one of its chain.
  func with(_ found: VASTFoundAd, number: Int) -> VASTMacros {
    var macros = self
    let ids = found.choice.creative.universalIDs.map { "\($0.registry) \($0.value)" }
    macros.set(.adCount, String(number))
    macros.set(.adType, found.ad.medium.rawValue)
    macros.set(.universalAdID, list: ids)
    macros.set(.assetURI, found.choice.chosen.url)
    macros.set(.podSequence, found.sequence.map(String.init))
    macros.set(.adServingID, found.inLine.servingID)
    macros.set(.reason, String(VASTVerification.Reason.notSupported.rawValue))
    return macros
  }

  /// The same for a document in which certain categories are blocked besides.
  func blocking(_ categories: [String], besides own: [String]) -> VASTMacros {
    guard !categories.isEmpty else { return self }
    var macros = self
    macros.set(.blockedAdCategories, list: own + categories)
    return macros
  }
}

extension PodDemand.Position {
  /// The number of the position; 4 would be a break of its own, outside of any content.
  fileprivate var number: String {
    switch self {
    case .before: "1"
    case .within: "2"
    case .after: "3"
    }
  }
}

extension AdContext {
  /// Whether the viewer is to be treated as a child.
  fileprivate var isForChildren: Bool {
    protection?.isChildDirected == true || protection?.isUnderAge == true
      || protection?.age == .child
  }
}

extension AdContext.Device {
  /// By which system the id for advertisers was given, as far as the system tells.
  fileprivate var ifaType: String? {
    switch os?.lowercased() {
    case "ios"?, "tvos"?, "ipados"?: "idfa"
    case "android"?: "aaid"
    case "roku"?: "rida"
    case "tizen"?: "tifa"
    case "webos"?: "lgudid"
    case "fireos"?, "fire os"?: "afai"
    default: nil
    }
  }
}
