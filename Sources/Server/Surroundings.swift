package import AdService
package import Adapters
package import HTTP

/// Everything outside of its pipe that an engine has to do with.
package struct Surroundings: Sendable {
  /// Where adapters live, and so the engine too.
  let adapters: AdapterPlace

  /// Those who ask servers.
  let servers: any HTTPClient

  /// Where the images of ads lie.
  let images: any ImageFiles

  /// Has them go by another configuration, if they can.
  let adopt: (@Sendable (Configuration) -> Void)?

  /// Puts the surroundings together.
  package init(
    adapters: AdapterPlace, servers: any HTTPClient, images: any ImageFiles,
    adopting adopt: (@Sendable (Configuration) -> Void)? = nil,
  ) {
    self.adapters = adapters
    self.servers = servers
    self.images = images
    self.adopt = adopt
  }
}

/// What a recorded engine has to do with in truth, beside its adapters.
package struct RealWorld: Sendable {
  /// Those who ask servers.
  let servers: any HTTPClient

  /// Where the images of ads lie.
  let images: any ImageFiles

  /// Has both go by another configuration.
  let adopt: @Sendable (Configuration) -> Void

  /// Puts the world together.
  package init(
    servers: any HTTPClient, images: any ImageFiles,
    adopting adopt: @escaping @Sendable (Configuration) -> Void,
  ) {
    self.servers = servers
    self.images = images
    self.adopt = adopt
  }
}
