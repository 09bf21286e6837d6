import AdService
import Mediation
import Testing

@testable import Adapters
@testable import Server

/// The video in a native ad of an adapter reaches the app with all that comes with it.
@Suite struct NativeVideoTests {
  private static let image = WireImage(url: "https://a.example/i.png", scale: 2)

  private static let file = MediaFile(
    url: "https://a.example/v.mp4", mimeType: "video/mp4", width: 640, height: 360,
    bitrateKbps: 800)

  private static let whole = AdVideo(
    media: [file], chosen: file, durationMs: 15_000, skipOffsetMs: 5_000,
    clickUrl: "https://a.example/shop",
    adChoices: WireAdChoices(icon: image, url: "https://a.example/why"),
    companions: [
      VideoCompanion(
        asset: "companion1", width: 300, height: 250, resource: .markup("<p/>"), altText: "Tea",
        clickUrl: "https://a.example/c", slot: "side", required: true)
    ],
    icons: [
      VideoIcon(
        program: "AdChoices", width: 20, height: 16, x: "right", y: "0", offsetMs: 1_000,
        durationMs: 2_000, resource: .image(image), altText: "Why",
        clickUrl: "https://a.example/why", fallbacks: [image])
    ],
    captions: [VideoCaption(url: "https://a.example/c.vtt", mimeType: "text/vtt", language: "de")],
    verifications: [
      VideoProgram(
        vendor: "v", resource: .frameUrl("https://a.example/v.js"), apiFramework: "omid",
        parameters: "p")
    ],
    interactive: VideoProgram(
      resource: .frameUrl("https://a.example/simid"), apiFramework: "SIMID", parameters: "{}",
      variableDuration: true))

  @Test func `nothing of it is lost on the way`() throws {
    let content = try #require(try VideoContent(Self.whole))
    #expect(AdVideo(content) == Self.whole)
    let plain = AdVideo(media: [Self.file], chosen: Self.file, durationMs: 1)
    #expect(AdVideo(try #require(try VideoContent(plain))) == plain)
    #expect(try VideoContent(nil) == nil)
  }

  @Test func `a program that verifies has to be at an address`() {
    var video = Self.whole
    video.verifications = [VideoProgram(resource: .markup("<script/>"))]
    #expect(throws: OfferFlaw.self) { try VideoContent(video) }
  }
}
