/// What a server has answered, whatever it thinks of the request.
package struct HTTPResponse: Hashable, Sendable {
  /// The number that says how it went.
  package let status: Int

  /// What is said about the answer, in the order in which it came.
  package let headers: [HTTPHeader]

  /// The answer itself, unpacked.
  package let body: [UInt8]

  /// The headers of answers that may be looked at, in lower case.
  package static let noticedHeaders: Set<String> = ["content-type", "retry-after", "date"]

  /// Those of the headers of an answer that anybody here looks at.
  ///
  /// The date is looked at only where a server says until when it wants to be left alone.
  package static func kept(of headers: [HTTPHeader]) -> [HTTPHeader] {
    let waits = headers.contains { $0.name.lowercased() == "retry-after" }
    return headers.filter { header in
      switch header.name.lowercased() {
      case "content-type", "retry-after": true
      case "date": waits
      default: false
      }
    }
  }

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
