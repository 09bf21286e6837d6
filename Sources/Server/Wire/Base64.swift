extension [UInt8] {
  /// The bytes in base64, with padding.
  var base64: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let bytes = self[start..<Swift.min(start + 3, count)]
      let word = bytes.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - bytes.count))
      for index in 0..<4 {
        let digit = alphabet[word >> (18 - 6 * index) & 63]
        text.append(index <= bytes.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
