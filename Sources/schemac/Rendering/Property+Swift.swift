extension Property {
  /// Its name as Swift writes it.
  var swiftName: String { SwiftName.escaped(name) }

  /// The name of a variable that holds it while it is read or written.
  ///
  /// It differs from its own name where that names the reader, the writer, or what the reading
  /// keeps.
  var swiftVariable: String {
    ["json", "key", "seen"].contains(name) ? name + "Value" : swiftName
  }

  /// Its type: optional, unless it is required or has a default.
  var swiftType: String {
    isRequired || schema.defaultValue != nil ? schema.swiftType : schema.swiftType + "?"
  }

  /// The name of what holds it when it lives apart.
  var swiftBox: String { name + "Apart" }

  /// A value of it, put apart.
  func swiftBoxing(of value: String) -> String {
    isRequired ? "Boxed(\(value))" : "\(value).map(Boxed.init)"
  }

  /// Its parameter in the initializer of its type.
  var swiftParameter: String {
    let value = schema.defaultValue.map(SwiftLiteral.value) ?? (isRequired ? nil : "nil")
    return "\(swiftName): \(swiftType)" + (value.map { " = \($0)" } ?? "")
  }

  /// What it is initialized with after reading.
  var swiftArgument: String {
    let value = schema.defaultValue.map { " ?? \(SwiftLiteral.value($0))" } ?? ""
    return "\(SwiftName.label(name)): \(swiftVariable)\(value)"
  }
}
