/// Names that mean something else in one of the languages that programs are made in.
enum ReservedNames {
  /// What no type may be called.
  static let titles: Set<String> = [
    "Any", "AnyObject", "Array", "AsyncSequence", "Bool", "Character", "Class", "Codable", "Data",
    "Date", "Decimal", "Dictionary", "Double", "Duration", "Enum", "Error", "Event", "Exception",
    "Float", "Function", "Hashable", "Int", "Int64", "Integer", "Iterator", "JSONError", "JSONKey",
    "JSONMap", "JSONNumber", "JSONReader", "JSONShape", "JSONValue", "JSONWriter", "Kind", "List",
    "Map", "Method", "Never", "None", "Null", "Number", "Object", "Optional", "Protocol", "Range",
    "Result", "Self", "Sendable", "Sequence", "Set", "String", "Substring", "Symbol", "Task",
    "Thread", "True", "False", "Type", "URL", "Union", "Void",
  ]

  /// What no member may be called.
  static let members: Set<String> = ["hashValue", "init", "self"]

  /// Last words of names that measure time.
  static let durations: Set<String> = [
    "age", "delay", "duration", "elapsed", "grace", "interval", "latency", "period",
    "timeout", "ttl", "wait",
  ]

  /// Last words of names that measure time in other units than the one that is ours.
  static let otherUnits: Set<String> = [
    "days", "hours", "millis", "milliseconds", "minutes", "nanos", "sec", "seconds",
    "secs",
  ]
}
