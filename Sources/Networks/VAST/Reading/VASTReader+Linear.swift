internal import XML

extension VASTReader {
  /// Reads a video, or what is to be told of it.
  static func readLinear(_ element: XMLElement, into linear: inout VASTLinear) {
    linear.skipOffset = element["skipoffset"].flatMap(VASTTime.offset)
    for child in element.children {
      switch child.name {
      case "Duration": linear.durationMs = child.words.flatMap { VASTTime.milliseconds($0) }
      case "MediaFiles": readFiles(child, into: &linear)
      case "VideoClicks": linear.clicks = clicks(child)
      case "TrackingEvents": linear.tracking += tracking(child)
      case "Icons": linear.icons += child.children.filter { "Icon" ~= $0.name }.map(icon)
      case "AdParameters": linear.parameters = child.words
      default: break
      }
    }
  }

  /// Reads who wants to hear of what.
  static func tracking(_ element: XMLElement) -> [VASTTracking] {
    var list: [VASTTracking] = []
    for child in element.children {
      guard "Tracking" ~= child.name, let event = child["event"] else { continue }
      let offset = child["offset"].flatMap(VASTTime.offset)
      for url in child.urls { list.append(VASTTracking(event: event, offset: offset, url: url)) }
    }
    return list
  }

  /// Reads what happens on a click on a video.
  static func clicks(_ element: XMLElement) -> VASTClicks {
    var clicks = VASTClicks()
    for child in element.children {
      switch child.name {
      case "ClickThrough": clicks.through = child.url
      case "ClickTracking": clicks.tracking += child.urls
      case "CustomClick": clicks.custom += child.urls
      default: break
      }
    }
    return clicks
  }

  private static func readFiles(_ element: XMLElement, into linear: inout VASTLinear) {
    for child in element.children {
      switch child.name {
      case "MediaFile": linear.files += file(child)
      case "Mezzanine": linear.mezzanines += file(child)
      case "InteractiveCreativeFile": linear.interactives += interactive(child)
      case "ClosedCaptionFiles":
        for caption in child.children {
          guard "ClosedCaptionFile" ~= caption.name, let url = caption.url else { continue }
          linear.captions.append(
            VASTCaption(url: url, mimeType: caption["type"], language: caption["language"]))
        }
      default: break
      }
    }
  }

  /// Reads a file of a video; one without an address is none.
  static func file(_ element: XMLElement) -> [VASTMediaFile] {
    guard let url = element.url else { return [] }
    let bitrate = element.int("bitrate") ?? element.int("maxBitrate")
    return [
      VASTMediaFile(
        url: url, mimeType: element["type"]?.lowercased() ?? "",
        isStreaming: element["delivery"] == "streaming", width: element.pixels("width"),
        height: element.pixels("height"),
        bitrateKbps: bitrate.flatMap { (1...10_000_000).contains($0) ? $0 : nil },
        codec: element["codec"], apiFramework: element["apiFramework"])
    ]
  }

  /// Reads a program that goes with a video.
  static func interactive(_ element: XMLElement) -> [VASTInteractive] {
    let page = element.child("HTMLResource")?.words.map(VASTResource.markup)
    let file = element.words.map { VASTResource.file(url: $0, mimeType: element["type"]) }
    guard let resource = file ?? page else { return [] }
    return [
      VASTInteractive(
        resource: resource,
        // The addendum for old versions has the word without its e, in all its examples.
        apiFramework: element["apiFramework"] ?? element["apiFramwork"],
        variesDuration: element.bool("variableDuration") ?? false,
        parameters: element.child("AdParameters")?.words)
    ]
  }

  /// How many pixels can make one point of a screen.
  private static let pixelRatios = 0.1...16

  /// Reads an icon over a video.
  static func icon(_ element: XMLElement) -> VASTIcon {
    var icon = VASTIcon(
      program: element["program"], width: element.pixels("width"),
      height: element.pixels("height"), x: element["xPosition"], y: element["yPosition"],
      offset: element["offset"].flatMap(VASTTime.offset),
      durationMs: element["duration"].flatMap { VASTTime.milliseconds($0) },
      pixelRatio: element["pxratio"].flatMap { Double($0) }.flatMap {
        pixelRatios.contains($0) ? $0 : nil
      }, altText: element["altText"], resources: resources(element))
    for child in element.children {
      switch child.name {
      case "IconViewTracking": icon.views += child.urls
      case "IconClicks": readIconClicks(child, into: &icon)
      default: break
      }
    }
    return icon
  }

  private static func readIconClicks(_ element: XMLElement, into icon: inout VASTIcon) {
    for child in element.children {
      switch child.name {
      case "IconClickThrough": icon.clicks.through = child.url
      case "IconClickTracking": icon.clicks.tracking += child.urls
      case "IconClickFallbackImages":
        for image in child.children {
          guard let url = image.child("StaticResource")?.url else { continue }
          icon.fallbacks.append(
            VASTIcon.Fallback(
              url: url, width: image.pixels("width"), height: image.pixels("height"),
              altText: image.child("AltText")?.words))
        }
      default: break
      }
    }
  }
}
