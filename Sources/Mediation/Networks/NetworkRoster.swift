/// What is known of every network by now: how it stands, how it fares, and what it did wrong.
///
/// One for an engine, which all loads look at and add to.
package final class NetworkRoster {
  /// What is known of one network.
  package final class Entry {
    /// How far it has come with being set up.
    package fileprivate(set) var standing: NetworkStanding

    /// The formats that it has said it sells.
    private(set) var soldFormats: FormatSet?

    /// How often it has failed lately.
    package fileprivate(set) var health: NetworkHealth

    /// How often it broke which rule.
    package fileprivate(set) var violations: [String: Int] = [:]

    /// What it may be told of the latest particulars, so that loads that say the same share it.
    private var latest: (rule: PrivacyRule, particulars: Particulars, passage: Passage)?

    /// Who waits for it to be set up.
    private var gate = Gate()

    fileprivate init(standing: NetworkStanding, health: NetworkHealth) {
      self.standing = standing
      self.health = health
    }

    /// Notes how one load of it went.
    package func note(_ fate: SourceFate, at now: Duration) {
      if let failed = fate.countsAsFailure { health.note(failed: failed) }
      guard case .failed(let failure) = fate, let pause = failure.retryAfter else { return }
      health.backOff(until: now + min(pause, NetworkRoster.longestBackOff))
    }

    /// Whether the network can be asked, could be later, or cannot.
    var readiness: Readiness {
      switch standing {
      case .ready: .ready
      case .failed(let failure): .failed(failure)
      case .idle, .settingUp: .soon(gate.line())
      }
    }

    fileprivate func note(_ standing: NetworkStanding) {
      self.standing = standing
      switch standing {
      case .ready(let traits):
        soldFormats = traits.formats
        gate.open()
      case .failed(let failure): gate.open(because: failure)
      case .idle, .settingUp: break
      }
    }

    /// Whether the network may be asked with those particulars, and what it is told.
    func passage(by rule: PrivacyRule, for particulars: Particulars) -> Passage {
      if let latest, latest.rule === rule, latest.particulars === particulars {
        return latest.passage
      }
      let passage = rule.passage(for: particulars)
      latest = (rule, particulars, passage)
      return passage
    }

    fileprivate func close() { gate.open() }
  }

  /// The longest time for which a network is left alone because it asks for it.
  private static let longestBackOff = Duration.seconds(3_600)

  /// About how many loads health is averaged over.
  package var healthWindow: Int {
    didSet { for entry in entries.values { entry.health.average(over: healthWindow) } }
  }

  private var entries: [NetworkID: Entry] = [:]

  /// Begins with nothing known; health is averaged over about that many loads.
  package init(healthWindow: Int = 100) {
    self.healthWindow = healthWindow
  }

  /// What is known of that network.
  package subscript(network: NetworkID) -> Entry? { entries[network] }

  /// Takes a network in; what is known of it stays.
  package func enter(_ network: any Network) {
    guard entries[network.id] == nil else { return }
    let standing: NetworkStanding = network.needsSetUp ? .idle : .ready(NetworkTraits())
    entries[network.id] = Entry(standing: standing, health: NetworkHealth(window: healthWindow))
  }

  /// Forgets a network; who waits for it waits no more.
  package func forget(_ network: NetworkID) {
    entries.removeValue(forKey: network)?.close()
  }

  /// Notes how a network stands, and lets go on who waited for it.
  package func note(_ standing: NetworkStanding, of network: NetworkID) {
    entries[network]?.note(standing)
  }

  /// Notes that a network broke a rule.
  package func note(violation: String, of network: NetworkID) {
    entries[network]?.violations[violation, default: 0] += 1
  }

  /// Whether a network can be asked.
  enum Readiness {
    case ready

    /// Once it is set up, which is when the line ends.
    case soon(Gate.Line)

    /// Not before it comes back.
    case failed(NetworkFailure)
  }
}
