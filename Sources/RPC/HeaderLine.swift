/// One line of the headers before a message.
enum HeaderLine: Hashable {
  /// The empty line after the last header.
  case end

  /// The length of the body, or nil if the value cannot be one.
  case length(Int?)

  /// Any other header, or something that is none.
  case other(isHeader: Bool)

  /// The beginning of the header that must be there.
  static let contentLength = Array("content-length:".utf8)

  /// The beginning of the header that may be there.
  static let contentType = Array("content-type:".utf8)

  /// More digits than the length of any message: 999 GB.
  private static let digitLimit = 12

  /// Reads a line that ends with a line feed, which is not part of it.
  init(_ line: ArraySlice<UInt8>) {
    let line = line.last == 0x0D ? line.dropLast() : line
    guard !line.isEmpty else {
      self = .end
      return
    }
    let name = line.prefix { $0 != UInt8(ascii: ":") }
    if HeaderLine.matches(line.prefix(HeaderLine.contentLength.count), HeaderLine.contentLength),
      name.count < line.count
    {
      self = .length(HeaderLine.length(line.dropFirst(HeaderLine.contentLength.count)))
    } else {
      let isNamed = !name.isEmpty && name.allSatisfy(HeaderLine.isOfName)
      self = .other(isHeader: isNamed && name.count < line.count)
    }
  }

  /// Whether bytes are the beginning of a header, or the whole of it, in any case.
  static func matches(_ bytes: ArraySlice<UInt8>, _ field: [UInt8]) -> Bool {
    zip(bytes, field).allSatisfy { lowercase($0) == $1 }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether a byte may stand in the name of a header: what RFC 9110 calls a token.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch lowercase(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func length(_ value: ArraySlice<UInt8>) -> Int? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let digits = value.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    guard (1...digitLimit).contains(digits.count) else { return nil }
    return digits.reduce(0) { (sum: Int?, digit) in
      (0x30...0x39).contains(digit) ? sum.map { $0 * 10 + Int(digit - 0x30) } : nil
    }
  }

  /// Moves to the next thing that is a whole `Content-Length` header; false if none is there yet.
  static func seek(in buffer: [UInt8], from start: inout Int) -> Bool {
    // White space, digits and the line's end come after the name.
    let longest = contentLength.count + digitLimit + 20
    while let place = buffer[start...].firstIndex(where: { lowercase($0) == contentLength[0] }) {
      start = place
      let line = buffer[start...].prefix(longest)
      if matches(line.prefix(contentLength.count), contentLength) {
        let end = line.firstIndex(of: 0x0A)
        if end == nil, line.count < longest { return false }
        if let end, case .length(_?) = HeaderLine(line[..<end]) { return true }
      }
      start += 1
    }
    start = buffer.count
    return false
  }
}
