// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON
public import RPC

extension AdService {
  /// Answers a call of one of the methods, or says how to.
  public func start(
    _ method: JSONKey,
    _ params: inout JSONReader,
    _ call: RPCCall,
    _ answer: inout JSONWriter,
  ) throws(RPCError) -> RPCStart<Self> {
    switch method.count {
    case 8 where method.word0 == 0x6b63_696c_632e_6461:  // ad.click
      let params = try RPCError.reading(ClickAdParams.self, &params)
      try clickAd(params, call).write(to: &answer)
      return .answered
    case 10 where method.word0 == 0x616c_7078_652e_6461 && method.word1 == 0x6e69:  // ad.explain
      let params = try RPCError.reading(ExplainAdParams.self, &params)
      try explainAd(params, call).write(to: &answer)
      return .answered
    case 6 where method.word0 == 0x7465_672e_6461:  // ad.get
      let params = try RPCError.reading(GetAdParams.self, &params)
      try getAd(params, call).write(to: &answer)
      return .answered
    case 7 where method.word0 == 0x74_7369_6c2e_6461:  // ad.list
      let params = try RPCError.reading(ListAdParams.self, &params)
      try listAd(params, call).write(to: &answer)
      return .answered
    case 7 where method.word0 == 0x64_616f_6c2e_6461:  // ad.load
      let params = try RPCError.reading(LoadAdParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.loadAd(params, call)
      }
    case 7 where method.word0 == 0x65_7475_6d2e_6461:  // ad.mute
      let params = try RPCError.reading(MuteAdParams.self, &params)
      try muteAd(params, call).write(to: &answer)
      return .answered
    case 7 where method.word0 == 0x6c_6c6f_702e_6461:  // ad.poll
      let params = try RPCError.reading(PollAdParams.self, &params)
      try pollAd(params, call).write(to: &answer)
      return .answered
    case 10 where method.word0 == 0x6f6c_6572_702e_6461 && method.word1 == 0x6461:  // ad.preload
      let params = try RPCError.reading(PreloadAdParams.self, &params)
      try preloadAd(params, call).write(to: &answer)
      return .answered
    case 10 where method.word0 == 0x6573_6572_702e_6461 && method.word1 == 0x746e:  // ad.present
      let params = try RPCError.reading(PresentAdParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.presentAd(params, call)
      }
    case 10 where method.word0 == 0x6165_6c65_722e_6461 && method.word1 == 0x6573:  // ad.release
      let params = try RPCError.reading(ReleaseAdParams.self, &params)
      try releaseAd(params, call).write(to: &answer)
      return .answered
    case 10 where method.word0 == 0x672e_6769_666e_6f63 && method.word1 == 0x7465:  // config.get
      let params = try RPCError.reading(GetConfigParams.self, &params)
      try getConfig(params, call).write(to: &answer)
      return .answered
    case 13
    where method.word0 == 0x722e_6769_666e_6f63
      && method.word1 == 0x64_616f_6c65:  // config.reload
      let params = try RPCError.reading(ReloadConfigParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.reloadConfig(params, call)
      }
    case 11
    where method.word0 == 0x2e74_7865_746e_6f63
      && method.word1 == 0x74_6573:  // context.set
      let params = try RPCError.reading(SetContextParams.self, &params)
      try setContext(params, call).write(to: &answer)
      return .answered
    case 10 where method.word0 == 0x696c_2e74_6e65_7665 && method.word1 == 0x7473:  // event.list
      let params = try RPCError.reading(ListEventParams.self, &params)
      try listEvent(params, call).write(to: &answer)
      return .answered
    case 12
    where method.word0 == 0x6572_2e74_6e65_7665
      && method.word1 == 0x7472_6f70:  // event.report
      let params = try RPCError.reading(ReportEventParams.self, &params)
      try reportEvent(params, call).write(to: &answer)
      return .answered
    case 11
    where method.word0 == 0x6177_2e74_6e65_7665
      && method.word1 == 0x68_6374:  // event.watch
      let params = try RPCError.reading(WatchEventParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.watchEvent(params, call, call.stream(of: AdEvent.self))
      }
    case 12
    where method.word0 == 0x632e_6874_6c61_6568
      && method.word1 == 0x6b63_6568:  // health.check
      let params = try RPCError.reading(CheckHealthParams.self, &params)
      try checkHealth(params, call).write(to: &answer)
      return .answered
    case 12
    where method.word0 == 0x772e_6874_6c61_6568
      && method.word1 == 0x6863_7461:  // health.watch
      let params = try RPCError.reading(WatchHealthParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.watchHealth(params, call, call.stream(of: Health.self))
      }
    case 12
    where method.word0 == 0x2e6b_726f_7774_656e
      && method.word1 == 0x7473_696c:  // network.list
      let params = try RPCError.reading(ListNetworkParams.self, &params)
      try listNetwork(params, call).write(to: &answer)
      return .answered
    case 13
    where method.word0 == 0x2e6b_726f_7774_656e
      && method.word1 == 0x70_5574_6573:  // network.setUp
      let params = try RPCError.reading(SetUpNetworkParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.setUpNetwork(params, call, call.stream(of: NetworkStatus.self))
      }
    case 10 where method.word0 == 0x636e_6163_2e64_6f70 && method.word1 == 0x6c65:  // pod.cancel
      let params = try RPCError.reading(CancelPodParams.self, &params)
      try cancelPod(params, call).write(to: &answer)
      return .answered
    case 9 where method.word0 == 0x736f_6c63_2e64_6f70 && method.word1 == 0x65:  // pod.close
      let params = try RPCError.reading(ClosePodParams.self, &params)
      try closePod(params, call).write(to: &answer)
      return .answered
    case 11
    where method.word0 == 0x6c70_7865_2e64_6f70
      && method.word1 == 0x6e_6961:  // pod.explain
      let params = try RPCError.reading(ExplainPodParams.self, &params)
      try explainPod(params, call).write(to: &answer)
      return .answered
    case 8 where method.word0 == 0x6c6c_6966_2e64_6f70:  // pod.fill
      let params = try RPCError.reading(FillPodParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.fillPod(params, call)
      }
    case 10 where method.word0 == 0x6567_6e69_2e64_6f70 && method.word1 == 0x7473:  // pod.ingest
      let params = try RPCError.reading(IngestPodParams.self, &params)
      try ingestPod(params, call).write(to: &answer)
      return .answered
    case 8 where method.word0 == 0x6e69_6f6a_2e64_6f70:  // pod.join
      let params = try RPCError.reading(JoinPodParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.joinPod(params, call)
      }
    case 8 where method.word0 == 0x7473_696c_2e64_6f70:  // pod.list
      let params = try RPCError.reading(ListPodParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.listPod(params, call)
      }
    case 8 where method.word0 == 0x6e65_706f_2e64_6f70:  // pod.open
      let params = try RPCError.reading(OpenPodParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.openPod(params, call)
      }
    case 12
    where method.word0 == 0x7961_6c70_2e64_6f70
      && method.word1 == 0x6461_6568:  // pod.playhead
      let params = try RPCError.reading(PlayheadPodParams.self, &params)
      try playheadPod(params, call).write(to: &answer)
      return .answered
    case 10 where method.word0 == 0x646e_6572_2e64_6f70 && method.word1 == 0x7265:  // pod.render
      let params = try RPCError.reading(RenderPodParams.self, &params)
      try renderPod(params, call).write(to: &answer)
      return .answered
    case 12
    where method.word0 == 0x6568_6373_2e64_6f70
      && method.word1 == 0x656c_7564:  // pod.schedule
      let params = try RPCError.reading(SchedulePodParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.schedulePod(params, call)
      }
    case 10 where method.word0 == 0x6164_7075_2e64_6f70 && method.word1 == 0x6574:  // pod.update
      let params = try RPCError.reading(UpdatePodParams.self, &params)
      return .waits { service throws(RPCError) in
        try await service.updatePod(params, call)
      }
    case 12
    where method.word0 == 0x6373_6964_2e63_7072
      && method.word1 == 0x7265_766f:  // rpc.discover
      let params = try RPCError.reading(DiscoverRPCParams.self, &params)
      try discoverRPC(params, call).write(to: &answer)
      return .answered
    case 11
    where method.word0 == 0x692e_7265_7672_6573
      && method.word1 == 0x6f_666e:  // server.info
      let params = try RPCError.reading(InfoServerParams.self, &params)
      try infoServer(params, call).write(to: &answer)
      return .answered
    case 15
    where method.word0 == 0x732e_7265_7672_6573
      && method.word1 == 0x6e_776f_6474_7568:  // server.shutdown
      let params = try RPCError.reading(ShutdownServerParams.self, &params)
      try shutdownServer(params, call).write(to: &answer)
      return .answered
    default:
      return .unknownMethod
    }
  }
}
