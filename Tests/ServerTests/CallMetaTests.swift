import AdService
import JSON
import Server
import Testing

/// The session reads `_meta` itself, by the bounds that the contract tells clients.
@Suite struct CallMetaTests {
  /// A value of a member, at a bound of the contract or just beyond it.
  struct Trial: Sendable, CustomTestStringConvertible {
    let member: String
    let value: String
    let isAllowed: Bool

    var testDescription: String { "\(member): \(value.prefix(12)) (\(value.count))" }

    static let all = properties.flatMap { property in
      property.value["type"] == .string("integer")
        ? trials(of: property, "minimum", "maximum") { "\($0)" }
        : trials(of: property, "minLength", "maxLength") {
          "\"\(String(repeating: "a", count: Int($0)))\""
        }
    }

    private static let properties =
      (try? JSONValue(parsing: Documents.openRPC.description))?["components"]?["schemas"]?[
        "CallMeta"]?["properties"]?.members ?? []

    private static func trials(
      of property: JSONMember, _ least: String, _ most: String, _ text: (Int64) -> String,
    ) -> [Trial] {
      let bounds = [(least, -1), (most, 1)] as [(String, Int64)]
      return bounds.flatMap { name, outwards -> [Trial] in
        guard case .number(let number)? = property.value[name], let bound = number.integer else {
          return []
        }
        return [(bound, true), (bound + outwards, false)].map { value, isAllowed in
          Trial(member: property.name, value: text(value), isAllowed: isAllowed)
        }
      }
    }
  }

  @Test func `every member has both bounds`() {
    #expect(
      Dictionary(grouping: Trial.all, by: \.member).mapValues(\.count)
        == ["timeoutMs": 4, "requestId": 4, "traceparent": 4])
  }

  @Test(arguments: Trial.all)
  func `what the contract allows is taken, and nothing beyond it`(trial: Trial) throws {
    let error = try answer(to: #"{"\#(trial.member)":\#(trial.value)}"#)["error"]
    let paths = error?["data"]?["violations"]?.elements.compactMap { $0["path"]?.string }
    #expect(paths == (trial.isAllowed ? nil : ["_meta.\(trial.member)"]))
    #expect((error?["code"]?.text == "-32602") == !trial.isAllowed)
  }

  @Test func `members that the contract does not know are passed over`() throws {
    #expect(try answer(to: #"{"progressToken":[1],"timeoutms":-1}"#)["error"] == nil)
  }

  private func answer(to meta: String) throws -> JSONValue {
    let call =
      #"{"jsonrpc":"2.0","id":1,"method":"health.check","params":{"_meta":\#(meta)}}"#
    let lines = try Transcript(text: ">> \(call)\n").playInProcess().flatMap(\.self)
    return try JSONValue(parsing: String(try #require(lines.first).dropFirst(3)))
  }
}
