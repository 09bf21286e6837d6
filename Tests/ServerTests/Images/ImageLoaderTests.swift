import HTTP
import Loop
import Mediation
import Testing

@testable import Server

/// The images of an ad are fetched at once, checked, and kept as long as an ad needs them.
@Suite struct ImageLoaderTests {
  /// A picture of that size as GIF writes it, made longer by what follows.
  private static func gif(_ width: UInt8, _ height: UInt8 = 1, more: Int = 0) -> [UInt8] {
    Array("GIF89a".utf8) + [width, 0, height, 0] + Array(repeating: 0, count: more)
  }

  private static func offer(
    icon: String? = nil, images: [String] = [], choices: String? = nil,
  ) -> AdOffer {
    var native = NativeContent()
    native.icon = icon.map { AdImage(.url($0), scale: 2) }
    native.images = images.map { AdImage(.url($0)) }
    native.adChoices = choices.map {
      AdChoices(icon: AdImage(.url($0)), url: "https://why.example")
    }
    return AdOffer(format: .native, content: .native(native))
  }

  private static func images(of outcome: Result<AdOffer, OfferFault>) -> [String] {
    switch outcome {
    case .failure(.imageNotLoaded(let reason)): return ["failed: \(reason)"]
    case .failure(let fault): return ["failed: \(fault)"]
    case .success(let offer):
      return offer.content.images.map { image, _ in
        let size = image.pixels.map { " \($0.width)x\($0.height)" } ?? ""
        return "\(image.source)\(size)"
      }
    }
  }

  @Test func `images become files with a size, and keep their scale`() throws {
    let server = [
      "https://i.example/icon": Self.gif(64, 64), "https://i.example/main": Self.gif(9),
    ]
    try Self.onTime(server) { world in
      let offer = Self.offer(icon: "https://i.example/icon", images: ["https://i.example/main"])
      let outcome = await world.finish(offer)
      #expect(
        Self.images(of: outcome)
          == [#"path("/shelf/1.gif") 64x64"#, #"path("/shelf/2.gif") 9x1"#])
      let images = try outcome.get().content.images
      #expect(images.map(\.image.scale) == [2, 1])
      #expect(world.timeline.now == .milliseconds(10), "both were fetched at the same time")
    }
  }

  @Test func `bytes come as bytes, and addresses stay when nothing is to be fetched`() throws {
    try Self.onTime(["https://i.example/main": Self.gif(9)]) { world in
      let offer = Self.offer(images: ["https://i.example/main"])
      var options = RequestOptions()
      options.imageForm = .data
      let outcome = await world.finish(offer, options)
      let image = try outcome.get().content.images.first?.image
      #expect(image?.source == .bytes(Self.gif(9)))
      #expect(world.loader.isNeeded(for: offer, wanted: options))
      options.imageForm = .url
      #expect(!world.loader.isNeeded(for: offer, wanted: options))
      options.imageForm = .data
      options.disablesImageLoading = true
      #expect(!world.loader.isNeeded(for: offer, wanted: options))
      #expect(!world.loader.isNeeded(for: Self.offer(), wanted: RequestOptions()))
    }
  }

  @Test func `an image that is here is not fetched again, in either form`() throws {
    try Self.onTime(["https://i.example/main": Self.gif(9)]) { world in
      let offer = Self.offer(images: ["https://i.example/main"])
      _ = await world.finish(offer)
      var options = RequestOptions()
      options.imageForm = .data
      let again = await world.finish(offer, options)
      let image = try again.get().content.images.first?.image
      #expect(image?.source == .bytes(Self.gif(9)))
      #expect(Self.images(of: await world.finish(offer)) == [#"path("/shelf/1.gif") 9x1"#])
      #expect(world.asked.value == ["https://i.example/main"])
    }
  }

  @Test func `an icon may fail, one picture of several too, but not all of them`() throws {
    try Self.onTime(["https://i.example/b": Self.gif(9), "https://i.example/svg": [60]]) { world in
      let some = Self.offer(
        icon: "https://i.example/none",
        images: ["https://i.example/a", "https://i.example/b"], choices: "https://i.example/svg")
      #expect(
        Self.images(of: await world.finish(some))
          == [#"path("/shelf/1.gif") 9x1"#, #"url("https://i.example/svg")"#])
      let none = Self.offer(images: ["https://i.example/a", "https://i.example/svg"])
      #expect(
        Self.images(of: await world.finish(none))
          == ["failed: https://i.example/a: the status is 404"])
    }
  }

  @Test(arguments: [
    ("svg", Array("<svg/>".utf8), "it is no PNG, JPEG, GIF or WebP"),
    ("long", gif(9, more: 200), "it has 210 bytes, and images.maxBytes is 200"),
    ("large", gif(90, 90), "it has 90x90 pixels, and images.maxPixels is 8000"),
    ("slow", [], "no answer within 40 ms"),
  ])
  func `what is no image, or too much of one, is refused with its reason`(
    name: String, bytes: [UInt8], reason: String,
  ) throws {
    let address = "https://i.example/\(name)"
    try Self.onTime([address: bytes]) { world in
      #expect(
        Self.images(of: await world.finish(Self.offer(images: [address])))
          == ["failed: \(address): \(reason)"])
    }
  }

