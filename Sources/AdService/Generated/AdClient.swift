// Made by `make generate` from Schemas. Edit the schema, not this file.

public import RPC

/// Calls the methods of the service, over whatever carries messages to it.
public struct AdClient<Transport: RPCTransport>: Sendable {
  /// What carries calls and answers.
  public let transport: Transport

  public init(_ transport: Transport) {
    self.transport = transport
  }

  /// Records a click on an asset of an ad and says what the app has to do.
  public func clickAd(_ params: ClickAdParams) async throws(RPCError) -> ClickAdResult {
    try await transport.call("ad.click", params, ClickAdResult.self)
  }

  /// Says again why a load ended as it did.
  public func explainAd(
    _ params: ExplainAdParams = ExplainAdParams(),
  ) async throws(RPCError) -> ExplainAdResult {
    try await transport.call("ad.explain", params, ExplainAdResult.self)
  }

  /// Says how an ad is, and again what to draw of it.
  public func getAd(_ params: GetAdParams) async throws(RPCError) -> GetAdResult {
    try await transport.call("ad.get", params, GetAdResult.self)
  }

  /// Lists the ads that the engine holds, oldest first.
  public func listAd(
    _ params: ListAdParams = ListAdParams(),
  ) async throws(RPCError) -> ListAdResult {
    try await transport.call("ad.list", params, ListAdResult.self)
  }

  /// Asks the networks of an ad unit for an ad and keeps the one that wins.
  public func loadAd(_ params: LoadAdParams) async throws(RPCError) -> LoadAdResult {
    try await transport.call("ad.load", params, LoadAdResult.self)
  }

  /// Tells the network that the viewer does not want to see an ad, and why.
  public func muteAd(_ params: MuteAdParams) async throws(RPCError) -> MuteAdResult {
    try await transport.call("ad.mute", params, MuteAdResult.self)
  }

  /// Takes the best of the ads that are kept at hand.
  public func pollAd(_ params: PollAdParams) async throws(RPCError) -> PollAdResult {
    try await transport.call("ad.poll", params, PollAdResult.self)
  }

  /// Keeps fresh ads of an ad unit at hand, for ad.poll to take.
  public func preloadAd(_ params: PreloadAdParams) async throws(RPCError) -> PreloadAdResult {
    try await transport.call("ad.preload", params, PreloadAdResult.self)
  }

  /// Takes an ad for the screen and says what to draw.
  public func presentAd(_ params: PresentAdParams) async throws(RPCError) -> PresentAdResult {
    try await transport.call("ad.present", params, PresentAdResult.self)
  }

  /// Gives an ad back that is not needed any more.
  public func releaseAd(_ params: ReleaseAdParams) async throws(RPCError) -> ReleaseAdResult {
    try await transport.call("ad.release", params, ReleaseAdResult.self)
  }

  /// Shows the configuration in effect, with every default written out and every secret hidden.
  public func getConfig(
    _ params: GetConfigParams = GetConfigParams(),
  ) async throws(RPCError) -> GetConfigResult {
    try await transport.call("config.get", params, GetConfigResult.self)
  }

  /// Reads the configuration file again and puts it into effect.
  public func reloadConfig(
    _ params: ReloadConfigParams = ReloadConfigParams(),
  ) async throws(RPCError) -> ReloadConfigResult {
    try await transport.call("config.reload", params, ReloadConfigResult.self)
  }

  /// Says what is known of the app, the device and the viewer, for all loads to come.
  public func setContext(_ params: SetContextParams) async throws(RPCError) -> SetContextResult {
    try await transport.call("context.set", params, SetContextResult.self)
  }

  /// Lists what happened, oldest first.
  public func listEvent(
    _ params: ListEventParams = ListEventParams(),
  ) async throws(RPCError) -> ListEventResult {
    try await transport.call("event.list", params, ListEventResult.self)
  }

  /// Tells what happened to ads on the screen.
  public func reportEvent(
    _ params: ReportEventParams = ReportEventParams(),
  ) async throws(RPCError) -> ReportEventResult {
    try await transport.call("event.report", params, ReportEventResult.self)
  }

  /// Streams what happens as it happens.
  public func watchEvent(
    _ params: WatchEventParams = WatchEventParams(),
    onItem: @escaping @Sendable (AdEvent) async -> Void,
  ) async throws(RPCError) -> WatchEventResult {
    try await transport.call("event.watch", params, WatchEventResult.self, onItem: onItem)
  }

  /// Says whether the engine answers calls.
  public func checkHealth(
    _ params: CheckHealthParams = CheckHealthParams(),
  ) async throws(RPCError) -> Health {
    try await transport.call("health.check", params, Health.self)
  }

