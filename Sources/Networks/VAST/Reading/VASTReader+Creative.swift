internal import XML

extension VASTReader {
  /// Reads one creative.
  static func creative(_ element: XMLElement) -> VASTCreative {
    var creative = VASTCreative(
      id: element["id"], adID: element["adId"] ?? element["AdID"],
      sequence: element.int("sequence"), apiFramework: element["apiFramework"])
    var extensions: [XMLElement] = []
    for child in element.children {
      switch child.name {
      case "Linear":
        var linear = VASTLinear()
        readLinear(child, into: &linear)
        creative.linear = linear
      case "CompanionAds": creative.companions = companions(child)
      case "NonLinearAds": creative.nonLinear = nonLinearAds(child)
      case "UniversalAdId": creative.universalIDs += universalID(child)
      case "CreativeExtensions":
        extensions += child.children.filter { "CreativeExtension" ~= $0.name }
      default: break
      }
    }
    for element in extensions {
      for child in element.children { readAddendum(child, into: &creative) }
    }
    return creative
  }

  /// Reads an element by which an addendum gives old versions what version 4 has.
  static func readAddendum(_ element: XMLElement, into creative: inout VASTCreative) {
    switch element.name {
    case "UniversalAdId": creative.universalIDs += universalID(element)
    case "InteractiveCreativeFile": creative.linear?.interactives += interactive(element)
    case "Mezzanine": creative.linear?.mezzanines += file(element)
    case "Icon": creative.linear?.icons.append(icon(element))
    default: break
    }
  }

  private static func universalID(_ element: XMLElement) -> [VASTUniversalID] {
    // Version 4.0 had the name in an attribute.
    let value = element.words ?? element["idValue"]
    guard let value, value != "unknown" else { return [] }
    return [VASTUniversalID(registry: element["idRegistry"] ?? "unknown", value: value)]
  }

  /// Reads what is shown beside a video.
  static func companions(_ element: XMLElement) -> VASTCompanions {
    let required = element["required"].flatMap(VASTCompanions.Requirement.init) ?? .none
    return VASTCompanions(
      required: required,
      list: element.children.filter { "Companion" ~= $0.name }.map(companion))
  }

  private static func companion(_ element: XMLElement) -> VASTCompanion {
    var companion = VASTCompanion(
      id: element["id"], width: element.pixels("width"), height: element.pixels("height"),
      apiFramework: element["apiFramework"], slot: element["adSlotID"] ?? element["adSlotId"],
      renderingMode: element["renderingMode"])
    companion.resources = resources(element)
    for child in element.children {
      switch child.name {
      case "AltText": companion.altText = child.words
      case "CompanionClickThrough": companion.clicks.through = child.url
      case "CompanionClickTracking": companion.clicks.tracking += child.urls
      case "TrackingEvents": companion.tracking += tracking(child)
      default: break
      }
    }
    return companion
  }

  /// Reads what is shown over the content.
  static func nonLinearAds(_ element: XMLElement) -> VASTNonLinearAds {
    var ads = VASTNonLinearAds()
    for child in element.children {
      switch child.name {
      case "NonLinear": ads.list.append(nonLinear(child))
      case "TrackingEvents": ads.tracking += tracking(child)
      default: break
      }
    }
    return ads
  }

  private static func nonLinear(_ element: XMLElement) -> VASTNonLinear {
    var overlay = VASTNonLinear(
      width: element.pixels("width"), height: element.pixels("height"),
      minDurationMs: element["minSuggestedDuration"].flatMap { VASTTime.milliseconds($0) },
      apiFramework: element["apiFramework"], resources: resources(element))
    for child in element.children {
      switch child.name {
      case "NonLinearClickThrough": overlay.clicks.through = child.url
      case "NonLinearClickTracking": overlay.clicks.tracking += child.urls
      default: break
      }
    }
    return overlay
  }

  /// Reads where the picture or page of something is, in each form that is offered.
  static func resources(_ element: XMLElement) -> [VASTResource] {
    element.children.compactMap { child in
      switch child.name {
      case "StaticResource":
        child.url.map { .file(url: $0, mimeType: child["creativeType"]) }
      case "IFrameResource": child.url.map { .frame(url: $0) }
      case "HTMLResource", "Code": child.words.map { .markup($0) }
      case "URL": child.words.map { .file(url: $0, mimeType: element["creativeType"]) }
      default: nil
      }
    }
  }

  /// Reads what the extensions of an ad have beyond its version.
  static func readExtensions(_ elements: [XMLElement], into ad: inout VASTAd) {
    guard !elements.isEmpty else { return }
    // An ad may have as many of both as a document has room for, so they are looked up by name.
    let named = ad.creatives.enumerated().compactMap { place, one in one.id.map { ($0, place) } }
    let places = Dictionary(named) { first, _ in first }
    let usual = ad.creatives.firstIndex { $0.linear != nil } ?? ad.creatives.indices.first
    for element in elements {
      for child in element.children {
        if "AdVerifications" ~= child.name {
          ad.verifications += verifications(child)
        } else if let place = child["creativeId"].flatMap({ places[$0] }) ?? usual {
          readAddendum(child, into: &ad.creatives[place])
        }
      }
      // Some put the verifications right into the extension.
      if element["type"] == "AdVerifications" { ad.verifications += verifications(element) }
    }
  }
}
