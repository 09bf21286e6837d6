internal import JSON

/// The errors of a method in OpenRPC, where every code may occur once.
enum OpenRPCErrors {
  /// One error for each code: by reference where one reason has it, else with all its reasons.
  static func grouped(_ reasons: [Reason]) -> [JSONValue] {
    var codes: [Int64] = []
    for reason in reasons where !codes.contains(reason.code) { codes.append(reason.code) }
    return codes.map { code in one(reasons.filter { $0.code == code }, code) }
  }

  private static func one(_ reasons: [Reason], _ code: Int64) -> JSONValue {
    if let reason = reasons.first, reasons.count == 1 {
      return .record(["$ref": .string("#/components/errors/" + reason.name)])
    }
    return .record([
      "code": .integer(code),
      "message": .string(reasons.map { WrappedText.oneLine($0.when) }.joined(separator: " Or: ")),
      "data": .record([
        "status": reasons.first.map { .string($0.status) },
        "reasons": .texts(reasons.map(\.name)),
      ]),
    ])
  }
}
