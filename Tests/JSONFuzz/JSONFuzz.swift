import JSON

/// Feeds one input of the fuzzer to the reader, and what it accepts to the writer.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let read = Result { () throws(JSONError) in try JSONValue(parsing: text) }
  compareSkipping(of: text, with: read)
  if case .success(let value) = read { compareWriting(of: value) }
  for shape in shapes { inspect(text, shape, isJSON: skipError(text) == nil) }
  return 0
}

/// The error of skipping the whole text, or nil when it is JSON.
private func skipError(_ text: [UInt8]) -> JSONError? {
  var reader = JSONReader(text.span)
  do throws(JSONError) {
    _ = try reader.skipValue()
    try reader.finish()
    return nil
  } catch {
    return error
  }
}

/// Skipping refuses what reading refuses, but for names that come twice.
private func compareSkipping(of text: [UInt8], with read: Result<JSONValue, JSONError>) {
  let skipped = skipError(text)
  switch read {
  case .success:
    precondition(skipped == nil, "read but not skipped")
  case .failure(let error) where error.isSyntax:
    precondition(skipped == error, "refused otherwise when skipped")
  case .failure(let error):
    precondition(error.reason == .duplicateMember, "reading any value wants no shape")
  }
  if let error = skipped {
    precondition(error.isSyntax && 0...text.count ~= error.offset, "an error lies in the text")
  } else {
    let isUTF8 = String(validating: text, as: UTF8.self) != nil
    precondition(isUTF8, "accepted text is UTF-8")
  }
}

/// What is written reads back as the same value, and is then written alike.
private func compareWriting(of value: JSONValue) {
  for text in [value.text, value.formatted()] {
    let again = try? JSONValue(parsing: text)
    precondition(again == value, "another value came back")
    precondition(again?.text == value.text, "written otherwise the second time")
  }
  precondition(!value.text.utf8.contains { $0 < 0x20 }, "a control character was written")
}

/// A violation is found in every text that is no JSON, and never more than the limit.
private func inspect(_ text: [UInt8], _ shape: JSONShape, isJSON: Bool) {
  let violations = shape.violations(in: text.span, limit: 8)
  precondition(violations.count <= 8, "the limit holds")
  precondition(isJSON || !violations.isEmpty, "no JSON has no shape")
}

private let shapes: [JSONShape] = [
  .any,
  .boolean,
  .array(.string(length: 1...3, format: .dateTime), count: 1...2),
  .map(.number(minimum: 0, maximum: 1), count: 0...1),
  .object(
    [
      .init(name: "a", isRequired: true, shape: .integer(-5...5)),
      .init(name: "next", isRequired: false, shape: .lazy { shapes[4] }),
      .init(name: "list", isRequired: false, shape: .array(.lazy { shapes[4] }, count: 0...2)),
      .init(name: "kind", isRequired: false, shape: .enumeration(["banner", "native"])),
    ], exactlyOne: false),
  .object(
    [
      .init(name: "a", isRequired: false, shape: .any),
      .init(name: "b", isRequired: false, shape: .string(length: 0...5, format: .int64)),
    ], exactlyOne: true),
]
