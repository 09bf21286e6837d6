// Made by `make generate` from Schemas. Edit the schema, not this file.

public import RPC

/// Everything that a server of this service must be able to do.
public protocol AdService: RPCService {
  /// Records a click on an asset of an ad and says what the app has to do.
  func clickAd(_ params: ClickAdParams, _ call: RPCCall) throws(RPCError) -> ClickAdResult

  /// Says again why a load ended as it did.
  func explainAd(_ params: ExplainAdParams, _ call: RPCCall) throws(RPCError) -> ExplainAdResult

  /// Says how an ad is, and again what to draw of it.
  func getAd(_ params: GetAdParams, _ call: RPCCall) throws(RPCError) -> GetAdResult

  /// Lists the ads that the engine holds, oldest first.
  func listAd(_ params: ListAdParams, _ call: RPCCall) throws(RPCError) -> ListAdResult

  /// Asks the networks of an ad unit for an ad and keeps the one that wins.
  func loadAd(_ params: LoadAdParams, _ call: RPCCall) async throws(RPCError) -> LoadAdResult

  /// Tells the network that the viewer does not want to see an ad, and why.
  func muteAd(_ params: MuteAdParams, _ call: RPCCall) throws(RPCError) -> MuteAdResult

  /// Takes the best of the ads that are kept at hand.
  func pollAd(_ params: PollAdParams, _ call: RPCCall) throws(RPCError) -> PollAdResult

  /// Keeps fresh ads of an ad unit at hand, for ad.poll to take.
  func preloadAd(_ params: PreloadAdParams, _ call: RPCCall) throws(RPCError) -> PreloadAdResult

  /// Takes an ad for the screen and says what to draw.
  func presentAd(
    _ params: PresentAdParams,
    _ call: RPCCall,
  ) async throws(RPCError) -> PresentAdResult

  /// Gives an ad back that is not needed any more.
  func releaseAd(_ params: ReleaseAdParams, _ call: RPCCall) throws(RPCError) -> ReleaseAdResult

  /// Shows the configuration in effect, with every default written out and every secret hidden.
  func getConfig(_ params: GetConfigParams, _ call: RPCCall) throws(RPCError) -> GetConfigResult

  /// Reads the configuration file again and puts it into effect.
  func reloadConfig(
    _ params: ReloadConfigParams,
    _ call: RPCCall,
  ) async throws(RPCError) -> ReloadConfigResult

  /// Says what is known of the app, the device and the viewer, for all loads to come.
  func setContext(_ params: SetContextParams, _ call: RPCCall) throws(RPCError) -> SetContextResult

  /// Lists what happened, oldest first.
  func listEvent(_ params: ListEventParams, _ call: RPCCall) throws(RPCError) -> ListEventResult

  /// Tells what happened to ads on the screen.
  func reportEvent(
    _ params: ReportEventParams,
    _ call: RPCCall,
  ) throws(RPCError) -> ReportEventResult

  /// Streams what happens as it happens.
  func watchEvent(
    _ params: WatchEventParams,
    _ call: RPCCall,
    _ stream: RPCStream<AdEvent>,
  ) async throws(RPCError) -> WatchEventResult

  /// Says whether the engine answers calls.
  func checkHealth(_ params: CheckHealthParams, _ call: RPCCall) throws(RPCError) -> Health

  /// Streams whether the engine answers calls, now and whenever it changes.
  func watchHealth(
    _ params: WatchHealthParams,
    _ call: RPCCall,
    _ stream: RPCStream<Health>,
  ) async throws(RPCError) -> Health

  /// Lists the networks of the configuration and whether they can be asked.
  func listNetwork(
    _ params: ListNetworkParams,
    _ call: RPCCall,
  ) throws(RPCError) -> ListNetworkResult

  /// Sets networks up and streams how far each has come.
  func setUpNetwork(
    _ params: SetUpNetworkParams,
    _ call: RPCCall,
    _ stream: RPCStream<NetworkStatus>,
  ) async throws(RPCError) -> SetUpNetworkResult

  /// Takes a break off the schedule before it begins.
  func cancelPod(_ params: CancelPodParams, _ call: RPCCall) throws(RPCError) -> CancelPodResult

  /// Ends a viewer's session with a stream.
  func closePod(_ params: ClosePodParams, _ call: RPCCall) throws(RPCError) -> ClosePodResult

  /// Says what became of breaks and their ads, and why.
  func explainPod(_ params: ExplainPodParams, _ call: RPCCall) throws(RPCError) -> ExplainPodResult

  /// Says which ads a break holds.
  func fillPod(_ params: FillPodParams, _ call: RPCCall) async throws(RPCError) -> FillPodResult

  /// Reads the newest media playlist of a stream and tells which breaks are new or have changed.
  func ingestPod(_ params: IngestPodParams, _ call: RPCCall) throws(RPCError) -> IngestPodResult

  /// Plans the breaks of a viewer who begins to watch and says what is played first.
  func joinPod(_ params: JoinPodParams, _ call: RPCCall) async throws(RPCError) -> JoinPodResult

  /// Lists the breaks of a stream in the order in which they begin.
  func listPod(_ params: ListPodParams, _ call: RPCCall) async throws(RPCError) -> ListPodResult

  /// Opens a viewer's session with a stream.
  func openPod(_ params: OpenPodParams, _ call: RPCCall) async throws(RPCError) -> OpenPodResult

  /// Takes in where a player is, and tells what happened to breaks and ads on the way.
  func playheadPod(
    _ params: PlayheadPodParams,
    _ call: RPCCall,
  ) throws(RPCError) -> PlayheadPodResult

  /// Renders a break for a player, a packager or an ad server.
  func renderPod(_ params: RenderPodParams, _ call: RPCCall) throws(RPCError) -> RenderPodResult

  /// Plans an ad break in a stream and gives the player what it needs for it.
  func schedulePod(
    _ params: SchedulePodParams,
    _ call: RPCCall,
  ) async throws(RPCError) -> SchedulePodResult

  /// Tells the ad server anew who the viewer of a session is.
  func updatePod(
    _ params: UpdatePodParams,
    _ call: RPCCall,
  ) async throws(RPCError) -> UpdatePodResult

  /// Returns the OpenRPC document of this service, whole and self-contained.
  func discoverRPC(
    _ params: DiscoverRPCParams,
    _ call: RPCCall,
  ) throws(RPCError) -> DiscoverRPCResult

  /// Says which version this is, what it can do and how much it takes on.
  func infoServer(_ params: InfoServerParams, _ call: RPCCall) throws(RPCError) -> InfoServerResult

  /// Ends the engine once the calls it has are answered.
  func shutdownServer(
    _ params: ShutdownServerParams,
    _ call: RPCCall,
  ) throws(RPCError) -> ShutdownServerResult
}
