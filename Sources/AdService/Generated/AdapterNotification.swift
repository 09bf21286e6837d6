// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// A message that comes without having been asked for.
public enum AdapterNotification: Hashable, Sendable {
  /// Tells the engine what happened to an ad that only the adapter can see.
  case event(EventAdapterParams)

  /// Reads what a message of that name tells, or is nil when there is no such name.
  public init?(method: JSONKey, params: inout JSONReader) throws(JSONError) {
    switch method.count {
    case 13
    where method.word0 == 0x2e72_6574_7061_6461
      && method.word1 == 0x74_6e65_7665:  // adapter.event
      self = .event(try EventAdapterParams(from: &params))
    default:
      return nil
    }
  }
}
