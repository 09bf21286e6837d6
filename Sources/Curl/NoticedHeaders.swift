import HTTP

/// The headers of answers that anybody looks at; the others are passed over where they come in.
enum NoticedHeaders {
  private static let names: [[UInt8]] = HTTPResponse.keptHeaders
    .union(["content-length", "content-encoding"]).sorted().map { Array($0.utf8) }

  /// The header that a line states; nil if nobody looks at it.
  static func header(in line: UnsafeRawBufferPointer) -> HTTPHeader? {
    guard let colon = unsafe line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = unsafe line[..<colon]
    // Only capital letters change by this, and no name holds what could become another sign.
    let isNoticed = names.contains { known in
      unsafe known.count == name.count && known.elementsEqual(name.lazy.map { $0 | 0x20 })
    }
    guard isNoticed else { return nil }
    let value = unsafe String(decoding: trimmed(line[(colon + 1)...]), as: UTF8.self)
    return HTTPHeader(unsafe String(decoding: name, as: UTF8.self), value)
  }

  private static func trimmed(_ value: Slice<UnsafeRawBufferPointer>) -> ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
    let bytes = unsafe ArraySlice(value).drop(while: isBlank)
    let end = bytes.lastIndex { !isBlank($0) }.map { bytes.index(after: $0) } ?? bytes.startIndex
    return bytes[..<end]
  }
}
