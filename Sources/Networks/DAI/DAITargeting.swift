import HTTP
import JSON

/// What the ad server is told of a viewer, in the two ways in which it travels.
///
/// The publisher's own names and values are one parameter among the others, `cust_params`: a query
/// of its own, each part encoded once so that it can be taken apart again. What carries it encodes
/// it as it does any other text, and nothing is encoded besides.
struct DAITargeting {
  /// The parameters, in the order of their names.
  let parameters: [(name: String, value: String)]

  /// Takes the publisher's names and values, and the parameters besides.
  init(_ targeting: [String: String], besides parameters: [String: String]) {
    var all = parameters
    if !targeting.isEmpty {
      all["cust_params"] = Self.query(targeting.sorted { $0.key < $1.key })
    }
    self.parameters = all.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }

  /// All of it as a form.
  var form: [UInt8] { Array(Self.query(parameters.map { ($0.name, $0.value) }).utf8) }

  /// All of it as a JSON object inside of another one, under that name.
  func object(under name: String) -> [UInt8] {
    let members = parameters.map { JSONMember(name: $0.name, value: .string($0.value)) }
    let text = JSONValue.object([JSONMember(name: name, value: .object(members))]).text
    return Array(text.utf8)
  }

  /// What says in which of both ways it travels.
  func header(asForm isForm: Bool) -> HTTPHeader {
    HTTPHeader(
      "Content-Type", isForm ? "application/x-www-form-urlencoded" : "application/json")
  }

  private static func query(_ pairs: some Sequence<(String, String)>) -> String {
    pairs.map { "\($0.0.percentEncoded)=\($0.1.percentEncoded)" }.joined(separator: "&")
  }
}
