/// A network that is asked to bring its ad to the screen.
package enum Presentation: Hashable, Sendable {
  /// The ad goes to the screen.
  case accepted

  /// The network does not show it, and says why.
  indirect case refused(NetworkFailure)

  /// The network did not answer in time.
  case silent

  /// Google's number among the errors of presentation for a network that does not show its ad.
  package static let gma = GMAError(code: 22)

  /// Asks the network, and waits no longer than that.
  package static func of(
    _ request: PresentRequest, by network: any Network, within limit: Duration,
    on time: any Timekeeper,
  ) async -> Presentation {
    let limited = LimitedTime(limit, of: time)
    var presentation = Presentation.accepted
    do throws(NetworkFailure) {
      try await network.present(request, on: limited)
    } catch {
      presentation = .refused(error)
    }
    return limited.isOver ? .silent : presentation
  }
}
