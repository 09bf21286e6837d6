/// What can read itself from JSON.
public protocol JSONReadable {
  /// Reads the value that comes next.
  init(from json: inout JSONReader) throws(JSONError)

  /// What such a value must look like.
  static var shape: JSONShape { get }
}

/// What can write itself as JSON.
public protocol JSONWritable {
  /// Writes the one value that this is.
  func write(to json: inout JSONWriter)
}

extension JSONValue: JSONReadable {
  public static var shape: JSONShape { .any }

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readValue()
  }
}
