/// What a child logs, cut into lines that are short enough and not too many.
///
/// A line that is too long is told at once, cut, with an ellipsis at its end; of what comes until
/// its end nothing is kept.
struct ChildLog {
  /// The most bytes of a line that are told.
  let longest: Int

  /// The most lines that are told until the count begins anew.
  let most: Int

  private var line: [UInt8] = []
  private var isSkipping = false
  private var told = 0
  private var lost = 0

  /// Begins with nothing said.
  init(longest: Int, most: Int) {
    self.longest = longest
    self.most = most
  }

  /// Takes what was read and gives the lines to tell.
  mutating func take(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end], &lines)
      if !isSkipping { tell("", &lines) }
      isSkipping = false
      rest = rest[(end + 1)...]
    }
    add(rest, &lines)
    return lines
  }

  /// Gives what was begun, though it has no end.
  mutating func finish() -> [String] {
    var lines: [String] = []
    if !line.isEmpty { tell("", &lines) }
    return lines
  }

  /// Begins to count anew, and says how many lines were lost.
  mutating func takeLoss() -> Int {
    defer { (told, lost) = (0, 0) }
    return lost
  }

  private mutating func add(_ part: ArraySlice<UInt8>, _ lines: inout [String]) {
    guard !isSkipping else { return }
    let space = longest - line.count
    line += part.prefix(space)
    guard part.count > space else { return }
    tell("...", &lines)
    isSkipping = true
  }

  private mutating func tell(_ mark: String, _ lines: inout [String]) {
    if told < most {
      lines.append(ChildLog.text(line) + mark)
      told += 1
    } else {
      lost += 1
    }
    line.removeAll(keepingCapacity: true)
  }

  /// A line without what would move the cursor of whoever looks at it.
  private static func text(_ line: [UInt8]) -> String {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    let text = String(decoding: line, as: UTF8.self)
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(isControl(scalar) ? "\u{fffd}" : scalar) }
    return String(plain)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\t" || (0x7f...0x9f).contains(scalar.value)
  }
}
