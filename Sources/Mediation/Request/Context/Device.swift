extension AdContext {
  /// The device that an ad is shown on.
  package struct Device: Hashable, Sendable {
    /// What kind of device it is.
    package enum Kind: String, Hashable, Sendable {
      case phone
      case tablet
      case computer
      case television
      case setTopBox
      case other
    }

    /// How it is connected to the internet.
    package enum Connection: String, Hashable, Sendable {
      case ethernet
      case wifi
      case cellular
      case cellular2g
      case cellular3g
      case cellular4g
      case cellular5g
    }

    /// Its operating system.
    package var os: String?

    /// The version of the operating system.
    package var osVersion: String?

    /// Who makes it.
    package var make: String?

    /// Which of the devices of its maker it is.
    package var model: String?

    /// What kind of device it is.
    package var kind: Kind?

    /// Its language, as BCP 47 has it.
    package var language: String?

    /// What its browser says of itself.
    package var userAgent: String?

    /// Its address in the network, of version 4 or 6.
    package var ip: String?

    /// The id that its system gives to advertisers.
    package var ifa: String?

    /// Whether its owner limits tracking by advertisers.
    package var limitsAdTracking: Bool?

    /// The width of its screen in pixels.
    package var width: Int?

    /// The height of its screen in pixels.
    package var height: Int?

    /// How many pixels of the screen make one point.
    package var pixelRatio: Double?

    /// The company whose network it uses.
    package var carrier: String?

    /// How it is connected to the internet.
    package var connection: Connection?

    /// Begins a device of which nothing is known.
    package init() {}

    /// The fewest pixels that make one point; no screen is that coarse.
    private static let leastRatio = 0.1

    /// The size of its screen in points; nil if it is not known.
    package var screen: BannerSize? {
      guard let width, let height, width > 0, height > 0 else { return nil }
      let ratio = pixelRatio.flatMap { $0 > 0 ? max($0, Self.leastRatio) : nil } ?? 1
      let points = { (pixels: Int) in Int((Double(min(pixels, 65_535)) / ratio).rounded()) }
      return BannerSize(width: points(width), height: points(height))
    }
  }
}
