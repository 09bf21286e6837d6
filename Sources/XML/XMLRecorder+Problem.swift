internal import CExpat

extension XMLRecorder {
  /// Why the parser stopped, that many lines below where the text begins; the objection goes first.
  static func problem(
    of parser: XML_Parser, below lines: Int,
    _ objection: (kind: XMLProblem.Kind, message: String)?,
  ) -> XMLProblem {
    let line = unsafe Int(XML_GetCurrentLineNumber(parser)) + lines
    let column = unsafe Int(XML_GetCurrentColumnNumber(parser)) + 1
    if let objection {
      return XMLProblem(objection.kind, line: line, column: column, objection.message)
    }
    let message = unsafe message(for: XML_GetErrorCode(parser))
    return XMLProblem(.malformed, line: line, column: column, message)
  }

  /// What is wrong, and what to do about it.
  private static func message(for code: XML_Error) -> String {
    switch code {
    case XML_ERROR_NO_ELEMENTS: "it ends before it is complete; send all of it"
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR, XML_ERROR_UNCLOSED_CDATA_SECTION:
      "it ends in the middle of a word; send all of it"
    case XML_ERROR_INVALID_TOKEN:
      "this may not stand here; write & as &amp; and < as &lt;, or put the text into CDATA"
    case XML_ERROR_TAG_MISMATCH:
      "this closes what is not open; close elements in the opposite order of opening them"
    case XML_ERROR_DUPLICATE_ATTRIBUTE: "an attribute stands here twice; leave one out"
    case XML_ERROR_UNDEFINED_ENTITY:
      "this entity is not known; write its character, or its number, such as &#160;"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "something stands behind the last element; leave it out"
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      "it is not written in the encoding that it names, or in none that is read; send UTF-8"
    default:
      unsafe XML_ErrorString(code).map { unsafe String(cString: $0) + "; send well-formed XML" }
        ?? "it is no XML; send well-formed XML"
    }
  }
}
