/// A source of ads.
///
/// Only `load` has to be there: a network that answers at once, needs no set-up and shows nothing
/// by itself leaves the rest as it is.
package protocol Network: Sendable {
  /// The name under which the configuration knows the network.
  var id: NetworkID { get }

  /// The formats that the network can sell; it is never asked for another.
  var formats: FormatSet { get }

  /// How long the network may take when its source does not say; nil is what the ad unit has left.
  var patience: Duration? { get }

  /// Whether the network has to be set up before it is asked.
  var needsSetUp: Bool { get }

  /// Whether the network takes part in its ads: is told what happens to them, or signals it.
  var keepsAds: Bool { get }

  /// Whether the engine fetches the images of its ads.
  var fetchesImages: Bool { get }

  /// Sets the network up and keeps it going until it is retired or the task is cancelled.
  ///
  /// Called again meanwhile it tries again at once, if it is waiting to. Each change of its
  /// standing is signalled. A network that dies comes back by itself, if it can.
  func serve(_ application: Application, on time: any Timekeeper, _ outlet: any SignalOutlet) async

  /// Takes in what is known by now, for when the network has to be set up again.
  func renew(_ context: AdContext)

  /// Asks for one ad, and returns nil when the network has none to sell.
  ///
  /// A cancelled load must return soon; nobody looks at what it returns.
  func load(
    _ request: SourceRequest,
    on time: any Timekeeper,
  ) async throws(NetworkFailure) -> AdOffer?

  /// Takes the ad to the screen, or says why not.
  func present(_ request: PresentRequest, on time: any Timekeeper) async throws(NetworkFailure)

  /// Does what the network does by itself while its ad is shown, until the task is cancelled.
  func perform(
    _ request: PresentRequest, on time: any Timekeeper, _ outlet: any SignalOutlet,
  ) async

  /// Takes in what has happened to one of its ads.
  func tell(_ notice: AdNotice)

  /// Ends what it keeps going: the configuration does not name it any more.
  func retire()
}

extension Network {
  /// Nothing has to be set up.
  package var needsSetUp: Bool { false }

  /// It takes no part in its ads.
  package var keepsAds: Bool { false }

  /// Its images stay where they are.
  package var fetchesImages: Bool { false }

  /// Says that it is ready.
  package func serve(
    _ application: Application, on time: any Timekeeper, _ outlet: any SignalOutlet,
  ) async {
    outlet.signal(.standing(.ready(NetworkTraits()), of: id))
  }

  /// Is never set up again.
  package func renew(_ context: AdContext) {}

  /// Leaves the screen to the client.
  package func present(
    _ request: PresentRequest, on time: any Timekeeper,
  ) async throws(NetworkFailure) {}

  /// Does nothing by itself.
  package func perform(
    _ request: PresentRequest, on time: any Timekeeper, _ outlet: any SignalOutlet,
  ) async {}

  /// Does not mind.
  package func tell(_ notice: AdNotice) {}

  /// Keeps nothing going.
  package func retire() {}
}
