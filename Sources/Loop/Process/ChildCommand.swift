/// What is started as a child, and what it is given.
package struct ChildCommand: Hashable, Sendable {
  /// The program and its arguments.
  ///
  /// A program without a slash is looked for on the PATH of the child's environment; a path that is
  /// not absolute counts from the folder.
  package var words: [String]

  /// All variables that the child has.
  package var environment: [String: String]

  /// Where the child runs; where this process runs if there is none.
  package var folder: String?

  /// What the child may use.
  package var limits: ChildLimits

  /// Describes a child with the usual environment.
  package init(
    _ words: [String], environment: [String: String] = ChildCommand.environment(),
    folder: String? = nil, limits: ChildLimits = ChildLimits(),
  ) {
    self.words = words
    self.environment = environment
    self.folder = folder
    self.limits = limits
  }

  /// The variables without which few programs work, those passed on by name, and those set.
  package static func environment(
    passing names: [String] = [], setting values: [String: String] = [:],
  ) -> [String: String] {
    var variables = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
    for name in ["PATH", "HOME", "LANG"] + names {
      if let value = ProcessEnvironment.variable(name) { variables[name] = value }
    }
    return variables.merging(values) { $1 }
  }
}

/// What a child may use, however much this process may.
package struct ChildLimits: Hashable, Sendable {
  /// How many descriptors may be open at once.
  package var openFiles: UInt64?

  /// How many bytes of memory may be written to.
  ///
  /// Address space that is only reserved does not count: some runtimes reserve far more than they
  /// ever use.
  package var memory: UInt64?

  /// How many seconds the processor may work for the child in its whole life.
  package var processorSeconds: UInt64?

  /// Sets limits; those that are nil are the limits of this process.
  package init(openFiles: UInt64? = 1024, memory: UInt64? = nil, processorSeconds: UInt64? = nil) {
    self.openFiles = openFiles
    self.memory = memory
    self.processorSeconds = processorSeconds
  }
}
