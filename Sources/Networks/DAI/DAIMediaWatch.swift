/// Decides which of the media ids that a player meets the ad server is told.
///
/// It is told each once, and none of what only goes on. An id that nothing is known of yet waits
/// for the metadata.
package struct DAIMediaWatch: Hashable, Sendable {
  /// How many ids are remembered as told, and how many wait; the oldest are forgotten.
  private static let mostTold = 2_048
  private static let mostWaiting = 256

  private var told: Set<String> = []
  private var order: [String] = []
  private var waiting: [String] = []

  /// Begins with nothing met.
  package init() {}

  /// How many ids wait for metadata.
  package var waitingCount: Int { waiting.count }

  /// Takes in ids that were met, and gives those that are to be told now.
  package mutating func meet(_ mediaIDs: [String], knowing metadata: DAIMetadata) -> [String] {
    var due: [String] = []
    for id in mediaIDs where !told.contains(id) {
      guard let tag = metadata.tag(of: id) else {
        if !waiting.contains(id) { waiting.append(id) }
        continue
      }
      guard tag.isVerified else { continue }
      note(id)
      due.append(id)
    }
    waiting.removeFirst(max(waiting.count - Self.mostWaiting, 0))
    return due
  }

  /// Takes in what is known now, and gives those of the waiting ids that are to be told.
  package mutating func learn(_ metadata: DAIMetadata) -> [String] {
    let met = waiting
    waiting = []
    return meet(met, knowing: metadata)
  }

  private mutating func note(_ id: String) {
    told.insert(id)
    order.append(id)
    guard order.count > 2 * Self.mostTold else { return }
    // Half at a time, so that each costs little.
    for old in order.prefix(Self.mostTold) { told.remove(old) }
    order.removeFirst(Self.mostTold)
  }
}
