import AdService
import Adapters
import Curl
import Loop
import Server

/// What the engine has to do with beside its client: programs, servers and files.
struct World {
  private let servers: CurlClient
  private let images: ImageFolder
  private let loop: EventLoop

  /// Makes everything as the configuration says; nothing is started before it is needed.
  init(_ found: FoundConfiguration, on loop: EventLoop, log: Log) {
    self.loop = loop
    servers = CurlClient(
      CurlSettings(found.configuration), environment: ProcessEnvironment.variable)
    images = ImageFolder(found, on: loop)
  }

  /// The same for an engine that nobody writes down.
  var surroundings: Surroundings {
    Surroundings(
      adapters: AdapterPlace(loop), servers: servers, images: images, adopting: adopt)
  }

  /// The same for one that is written down.
  var recorded: RealWorld {
    RealWorld(servers: servers, images: images.atOnce, adopting: adopt)
  }

  private var adopt: @Sendable (Configuration) -> Void {
    { [servers] in servers.adopt(CurlSettings($0)) }
  }

  /// Takes away what is of no use without the engine.
  func end() {
    servers.close()
    images.removeAll()
  }
}
