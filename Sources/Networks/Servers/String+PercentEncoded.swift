extension String {
  /// The text as it can stand in an address, by RFC 3986.
  var percentEncoded: String {
    var encoded: [UInt8] = []
    for byte in utf8 {
      guard !byte.isUnreserved else {
        encoded.append(byte)
        continue
      }
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += (byte < 16 ? "%0" + digits : "%" + digits).utf8
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
