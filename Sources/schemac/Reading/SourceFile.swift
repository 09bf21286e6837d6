/// A file that was written by hand, as it was found.
struct SourceFile: Hashable, Sendable {
  /// Its path, relative to the root of the repository.
  let path: String

  /// All of its bytes.
  let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The last part of the path without its extension, which is the name of what the file describes.
  var name: String {
    let last = path.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".yaml") ? last.dropLast(5) : last)
  }

  /// The path of the folder that it is in.
  var folder: String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
