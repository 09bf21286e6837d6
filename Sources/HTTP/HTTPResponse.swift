/// What a server has answered, whatever it thinks of the request.
package struct HTTPResponse: Hashable, Sendable {
  /// The number that says how it went.
  package let status: Int

  /// What is said about the answer, in the order in which it came.
  package let headers: [HTTPHeader]

  /// The answer itself, unpacked.
  package let body: [UInt8]

  /// The headers of answers that anybody here looks at, in lower case; the others are dropped.
  package static let keptHeaders: Set<String> = ["content-type", "retry-after"]

  /// States an answer.
  package init(status: Int, headers: [HTTPHeader] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// What the first header of that name says; upper and lower case are the same.
  package subscript(name: String) -> String? {
    let wanted = name.lowercased()
    return headers.first { $0.name.lowercased() == wanted }?.value
  }
}
