import AdService
import JSON
import Testing

@Suite struct ContextTests {
  @Test(arguments: [
    ("childDirectedTreatment", "true"), ("tagForChildDirectedTreatment", "true"),
    ("tagForUnderAgeOfConsent", "false"), ("ageRestrictedTreatment", #""teen""#),
    ("contentURL", #""https://example.com/tea""#), ("customTargeting", #"{"cup":"small,large"}"#),
    ("maxAdContentRating", #""PG""#),
  ])
  func `an older name is read as the current one, which alone is written`(
    name: String, value: String,
  ) throws {
    let context = try read(#"{"\#(name)":\#(value)}"#)
    #expect(context != Context())
    let written = text(of: context)
    #expect(!written.contains(name))
    #expect(try read(written) == context)
  }

  @Test(arguments: [
    (#"{"underAge":true,"tagForUnderAgeOfConsent":true}"#, 17),
    (#"{"contentURL":"a","contentUrl":"a"}"#, 18),
    (#"{"childDirectedTreatment":true,"tagForChildDirectedTreatment":false}"#, 31),
  ])
  func `two names of one member are the member twice`(text: String, offset: Int) {
    #expect(throws: JSONError(offset: offset, reason: .duplicateMember)) { try read(text) }
    let violations = Context.shape.violations(in: Array(text.utf8).span)
    #expect(violations.map(\.expected) == ["one member of this name"])
  }

  @Test(arguments: [
    (#"{"country":"AT","muted":true}"#, #"{"country":"DE"}"#, #"{"country":"AT","muted":true}"#),
    (#"{}"#, #"{"country":"DE"}"#, #"{"country":"DE"}"#),
    (#"{"test":false}"#, #"{"test":true}"#, #"{"test":false}"#),
    (
      #"{"device":{"os":"iOS"}}"#, #"{"device":{"os":"tvOS","ip":"::1"}}"#,
      #"{"device":{"os":"iOS","ip":"::1"}}"#
    ),
    (
      #"{"targeting":{"a":"1"}}"#, #"{"targeting":{"a":"2","b":"3"}}"#,
      #"{"targeting":{"a":"1","b":"3"}}"#
    ),
    (
      #"{"extras":{"one":{"x":1}}}"#, #"{"extras":{"one":{"y":2},"two":{}}}"#,
      #"{"extras":{"one":{"x":1},"two":{}}}"#
    ),
    (#"{"keywords":[]}"#, #"{"keywords":["tea"]}"#, #"{"keywords":[]}"#),
  ])
  func `a context is laid over another member by member`(
    over: String, under: String, both: String,
  ) throws {
    #expect(text(of: try read(over).merged(over: read(under))) == both)
  }

  @Test(arguments: [
    (#"{"site":{"page":"p"}}"#, #"{"app":{"name":"a"}}"#, #"{"site":{"page":"p"}}"#),
    (#"{"app":{"name":"b"}}"#, #"{"site":{"page":"p"}}"#, #"{"app":{"name":"b"}}"#),
    (#"{"app":{"name":"b"}}"#, #"{"app":{"version":"1"}}"#, #"{"app":{"name":"b","version":"1"}}"#),
    (#"{}"#, #"{"site":{"page":"p"}}"#, #"{"site":{"page":"p"}}"#),
  ])
  func `an app removes a site, and a site an app`(
    over: String, under: String, both: String,
  ) throws {
    #expect(text(of: try read(over).merged(over: read(under))) == both)
  }

  private func read(_ text: String) throws(JSONError) -> Context {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span)
    return try Context(from: &reader)
  }

  private func text(of context: Context) -> String {
    var json = JSONWriter()
    context.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
