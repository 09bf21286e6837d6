/// Writes one JSON text into a growing buffer, and puts the commas.
///
/// That every object has pairs of keys and values, and that what is opened is closed, is the
/// caller's to see to.
public struct JSONWriter: ~Copyable {
  /// What has been written.
  var written: ByteBuffer

  /// Whether a value ended here, so that a comma must stand before the next.
  private var isAfterValue = false

  /// Starts with nothing written and room for some bytes.
  public init(capacity: Int = 0) {
    written = ByteBuffer(capacity: capacity)
  }

  /// A copy of what has been written.
  public var bytes: [UInt8] { span.copy }

  /// What has been written, as long as no more is.
  public var span: Span<UInt8> {
    @_lifetime(borrow self)
    get { written.span }
  }

  /// Starts anew in the same memory, unless that is larger than this.
  public mutating func removeAll(keepingUpTo limit: Int) {
    written.removeAll(keepingUpTo: limit)
    isAfterValue = false
  }

  /// Opens an object.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }

  /// Closes the innermost object.
  public mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Opens an array.
  public mutating func beginArray() { open(UInt8(ascii: "[")) }

  /// Closes the innermost array.
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes a name that is known to need no escape: the value must follow.
  public mutating func key(_ name: StaticString) {
    separate()
    written.append(UInt8(ascii: "\""))
    written.append(name)
    written.append("\":")
    isAfterValue = false
  }

  /// Writes any name: the value must follow.
  @_disfavoredOverload
  public mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    written.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    beginValue()
    appendQuoted(text)
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int64) {
    beginValue()
    appendDecimal(value)
  }

  /// Writes an integer as a decimal string, which loses nothing in languages without 64 bits.
  public mutating func decimalString(_ value: Int64) {
    beginValue()
    written.append(UInt8(ascii: "\""))
    appendDecimal(value)
    written.append(UInt8(ascii: "\""))
  }

  /// Writes the shortest number that reads back as this double, which must be finite.
  public mutating func double(_ value: Double) {
    precondition(value.isFinite, "JSON has no word for \(value)")
    beginValue()
    // Most doubles that travel are whole, and digits of integers are cheap; -0 is none of these.
    if let whole = Int64(exactly: value), whole.magnitude < 1 << 53, whole != 0 {
      return appendDecimal(whole)
    }
    let text = value.description
    let length = text.utf8.count - (text.hasSuffix(".0") ? 2 : 0)
    written.append(text.utf8.span.extracting(first: length))
  }

  /// Writes a number as it was written.
  public mutating func number(_ value: JSONNumber) {
    beginValue()
    written.append(value.text.utf8.span)
  }

  /// Writes true or false.
  public mutating func boolean(_ value: Bool) {
    beginValue()
    written.append(value ? "true" : "false")
  }

  /// Writes null.
  public mutating func null() {
    beginValue()
    written.append("null")
  }

  /// Writes a piece of JSON that is no value by itself: what stands around values.
  public mutating func fragment(_ json: StaticString) { written.append(json) }

  /// Writes a piece of JSON that is no value by itself.
  @_disfavoredOverload
  public mutating func fragment(_ json: String) { written.append(json.utf8.span) }

  /// Writes a value that is JSON already.
  public mutating func raw(_ json: Span<UInt8>) {
    beginValue()
    written.append(json)
  }

  /// Writes a value that is JSON already.
  public mutating func raw(_ json: [UInt8]) {
    raw(json.span)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    written.append(bracket)
    isAfterValue = false
  }

  private mutating func close(_ bracket: UInt8) {
    written.append(bracket)
    isAfterValue = true
  }

  private mutating func beginValue() {
    separate()
    isAfterValue = true
  }

  private mutating func separate() {
    if isAfterValue { written.append(UInt8(ascii: ",")) }
  }
}
