internal import XML

extension VASTReader {
  /// Reads one ad.
  static func ad(_ element: XMLElement) -> VASTAd {
    var ad = VASTAd(
      id: element["id"], sequence: element.int("sequence").flatMap { $0 > 0 ? $0 : nil })
    ad.medium = element["adType"].flatMap(VASTAd.Medium.init) ?? .video
    ad.isConditional = element.bool("conditionalAd") ?? false
    for child in element.children {
      switch child.name {
      case "InLine":
        ad.role = .inLine(inLine(child))
        readShared(child, into: &ad)
      case "Wrapper":
        ad.role = wrapper(child)
        readShared(child, into: &ad)
      default: continue
      }
      break
    }
    return ad
  }

  private static func inLine(_ element: XMLElement) -> VASTInLine {
    var inLine = VASTInLine()
    for child in element.children {
      switch child.name {
      case "AdTitle": inLine.title = child.words
      case "Description": inLine.summary = child.words
      case "Advertiser": inLine.advertiser = child.words
      case "AdServingId": inLine.servingID = child.words
      case "Category": inLine.categories += category(child)
      case "Expires": inLine.expires = child.words.flatMap { Int($0) }
      default: break
      }
    }
    return inLine
  }

  private static func wrapper(_ element: XMLElement) -> VASTAd.Role {
    var wrapper = VASTWrapper(url: "")
    wrapper.followsWrappers = element.bool("followAdditionalWrappers") ?? true
    wrapper.allowsManyAds = element.bool("allowMultipleAds") ?? false
    wrapper.fallsBack = element.bool("fallbackOnNoAd")
    for child in element.children {
      switch child.name {
      case "VASTAdTagURI", "VASTAdTagURL": wrapper.url = child.url ?? ""
      case "BlockedAdCategories": wrapper.blockedCategories += category(child)
      default: break
      }
    }
    return wrapper.url.isEmpty ? .broken(.invalidSchema) : .wrapper(wrapper)
  }

  private static func category(_ element: XMLElement) -> [VASTCategory] {
    element.words.map { [VASTCategory(authority: element["authority"], text: $0)] } ?? []
  }

  /// Reads what ads and pointers to ads have alike.
  private static func readShared(_ element: XMLElement, into ad: inout VASTAd) {
    var legacy = VASTLinear()
    var extensions: [XMLElement] = []
    for child in element.children {
      switch child.name {
      case "Impression": ad.impressions += child.urls
      case "Error": ad.errorURLs += child.urls
      case "AdSystem": ad.system = child.words
      case "Creatives":
        ad.creatives += child.children.filter { "Creative" ~= $0.name }.map(creative)
      case "Extensions": extensions += child.children.filter { "Extension" ~= $0.name }
      case "ViewableImpression": readViewability(child, into: &ad.viewability)
      case "AdVerifications": ad.verifications += verifications(child)
      case "Pricing": ad.pricing = pricing(child)
      case "Video": readLinear(child, into: &legacy)
      case "TrackingEvents": legacy.tracking += tracking(child)
      case "VideoClicks": legacy.clicks = clicks(child)
      case "CompanionAds": ad.creatives.append(VASTCreative(companions: companions(child)))
      case "NonLinearAds": ad.creatives.append(VASTCreative(nonLinear: nonLinearAds(child)))
      default: break
      }
    }
    if legacy != VASTLinear() { ad.creatives.append(VASTCreative(linear: legacy)) }
    readExtensions(extensions, into: &ad)
  }

  private static func readViewability(
    _ element: XMLElement, into viewability: inout VASTViewability
  ) {
    for child in element.children {
      switch child.name {
      case "Viewable": viewability.viewable += child.urls
      case "NotViewable": viewability.notViewable += child.urls
      case "ViewUndetermined": viewability.undetermined += child.urls
      default: break
      }
    }
  }

  private static func pricing(_ element: XMLElement) -> VASTPricing? {
    guard let model = element["model"], let currency = element["currency"],
      currency.utf8.count == 3, let micros = element.words.flatMap(VASTMoney.micros)
    else { return nil }
    return VASTPricing(model: model.lowercased(), currency: currency.uppercased(), micros: micros)
  }

  /// Reads those who want to verify.
  static func verifications(_ element: XMLElement) -> [VASTVerification] {
    element.children.filter { "Verification" ~= $0.name }.map { element in
      var verification = VASTVerification(vendor: element["vendor"])
      for child in element.children {
        switch child.name {
        case "JavaScriptResource", "ExecutableResource":
          guard let url = child.url else { continue }
          verification.scripts.append(
            VASTVerification.Script(
              url: url, apiFramework: child["apiFramework"], mimeType: child["type"],
              isBrowserOptional: child.bool("browserOptional") ?? false))
        case "VerificationParameters": verification.parameters = child.words
        case "TrackingEvents":
          verification.notExecuted += tracking(child)
            .filter { $0.event == "verificationNotExecuted" }.map(\.url)
        default: break
        }
      }
      return verification
    }
  }
}
