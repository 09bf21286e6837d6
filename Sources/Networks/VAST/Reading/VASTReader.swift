internal import XML

/// Reads documents of VAST.
///
/// All versions are read alike: what a version does not have is not there, and what the first one
/// has elsewhere is looked for there too. What is missing shows when the ad is to be used.
package struct VASTReader: Sendable {
  /// The most ads of a document that are looked at.
  static let mostAds = 100

  /// How much of a document is read.
  let limits: XMLLimits

  /// Reads as much as documents of ads need.
  package init() {
    limits = XMLLimits()
  }

  /// Reads documents of at most that many bytes.
  package init(longest bytes: Int) {
    limits = XMLLimits(bytes: bytes)
  }

  /// Reads a document, or says by its number and in words why it cannot be read.
  package func read(_ bytes: [UInt8]) throws(VASTFault) -> VASTDocument {
    try Self.document(try root(of: bytes))
  }

  /// The outermost element of a document.
  func root(of bytes: [UInt8]) throws(VASTFault) -> XMLElement {
    do throws(XMLProblem) {
      return try XMLDocument(bytes, limits: limits).root
    } catch {
      throw VASTFault(.invalidXML, "at \(error)")
    }
  }

  /// Reads a document that stands in an element.
  static func document(_ root: XMLElement) throws(VASTFault) -> VASTDocument {
    switch root.name {
    case "VAST", "VideoAdServingTemplate": break
    default:
      throw VASTFault(.invalidSchema, "expected VAST, but the document is \(root.name.text)")
    }
    let version = root["version"]
    if let version, !isKnown(version) {
      throw VASTFault(.unsupportedVersion, "versions 1 to 4 are read, and this is \(version)")
    }
    var document = VASTDocument(version: version)
    for child in root.children {
      switch child.name {
      case "Ad" where document.ads.count < mostAds: document.ads.append(ad(child))
      case "Error": document.errorURLs += child.urls
      default: break
      }
    }
    return document
  }

  private static func isKnown(_ version: String) -> Bool {
    let major = version.prefix { $0 != "." }
    return ["1", "2", "3", "4"].contains(String(major.drop { $0 == " " }))
  }
}

/// Why a document or an ad in it cannot be used.
package struct VASTFault: Error, Hashable, Sendable {
  /// The number by which ad servers know it.
  package let code: VASTErrorCode

  /// What it was, for a person.
  package let message: String

  /// States a fault.
  package init(_ code: VASTErrorCode, _ message: String? = nil) {
    self.code = code
    self.message = message ?? code.words
  }
}
