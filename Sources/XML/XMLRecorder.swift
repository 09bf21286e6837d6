internal import CExpat

/// Has expat read a text, and writes down what it says.
@safe final class XMLRecorder {
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
  func record(_ text: [UInt8]) throws(XMLProblem) -> XMLTape {
    try record(text, in: nil)
  }

  private func record(_ text: [UInt8], in encoding: String?) throws(XMLProblem) -> XMLTape {
    let start = Self.start(of: text)
    bytes.reserveCapacity(text.count)
    nodes.reserveCapacity(text.count / 64)
    attributes.reserveCapacity(text.count / 128)
    open.reserveCapacity(limits.depth)
    guard let parser = unsafe XML_ParserCreate(encoding) else {
      throw XMLProblem(.tooLarge, "there is not enough memory to read it")
    }
    defer { unsafe XML_ParserFree(parser) }
    unsafe listen(to: parser)
    defer { unsafe self.parser = nil }
    let status = unsafe text.withUnsafeBytes { text in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: text[start...])
      let first = unsafe rest.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe XML_Parse(parser, first, Int32(rest.count), 1)
    }
    if encoding == nil, unsafe XML_GetErrorCode(parser) == XML_ERROR_INCORRECT_ENCODING {
      return try XMLRecorder(limits: limits).record(text, in: "UTF-8")
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

  private func listen(to parser: XML_Parser) {
    unsafe self.parser = parser
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { recorder, name, attributes in
        unsafe XMLRecorder.of(recorder)?.begin(name, attributes)
      },
      { recorder, _ in unsafe XMLRecorder.of(recorder)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { recorder, text, count in
      unsafe XMLRecorder.of(recorder)?.add(UnsafeRawBufferPointer(start: text, count: Int(count)))
    }
    unsafe XML_SetEntityDeclHandler(parser) { recorder, _, _, _, _, _, _, _, _ in
      unsafe XMLRecorder.of(recorder)?.object(
        .entities, "it declares entities, which are not read; write out what they stand for")
    }
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLRecorder? {
    guard let pointer = unsafe pointer else { return nil }
    let recorder = unsafe Unmanaged<XMLRecorder>.fromOpaque(pointer).takeUnretainedValue()
    // Expat may say a little more after it has been told to stop.
    return recorder.objection == nil ? recorder : nil
  }

  private func object(_ kind: XMLProblem.Kind, _ message: String) {
    objection = (kind, message)
    unsafe XML_StopParser(parser, 0)
  }
}

// What expat says, piece by piece.
extension XMLRecorder {
  private func begin(
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

  private func end() {
    endText()
    if let index = open.popLast() { nodes[index].end = UInt32(nodes.count) }
  }

  private func add(_ text: UnsafeRawBufferPointer) {
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
  private func endText() {
    guard isInText else { return }
    isInText = false
    let start = Int(nodes[nodes.count - 1].stretch.start)
    guard bytes[start...].allSatisfy(\.isXMLSpace) else { return }
    bytes.removeSubrange(start...)
    nodes.removeLast()
  }

  private func keepName(_ name: UnsafePointer<CChar>) -> XMLTape.Stretch {
    let colon = unsafe strrchr(name, 0x3A)
    return unsafe keep(colon.map { unsafe UnsafePointer($0) + 1 } ?? name)
  }

  private func keep(_ text: UnsafePointer<CChar>) -> XMLTape.Stretch {
    let count = unsafe strlen(text)
    let start = bytes.count
    unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: text, count: count))
    return XMLTape.Stretch(start: UInt32(start), length: UInt32(count))
  }
}
