import Testing

@testable import schemac

@Suite struct NamesTests {
  @Test(arguments: [
    ("ad.load", "LoadAd", "loadAd"), ("rpc.discover", "DiscoverRPC", "discoverRPC"),
    ("network.setUp", "SetUpNetwork", "setUpNetwork"), ("id.url", "URLID", "urlID"),
  ])
  func `names are derived from the method's`(text: String, type: String, function: String) throws {
    let name = try #require(MethodName(text))
    #expect(name.type == type)
    #expect(name.function == function)
  }

  @Test(arguments: [
    "", "ad", "ad.", ".load", "ad.load.now", "Ad.load", "ad.Load", "ad.lo-ad", "ad..load",
  ])
  func `other forms are no names of methods`(text: String) {
    #expect(MethodName(text) == nil)
  }

  @Test(arguments: [
    ("adUnit", "ad_unit"), ("id", "id"), ("formatIds", "format_ids"),
    ("manifestURLPath", "manifest_url_path"),
    ("adID", "ad_id"), ("a", "a"), ("", ""),
  ])
  func `camels become snakes`(camel: String, snake: String) {
    #expect(WordCase.snake(camel) == snake)
  }

  @Test(arguments: [("NO_FILL", "noFill"), ("INTERNAL", "internal"), ("A_1_B", "a1B")])
  func `reasons become members`(reason: String, name: String) {
    #expect(WordCase.isUpperSnake(reason))
    #expect(WordCase.lowerCamel(fromUpperSnake: reason) == name)
  }

  @Test(arguments: ["", "no_fill", "NO__FILL", "_NO", "NO_", "1_NO", "NoFill"])
  func `other forms are no reasons`(text: String) {
    #expect(!WordCase.isUpperSnake(text))
  }

  @Test(arguments: [("break", "`break`"), ("default", "`default`"), ("network", "network")])
  func `keywords are escaped`(name: String, escaped: String) {
    #expect(SwiftName.escaped(name) == escaped)
  }
}
