/// A file of Swift that is made.
enum SwiftFile {
  /// Where all such files are, and nothing else is.
  static let folder = "Sources/AdService/Generated"

  /// A file with the line that says where it comes from, its imports, and its declarations.
  static func file(
    named name: String, imports: [String], _ body: (inout SwiftWriter) -> Void,
  ) -> GeneratedFile {
    var writer = SwiftWriter()
    writer.line("// Made by `make generate` from Schemas. Edit the schema, not this file.")
    writer.line()
    for name in imports { writer.line("public import \(name)") }
    if !imports.isEmpty { writer.line() }
    body(&writer)
    return GeneratedFile(path: "\(folder)/\(name).swift", text: writer.text)
  }
}
