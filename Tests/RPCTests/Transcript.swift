/// What a session wrote, and when.
struct Transcript {
  var writes: [(at: Int64, bytes: [UInt8])] = []

  /// Everything as one text.
  var text: String { String(decoding: writes.flatMap(\.bytes), as: UTF8.self) }

  /// Every line.
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// The gist of every line.
  var gists: [String] { lines.map(gist) }

  /// The gist of every line, after the milliseconds at which it was written.
  var timed: [String] {
    writes.filter { $0.bytes.count > 1 }
      .map { "\($0.at): " + gist(of: String(decoding: $0.bytes, as: UTF8.self)) }
  }
}
