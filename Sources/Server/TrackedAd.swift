import Mediation

/// What it takes to tell those behind an ad what happens to it; few ads have it.
final class TrackedAd {
  /// Who has been told what.
  var life: TrackedLife

  /// What the device calls itself, if the network may know.
  let userAgent: String?

  /// Begins the life of an ad of which nobody has been told.
  init(_ life: TrackedLife, userAgent: String?) {
    self.life = life
    self.userAgent = userAgent
  }
}
