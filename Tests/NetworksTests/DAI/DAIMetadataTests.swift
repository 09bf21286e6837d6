import HTTP
import Testing

@testable import Networks

/// What is made of the metadata of a session.
@Suite struct DAIMetadataTests {
  private static func metadata(_ body: String) throws(DAIFault) -> DAIMetadata {
    try DAIMetadata(HTTPResponse(status: 200, body: Array(body.utf8)))
  }

  @Test(arguments: [
    ("google_101_x", "start"), ("google_101", "start"), ("google_10199", "longer"),
    ("google_10", nil), ("other_google_101", nil), ("", nil),
  ])
  func `a media id is known by how it begins`(id: String, kind: String?) throws {
    let metadata = try Self.metadata(
      #"{"tags":{"google_101":{"type":"start"},"google_10199":{"type":"longer"},"":{}}}"#)
    #expect(metadata.tag(of: id)?.kind == kind)
  }

  @Test func `only progress is not verified`() throws {
    let metadata = try Self.metadata(#"{"tags":{"a":{"type":"progress"},"b":{},"c":7}}"#)
    #expect(["a1", "b1", "c1"].map { metadata.tag(of: $0)?.isVerified } == [false, true, true])
  }

  @Test func `the ads of a break come in their order`() throws {
    let metadata = try Self.metadata(
      #"""
      {"ads":{"z":{"ad_break_id":"b","position":1,"duration":9.5,"title":"Tea"},
      "y":{"ad_break_id":"b","position":3,"slate":true,"duration":-1},
      "x":{"ad_break_id":"b","position":2,"duration":"10"},
      "w":{"ad_break_id":"c"},"v":{},"u":[]}}
      """#)
    let ads = metadata.ads(inBreak: "b")
    #expect(ads.map(\.id) == ["z", "x", "y"])
    #expect(ads.map(\.durationMs) == [9_500, nil, nil])
    #expect(ads.map(\.isSlate) == [false, false, true])
    #expect(ads[0].title == "Tea" && ads[1].title == nil)
    #expect(metadata.ads(inBreak: "c").count == 1)
    #expect(metadata.ads(inBreak: "d") == [])
  }

  @Test func `nothing in it costs more than it may`() throws {
    #expect(try Self.metadata(#"{"tags":[],"ads":7}"#) == DAIMetadata())
    let tags = (0...20_000).map { "\"\($0)\":{}" }.joined(separator: ",")
    #expect(throws: DAIFault.unreadable("it tells of 0 ads and 20001 tags")) {
      try Self.metadata("{\"tags\":{\(tags)}}")
    }
    #expect(throws: DAIFault.self) { try Self.metadata("nothing") }
    #expect(throws: DAIFault.unknown) { try DAIMetadata(HTTPResponse(status: 404)) }
  }
}
