/// Why data of a viewer in the United States may not be used to choose ads.
package enum USObjection: Hashable, Sendable {
  case sale
  case sharing
  case targetedAdvertising
  case globalPrivacyControl
  case knownChild
  case serviceProviders

  /// Why, as the end of a sentence.
  package var words: String {
    switch self {
    case .sale: "the viewer has opted out of the sale of data"
    case .sharing: "the viewer has opted out of the sharing of data"
    case .targetedAdvertising: "the viewer has opted out of targeted advertising"
    case .globalPrivacyControl: "the viewer's browser asks for privacy everywhere"
    case .knownChild: "the viewer is known to be a minor"
    case .serviceProviders: "those who are asked may act as service providers only"
    }
  }

  /// What a string of US Privacy says, such as `1YNN`; nil if nothing speaks against it.
  package static func read(usPrivacy text: Substring) throws(SignalFault) -> USObjection? {
    let letters = Array(text.utf8)
    guard letters.count >= 4 else { throw .endsEarly }
    guard letters.count == 4 else { throw .tooLong }
    guard let version = Character(Unicode.Scalar(letters[0])).wholeNumberValue else {
      throw .strangeCharacter
    }
    guard version == 1 else { throw .unknownVersion(version) }
    let known = [UInt8(ascii: "Y"), UInt8(ascii: "N"), UInt8(ascii: "-")]
    let answers = letters.dropFirst().map { $0 >= UInt8(ascii: "a") ? $0 &- 32 : $0 }
    guard answers.allSatisfy(known.contains) else { throw .strangeCharacter }
    return answers[1] == UInt8(ascii: "Y") ? .sale : nil
  }
}
