/// What came out of a play beside what the transcript says.
package struct TranscriptComparison: Sendable {
  /// The steps after which something else came out, as people read differences.
  package private(set) var differences: [String] = []

  /// How many steps there are.
  package let steps: Int

  /// How many lines came out as they were written down.
  package private(set) var agreed = 0

  /// Whether the recording ends before its session did.
  package let isCutOff: Bool

  private let name: String

  /// How many characters of a line are shown, and how many of those before the first difference.
  private static let shown = (all: 160, before: 40)

  /// Compares what came out after each step.
  package init(_ outcome: TranscriptPlayer.Outcome, with transcript: Transcript, named name: String)
  {
    let acts = transcript.acts
    self.name = name
    steps = acts.count
    isCutOff = transcript.settings.recorded != nil && acts.last?.step != .endOfSession
    for (index, act) in acts.enumerated() {
      var came = index < outcome.answers.count ? outcome.answers[index] : []
      // What the last step of such a recording came to may not have been written down.
      if isCutOff, index == acts.count - 1 { came = Array(came.prefix(act.answers.count)) }
      compare(came, act)
    }
  }

  private mutating func compare(_ came: [String], _ act: Transcript.Act) {
    let pairs = zip(came, act.answers)
    let same = pairs.prefix { Transcript.isExpected($0, $1) }.count
    agreed += same
    guard same < came.count || same < act.answers.count else { return }
    var lines = ["\(name):\(act.line): something else came out of this step"]
    lines.append("    " + TranscriptComparison.clip(act.text.split(separator: "\n").first ?? ""))
    if same > 0 { lines.append("    (\(same) \(same == 1 ? "line is" : "lines are") the same)") }
    for index in same..<max(came.count, act.answers.count) {
      let wanted = index < act.answers.count ? act.answers[index] : nil
      let got = index < came.count ? came[index] : nil
      if let wanted, let got, Transcript.isExpected(got, wanted) {
        lines.append("    " + TranscriptComparison.clip(got[...]))
        continue
      }
      let place = zip(Array((wanted ?? "").unicodeScalars), Array((got ?? "").unicodeScalars))
        .prefix { $0 == $1 }.count
      if let wanted { lines.append("  - " + TranscriptComparison.clip(wanted[...], around: place)) }
      if let got { lines.append("  + " + TranscriptComparison.clip(got[...], around: place)) }
    }
    differences.append(lines.joined(separator: "\n"))
  }

  /// A line as far as it can be read at a glance, with the place where it differs.
  private static func clip(_ line: Substring, around place: Int = 0) -> String {
    let scalars = Array(line.unicodeScalars)
    guard scalars.count > shown.all else { return String(line).onOneLine }
    let isCut = place > shown.all - shown.before
    let start = isCut ? min(place - shown.before, scalars.count - shown.before) : 0
    let part = scalars[start...].prefix(isCut ? shown.all - 10 : shown.all)
    let text = String(String.UnicodeScalarView(part)).onOneLine
    let head = isCut ? "\(String(String.UnicodeScalarView(scalars.prefix(9)))) … " : ""
    return head + text + (start + part.count < scalars.count ? " …" : "")
  }
}
