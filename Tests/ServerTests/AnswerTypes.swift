import AdService
import JSON

/// The types of what methods answer, to see whether an answer is what was promised.
enum AnswerTypes {
  /// A type that reads and writes itself.
  typealias Wire = JSONReadable & JSONWritable & SendableMetatype

  /// The type of each method's result.
  static let results: [String: any Wire.Type] = [
    "ad.click": ClickAdResult.self, "ad.explain": ExplainAdResult.self,
    "ad.get": GetAdResult.self, "ad.list": ListAdResult.self, "ad.load": LoadAdResult.self,
    "ad.mute": MuteAdResult.self, "ad.poll": PollAdResult.self,
    "ad.preload": PreloadAdResult.self, "ad.present": PresentAdResult.self,
    "ad.release": ReleaseAdResult.self, "config.get": GetConfigResult.self,
    "config.reload": ReloadConfigResult.self, "context.set": SetContextResult.self,
    "event.list": ListEventResult.self, "event.report": ReportEventResult.self,
    "event.watch": WatchEventResult.self, "health.check": Health.self,
    "health.watch": Health.self, "network.list": ListNetworkResult.self,
    "network.setUp": SetUpNetworkResult.self,
    "pod.cancel": CancelPodResult.self, "pod.close": ClosePodResult.self,
    "pod.explain": ExplainPodResult.self, "pod.fill": FillPodResult.self,
    "pod.ingest": IngestPodResult.self, "pod.join": JoinPodResult.self,
    "pod.list": ListPodResult.self, "pod.open": OpenPodResult.self,
    "pod.playhead": PlayheadPodResult.self, "pod.render": RenderPodResult.self,
    "pod.schedule": SchedulePodResult.self, "pod.update": UpdatePodResult.self,
    "rpc.discover": DiscoverRPCResult.self,
    "server.info": InfoServerResult.self, "server.shutdown": ShutdownServerResult.self,
  ]

  /// The type of the items of each method that streams.
  static let items: [String: any Wire.Type] = [
    "event.watch": AdEvent.self, "health.watch": Health.self,
    "network.setUp": NetworkStatus.self,
  ]

  /// Says what is wrong with a value that should be of that type.
  ///
  /// It must have the type's shape, and the type must write again what it has read.
  static func faults(of value: JSONValue, as type: any Wire.Type) -> [String] {
    let text = Array(value.text.utf8)
    var faults = type.shape.violations(in: text.span).map {
      "\($0.path): expected \($0.expected), found \($0.found ?? "nothing")"
    }
    var writer = JSONWriter()
    do throws(JSONError) {
      var reader = JSONReader(text.span)
      try type.init(from: &reader).write(to: &writer)
      if writer.bytes != text { faults.append("it is not written as it was read") }
    } catch {
      faults.append(error.message)
    }
    return faults
  }
}
