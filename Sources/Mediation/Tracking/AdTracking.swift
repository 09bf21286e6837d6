/// Where those behind an ad want to hear what happens to it.
///
/// Most ads have none; it is shared by reference.
package final class AdTracking: Hashable, Sendable {
  /// One address that wants to hear of one thing.
  package struct Tracker: Hashable, Sendable {
    /// What it wants to hear of.
    package let moment: TrackedMoment

    /// The address, in which macros may stand that are not known before the moment.
    package let url: String

    /// States an address.
    package init(_ moment: TrackedMoment, _ url: String) {
      self.moment = moment
      self.url = url
    }
  }

  /// The addresses, in the order in which they are to hear.
  package let trackers: [Tracker]

  /// How the macros in the addresses are written and what they stand for.
  package let macros: any TrackingMacros

  /// The most addresses that one ad may have.
  ///
  /// Whoever sells it must neither fill the memory with it nor have others flooded.
  package static let mostTrackers = 1_000

  /// The longest address that is kept, in bytes.
  package static let longestURL = 16_384

  /// States the addresses; those that are too long are left out, and those that are too many.
  package init(_ trackers: [Tracker], macros: any TrackingMacros = NoMacros()) {
    var kept = trackers
    kept.removeAll { $0.url.utf8.count > Self.longestURL }
    kept.removeLast(max(0, kept.count - Self.mostTrackers))
    self.trackers = kept
    self.macros = macros
  }

  /// The addresses that want to hear of that, with their macros replaced.
  package func urls(for moment: TrackedMoment, in circumstances: TrackingCircumstances) -> [String]
  {
    trackers.filter { $0.moment == moment }.map { macros.expand($0.url, in: circumstances) }
  }

  /// Says whether both are the same, or name the same addresses.
  package static func == (one: AdTracking, other: AdTracking) -> Bool {
    one === other || one.trackers == other.trackers
  }

  /// Mixes in how many addresses there are.
  package func hash(into hasher: inout Hasher) { hasher.combine(trackers.count) }
}

/// Something that can happen to an ad and that somebody may want to hear of.
package enum TrackedMoment: Hashable, Sendable {
  /// The ad was taken.
  case won

  /// The ad was not taken.
  case lost

  /// The ad has to be paid for.
  case billed

  /// That was reported; a click on anything, unless it is a click on one asset.
  case reported(ReportedEventKind)

  /// That asset was clicked.
  case clicked(asset: String)

  /// That asset was drawn.
  case shown(asset: String)

  /// The viewer or the player did something that has only a name, such as `rewind`.
  case interaction(String)

  /// The video has come so far.
  case progress(milliseconds: Int64)

  /// It went wrong.
  case failed
}

/// What is known when an address is asked for, beyond the ad.
package struct TrackingCircumstances: Hashable, Sendable {
  /// The time of day, in milliseconds since 1970.
  package var atMs: Int64

  /// A number that nobody guesses, so that no cache answers.
  package var chance: UInt64

  /// How far the video has come.
  package var playheadMs: Int64?

  /// What went wrong, as a number of VAST.
  package var errorCode: Int?

  /// Why the ad was not taken, as a number of OpenRTB.
  package var lossReason: Int?

  /// The price of the ad that was taken instead, or the least that would have won.
  package var winningCPMMicros: Int64?

  /// States what is always known.
  package init(atMs: Int64, chance: UInt64) {
    self.atMs = atMs
    self.chance = chance
  }
}

/// How macros are written in addresses, and what they stand for.
package protocol TrackingMacros: Sendable {
  /// The address with its macros replaced.
  func expand(_ url: String, in circumstances: TrackingCircumstances) -> String
}

/// Addresses without macros.
package struct NoMacros: TrackingMacros {
  /// Nothing is replaced.
  package init() {}

  package func expand(_ url: String, in circumstances: TrackingCircumstances) -> String { url }
}
