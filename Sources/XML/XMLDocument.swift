/// A document of XML that has been read as a whole.
///
/// It is read in one pass and without namespaces: prefixes are dropped, whether or not they were
/// declared, as servers often do not. Entities beyond those of XML itself are not known, so that
/// no document can stand for more than its own bytes.
package struct XMLDocument: Sendable {
  /// The outermost element.
  package let root: XMLElement

  /// Reads a document, or says why it cannot be read.
  package init(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLProblem) {
    // What is kept in 32 bits must fit into them, even if every byte becomes three.
    let longest = min(limits.bytes, Int(Int32.max) / 3)
    guard bytes.count <= longest else {
      throw XMLProblem(
        .tooLarge, "it has more than \(longest) bytes; send less, or raise the limit")
    }
    var recorder = XMLRecorder(limits: limits)
    root = XMLElement(tape: try recorder.record(bytes), index: 0)
  }
}
