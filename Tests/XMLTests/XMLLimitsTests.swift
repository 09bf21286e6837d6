import Testing
import XML

private func problem(_ text: String, _ limits: XMLLimits = XMLLimits()) -> XMLProblem? {
  do throws(XMLProblem) {
    _ = try XMLDocument(Array(text.utf8), limits: limits)
    return nil
  } catch {
    return error
  }
}

@Suite struct XMLLimitsTests {
  private static let nested =
    String(repeating: "<a>", count: 5) + String(repeating: "</a>", count: 5)

  @Test func `each limit is kept to the last that fits`() {
    let cases: [(String, XMLLimits, XMLLimits)] = [
      ("<a>bcd</a>", XMLLimits(bytes: 10), XMLLimits(bytes: 9)),
      (Self.nested, XMLLimits(depth: 5), XMLLimits(depth: 4)),
      (Self.nested, XMLLimits(elements: 5), XMLLimits(elements: 4)),
      ("<a b='' c=''/>", XMLLimits(attributes: 2), XMLLimits(attributes: 1)),
      ("<a>bcd</a>", XMLLimits(text: 3), XMLLimits(text: 2)),
    ]
    for (text, enough, scarce) in cases {
      #expect(problem(text, enough) == nil)
      #expect(problem(text, scarce)?.kind == .tooLarge)
    }
  }

  @Test func `a hundred megabytes are refused without being read`() {
    let bytes = [UInt8](repeating: 0x20, count: 100_000_000)
    let problem = #expect(throws: XMLProblem.self) { try XMLDocument(bytes) }
    #expect(problem?.kind == .tooLarge)
    #expect(problem?.message.contains("4194304") == true)
  }

  @Test func `a bomb of entities is refused where it is laid`() {
    var bomb = "<!DOCTYPE a [\n<!ENTITY e0 'x'>\n"
    for level in 1...9 {
      let reference = String(repeating: "&e\(level - 1);", count: 10)
      bomb += "<!ENTITY e\(level) '\(reference)'>\n"
    }
    let found = problem(bomb + "]><a>&e9;</a>")
    #expect(found?.kind == .entities)
    #expect(found?.line == 2)
  }

  @Test(arguments: ["<!ENTITY x SYSTEM 'file:///etc/passwd'>", "<!ENTITY % x SYSTEM 'http://a/b'>"])
  func `nothing outside of the document is read`(entity: String) {
    #expect(problem("<!DOCTYPE a [\(entity)]><a>&x;</a>")?.kind == .entities)
  }

  @Test(arguments: [
    ("", 1, "send all of it"), ("<a>", 1, "send all of it"), ("<a>\n<b", 2, "send all of it"),
    ("<a>\n\n</b>", 3, "opposite order"), ("<a>&nbsp;</a>", 1, "&#160;"),
    ("\n\n<a>\n&b=1</a>", 4, "&amp;"), ("<a b='1' b='2'/>", 1, "twice"),
    ("<a/><a/>", 1, "leave it out"),
    ("not xml", 1, "well-formed"), ("{\"a\": 1}", 1, "CDATA"),
    ("<a><![CDATA[x</a>", 1, "send all of it"),
  ])
  func `what cannot be read is refused with its line and what to do`(
    text: String, line: Int, words: String,
  ) {
    let found = problem(text)
    #expect(found?.kind == .malformed)
    #expect(found?.line == line)
    #expect(found?.message.contains(words) == true, "\(found?.message ?? "")")
  }

  @Test func `text between many elements takes time in proportion`() throws {
    let text = "<a>" + String(repeating: "x<b/>", count: 50_000) + "</a>"
    #expect(try XMLDocument(Array(text.utf8)).root.text?.utf8.count == 50_000)
  }

  @Test func `any cut and any byte that is no character is refused`() {
    let text = Array("<?xml version='1.0'?><a b='c'><![CDATA[d]]><e>&amp;</e><!-- f --></a>".utf8)
    for cut in 0..<text.count {
      #expect((try? XMLDocument(Array(text[..<cut]))) == nil)
      for byte: UInt8 in [0x00, 0xFF] {
        var wrong = text
        wrong[cut] = byte
        #expect((try? XMLDocument(wrong)) == nil)
      }
    }
  }
}
