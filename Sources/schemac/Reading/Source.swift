internal import YAML

/// A file while it is read: it makes places of marks and collects what is wrong.
struct Source {
  /// The path of the file.
  let path: String

  /// Where mistakes go.
  let mistakes: Mistakes

  /// The value of the whole file, or nil after telling why there is none.
  func root(of file: SourceFile) -> YAMLNode? {
    let document = YAMLDocument(file.bytes)
    for problem in document.problems {
      mistakes.report(problem.message, at: place(problem.mark))
    }
    return document.root
  }

  /// The place of a mark in this file.
  func place(_ mark: YAMLMark) -> Place { Place(path, mark) }

  /// Tells what is wrong at a mark.
  func report(_ message: String, at mark: YAMLMark) {
    mistakes.report(message, at: place(mark))
  }
}
