/// Writes one JSON text into a growing buffer, and puts the commas.
///
/// That every object has pairs of keys and values, and that what is opened is closed, is the
/// caller's to see to.
public struct JSONWriter: Sendable {
  /// What has been written.
  public var bytes: [UInt8]

  /// Whether a value ended here, so that a comma must stand before the next.
  private var isAfterValue = false

  /// Starts with nothing written and room for some bytes.
  public init(capacity: Int = 0) {
    bytes = []
    if capacity > 0 { bytes.reserveCapacity(capacity) }
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
    bytes.append(UInt8(ascii: "\""))
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  /// Writes any name: the value must follow.
  @_disfavoredOverload
  public mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
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
    bytes.append(UInt8(ascii: "\""))
    appendDecimal(value)
    bytes.append(UInt8(ascii: "\""))
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
    bytes.append(contentsOf: text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
  }

  /// Writes a number as it was written.
  public mutating func number(_ value: JSONNumber) {
    beginValue()
    bytes.append(contentsOf: value.text.utf8)
  }

  /// Writes true or false.
  public mutating func boolean(_ value: Bool) {
    beginValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes null.
  public mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a piece of JSON that is no value by itself: what stands around values.
  public mutating func fragment(_ json: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
  }

  /// Writes a value that is JSON already.
  public mutating func raw(_ json: Span<UInt8>) {
    beginValue()
    unsafe json.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a value that is JSON already.
  public mutating func raw(_ json: [UInt8]) {
    beginValue()
    bytes.append(contentsOf: json)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    isAfterValue = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    isAfterValue = true
  }

  private mutating func beginValue() {
    separate()
    isAfterValue = true
  }

  private mutating func separate() {
    if isAfterValue { bytes.append(UInt8(ascii: ",")) }
  }
}
