import Loop

// As adapters see it.
extension Outside {
  /// Finds a name for one more adapter of that network.
  func enter(_ network: String) -> String {
    var name = network
    var number = 1
    while !names.insert(name).inserted {
      number += 1
      name = "\(network)#\(number)"
    }
    return name
  }

  /// Notes that an adapter was asked to end.
  func ask(_ name: String) {
    asked.insert(name)
    if isPlayedOut { end(name) }
  }

  /// Notes what comes from an adapter before it learns of that.
  func note(_ news: AdapterNews, of name: String) {
    if case .ended = news { asked.remove(name) }
  }

  /// Has a played adapter say something.
  func play(_ news: AdapterNews, of name: String) {
    note(news, of: name)
    players[name]?(news)
  }

  /// Tells that a transcript has no more: whoever is asked to end then does so by itself.
  func playOut() {
    isPlayedOut = true
    for name in asked.sorted() { end(name) }
    endRequests()
  }

  private func end(_ name: String) {
    guard let player = players[name] else { return }
    let end = AdapterNews.ended("was ended with the transcript")
    timeline.start(
      Alarm {
        self.note(end, of: name)
        player(end)
      }, after: .zero)
  }
}
