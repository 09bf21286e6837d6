import Foundation

/// A file of Swift, once as it is and once as only the compiler's eye sees it.
struct SourceFile {
  /// The path from the root of the package.
  let path: String

  /// The lines as they are.
  let lines: [String]

  /// The lines with comments and the contents of strings blanked out.
  let code: [String]

  /// What it declares outside of the bodies of functions.
  private(set) var declarations: [Declaration] = []

  init(_ path: String, _ text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    code = SourceFile.blank(text).components(separatedBy: "\n")
    declarations = Declaration.all(in: self)
  }

  /// The folder directly under Sources or Tests.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The name without folders and ending.
  var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  /// Whether it is made by a program and not written.
  var isGenerated: Bool { path.contains("/Generated/") }

  var isSource: Bool { path.hasPrefix("Sources/") }

  /// Names each line of code that a pattern is found in.
  func findings(of pattern: Regex<Substring>, _ problem: String) -> [String] {
    // Else a full stop between letters is no end of a word.
    let pattern = pattern.wordBoundaryKind(.simple)
    return code.enumerated().filter { $0.element.contains(pattern) }
      .map { "\(path):\($0.offset + 1): \(problem)" }
  }
}

extension SourceFile {
  /// What the text of a file is at some place.
  private enum Place: Equatable {
    case code
    case lineComment
    case blockComment
    case string(hashes: Int, isLong: Bool)
    case rawName
  }

  /// Replaces comments and the contents of strings by blanks, line by line the same.
  private static func blank(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = Place.code
    var index = 0
    while index < bytes.count {
      let (width, keeps, next) = step(bytes[index...], place)
      for byte in bytes[index..<min(index + width, bytes.count)] {
        result.append(keeps || byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
      }
      place = next
      index += width
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// How far the next piece goes, whether it is code, and what comes after it.
  private static func step(
    _ rest: ArraySlice<UInt8>, _ place: Place,
  ) -> (width: Int, keeps: Bool, next: Place) {
    switch place {
    case .code:
      return stepInCode(rest)
    case .lineComment:
      return (1, false, rest.first == UInt8(ascii: "\n") ? .code : place)
    case .blockComment:
      return rest.starts(with: "*/".utf8) ? (2, false, .code) : (1, false, place)
    case .rawName:
      let isEnd = rest.first == UInt8(ascii: "`")
      return (1, isEnd, isEnd ? .code : place)
    case .string(let hashes, let isLong):
      let quote = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
      if rest.starts(with: quote.utf8) { return (quote.utf8.count, true, .code) }
      return (hashes == 0 && rest.first == UInt8(ascii: "\\") ? 2 : 1, false, place)
    }
  }

  private static func stepInCode(
    _ rest: ArraySlice<UInt8>,
  ) -> (width: Int, keeps: Bool, next: Place) {
    switch rest.first {
    case UInt8(ascii: "/") where rest.starts(with: "//".utf8): return (1, false, .lineComment)
    case UInt8(ascii: "/") where rest.starts(with: "/*".utf8): return (1, false, .blockComment)
    case UInt8(ascii: "`"): return (1, true, .rawName)
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      let hashes = rest.prefix { $0 == UInt8(ascii: "#") }.count
      let quote = rest.dropFirst(hashes)
      guard quote.first == UInt8(ascii: "\"") else { return (1, true, .code) }
      let isLong = quote.starts(with: "\"\"\"".utf8)
      return (hashes + (isLong ? 3 : 1), true, .string(hashes: hashes, isLong: isLong))
    default: return (1, true, .code)
    }
  }
}
