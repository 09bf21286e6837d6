extension HTTPResponse {
  /// For how long the server wants to be left alone, if it says so in seconds or by a date.
  ///
  /// A date counts from that of the answer, as the clocks of servers may go wrong.
  package var retryAfter: Duration? {
    guard let text = self["retry-after"] else { return nil }
    if let seconds = Int64(text.filter { $0 != " " }) { return .seconds(max(seconds, 0)) }
    guard let end = HTTPDate(text), let now = self["date"].flatMap({ HTTPDate($0) }) else {
      return nil
    }
    return .seconds(max(end.seconds - now.seconds, 0))
  }
}
