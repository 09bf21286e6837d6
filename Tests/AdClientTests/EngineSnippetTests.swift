import AdClient
import AdService
import Foundation
import Testing

@Suite struct EngineSnippetTests {
  @Test func `the example in the documentation runs`() async throws {
    _ = try unsafe setenv("ADPIPE", Engines.program(), 1)
    var drawn: [String?] = []
    func draw(_ text: String?) { drawn.append(text) }

    // What follows is the example, line by line.
    let engine = try EngineProcess()
    let client = AdClient(engine)
    let unit = "/21775744923/example/native"
    let ad = try await client.loadAd(LoadAdParams(adUnit: unit, format: .native)).ad
    let creative = try await client.presentAd(PresentAdParams(adId: ad.id)).creative
    if case .native(let native) = creative { draw(native.headline) }
    _ = try await client.reportEvent(ReportEventParams(adId: ad.id, type: .impression))
    await engine.close()
    // The example ends.

    #expect(drawn == [ad.native?.headline])
    #expect(drawn != [nil])
  }

  @Test func `the example in the documentation is the one that runs`() throws {
    let here = URL(filePath: #filePath)
    let source = here.appending(path: "../../../Sources/AdClient/EngineProcess.swift").standardized
    let documented = try lines(of: source, from: "/// ```swift", to: "/// ```")
      .map { $0.dropFirst("/// ".count) }
    let run = try lines(of: here, from: "// What follows", to: "// The example ends")
    #expect(run.count == 8)
    #expect(documented.map(String.init) == run)
  }

  /// The lines between the first that begins one way and the next that begins the other.
  private func lines(of file: URL, from start: String, to end: String) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .drop { !$0.hasPrefix(start) }.dropFirst()
      .prefix { !$0.hasPrefix(end) }
  }
}
