import Adapters
import HTTP
import Loop
import RPC

@testable import Server

extension Session<Engine> {
  /// A session whose engine lives in virtual time, with that configuration and these servers.
  static func inVirtualTime(
    _ time: VirtualTime, _ text: String, asking servers: any HTTPClient,
    _ pipe: sending MemoryPipe,
  ) throws -> Session<Engine> {
    let configuration = try ConfigurationReader.read(Array(text.utf8)) { _ in nil }.configuration
    let desk = ConfigurationDesk { path throws(ConfigurationFailure) in throw .unreadable(path) }
    let outside = Confined(Outside(on: time, isRehearsed: false, desk), to: time)
    let found = FoundConfiguration(origin: .builtIn, configuration: configuration)
    let log = Log(LogOutput(), form: .text, level: .fault, timeline: time)
    let place = AdapterPlace(time, playing: OutsideTape(outside, isPlayed: true))
    return Session(
      Engine(
        found,
        in: Surroundings(
          adapters: place, servers: servers, images: PlayedImages(in: "/images", on: time)),
        log: log), pipe: pipe,
      time: LoopTime(time, passesByItself: true),
      limits: RPCLimits(), framing: .lines, log: log)
  }
}
