// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

extension AdService {
  /// The names of all methods.
  public static var methodNames: [String] { paramsShapes.map(\.name) }

  /// What the params of a method must look like, or nil when there is no such method.
  public static func shape(ofParamsOf method: JSONKey) -> JSONShape? {
    paramsShapes.first { JSONKey($0.name) == method }?.shape()
  }
}

/// The methods, each with the shape of its params, which is made only when asked for.
private let paramsShapes: [(name: String, shape: @Sendable () -> JSONShape)] = [
  ("ad.click", { ClickAdParams.shape }),
  ("ad.explain", { ExplainAdParams.shape }),
  ("ad.get", { GetAdParams.shape }),
  ("ad.list", { ListAdParams.shape }),
  ("ad.load", { LoadAdParams.shape }),
  ("ad.mute", { MuteAdParams.shape }),
  ("ad.poll", { PollAdParams.shape }),
  ("ad.preload", { PreloadAdParams.shape }),
  ("ad.present", { PresentAdParams.shape }),
  ("ad.release", { ReleaseAdParams.shape }),
  ("config.get", { GetConfigParams.shape }),
  ("config.reload", { ReloadConfigParams.shape }),
  ("context.set", { SetContextParams.shape }),
  ("event.list", { ListEventParams.shape }),
  ("event.report", { ReportEventParams.shape }),
  ("event.watch", { WatchEventParams.shape }),
  ("health.check", { CheckHealthParams.shape }),
  ("health.watch", { WatchHealthParams.shape }),
  ("network.list", { ListNetworkParams.shape }),
  ("network.setUp", { SetUpNetworkParams.shape }),
  ("pod.cancel", { CancelPodParams.shape }),
  ("pod.close", { ClosePodParams.shape }),
  ("pod.explain", { ExplainPodParams.shape }),
  ("pod.fill", { FillPodParams.shape }),
  ("pod.ingest", { IngestPodParams.shape }),
  ("pod.join", { JoinPodParams.shape }),
  ("pod.list", { ListPodParams.shape }),
  ("pod.open", { OpenPodParams.shape }),
  ("pod.playhead", { PlayheadPodParams.shape }),
  ("pod.render", { RenderPodParams.shape }),
  ("pod.schedule", { SchedulePodParams.shape }),
  ("pod.update", { UpdatePodParams.shape }),
  ("rpc.discover", { DiscoverRPCParams.shape }),
  ("server.info", { InfoServerParams.shape }),
  ("server.shutdown", { ShutdownServerParams.shape }),
]
