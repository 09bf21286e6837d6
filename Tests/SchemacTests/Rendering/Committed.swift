import Foundation
import JSON

/// The files of this repository as they are committed.
enum Committed {
  /// The text of a file.
  static func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The document in a file.
  static func document(_ path: String) throws -> JSONValue {
    try JSONValue(parsing: text(path))
  }
}