  /// Streams whether the engine answers calls, now and whenever it changes.
  public func watchHealth(
    _ params: WatchHealthParams = WatchHealthParams(),
    onItem: @escaping @Sendable (Health) async -> Void,
  ) async throws(RPCError) -> Health {
    try await transport.call("health.watch", params, Health.self, onItem: onItem)
  }

  /// Lists the networks of the configuration and whether they can be asked.
  public func listNetwork(
    _ params: ListNetworkParams = ListNetworkParams(),
  ) async throws(RPCError) -> ListNetworkResult {
    try await transport.call("network.list", params, ListNetworkResult.self)
  }

  /// Sets networks up and streams how far each has come.
  public func setUpNetwork(
    _ params: SetUpNetworkParams = SetUpNetworkParams(),
    onItem: @escaping @Sendable (NetworkStatus) async -> Void,
  ) async throws(RPCError) -> SetUpNetworkResult {
    try await transport.call("network.setUp", params, SetUpNetworkResult.self, onItem: onItem)
  }

  /// Takes a break off the schedule before it begins.
  public func cancelPod(_ params: CancelPodParams) async throws(RPCError) -> CancelPodResult {
    try await transport.call("pod.cancel", params, CancelPodResult.self)
  }

  /// Ends a viewer's session with a stream.
  public func closePod(_ params: ClosePodParams) async throws(RPCError) -> ClosePodResult {
    try await transport.call("pod.close", params, ClosePodResult.self)
  }

  /// Says what became of breaks and their ads, and why.
  public func explainPod(
    _ params: ExplainPodParams = ExplainPodParams(),
  ) async throws(RPCError) -> ExplainPodResult {
    try await transport.call("pod.explain", params, ExplainPodResult.self)
  }

  /// Says which ads a break holds.
  public func fillPod(_ params: FillPodParams) async throws(RPCError) -> FillPodResult {
    try await transport.call("pod.fill", params, FillPodResult.self)
  }

  /// Reads the newest media playlist of a stream and tells which breaks are new or have changed.
  public func ingestPod(_ params: IngestPodParams) async throws(RPCError) -> IngestPodResult {
    try await transport.call("pod.ingest", params, IngestPodResult.self)
  }

  /// Plans the breaks of a viewer who begins to watch and says what is played first.
  public func joinPod(
    _ params: JoinPodParams = JoinPodParams(),
  ) async throws(RPCError) -> JoinPodResult {
    try await transport.call("pod.join", params, JoinPodResult.self)
  }

  /// Lists the breaks of a stream in the order in which they begin.
  public func listPod(_ params: ListPodParams) async throws(RPCError) -> ListPodResult {
    try await transport.call("pod.list", params, ListPodResult.self)
  }

  /// Opens a viewer's session with a stream.
  public func openPod(_ params: OpenPodParams) async throws(RPCError) -> OpenPodResult {
    try await transport.call("pod.open", params, OpenPodResult.self)
  }

  /// Takes in where a player is, and tells what happened to breaks and ads on the way.
  public func playheadPod(_ params: PlayheadPodParams) async throws(RPCError) -> PlayheadPodResult {
    try await transport.call("pod.playhead", params, PlayheadPodResult.self)
  }

  /// Renders a break for a player, a packager or an ad server.
  public func renderPod(_ params: RenderPodParams) async throws(RPCError) -> RenderPodResult {
    try await transport.call("pod.render", params, RenderPodResult.self)
  }

  /// Plans an ad break in a stream and gives the player what it needs for it.
  public func schedulePod(
    _ params: SchedulePodParams = SchedulePodParams(),
  ) async throws(RPCError) -> SchedulePodResult {
    try await transport.call("pod.schedule", params, SchedulePodResult.self)
  }

  /// Tells the ad server anew who the viewer of a session is.
  public func updatePod(_ params: UpdatePodParams) async throws(RPCError) -> UpdatePodResult {
    try await transport.call("pod.update", params, UpdatePodResult.self)
  }

  /// Returns the OpenRPC document of this service, whole and self-contained.
  public func discoverRPC(
    _ params: DiscoverRPCParams = DiscoverRPCParams(),
  ) async throws(RPCError) -> DiscoverRPCResult {
    try await transport.call("rpc.discover", params, DiscoverRPCResult.self)
  }

  /// Says which version this is, what it can do and how much it takes on.
  public func infoServer(
    _ params: InfoServerParams = InfoServerParams(),
  ) async throws(RPCError) -> InfoServerResult {
    try await transport.call("server.info", params, InfoServerResult.self)
  }

  /// Ends the engine once the calls it has are answered.
  public func shutdownServer(
    _ params: ShutdownServerParams = ShutdownServerParams(),
  ) async throws(RPCError) -> ShutdownServerResult {
    try await transport.call("server.shutdown", params, ShutdownServerResult.self)
  }
}
