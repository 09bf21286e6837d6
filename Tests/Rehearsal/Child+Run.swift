extension Child {
  /// What a process left behind.
  package struct Finished {
    /// How it ended.
    package let ending: Ending

    /// All that it wrote to standard output.
    package let output: String

    /// All that it wrote to standard error.
    package let errors: String
  }

  /// Runs the program to its end, with a text on its standard input.
  package static func run(
    _ words: [String], input: String = "", folder: String = Program.root,
    environment: [String: String] = [:], patience: Patience = Patience(),
  ) throws -> Finished {
    let child = try Child(words, folder: folder, environment: environment)
    try child.input?.write(input, patience)
    child.input?.close()
    return try child.finished(patience)
  }

  /// Reads what is left to read and waits for the end.
  package func finished(_ patience: Patience = Patience()) throws -> Finished {
    let written = try output?.rest(patience) ?? ""
    let complained = try errors?.rest(patience) ?? ""
    return Finished(ending: try ended(patience), output: written, errors: complained)
  }
}
