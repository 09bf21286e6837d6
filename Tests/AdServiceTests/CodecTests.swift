import AdService
import JSON
import Testing

@Suite struct CodecTests {
  @Test func `params are read with all their members`() throws {
    let params: LoadAdParams = try read(
      #"{"formats":["native","banner"],"adUnit":"home","formatIds":["1"],"format":"native"}"#)
    #expect(
      params
        == LoadAdParams(
          adUnit: "home", format: .native, formats: [.native, .banner], formatIds: ["1"]))
  }

  @Test func `members that are null are absent, and meta is left to others`() throws {
    let params: LoadAdParams = try read(
      #"{"adUnit":"home","format":null,"_meta":{"timeoutMs":[1,{"a":"}"}]}}"#)
    #expect(params == LoadAdParams(adUnit: "home"))
  }

  @Test func `an absent member has its default`() throws {
    let configuration: Configuration = try read("{}")
    #expect(configuration.currency == "USD")
    #expect(configuration == Configuration())
  }

  @Test(
    arguments: [
      (#"{"adUnit":"a","adUnit":"a"}"#, .duplicateMember, 14),
      (#"{"adUnit":"a","format":null,"format":null}"#, .duplicateMember, 28),
      (#"{"adUnits":"a"}"#, .unknownMember, 1),
      (#"{"format":"native"}"#, .missingMember("adUnit"), 19),
      (#"{"adUnit":null}"#, .missingMember("adUnit"), 15),
      (#"{"adUnit":""}"#, .tooShort, 10),
      (#"{"adUnit":1}"#, .wrongType(.string), 10),
      (#"{"adUnit":"a","format":"Native"}"#, .unknownValue, 23),
      (#"{"adUnit":"a","formats":[]}"#, .tooFew, 26),
      (#"[]"#, .wrongType(.object), 0),
    ] as [(String, JSONError.Reason, Int)])
  func `params that break the contract are refused at their place`(
    text: String, reason: JSONError.Reason, offset: Int,
  ) {
    let expected = JSONError(offset: offset, reason: reason)
    #expect(throws: expected) { try read(text) as LoadAdParams }
  }

  @Test func `an array has at most as many elements as the contract says`() {
    let formats = Array(repeating: #""native""#, count: 8).joined(separator: ",")
    let error = #expect(throws: JSONError.self) {
      try read(#"{"adUnit":"a","formats":[\#(formats)]}"#) as LoadAdParams
    }
    #expect(error?.reason == .tooMany)
  }

  @Test func `escaped names are the same names`() throws {
    let params: LoadAdParams = try read(#"{"\u0061dUnit":"home","format":"n\u0061tive"}"#)
    #expect(params == LoadAdParams(adUnit: "home", format: .native))
  }

  @Test func `a name that only begins like a member is unknown`() {
    for name in ["adUni", "adUnitX", "bdUnit", "adunit"] {
      let error = #expect(throws: JSONError.self) { try read(#"{"\#(name)":1}"#) as LoadAdParams }
      #expect(error?.reason == .unknownMember)
    }
  }

  @Test func `other names of events are understood and never written`() throws {
    let type: ReportedEventType = try read(#""didFailToPresentWithError""#)
    #expect(type == .failedToPresent)
    #expect(written(type) == #""failedToPresent""#)
    for word in ["didFailToPresentWithErrox", "didFailToPresentWithErro", ""] {
      let error = #expect(throws: JSONError.self) { try read("\"\(word)\"") as ReportedEventType }
      #expect(error?.reason == .unknownValue)
    }
  }

  @Test(arguments: ["{}", #"{"clock":null}"#, #"{"clock":"2026-11-20T12:00:00Z","offsetMs":1}"#])
  func `a union has exactly one member`(text: String) {
    let error = #expect(throws: JSONError.self) { try read(text) as BreakTime }
    #expect(error?.reason == .notExactlyOneMember)
  }

  @Test func `a union is what its member is`() throws {
    let time: BreakTime = try read(#"{"programTime":null,"offsetMs":1500}"#)
    #expect(time == .offsetMs(1500))
    #expect(written(time) == #"{"offsetMs":1500}"#)
  }

  @Test(arguments: [
    "2026-11-20", "2026-13-20T12:00:00Z",
    "2026-11-20T12:00:00.\(String(repeating: "0", count: 64))Z",
  ])
  func `a time is written as RFC 3339 says and not too long`(time: String) {
    #expect(throws: JSONError.self) { try read(#"{"clock":"\#(time)"}"#) as BreakTime }
  }

  @Test func `64-bit integers are decimal strings`() throws {
    let text =
      #"{"cursor":"9223372036854775807","type":"paid","adId":"ad-1","at":"2026-11-20T12:00:00Z","valueMicros":"-1"}"#
    let event: AdEvent = try read(text)
    #expect(event.cursor == .max)
    #expect(event.valueMicros == -1)
    #expect(written(event) == text)
  }

  @Test func `exact numbers keep their digits and their bounds`() throws {
    let source: SourceConfiguration = try read(#"{"network":"a","price":2.50}"#)
    #expect(source.price?.text == "2.50")
    #expect(written(source) == #"{"network":"a","price":2.50}"#)
    let error = #expect(throws: JSONError.self) {
      try read(#"{"network":"a","price": -0.01}"#) as SourceConfiguration
    }
    #expect(error == JSONError(offset: 24, reason: .outOfRange))
  }

  @Test func `maps keep their order and refuse a name that comes twice`() throws {
    let text = #"{"networks":{"b":{"adapter":"sample"},"a":{"adapter":"sample"}}}"#
    let configuration: Configuration = try read(text)
    #expect(configuration.networks?.names == ["b", "a"])
    let error = #expect(throws: JSONError.self) {
      try read(#"{"networks":{"b":{"adapter":"sample"},"b":{"adapter":"sample"}}}"#)
        as Configuration
    }
    #expect(error?.reason == .duplicateMember)
  }

  @Test func `a client reads past members that it does not know`() throws {
    let text = Array(#"{"status":"SERVING","since":{"a":[1]}}"#.utf8)
    var reader = JSONReader(text.span, unknownMembers: .ignored)
    #expect(try Health(from: &reader) == Health(status: .serving))
    #expect(throws: JSONError.self) { try read(String(decoding: text, as: UTF8.self)) as Health }
  }

  @Test func `the second look finds every mistake of params`() {
    let text = Array(#"{"adUnit":"","formats":["natve"],"formatid":1,"_meta":{}}"#.utf8)
    let paths = LoadAdParams.shape.violations(in: text.span).map(\.path)
    #expect(paths == ["adUnit", "formats[0]", "formatid"])
  }

  @Test func `the second look takes what the first one takes`() throws {
    let text = #"{"adId":"ad-1","type":"reportImpression","_meta":{"timeoutMs":1}}"#
    let params: ReportEventParams = try read(text)
    #expect(params.type == .impression)
    #expect(ReportEventParams.shape.violations(in: Array(text.utf8).span) == [])
  }

  private func read<Value: JSONReadable>(_ text: String) throws(JSONError) -> Value {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes.span)
    let value = try Value(from: &reader)
    try reader.finish()
    return value
  }

  private func written(_ value: some JSONWritable) -> String {
    var writer = JSONWriter()
    value.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
