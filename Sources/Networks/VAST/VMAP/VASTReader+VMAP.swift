internal import XML

/// What an ad server has answered.
package enum VASTAnswer: Hashable, Sendable {
  /// Ads.
  case ads(VASTDocument)

  /// A list of breaks.
  case breaks(VMAPDocument)
}

extension VASTReader {
  /// The most breaks of a list that are looked at.
  private static let mostBreaks = 500

  /// Reads whatever an ad server has answered.
  package func readAnswer(_ bytes: [UInt8]) throws(VASTFault) -> VASTAnswer {
    let root = try root(of: bytes)
    if "VMAP" ~= root.name { return .breaks(try Self.breaks(root)) }
    return .ads(try Self.document(root))
  }

  /// Reads a list of breaks; breaks at no place there is are left out.
  private static func breaks(_ root: XMLElement) throws(VASTFault) -> VMAPDocument {
    var document = VMAPDocument(version: root["version"])
    if let version = document.version, !version.hasPrefix("1") {
      throw VASTFault(.unsupportedVersion, "version 1 of VMAP is read, and this is \(version)")
    }
    for child in root.children where document.breaks.count < mostBreaks {
      guard "AdBreak" ~= child.name, let offset = child["timeOffset"].flatMap(VMAPOffset.init)
      else { continue }
      document.breaks.append(adBreak(child, at: offset))
    }
    return document
  }

  private static func adBreak(_ element: XMLElement, at offset: VMAPOffset) -> VMAPBreak {
    var adBreak = VMAPBreak(offset: offset, id: element["breakId"])
    adBreak.kinds = (element["breakType"] ?? "").split { $0 == "," || $0 == " " }
      .compactMap { VMAPBreak.Kind(rawValue: String($0)) }
    adBreak.repeatAfterMs = element["repeatAfter"].flatMap { VASTTime.milliseconds($0) }
    for child in element.children {
      switch child.name {
      case "AdSource": adBreak.source = adBreak.source ?? source(child)
      case "TrackingEvents":
        for tracking in tracking(child) {
          switch tracking.event {
          case "breakStart": adBreak.starts.append(tracking.url)
          case "breakEnd": adBreak.ends.append(tracking.url)
          case "error": adBreak.errorURLs.append(tracking.url)
          default: break
          }
        }
      case "Extensions":
        adBreak.extensions += child.children.map {
          VMAPExtension(type: $0["type"], text: $0.words)
        }
      default: break
      }
    }
    return adBreak
  }

  private static func source(_ element: XMLElement) -> VMAPSource? {
    for child in element.children {
      let content: VMAPSource.Content
      switch child.name {
      case "VASTAdData", "VASTData":
        do throws(VASTFault) {
          guard let root = child.children.first(where: { _ in true }) else { continue }
          content = .document(try document(root))
        } catch {
          content = .broken(error)
        }
      case "AdTagURI":
        guard let url = child.words else { continue }
        content = .tag(url: url, template: child["templateType"])
      case "CustomAdData":
        content = .custom(child.words ?? "", template: child["templateType"])
      default: continue
      }
      return VMAPSource(
        id: element["id"], allowsManyAds: element.bool("allowMultipleAds") ?? true,
        followsWrappers: element.bool("followRedirects") ?? true, content: content)
    }
    return nil
  }
}
