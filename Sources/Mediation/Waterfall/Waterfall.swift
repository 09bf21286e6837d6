/// Asks networks one after another, best first, until one fills.
package struct Waterfall: Sendable {
  /// How long an ad unit may take when the configuration does not say.
  package static let defaultPatience = Duration.seconds(3)

  /// Whom to ask, best first.
  package let sources: [WaterfallSource]

  /// How long all of it may take.
  package let patience: Duration

  /// Lines the sources up.
  package init(_ sources: [WaterfallSource], patience: Duration = Self.defaultPatience) {
    self.sources = sources
    self.patience = patience
  }

  /// Returns the first offer that fits, or none when every source passed, failed or was too slow.
  ///
  /// No source is asked once the caller's task is cancelled.
  package func fill(_ request: AdRequest, on time: any Timekeeper) async -> WaterfallOutcome {
    let descent = Descent(of: self, for: request, at: time.now)
    while descent.next(at: time.now, callIsGone: Task.isCancelled) {
      await descent.ask(on: time)
      descent.take(at: time.now, callIsGone: Task.isCancelled)
    }
    return descent.outcome
  }
}
