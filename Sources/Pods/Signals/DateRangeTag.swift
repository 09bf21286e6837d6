/// What one `EXT-X-DATERANGE` tag says; a range may have several.
///
/// Times are microseconds since 1970.
struct DateRangeTag: Hashable {
  /// The class of HLS interstitials.
  static let interstitialClass = "com.apple.hls.interstitial"

  /// Which range it speaks of.
  var id = ""

  /// The class of the range.
  var className: String?

  /// When the range begins.
  var startUs: Int64?

  /// When it ends, if that is said as a date.
  var endUs: Int64?

  /// How long it is.
  var durationUs: Int64?

  /// How long it is expected to be.
  var plannedUs: Int64?

  /// Whether it ends where the next range of its class begins.
  var endsOnNext: Bool?

  /// The message that opens a break, not decoded.
  var spliceOut: [UInt8]?

  /// The message that closes a break, not decoded.
  var spliceIn: [UInt8]?

  /// A message of another kind, not decoded.
  var spliceCommand: [UInt8]?

  /// How long an interstitial plays at most.
  var playoutLimitUs: Int64?

  /// Where content goes on after an interstitial.
  var resumeOffsetUs: Int64?

  /// What viewers may not do in an interstitial, as it is written.
  var restrict: String?

  /// Whether an interstitial plays before or after all content, or once, as it is written.
  var cue: String?

  /// What an interstitial plays, as it is written, from either attribute.
  var assets: String?
}

extension DateRangeTag {
  /// What is wrong with a tag.
  struct Fault: Error {
    /// The problem, for a person.
    let message: String
  }

  /// Reads a tag.
  init(_ text: Span<UInt8>, in range: Range<Int>) throws(Fault) {
    do throws(AttributeList.Fault) {
      for attribute in try AttributeList(text, in: range).all where !read(text, attribute) {
        throw AttributeList.Fault.unreadable(text.string(attribute.name.prefix(40)))
      }
    } catch {
      throw Fault(message: "EXT-X-DATERANGE has " + error.message)
    }
    guard !id.isEmpty else { throw Fault(message: "EXT-X-DATERANGE has no ID") }
    try check()
  }

  private func check() throws(Fault) {
    if endsOnNext == true {
      guard className != nil else {
        throw Fault(message: "EXT-X-DATERANGE has END-ON-NEXT without a CLASS")
      }
      guard endUs == nil, durationUs == nil else {
        throw Fault(message: "EXT-X-DATERANGE has END-ON-NEXT and says its end as well")
      }
    }
    if let startUs, let endUs, endUs < startUs {
      throw Fault(message: "EXT-X-DATERANGE ends before it begins")
    }
  }

  /// Reads one attribute, or passes it over if it is not known; false if its value makes no sense.
  private mutating func read(_ text: Span<UInt8>, _ attribute: AttributeList.Attribute) -> Bool {
    let (name, value) = (attribute.name, attribute.value)
    func isNamed(_ word: String) -> Bool {
      name.count == word.utf8.count && text.has(word, at: name.lowerBound, before: name.upperBound)
    }
    switch name.count {
    case 2 where isNamed("ID"):
      guard value.count <= 1024 else { return false }
      id = text.string(value)
    case 3 where isNamed("CUE"): cue = text.string(value.prefix(64))
    case 5 where isNamed("CLASS"): className = text.string(value.prefix(1024))
    case 8 where isNamed("END-DATE"): return text.date(in: value).into(&endUs)
    case 8 where isNamed("DURATION"): return text.microseconds(in: value).into(&durationUs)
    case 9 where isNamed("SCTE35-IN"): return text.hexadecimal(in: value).into(&spliceIn)
    case 10 where isNamed("START-DATE"): return text.date(in: value).into(&startUs)
    case 10 where isNamed("SCTE35-OUT"): return text.hexadecimal(in: value).into(&spliceOut)
    case 10 where isNamed("SCTE35-CMD"): return text.hexadecimal(in: value).into(&spliceCommand)
    case 10 where isNamed("X-RESTRICT"): restrict = text.string(value.prefix(64))
    case 11 where isNamed("END-ON-NEXT"):
      guard text.says("yes", in: value) else { return false }
      endsOnNext = true
    case 11 where isNamed("X-ASSET-URI"), 12 where isNamed("X-ASSET-LIST"):
      guard assets == nil else { return false }
      assets = text.string(value.prefix(4096))
    case 15 where isNamed("X-RESUME-OFFSET"):
      return text.signedMicroseconds(in: value).into(&resumeOffsetUs)
    case 15 where isNamed("X-PLAYOUT-LIMIT"):
      return text.microseconds(in: value).into(&playoutLimitUs)
    case 16 where isNamed("PLANNED-DURATION"):
      return text.microseconds(in: value).into(&plannedUs)
    default: break
    }
    return true
  }
}

extension Optional {
  /// Puts the value into a place; false if there is none.
  fileprivate func into(_ place: inout Wrapped?) -> Bool {
    place = self
    return self != nil
  }
}
