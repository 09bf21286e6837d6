extension JSONReader {
  /// Checks the string whose opening quote stands here, and moves beyond its closing quote.
  mutating func scanString() throws(JSONError) -> StringToken {
    let start = position + 1
    var index = start
    while true {
      let specials = ByteSearch.specials(in: word(at: index))
      guard specials != 0 else {
        index += 8
        continue
      }
      index += ByteSearch.firstIndex(of: specials)
      break
    }
    guard index < text.count, text[index] == UInt8(ascii: "\"") else {
      return try scanUnusualString(from: start, firstUnusual: index)
    }
    position = index + 1
    return StringToken(
      start: start, end: index, scalars: index - start, hasEscapes: false, isASCII: true)
  }

  /// Checks the rest of a string from its first byte that is not plain ASCII.
  @inline(never)
  private mutating func scanUnusualString(
    from start: Int, firstUnusual: Int,
  ) throws(JSONError) -> StringToken {
    var scalars = firstUnusual - start
    var hasEscapes = false
    var isASCII = true
    position = firstUnusual
    while true {
      guard position < text.count else { throw failure(.unexpectedEnd) }
      switch text[position] {
      case UInt8(ascii: "\""):
        position += 1
        return StringToken(
          start: start, end: position - 1, scalars: scalars, hasEscapes: hasEscapes,
          isASCII: isASCII)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        position = try escape(at: position).end
      case 0..<0x20:
        throw failure(.controlCharacter)
      case 0..<0x80:
        position += 1
      default:
        guard let length = utf8Length(at: position) else { throw failure(.invalidUTF8) }
        isASCII = false
        position += length
      }
      scalars += 1
    }
  }

  /// Checks the name of a member and packs it.
  mutating func scanKey() throws(JSONError) -> JSONKey {
    let token = try scanString()
    let origin = JSONKey.Origin(start: token.start, hasEscapes: token.hasEscapes)
    guard !token.hasEscapes else { return JSONKey(unescaped(from: token.start), origin) }
    let count = token.end - token.start
    let words = (
      keyWord(token, 0, count), keyWord(token, 8, count), keyWord(token, 16, count),
      keyWord(token, 24, count),
    )
    return JSONKey(count: count, words, origin)
  }

  private func keyWord(_ token: StringToken, _ first: Int, _ count: Int) -> UInt64 {
    guard count > first else { return 0 }
    let word = word(at: token.start + first)
    return count >= first + 8 ? word : word & ((1 << UInt64((count - first) * 8)) - 1)
  }
}
