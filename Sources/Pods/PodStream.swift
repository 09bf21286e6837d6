/// A stream whose breaks are filled by Google's dynamic ad insertion.
///
/// Every break and every session has its stream, so it is shared by reference.
package final class PodStream: Hashable, Sendable {
  /// The name that the configuration gives the stream.
  package let id: String

  /// The publisher's network code at Ad Manager.
  package let networkCode: String

  /// The stream's key at Ad Manager.
  package let customAssetKey: String

  /// How long a break lasts when nobody says.
  package let breakDurationMs: Int64

  /// How long a break may be whose end is never signalled and whose length nobody says.
  package let longestBreakMs: Int64

  /// Whether the stream goes on while a break plays.
  package let isLive: Bool

  /// Where its ads come from.
  package let server: StreamServer

  /// What the publisher has decided about its breaks.
  package let rules: StreamRules

  /// The publisher's keys for it.
  package let keys: StreamKeys

  /// Describes a stream.
  package init(
    id: String,
    networkCode: String,
    customAssetKey: String,
    breakDurationMs: Int64,
    longestBreakMs: Int64 = 900_000,
    isLive: Bool = true,
    server: StreamServer = .google,
    rules: StreamRules = .none,
    keys: StreamKeys = StreamKeys(),
  ) {
    self.id = id
    self.networkCode = networkCode
    self.customAssetKey = customAssetKey
    self.breakDurationMs = breakDurationMs
    self.longestBreakMs = longestBreakMs
    self.isLive = isLive
    self.server = server
    self.rules = rules
    self.keys = keys
  }

  /// Says whether both are the same, or describe it alike.
  package static func == (one: PodStream, other: PodStream) -> Bool {
    one === other
      || one.id == other.id && one.networkCode == other.networkCode
        && one.customAssetKey == other.customAssetKey
        && one.breakDurationMs == other.breakDurationMs
        && one.longestBreakMs == other.longestBreakMs && one.isLive == other.isLive
        && one.server == other.server && one.rules == other.rules && one.keys == other.keys
  }

  /// Mixes in its name.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
