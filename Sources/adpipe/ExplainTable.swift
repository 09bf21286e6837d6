import JSON

/// Why a load ended as it did, for a person at a terminal.
struct ExplainTable {
  private static let head = Row(
    mark: " ", cells: ["source", "state", "reason", "price", "latency", "gma"])

  /// Which columns hold numbers, and so end at the same place.
  private static let numbers: Set<Int> = [3, 4, 5]

  private struct Row {
    let mark: String
    let cells: [String]
    var below: [String] = []
  }

  private let load: String
  private let rows: [Row]
  private let winner: String?

  /// Reads an explanation as it travels.
  init(_ explanation: JSONValue) {
    let sources = explanation["sources"]?.elements ?? []
    load = explanation["loadId"]?.string ?? ""
    rows = sources.map(Self.row)
    winner = sources.first { Self.isWinner($0) }?["network"]?.string
  }

  /// The table: a line for each source, and below it what else there is to say.
  var text: String {
    let all = [Self.head] + rows
    let widths = Self.head.cells.indices.map { column in
      all.map(\.cells[column].count).max() ?? 0
    }
    let lines = all.flatMap { row in
      [Self.line(row, widths)] + row.below.map { "      " + $0 }
    }
    let outcome = winner.map { "\($0) won" } ?? "nobody filled"
    return (["\(load): \(outcome)", ""] + lines).joined(separator: "\n")
  }

  private static func line(_ row: Row, _ widths: [Int]) -> String {
    var line = row.mark
    for (column, cell) in row.cells.enumerated() {
      let space = String(repeating: " ", count: widths[column] - cell.count)
      line += "  " + (numbers.contains(column) ? space + cell : cell + space)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func isWinner(_ source: JSONValue) -> Bool { source["state"]?.string == "won" }

  private static func row(_ source: JSONValue) -> Row {
    let name = source["network"]?.string ?? ""
    return Row(
      mark: isWinner(source) ? "*" : " ",
      cells: [
        source["bidding"] == .boolean(true) ? "\(name) (bids)" : name,
        source["state"]?.string ?? "", source["reason"]?.string ?? "",
        source["cpmMicros"]?.string.flatMap { Int64($0) }.map(price) ?? "",
        source["latencyMs"].map { "\($0.text) ms" } ?? "", source["gma"]?["code"]?.text ?? "",
      ],
      below: remarks(on: source))
  }

  /// What the network said itself, what it broke, what was noticed, and what to do about it.
  private static func remarks(on source: JSONValue) -> [String] {
    var remarks: [String] = []
    if let said = source["adapter"] {
      let words = [said["domain"]?.string, said["code"]?.text].compactMap(\.self)
      remarks.append(words.joined(separator: " ") + ": " + (said["message"]?.string ?? ""))
    }
    remarks += (source["violations"]?.members ?? []).map { "broke \($0.name): \($0.value.text)" }
    remarks += (source["notes"]?.elements ?? []).compactMap(\.string)
    return remarks + (source["remedy"]?.string.map { ["> " + $0] } ?? [])
  }

  /// Millionths as people write prices: with two digits behind the point, or as many as it needs.
  private static func price(_ micros: Int64) -> String {
    let (whole, rest) = micros.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var digits = String(String(1_000_000 + rest).dropFirst())
    while digits.count > 2, digits.last == "0" { digits.removeLast() }
    return (micros < 0 ? "-" : "") + "\(whole).\(digits)"
  }
}
