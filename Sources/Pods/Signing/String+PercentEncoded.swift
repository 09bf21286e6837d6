extension String {
  /// The text with everything escaped that RFC 3986 does not call unreserved.
  var percentEncoded: String {
    utf8.reduce(into: "") { text, byte in
      if byte.isUnreserved {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte < 0x10 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isUnreserved: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }
}
