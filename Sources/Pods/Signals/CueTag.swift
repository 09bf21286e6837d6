/// What a cue says, in whichever of the dialects it is written.
struct CueTag {
  /// What happens at its place.
  enum Kind {
    /// A break begins.
    case out

    /// A break goes on.
    case continued

    /// A break is over.
    case over

    /// Nothing; it only carries a message.
    case message
  }

  /// What happens.
  var kind: Kind

  /// The dialect.
  var signal: BreakSignal

  /// How long the break is.
  var durationUs: Int64?

  /// How long it has been going on.
  var elapsedUs: Int64?

  /// How long the segment is that follows, in which the break goes on.
  var segmentUs: Int64 = 0

  /// The splice message, not decoded.
  var message: [UInt8]?
}

extension CueTag {
  /// What is wrong with a cue.
  struct Fault: Error {
    /// The problem, for a person.
    let message: String
  }

  /// Reads a cue.
  init?(_ tag: PlaylistTag, _ text: Span<UInt8>, in value: Range<Int>) throws(Fault) {
    let value = text.trimmed(value)
    switch tag {
    case .cueOut: self.init(kind: .out, signal: .cueOut)
    case .cueOutContinued: self.init(kind: .continued, signal: .cueOut)
    case .cueIn:
      // Whatever stands behind it says nothing about the break.
      self.init(kind: .over, signal: .cueOut)
      return
    case .cue: self.init(kind: .message, signal: .adobeCue)
    case .scte35: self.init(kind: .message, signal: .scte35)
    case .oatcls, .splicePoint:
      self.init(kind: .message, signal: .spliceMessage)
      guard let bytes = text.message(in: value) else {
        throw Fault(message: "a splice message that is neither hexadecimal nor base 64")
      }
      message = bytes
      return
    default: return nil
    }
    try readValue(text, value)
  }

  /// Reads `30`, `8.8/30`, `DURATION=30,…`, `30,SpliceType=…` or nothing.
  private mutating func readValue(_ text: Span<UInt8>, _ value: Range<Int>) throws(Fault) {
    guard let first = value.first else { return }
    var rest = value
    if text[first].digit != nil || text[first] == UInt8(ascii: ".") {
      guard let number = text.microseconds(at: first, before: value.upperBound) else {
        throw Fault(message: "a cue with a duration that cannot be read")
      }
      rest = number.end..<value.upperBound
      if let slash = rest.first, text[slash] == UInt8(ascii: "/") {
        guard let whole = text.microseconds(at: slash + 1, before: value.upperBound) else {
          throw Fault(message: "a cue with a duration that cannot be read")
        }
        (elapsedUs, durationUs) = (number.us, whole.us)
        rest = whole.end..<value.upperBound
      } else if kind == .continued {
        elapsedUs = number.us
      } else {
        durationUs = number.us
      }
      guard rest.isEmpty || text[rest.lowerBound] == UInt8(ascii: ",") else {
        throw Fault(message: "a cue with a duration that cannot be read")
      }
    }
    try readAttributes(text, rest)
    // A break of no length is how some packagers say that they do not know.
    if durationUs == 0 { durationUs = nil }
  }

  private mutating func readAttributes(
    _ text: Span<UInt8>, _ range: Range<Int>,
  ) throws(Fault) {
    do throws(AttributeList.Fault) {
      for attribute in try AttributeList(text, in: range).all where !read(text, attribute) {
        throw AttributeList.Fault.unreadable(text.string(attribute.name.prefix(40)))
      }
    } catch {
      throw Fault(message: "a cue with " + error.message)
    }
    if signal == .adobeCue, kind == .message, durationUs != nil { kind = .out }
    if kind == .out, elapsedUs != nil, signal != .cueOut { kind = .continued }
  }

  /// Reads one attribute, or passes it over if it is not known; false if its value makes no sense.
  private mutating func read(_ text: Span<UInt8>, _ attribute: AttributeList.Attribute) -> Bool {
    let (name, value) = (attribute.name, attribute.value)
    if text.says("duration", in: name) {
      durationUs = text.microseconds(in: value)
      return durationUs != nil
    }
    if text.says("elapsedtime", in: name) || text.says("elapsed", in: name) {
      elapsedUs = text.microseconds(in: value)
      return elapsedUs != nil
    }
    if text.says("scte35", in: name) || text.says("cue", in: name) {
      message = text.message(in: value)
      return message != nil
    }
    switch signal {
    case .adobeCue where text.says("type", in: name):
      if text.says("spliceout", in: value) { kind = .out }
      if text.says("splicein", in: value) { kind = .over }
    case .scte35 where text.says("cue-out", in: name):
      if text.says("yes", in: value) { kind = .out }
      if text.says("cont", in: value) { kind = .continued }
      if text.says("no", in: value) { kind = .over }
    case .scte35 where text.says("cue-in", in: name):
      if text.says("yes", in: value) { kind = .over }
    default: break
    }
    return true
  }
}
