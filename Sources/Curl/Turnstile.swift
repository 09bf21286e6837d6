/// Lets only so many go in at once, and so many to each host, and has the others wait in line.
///
/// Hosts take turns, so that one whose line is long holds up no other.
struct Turnstile<Visitor: AnyObject> {
  /// What becomes of one who comes.
  enum Admission: Hashable {
    case enters
    case waits
    case isTurnedAway
  }

  /// How many may be where.
  struct Room: Hashable {
    /// The most that are inside.
    let most: Int

    /// The most of them that are at one host.
    let perHost: Int

    /// The most that wait, at all hosts.
    let waiting: Int
  }

  private struct Host {
    var inside = 0
    var line: [Visitor] = []
    var isNext = false
  }

  private var hosts: [String: Host] = [:]

  /// The hosts for whom somebody waits and who have room, in the order of their turns.
  private var turns: [String] = []

  /// How much room there is; those who are inside stay when it shrinks.
  var room: Room {
    didSet {
      for (name, var host) in hosts.sorted(by: { $0.key < $1.key }) {
        queue(&host, name)
        hosts[name] = host
      }
    }
  }

  /// How many are inside.
  private(set) var inside = 0

  /// How many wait.
  private(set) var waiting = 0

  /// Opens with that much room.
  init(_ room: Room) { self.room = room }

  /// Takes in one who comes, has it wait, or turns it away.
  mutating func arrive(_ visitor: Visitor, at name: String) -> Admission {
    var host = hosts[name] ?? Host()
    defer { if host.inside > 0 || !host.line.isEmpty { hosts[name] = host } }
    if inside < room.most, host.inside < room.perHost, host.line.isEmpty {
      inside += 1
      host.inside += 1
      return .enters
    }
    guard waiting < room.waiting else { return .isTurnedAway }
    waiting += 1
    host.line.append(visitor)
    queue(&host, name)
    return .waits
  }

  /// Lets one go that was inside.
  mutating func leave(_ name: String) {
    guard var host = hosts[name] else { return }
    inside -= 1
    host.inside -= 1
    queue(&host, name)
    hosts[name] = host.inside == 0 && host.line.isEmpty ? nil : host
  }

  /// Lets one go that waits.
  mutating func giveUp(_ visitor: Visitor, at name: String) {
    guard var host = hosts[name], let place = host.line.firstIndex(where: { $0 === visitor })
    else { return }
    waiting -= 1
    host.line.remove(at: place)
    hosts[name] = host.inside == 0 && host.line.isEmpty ? nil : host
  }

  /// Takes in the one whose turn it is, if there is room.
  mutating func next() -> Visitor? {
    while inside < room.most, !turns.isEmpty {
      let name = turns.removeFirst()
      guard var host = hosts[name] else { continue }
      host.isNext = false
      defer { hosts[name] = host }
      guard !host.line.isEmpty, host.inside < room.perHost else { continue }
      let visitor = host.line.removeFirst()
      waiting -= 1
      inside += 1
      host.inside += 1
      queue(&host, name)
      return visitor
    }
    return nil
  }

  private mutating func queue(_ host: inout Host, _ name: String) {
    guard !host.isNext, !host.line.isEmpty, host.inside < room.perHost else { return }
    host.isNext = true
    turns.append(name)
  }
}
