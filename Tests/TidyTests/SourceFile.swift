import Foundation

/// A file of Swift, once as it is and once as only the compiler's eye sees it.
struct SourceFile {
  /// The path from the root of the package.
  let path: String

  /// The lines as they are.
  let lines: [String]

  /// The lines with comments and the contents of strings blanked out.
  let code: [String]

  /// The numbers of the lines that have a comment, from zero.
  let commented: Set<Int>

  /// What the file declares, in order.
  let declarations: [Declaration]

  init(_ path: String, _ text: String) {
    let blanking = Blanking(of: text)
    self.path = path
    lines = text.components(separatedBy: "\n")
    code = blanking.code.components(separatedBy: "\n")
    commented = blanking.commented
    declarations = Declaration.all(in: code, of: lines)
  }

  /// The folder directly under Sources or Tests.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The name without folders and ending.
  var name: String {
    let last = path.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".swift") ? last.dropLast(6) : last)
  }

  /// Whether it is made by a program and not written.
  var isGenerated: Bool { path.contains("/Generated/") }

  var isSource: Bool { path.hasPrefix("Sources/") }

  /// Names each line of code that has one of some signs and that a pattern is found in.
  ///
  /// The signs are there because they are found a hundred times faster than a pattern.
  func findings(
    of pattern: Regex<Substring>, signs: [String], _ problem: String,
  ) -> [String] {
    // Else a full stop between letters is no end of a word.
    let pattern = pattern.wordBoundaryKind(.simple)
    return lineNumbers { line in
      signs.contains { line.range(of: $0, options: .literal) != nil } && line.contains(pattern)
    }.map { "\(path):\($0): \(problem)" }
  }

  /// The numbers of the lines of code that are so, from one.
  func lineNumbers(where isSo: (String) -> Bool) -> [Int] {
    code.enumerated().filter { isSo($0.element) }.map { $0.offset + 1 }
  }
}
