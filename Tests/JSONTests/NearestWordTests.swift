import JSON
import Testing

@Suite struct NearestWordTests {
  @Test(
    arguments: [
      ("bnner", "banner"), ("banner", "banner"), ("abnner", "banner"), ("baner", "banner"),
      ("bannner", "banner"),
      ("bamner", "banner"), ("bnaenr", "banner"), ("natvie", "native"), ("Native", "native"),
      ("nativ", "native"),
      ("xyz", nil), ("ba", nil), ("bannerbanner", nil), ("", nil), ("é", nil), ("pxd", "pod"),
      ("pxx", nil),
      ("abcnner", "banner"), ("cdenner", nil),
    ] as [(String, String?)])
  func `the nearest word is at most two slips away`(word: String, nearest: String?) {
    #expect(NearestWord.of(word, in: ["native", "banner", "pod"]) == nearest)
  }

  @Test func `the nearer of two words wins, and the first of equals`() {
    #expect(NearestWord.of("paused", in: ["pause", "paused"]) == "paused")
    #expect(NearestWord.of("muteb", in: ["muted", "mutes"]) == "muted")
  }

  @Test func `a huge word is not compared`() {
    #expect(NearestWord.of(String(repeating: "a", count: 1_000_000), in: ["a"]) == nil)
  }
}
