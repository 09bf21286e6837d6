import JSON
import Mediation

extension SampleScript {
  /// What a parameter begins with that names a script and no ad unit.
  package static let prefix = "script:"

  /// The script that a parameter names; nil if it names an ad unit.
  static func named(byParameter parameter: String) throws(NetworkFailure) -> SampleScript? {
    if parameter.isEmpty || parameter.unicodeScalars.contains(where: \.properties.isWhitespace) {
      throw .refused(101, "parameter is empty or has white space; it names an ad unit")
    }
    guard parameter.hasPrefix(prefix) else { return nil }
    return try read(String(parameter.dropFirst(prefix.count)), from: "parameter", 102)
  }

  /// The script that extras name; nil if they say nothing of it.
  static func named(byExtras extras: String) throws(NetworkFailure) -> SampleScript? {
    guard let json = try? JSONValue(parsing: extras), let script = json["script"] else {
      return nil
    }
    guard case .string(let text) = script else {
      throw .refused(103, "the script of the extras is no text")
    }
    return try read(text, from: "extras", 103)
  }

  private static func read(
    _ text: String, from origin: String, _ code: Int,
  ) throws(NetworkFailure) -> SampleScript {
    if let script = SampleScript(text) { return script }
    let nearest = NearestWord.of(text, in: Name.allCases.map(\.rawValue))
    let hint = nearest.map { "; did you mean \($0)?" } ?? ""
    throw .refused(code, "\(origin): there is no script \(text)\(hint)")
  }
}
