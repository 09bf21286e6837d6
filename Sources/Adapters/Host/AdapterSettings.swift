package import AdService
import JSON
package import Loop
package import Mediation
package import RPC

/// What is known of a network that a program speaks for before the program was started.
package struct AdapterSettings: Sendable {
  /// The name of the network.
  package let id: NetworkID

  /// The program, with its environment and its limits.
  package let command: ChildCommand

  /// How messages to and from the program are told apart.
  package let framing: RPC.Framing

  /// How far the program can stretch us.
  package var bounds = AdapterLink.Bounds()

  /// How long the program may take from its start until it is set up.
  package let setUpTimeout: Duration

  /// How long it may take when its source does not say.
  package let patience: Duration?

  /// The formats that it is asked for; nil is whatever it sells.
  package let formats: FormatSet?

  /// Whether the engine fetches the images of its ads.
  package let fetchesImages: Bool

  /// The class that speaks for the network in a mobile SDK.
  package let className: String?

  /// The version of the engine, as the program is told.
  package let engineVersion: String

  /// The currency of the floors that it is told.
  package let currency: String

  /// When a program that failed is started again.
  package var pace = AdapterPace()

  /// Reads what the configuration says of a network.
  package init(
    _ id: NetworkID, _ configuration: NetworkConfiguration, currency: String,
    engineVersion: String,
  ) {
    let limits = configuration.processLimits ?? ProcessLimits()
    var variables: [String: String] = [:]
    for (name, value) in configuration.environment ?? [:] { variables[name] = value }
    self.id = id
    command = ChildCommand(
      configuration.command ?? [],
      environment: ChildCommand.environment(passing: ["TMPDIR"], setting: variables),
      folder: configuration.folder,
      limits: ChildLimits(
        openFiles: UInt64(limits.openFiles), memory: limits.memoryBytes.map(UInt64.init)))
    framing = configuration.framing == .header ? .headers : .lines
    bounds.messageBytes = limits.messageBytes
    setUpTimeout = .milliseconds(configuration.setUpTimeoutMs ?? 10_000)
    fetchesImages = configuration.fetchImages ?? false
    patience = configuration.timeoutMs.map { .milliseconds($0) }
    formats = configuration.formats.map { FormatSet($0.map { Mediation.AdFormat($0) }) }
    className = configuration.className
    self.currency = currency
    self.engineVersion = engineVersion
  }

  /// Whole milliseconds as the contract has them, rounded down; an hour if there is no end.
  static func milliseconds(of left: Duration?) -> Int {
    guard let left else { return 3_600_000 }
    return Int(min(max(left.wholeMilliseconds, 0), 3_600_000))
  }
}

/// When a program that failed is started again, and when it is taken to hang.
package struct AdapterPace: Hashable, Sendable {
  /// How long the first pause before a new start is; each further one is twice as long.
  package var firstPause = Duration.milliseconds(500)

  /// The longest pause.
  package var longestPause = Duration.seconds(60)

  /// After how long of being ready the pauses begin anew.
  package var recovery = Duration.seconds(30)

  /// After how many calls in a row that ran out of time the program is asked whether it lives.
  ///
  /// A word of any kind begins the count anew.
  package var silentCalls = 3

  /// How long it may take to answer that.
  package var signOfLife = Duration.seconds(2)

  /// How long it is waited for at each step when it is to end.
  package var farewell = Duration.milliseconds(500)

  /// The usual pace.
  package init() {}
}
