import AdService
import JSON
import Server
import Testing

/// The limits that clients are told are those that the configuration sets.
@Suite struct LimitsTests {
  @Test func `server.info tells every limit as it is configured`() throws {
    let limits = configured
    #expect(Set(limits.values).count == limits.count)
    let section = limits.map { "\($0): \($1)" }.joined(separator: ", ")
    let call = #"{"jsonrpc":"2.0","id":1,"method":"server.info"}"#
    let lines = try Transcript(text: "| limits: {\(section)}\n>> \(call)\n").playInProcess()
    let line = try #require(lines.flatMap(\.self).first)
    let told = try JSONValue(parsing: String(line.dropFirst(3)))["result"]?["limits"]?.members ?? []
    #expect(
      Dictionary(uniqueKeysWithValues: told.map { ($0.name, $0.value.text) })
        == limits.mapValues { "\($0)" })
  }

  /// A value of its own for every limit that there is.
  private var configured: [String: Int64] {
    guard case .object(let members, _) = LimitsConfiguration.shape else { return [:] }
    let limits = members.enumerated().compactMap { place, member -> (String, Int64)? in
      guard case .integer(let range) = member.shape else { return nil }
      return (member.name, max(range.lowerBound, 900 + Int64(place)))
    }
    return Dictionary(uniqueKeysWithValues: limits)
  }
}
