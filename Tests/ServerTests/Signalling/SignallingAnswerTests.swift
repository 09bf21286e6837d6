import HTTP
import JSON
import Pods
import Testing

@testable import Server

/// Noon of the day of the tests.
private let noon: Int64 = 1_795_176_000_000

/// Reads an answer of so many pods as they stand in JSON.
private func read(_ pods: String...) throws(SignallingFault) -> SignallingAnswer {
  try read(body: #"{"pods":[\#(pods.joined(separator: ","))]}"#)
}

private func read(body: String, status: Int = 200) throws(SignallingFault) -> SignallingAnswer {
  try SignallingAnswer(HTTPResponse(status: status, body: Array(body.utf8)), nowMs: noon)
}

/// A pod that begins at noon, with these members besides or in place of its own.
private func pod(_ members: String = "", id: String = "x") -> String {
  #"{"insertTime":"2026-11-20T12:00:00Z","adBreakID":"\#(id)"\#(members)}"#
}

@Suite struct SignallingAnswerTests {
  @Test func `a pod is read with all that it has`() throws {
    let told = try read(
      pod(
        #","duration":29.97,"scte35":"/DAvAA==","cust_params":"a%3Db=50%25&flag&x=%ZZ","more":[1]"#),
      pod(#","duration":null,"scte35":null,"cust_params":{"section":"news & sport"}"#, id: "pod/7"))
    #expect(told.leftOut == 0)
    #expect(
      told.breaks == [
        ToldBreak(
          .adBreak("x"), startMs: noon, durationMs: 29_970,
          demand: AdDemand(
            parameters: ["a=b": "50%", "flag": "", "x": "%ZZ"], scte35: "/DAvAA=="),
          message: [0xFC, 0x30, 0x2F, 0x00]),
        ToldBreak(
          .pod(7), startMs: noon, demand: AdDemand(parameters: ["section": "news & sport"])),
      ])
  }

  @Test(arguments: [
    (#"{"adBreakID":"x"}"#, "has no insertTime such as 2026-11-20T12:00:10Z"),
    (#"{"insertTime":1795176000,"adBreakID":"x"}"#, "has no insertTime such as"),
    (#"{"insertTime":"2026-11-20T12:00:60Z","adBreakID":"x"}"#, "has no insertTime such as"),
    (#"{"insertTime":"2026-11-20T12:00:00Z"}"#, "has no adBreakID that can be read"),
    (pod(id: "BREAK_7"), "has the adBreakID BREAK_7: the name after ad_break_id/ is made of"),
    (pod(id: "pod/07"), "has the adBreakID pod/07: after pod/ comes a whole number"),
    (pod(id: "mid/roll"), "has the adBreakID mid/roll: an identifier is pod/ and a number"),
    (pod(id: #"a\u000ab"#), "has the adBreakID a b: the name"),
    (pod(#","duration":0"#), "has a duration that is no number of seconds up to a day"),
    (pod(#","duration":-1"#), "has a duration"), (pod(#","duration":86400.001"#), "has a duration"),
    (pod(#","duration":1e300"#), "has a duration"), (pod(#","duration":"30""#), "has a duration"),
    (pod(#","scte35":"0xFC""#), "has a scte35 that is no splice message in base 64"),
    (pod(#","scte35":"AAAA""#), "has a scte35 that is no splice message in base 64"),
    (pod(#","scte35":["/DAvAA=="]"#), "has a scte35 that is no splice message in base 64"),
    (pod(#","cust_params":7"#), "has cust_params that are neither a query nor an object"),
    (pod(#","cust_params":{"a":1}"#), "has cust_params with a a that is no text"),
    ("7", "has no adBreakID that can be read"), ("null", "has no adBreakID that can be read"),
  ])
  func `a pod that cannot be read is left out, and costs no other`(
    text: String, problem: String,
  ) throws {
    let told = try read(text, pod(id: "good"))
    #expect(told.breaks.map(\.identifier) == [.adBreak("good")])
    #expect(told.leftOut == 1)
    #expect(
      told.leftOutDetail?.hasPrefix("pods[0] \(problem)") == true, "\(told.leftOutDetail ?? "")")
  }

  @Test
  func `a break that is named is not taken for one that has gone, even if nothing else is read`()
    throws
  {
    let told = try read(#"{"insertTime":"soon","adBreakID":"known"}"#)
    #expect(told.breaks == [])
    #expect(told.names == [.adBreak("known")])
  }

  @Test func `of two pods with one name the first counts`() throws {
    let told = try read(pod(#","duration":5"#), pod(#","duration":6"#, id: "ad_break_id/x"))
    #expect(told.breaks.map(\.durationMs) == [5_000])
    #expect(told.leftOutDetail == "pods[1] is a second ad_break_id/x")
  }

  @Test func `a break that was over an hour ago is not recent`() throws {
    let told = try read(
      #"{"insertTime":"2026-11-20T10:59:30Z","adBreakID":"old","duration":30}"#,
      #"{"insertTime":"2026-11-20T10:59:30.001Z","adBreakID":"recent","duration":30}"#,
      #"{"insertTime":"0000-01-01T00:00:00Z","adBreakID":"ancient"}"#,
      #"{"insertTime":"9999-12-31T23:59:59Z","adBreakID":"far","duration":86400}"#)
    #expect(told.breaks.map(\.identifier) == [.adBreak("recent"), .adBreak("far")])
    #expect(told.leftOutDetail == "pods[0] was over more than an hour ago")
  }

  @Test(arguments: [
    "", "<html>", "[]", "{}", #"{"pods":{}}"#, #"{"pods":null}"#, #"{"pods":[]"#,
    #"{"pods":[],"pods":[]}"#, "\u{0}", String(repeating: "[", count: 100_000),
  ])
  func `an answer that has no pods is unreadable, and not empty`(body: String) {
    #expect {
      try read(body: body)
    } throws: { error in
      if case .unreadable? = error as? SignallingFault { true } else { false }
    }
  }

  @Test(arguments: [(1_000, true), (1_001, false), (50_000, false)])
  func `so many pods are read and no more`(count: Int, isRead: Bool) {
    let pods = (0..<count).map { pod(id: "x-\($0)") }.joined(separator: ",")
    let told = try? read(body: #"{"pods":[\#(pods)]}"#)
    #expect(told?.breaks.count == (isRead ? count : nil))
  }

  @Test func `more parameters than an address can have are too many`() throws {
    let query = (0..<65).map { "k\($0)=v" }.joined(separator: "&")
    let told = try read(pod(#","cust_params":"\#(query)""#))
    #expect(told.leftOutDetail == "pods[0] has more than 64 cust_params")
  }

  @Test(arguments: [201, 204, 301, 404, 429, 500])
  func `only 200 is an answer`(status: Int) {
    #expect(throws: SignallingFault.refused(status: status, retryAfter: nil)) {
      try read(body: #"{"pods":[]}"#, status: status)
    }
  }
}
