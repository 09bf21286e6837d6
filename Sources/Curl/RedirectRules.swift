import HTTP

/// What is asked next when an answer sends on.
enum RedirectRules {
  /// Whether an answer with that status sends on if it says where.
  static func sendsOn(_ status: Int) -> Bool {
    [301, 302, 303, 307, 308].contains(status)
  }

  /// The next request, or the failure that it would be.
  ///
  /// A method that asks only to be repeated elsewhere keeps its body; 303, and 301 and 302 as
  /// everybody has always read them, turn it into a plain question.
  static func next(
    _ request: HTTPRequest, status: Int, from: WebAddress, to: WebAddress, url: String,
  ) throws(HTTPFailure) -> HTTPRequest {
    guard to.isSecure || !from.isSecure else {
      throw HTTPFailure(
        .redirect,
        "\(from.origin) sends on to \(to.origin), which is not protected by TLS; "
          + "ask its operator to keep to https")
    }
    let keepsBody = status == 307 || status == 308
    let isElsewhere = to.isElsewhere(than: from)
    // Only the servers that the operator has written down are trusted, not whom they point at.
    var next = HTTPRequest(
      keepsBody ? request.method : .get, url, trust: isElsewhere ? .foreign : request.trust)
    next.longestAnswer = request.longestAnswer
    next.headers = request.headers.filter { header in
      let name = header.name.lowercased()
      return (!isElsewhere || harmless.contains(name))
        && (keepsBody || !name.hasPrefix("content-"))
    }
    if keepsBody { next.body = request.body }
    return next
  }

  /// The headers that tell a server nothing that is meant for another.
  private static let harmless: Set<String> = [
    "accept", "accept-language", "content-type", "user-agent", "x-openrtb-version",
  ]
}
