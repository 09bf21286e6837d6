import Testing
import XML

/// The elements of a text as indented lines, each with its text behind it.
private func outline(_ text: String) throws -> [String] {
  var lines: [String] = []
  func add(_ element: XMLElement, _ depth: Int) {
    let text = element.text.map { " '\($0)'" } ?? ""
    lines.append(String(repeating: " ", count: depth) + element.name.text + text)
    for child in element.children { add(child, depth + 1) }
  }
  add(try XMLDocument(Array(text.utf8)).root, 0)
  return lines
}

@Suite struct XMLDocumentTests {
  @Test func `elements and texts come in their order`() throws {
    let lines = try outline("<a>\n <b>one</b>\n <c/>\n <b> two <d>three</d></b>\n</a>")
    #expect(lines == ["a", " b 'one'", " c", " b 'two'", "  d 'three'"])
  }

  @Test(arguments: [
    ("<a>  one\n</a>", "one"),
    ("<a><![CDATA[ https://a.example/?b=1&c=2 ]]></a>", "https://a.example/?b=1&c=2"),
    ("<a>one<b/>two</a>", "onetwo"), ("<a> one <b/> two </a>", "one  two"),
    ("<a>one<!-- not this --> two</a>", "one two"), ("<a>&lt;&#65;&#x42;&amp;</a>", "<AB&"),
    ("<a>one<![CDATA[]]>two</a>", "onetwo"), ("<a>\u{e4}\u{1F600}</a>", "\u{e4}\u{1F600}"),
  ])
  func `a text is what stands right in an element`(xml: String, text: String) throws {
    #expect(try XMLDocument(Array(xml.utf8)).root.text == text)
  }

  @Test(arguments: ["<a/>", "<a></a>", "<a> \n </a>", "<a> <b/> </a>"])
  func `white space alone is no text`(xml: String) throws {
    #expect(try XMLDocument(Array(xml.utf8)).root.text == nil)
  }

  @Test func `attributes are found by their names`() throws {
    let root = try XMLDocument(Array("<a one='1' two=\"&quot;2&#10;\" x:three='3'/>".utf8)).root
    #expect(root["one"] == "1")
    #expect(root["two"] == "\"2\n")
    #expect(root["three"] == "3")
    #expect(root["on"] == nil)
    #expect(root["onee"] == nil)
  }

  @Test func `prefixes are dropped whether or not they were declared`() throws {
    let lines = try outline("<x:a xmlns:y='urn:y'><y:b>1</y:b><z:w:c>2</z:w:c></x:a>")
    #expect(lines == ["a", " b '1'", " c '2'"])
  }

  @Test func `names are told apart byte for byte`() throws {
    let root = try XMLDocument(Array("<Ad><ad/><AD/><Ads/><Ad/></Ad>".utf8)).root
    #expect(root.children.map { "Ad" ~= $0.name } == [false, false, false, true])
    #expect(root.child("Ads") != nil)
    #expect(root.child("A") == nil)
  }

  @Test(arguments: ["\u{FEFF}", "\n\n", " \t\r\n", "\u{FEFF}\n"])
  func `what servers put before the first line is skipped`(prefix: String) throws {
    let text = prefix + "<?xml version='1.0' encoding='UTF-8'?><a>b</a>"
    #expect(try XMLDocument(Array(text.utf8)).root.text == "b")
  }

  @Test func `an ordinary type declaration does no harm`() throws {
    let text = "<!DOCTYPE a SYSTEM 'a.dtd'><a>b</a>"
    #expect(try XMLDocument(Array(text.utf8)).root.text == "b")
  }
}

@Suite struct XMLEncodingTests {
  private static let text = "\u{e4}b"

  private static func utf16(_ text: String, isBig: Bool, hasMark: Bool) -> [UInt8] {
    ((hasMark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
      return isBig ? [high, low] : [low, high]
    }
  }

  @Test(arguments: [true, false])
  func `UTF-16 is read by its mark`(isBig: Bool) throws {
    let xml = "<?xml version='1.0' encoding='utf-16'?><a>\(Self.text)\u{1F600}</a>"
    let bytes = Self.utf16(xml, isBig: isBig, hasMark: true)
    #expect(try XMLDocument(bytes).root.text == Self.text + "\u{1F600}")
  }

  @Test(arguments: ["ISO-8859-1", "iso-8859-1"])
  func `Latin letters are read as they were declared`(name: String) throws {
    let bytes = Array("<?xml version='1.0' encoding='\(name)'?><a>".utf8) + [0xE4, 0x62]
    #expect(try XMLDocument(bytes + Array("</a>".utf8)).root.text == Self.text)
  }

  @Test func `a document that was part of another text is UTF-8 even if it says UTF-16`() throws {
    let bytes = Array("<?xml version='1.0' encoding='utf-16'?><a>\(Self.text)</a>".utf8)
    #expect(try XMLDocument(bytes).root.text == Self.text)
  }

  @Test func `an encoding that is not read is refused with what to send`() throws {
    let bytes = Array("<?xml version='1.0' encoding='EBCDIC-US'?><a/>".utf8)
    let problem = try #require(throws: XMLProblem.self) { try XMLDocument(bytes) }
    #expect(problem.message.contains("send UTF-8"))
  }
}