  @Test func `no image is waited for longer than the load may take`() throws {
    try Self.onTime(["https://i.example/slow": []]) { world in
      let offer = Self.offer(images: ["https://i.example/slow"])
      let outcome = await world.finish(offer, by: .milliseconds(25))
      #expect(world.timeline.now == .milliseconds(25))
      #expect(
        Self.images(of: outcome)
          == ["failed: https://i.example/slow: no answer within 25 ms"])
      #expect(
        Self.images(of: await world.finish(offer, by: .milliseconds(25)))
          == ["failed: https://i.example/slow: there was no time left for it"])
    }
  }

  @Test func `the image that was used longest ago makes room, unless an ad needs it`() throws {
    var server: [String: [UInt8]] = [:]
    for name in ["a", "b", "c", "d"] { server["https://i.example/\(name)"] = Self.gif(9, more: 90) }
    try Self.onTime(server) { world in
      func load(_ name: String) async -> Result<AdOffer, OfferFault> {
        await world.finish(Self.offer(images: ["https://i.example/\(name)"]))
      }
      let first = try await load("a").get()
      world.loader.hold(first.content)
      for name in ["b", "c"] { _ = await load(name) }
      _ = await load("b")
      _ = await load("d")
      #expect(world.files == ["1.gif", "2.gif", "4.gif"])
      for _ in 0..<2 { world.loader.hold(try await load("b").get().content) }
      world.loader.hold(try await load("d").get().content)
      #expect(
        Self.images(of: await load("c")) == [
          "failed: https://i.example/c: ads that are held need all of images.keptBytes, 300"
        ])
      world.loader.release(first.content)
      #expect(Self.images(of: await load("c")) == [#"path("/shelf/5.gif") 9x1"#])
      #expect(world.files == ["2.gif", "4.gif", "5.gif"])
    }
  }

  @Test func `an ad does not push out its own images`() throws {
    var server: [String: [UInt8]] = [:]
    for name in ["a", "b", "c"] { server["https://i.example/\(name)"] = Self.gif(9, more: 100) }
    try Self.onTime(server) { world in
      let images = ["a", "b", "c"].map { "https://i.example/\($0)" }
      let offer = try await world.finish(Self.offer(images: images)).get()
      #expect(
        offer.content.images.map(\.image.source)
          == world.files.map { .path("/shelf/\($0)") })
      #expect(world.files == ["1.gif", "2.gif"])
      // Nobody holds it, so it makes room for the next.
      let next = try await world.finish(Self.offer(images: ["https://i.example/c"])).get()
      #expect(next.content.images.map(\.image.source) == [.path("/shelf/3.gif")])
    }
  }

  /// A loader with a server that answers after ten milliseconds, and never if it has no bytes.
  private struct World: Sendable {
    let loader: ImageLoader
    let timeline: VirtualTime
    let asked: Asked
    let shelf: PlayedImages

    func finish(
      _ offer: AdOffer, _ options: RequestOptions = RequestOptions(), by end: Duration = .seconds(9),
    ) async -> Result<AdOffer, OfferFault> {
      do throws(OfferFault) {
        return .success(
          try await loader.finish(offer, wanted: options, by: end, on: LoopTime(timeline)))
      } catch {
        return .failure(error)
      }
    }

    var files: [String] { shelf.names }
  }

  private final class Asked: @unchecked Sendable {
    // Sendable because it is used on the thread of the run alone.
    var value: [String] = []
  }

  private struct Server: HTTPClient {
    let answers: [String: [UInt8]]
    let timeline: VirtualTime
    let asked: Asked

    func send(
      _ request: HTTPRequest, within limit: Duration,
    ) async throws(HTTPFailure) -> HTTPResponse {
      asked.value.append(request.url)
      #expect(request.trust == .foreign)
      let answer = answers[request.url]
      let isSilent = answer?.isEmpty == true
      try? await timeline.sleep(for: isSilent ? limit : .milliseconds(10))
      if isSilent {
        throw HTTPFailure(.timeout, "no answer within \(limit.wholeMilliseconds) ms")
      }
      return HTTPResponse(status: answer == nil ? 404 : 200, body: answer ?? [])
    }
  }

  private static func onTime(
    _ answers: [String: [UInt8]], _ body: @escaping @Sendable (World) async throws -> Void,
  ) throws {
    let time = VirtualTime()
    let failure: (any Error)? = try time.run {
      let asked = Asked()
      let files = PlayedImages(in: "/shelf", on: time)
      let loader = ImageLoader(
        asking: Server(answers: answers, timeline: time, asked: asked), files: files,
        shelf: Confined(ImageShelf(), to: time),
        bounds: .init(bytes: 200, pixels: 8_000, keptBytes: 300, patience: .milliseconds(40)))
      do {
        try await body(World(loader: loader, timeline: time, asked: asked, shelf: files))
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }
}
