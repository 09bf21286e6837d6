import Networks
import Testing

private func document(_ ads: String...) -> String {
  "<VAST version='4.2'>\(ads.joined())<Error>https://root.example/e</Error></VAST>"
}

private func ad(_ id: String, _ sequence: Int? = nil, isBad: Bool = false) -> String {
  VASTSamples.inLine(
    id, attributes: sequence.map { "sequence='\($0)'" } ?? "",
    duration: isBad ? "" : "00:00:10")
}

private func wrapper(
  _ id: String, _ url: String, _ sequence: Int? = nil, _ flags: String = ""
) -> String {
  VASTSamples.wrapper(
    id, to: url, attributes: sequence.map { "sequence='\($0)'" } ?? "", flags: flags)
}

@Suite struct VASTChainTests {
  @Test func `wrappers are followed to the ad, and every one of them is kept`() throws {
    let pages = ["b": document(wrapper("w2", "c")), "c": document(ad("x"))]
    let walk = try VASTWalk(document(wrapper("w1", "b")), pages)
    #expect(walk.ads == "x")
    #expect(walk.rounds == ["b", "c"])
    #expect(walk.found.pod.first?.wrappers.map(\.id) == ["w1", "w2"])
    #expect(walk.complaints == [])
  }

  @Test func `no document has more told than a few addresses`() throws {
    let errors = String(repeating: "<Error>https://victim.example/e</Error>", count: 400)
    let bad = (0..<100).map { ad("bad\($0)", isBad: true) }.joined()
    let walk = try VASTWalk(
      document(VASTSamples.wrapper(to: "b", more: errors)), ["b": "<VAST>\(bad)</VAST>"])
    #expect(walk.complaints.count == VASTChain.mostComplaints)
  }

  @Test(arguments: [(5, "x"), (4, "")])
  func `as many wrappers are followed as the limit says`(length: Int, ads: String) throws {
    var pages = ["p5": document(ad("x"))]
    for index in 1..<5 { pages["p\(index)"] = document(wrapper("w\(index)", "p\(index + 1)")) }
    let walk = try VASTWalk(document(wrapper("w0", "p1")), pages) { $0.mostWrappers = length }
    #expect(walk.ads == ads)
    #expect(walk.found.fault?.code == (ads.isEmpty ? .tooManyWrappers : nil))
    #expect(
      walk.complaints == (ads.isEmpty ? ["302 w0", "302 w1", "302 w2", "302 w3", "302 w4"] : []))
  }

  @Test func `a wrapper that leads to itself is not followed round and round`() throws {
    let loop = document(wrapper("w", "a"))
    let walk = try VASTWalk(loop, ["a": loop])
    #expect(walk.rounds == ["a"])
    #expect(walk.found.fault?.code == .tooManyWrappers)
    #expect(walk.complaints == ["302 w", "302 w"])
  }

  @Test func `a wrapper can forbid further wrappers, and not the ad itself`() throws {
    let first = document(wrapper("w", "b", nil, "followAdditionalWrappers='false'"))
    #expect(try VASTWalk(first, ["b": document(ad("x"))]).ads == "x")
    let walk = try VASTWalk(first, ["b": document(wrapper("w2", "c")), "c": document(ad("x"))])
    #expect(walk.rounds == ["b"])
    #expect(walk.complaints == ["302 w", "302 w2"])
  }

  @Test(arguments: [
    (nil as String?, 301, ["301 w1", "301 w2"]), ("<VAST", 100, ["100 w1", "100 w2"]),
    ("<a/>", 101, ["101 w1", "101 w2"]), ("<VAST version='7'/>", 102, ["102 w1", "102 w2"]),
    (document(), 303, ["303 w1", "303 w2", "303 root"]),
    (document("<Ad/>"), 101, ["101 w1", "101 w2"]),
    (document(ad("x", isBad: true)), 202, ["202 w1", "202 w2", "202 x"]),
  ])
  func `what goes wrong is told to every level above`(
    page: String?, code: Int, told: [String]
  ) throws {
    var pages = ["b": document(wrapper("w2", "c"))]
    pages["c"] = page
    let walk = try VASTWalk(document(wrapper("w1", "b")), pages)
    #expect(walk.ads == "")
    #expect(walk.found.fault?.code.rawValue == code)
    #expect(walk.complaints == told)
  }

  @Test func `an empty document at the top is told to its own address alone`() throws {
    let walk = try VASTWalk(document())
    #expect(walk.found == VASTFoundAds())
    #expect(walk.complaints == ["303 root"])
  }

  @Test func `for one ad those that stand alone go before a pod`() throws {
    #expect(try VASTWalk(document(ad("p1", 1), ad("a"), ad("b"))).ads == "a")
    #expect(try VASTWalk(document(ad("a", isBad: true), ad("b"), ad("p1", 1))).ads == "b")
    #expect(try VASTWalk(document(ad("p2", 2), ad("p1", 1))).ads == "p1")
  }

  @Test func `a wrapper brings the first ad that stands alone, unless it allows many`() throws {
    let pages = ["b": document(ad("p1", 1), ad("p2", 2), ad("a"), ad("b"))]
    for isForOne in [true, false] {
      #expect(
        try VASTWalk(document(wrapper("w", "b")), pages, isForOne: isForOne).ads.contains("a"))
    }
    let many = document(wrapper("w", "b", 1, "allowMultipleAds='true'"))
    #expect(try VASTWalk(many, pages, isForOne: false).ads == "p1,p2")
    #expect(try VASTWalk(many, pages).ads == "a")
  }

  @Test func `ads with numbers behind a wrapper that allows one are no ads`() throws {
    let walk = try VASTWalk(document(wrapper("w", "b")), ["b": document(ad("p1", 1), ad("p2", 2))])
    #expect(walk.found.fault?.code == .noAdBehindWrapper)
    #expect(walk.complaints == ["303 w", "303 root"])
  }

  @Test func `a lone ad behind a wrapper counts even with a number, and has the wrapper's`() throws
  {
    let walk = try VASTWalk(
      document(wrapper("w", "b", 3)), ["b": document(ad("p1", 1))], isForOne: false)
    #expect(walk.ads == "p1")
    #expect(walk.found.pod.first?.sequence == 3)
  }
}

