internal import CExpat

/// Has expat read a text, and writes down what it says.
@safe struct XMLRecorder {
  private let limits: XMLLimits
  private var bytes: [UInt8] = []
  private var nodes: [XMLTape.Node] = []
  private var attributes: [XMLTape.Attribute] = []
  private var open: [Int] = []
  private var elements = 0
  private var isInText = false
  private var parser: XML_Parser?

  /// Why nothing more is read, if that is so.
  private var objection: (kind: XMLProblem.Kind, message: String)?

  /// Begins with nothing read.
  init(limits: XMLLimits) {
    self.limits = limits
  }

  /// Reads a text to its end, in the encoding that it declares.
  ///
  /// A text that claims to be UTF-16 and is none was once part of another text: then it is UTF-8.
  mutating func record(_ text: [UInt8]) throws(XMLProblem) -> XMLTape {
    try record(text, in: nil)
  }

  private mutating func record(_ text: [UInt8], in encoding: String?) throws(XMLProblem) -> XMLTape
  {
    let start = Self.start(of: text)
    bytes.reserveCapacity(text.count)
    nodes.reserveCapacity(text.count / 64)
    attributes.reserveCapacity(text.count / 128)
    open.reserveCapacity(limits.depth)
    guard let parser = unsafe XML_ParserCreate(encoding) else {
      throw XMLProblem(.tooLarge, "there is not enough memory to read it")
    }
    defer { unsafe XML_ParserFree(parser) }
    let status = unsafe listen(to: parser, reading: text[start...])
    if encoding == nil, unsafe XML_GetErrorCode(parser) == XML_ERROR_INCORRECT_ENCODING {
      var again = XMLRecorder(limits: limits)
      return try again.record(text, in: "UTF-8")
    }
    guard status == XML_STATUS_OK else {
      let skipped = text[..<start].count { $0 == 0x0A }
      throw unsafe Self.problem(of: parser, below: skipped, objection)
    }
    return XMLTape(bytes: bytes, nodes: nodes, attributes: attributes)
  }

  /// Where the text begins behind white space, which servers send though XML forbids it.
  private static func start(of text: [UInt8]) -> Int {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var start = text.starts(with: mark) ? mark.count : 0
    // A zero behind a space is half of a character in UTF-16.
    while start + 1 < text.count, text[start].isXMLSpace, text[start + 1] != 0 { start += 1 }
    return start
  }

  /// Has the parser read the text and call this very recorder, which stays where it is meanwhile.
  private mutating func listen(
    to parser: XML_Parser, reading text: ArraySlice<UInt8>,
  ) -> XML_Status {
    unsafe self.parser = parser
    defer { unsafe self.parser = nil }
    return unsafe withUnsafeMutablePointer(to: &self) { recorder in
      unsafe XML_SetUserData(parser, recorder)
      unsafe XML_SetElementHandler(
        parser,
        { recorder, name, attributes in
          unsafe XMLRecorder.tell(recorder) { unsafe $0.begin(name, attributes) }
        },
        { recorder, _ in unsafe XMLRecorder.tell(recorder) { $0.end() } })
      unsafe XML_SetCharacterDataHandler(parser) { recorder, text, count in
        let text = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
        unsafe XMLRecorder.tell(recorder) { unsafe $0.add(text) }
      }
      unsafe XML_SetEntityDeclHandler(parser) { recorder, _, _, _, _, _, _, _, _ in
        unsafe XMLRecorder.tell(recorder) {
          $0.object(
            .entities, "it declares entities, which are not read; write out what they stand for")
        }
      }
      return unsafe text.withUnsafeBytes { text in
        let first = unsafe text.baseAddress?.assumingMemoryBound(to: CChar.self)
        return unsafe XML_Parse(parser, first, Int32(text.count), 1)
      }
    }
  }

  @inline(__always)
  private static func tell(
    _ pointer: UnsafeMutableRawPointer?, _ body: (inout XMLRecorder) -> Void,
  ) {
    guard let recorder = unsafe pointer?.assumingMemoryBound(to: XMLRecorder.self) else { return }
    // Expat may say a little more after it has been told to stop.
    if unsafe recorder.pointee.objection == nil { unsafe body(&recorder.pointee) }
  }

  private mutating func object(_ kind: XMLProblem.Kind, _ message: String) {
    objection = (kind, message)
    unsafe XML_StopParser(parser, 0)
  }
}

// What expat says, piece by piece.
extension XMLRecorder {
  private mutating func begin(
    _ name: UnsafePointer<CChar>?,
    _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  ) {
    endText()
    elements += 1
    guard elements <= limits.elements else {
      return object(.tooLarge, "it has more than \(limits.elements) elements; send fewer")
    }
    guard open.count < limits.depth else {
      return object(.tooLarge, "its elements are nested deeper than \(limits.depth); nest less")
    }
    let first = attributes.count
    var pair = unsafe pairs
    while let at = unsafe pair, let name = unsafe at[0], let value = unsafe at[1] {
      guard attributes.count - first < limits.attributes else {
        return object(
          .tooLarge, "an element has more than \(limits.attributes) attributes; give it fewer")
      }
      unsafe attributes.append(XMLTape.Attribute(name: keepName(name), value: keep(value)))
      unsafe pair = at + 2
    }
    open.append(nodes.count)
    nodes.append(
      XMLTape.Node(
        stretch: unsafe name.map { unsafe keepName($0) } ?? XMLTape.Stretch(start: 0, length: 0),
        end: 0, firstAttribute: UInt32(first), attributeCount: UInt32(attributes.count - first)))
  }

  private mutating func end() {
    endText()
    if let index = open.popLast() { nodes[index].end = UInt32(nodes.count) }
  }

  private mutating func add(_ text: UnsafeRawBufferPointer) {
    if !isInText {
      isInText = true
      nodes.append(
        XMLTape.Node(
          stretch: XMLTape.Stretch(start: UInt32(bytes.count), length: 0),
          end: UInt32(nodes.count + 1), firstAttribute: 0, attributeCount: XMLTape.Node.text))
    }
    let last = nodes.count - 1
    nodes[last].stretch.length += UInt32(text.count)
    guard nodes[last].stretch.length <= limits.text else {
      return object(.tooLarge, "a text has more than \(limits.text) bytes; send less")
    }
    unsafe bytes.append(contentsOf: text)
  }

  /// Ends the text, and forgets it if it only sets elements apart.
  private mutating func endText() {
    guard isInText else { return }
    isInText = false
    let start = Int(nodes[nodes.count - 1].stretch.start)
    guard bytes[start...].allSatisfy(\.isXMLSpace) else { return }
    bytes.removeSubrange(start...)
    nodes.removeLast()
  }

  private mutating func keepName(_ name: UnsafePointer<CChar>) -> XMLTape.Stretch {
    let colon = unsafe strrchr(name, 0x3A)
    return unsafe keep(colon.map { unsafe UnsafePointer($0) + 1 } ?? name)
  }

  private mutating func keep(_ text: UnsafePointer<CChar>) -> XMLTape.Stretch {
    let count = unsafe strlen(text)
    let start = bytes.count
    unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: text, count: count))
    return XMLTape.Stretch(start: UInt32(start), length: UInt32(count))
  }
}
