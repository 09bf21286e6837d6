import Testing

@testable import schemac

@Suite struct VersionTests {
  @Test(arguments: [("0.2", "0.2.0"), ("0.2.0", "0.2.0"), ("10.0.3", "10.0.3")])
  func `a version has two or three numbers`(text: String, version: String) {
    #expect(Version(text)?.description == version)
  }

  @Test(arguments: ["", "1", "1.", ".1", "1.2.3.4", "1.2-beta", "v1.2", "01.2", "+1.2", "-0.2"])
  func `other texts are no versions`(text: String) {
    #expect(Version(text) == nil)
  }

  @Test(arguments: [("0.1", "0.2"), ("0.2", "0.2.1"), ("0.9", "0.10"), ("0.10.5", "1.0")])
  func `versions are in the order of their numbers`(earlier: String, later: String) throws {
    #expect(try #require(Version(earlier)) < #require(Version(later)))
  }
}