@Suite struct VASTPodTests {
  @Test func `a pod is in the order of its numbers, and its wrappers are asked together`() throws {
    let first = document(wrapper("w3", "c", 3), ad("p2", 2), wrapper("w1", "b", 1))
    let pages = ["b": document(ad("x")), "c": document(ad("y"))]
    let walk = try VASTWalk(first, pages, isForOne: false)
    #expect(walk.ads == "x,p2,y")
    #expect(walk.rounds == ["b c"])
    #expect(walk.found.pod.map(\.sequence) == [1, 2, 3])
  }

  @Test func `ads that stand alone take the places of those that fail, each once`() throws {
    let first = document(
      ad("p1", 1, isBad: true), ad("p2", 2), wrapper("p3", "gone", 3), ad("a", isBad: true),
      ad("b"), ad("c"), ad("d"))
    let walk = try VASTWalk(first, isForOne: false)
    #expect(walk.ads == "b,p2,c | d")
    #expect(walk.complaints.sorted() == ["202 a", "202 p1", "301 p3"])
  }

  @Test func `a wrapper can forbid that another ad takes its place`() throws {
    let first = document(
      ad("p1", 1), wrapper("p2", "gone", 2, "fallbackOnNoAd='false'"), ad("a"))
    #expect(try VASTWalk(first, isForOne: false).ads == "p1 | a")
    let allowed = document(ad("p1", 1), wrapper("p2", "gone", 2, "fallbackOnNoAd='true'"), ad("a"))
    #expect(try VASTWalk(allowed, isForOne: false).ads == "p1,a")
  }

  @Test func `a substitute behind a wrapper is asked for only when it is needed`() throws {
    let pages = ["b": document(ad("x"))]
    let whole = try VASTWalk(document(ad("p1", 1), wrapper("w", "b")), pages, isForOne: false)
    #expect(whole.ads == "p1")
    #expect(whole.rounds == [])
    let torn = try VASTWalk(
      document(ad("p1", 1, isBad: true), wrapper("w", "b")), pages, isForOne: false)
    #expect(torn.ads == "x")
    #expect(torn.rounds == ["b"])
  }

  @Test func `without a pod all that stand alone are the choice`() throws {
    let walk = try VASTWalk(
      document(ad("a"), wrapper("w", "b"), ad("c", isBad: true)), ["b": document(ad("x"))],
      isForOne: false)
    #expect(walk.ads == " | a,x")
  }

  @Test func `a document with many wrappers does not make for many requests`() throws {
    let ads = (0..<90).map { wrapper("w\($0)", "p\($0)", $0 + 1) }
    let walk = try VASTWalk("<VAST version='4.2'>\(ads.joined())</VAST>", isForOne: false) {
      $0.mostFetches = 7
    }
    #expect(walk.rounds.flatMap { $0.split(separator: " ") }.count == 7)
    #expect(walk.complaints.count { $0.hasPrefix("300 ") } == 83)
  }
}
