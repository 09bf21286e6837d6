import Pods

extension RecordedConfiguration {
  /// Output in which the tokens of streams are signed with the names of their keys.
  ///
  /// Whoever plays the recording has the names only, and comes to the same.
  func signingAnew(_ output: [UInt8]) -> [UInt8] {
    guard !keys.isEmpty else { return output }
    var signed = output
    var place = 0
    while let start = Self.tokenName.place(in: signed, from: place) {
      place = start + Self.tokenName.bytes.count
      guard let end = Self.signatureName.place(in: signed, from: place) else { break }
      let from = end + Self.signatureName.bytes.count
      let range = from..<(from + SHA256.textLength)
      guard range.upperBound <= signed.count else { break }
      let claims = Self.decoded(signed[place..<end])
      let found = String(decoding: signed[range], as: UTF8.self)
      let key = keys.first { AccessToken.signature(of: claims, key: $0) == found }
      if let name = key.flatMap({ names[$0] }) {
        signed.replaceSubrange(range, with: AccessToken.signature(of: claims, key: name).utf8)
      }
    }
    return signed
  }

  private static let tokenName = Mark("\(AccessToken.queryName)=")
  private static let signatureName = Mark("\(AccessToken.separator)hmac%3D")

  /// The text without the escapes of a URL.
  private static func decoded(_ escaped: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = escaped
    while let first = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if first == UInt8(ascii: "%"), let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(first)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Bytes to look for.
private struct Mark {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Where the bytes are next.
  func place(in text: [UInt8], from start: Int) -> Int? {
    guard let first = bytes.first else { return nil }
    var place = start
    while let next = text[place...].firstIndex(of: first) {
      if text[next...].starts(with: bytes) { return next }
      place = next + 1
    }
    return nil
  }
}
