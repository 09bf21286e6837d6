package import AdService
import Loop
import YAML

/// Why there is no configuration.
package enum ConfigurationFailure: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(String)

  /// The file says things that cannot be.
  case mistaken(ConfigurationMistakes)
}

/// The configuration to start with.
package struct FoundConfiguration: Sendable {
  /// Where it came from.
  package let origin: ConfigurationOrigin

  /// What it says; nil for the one that is built in, which is read when it is needed.
  package let configuration: Configuration?

  /// Reads the file again.
  let read: @Sendable (String) throws(ConfigurationFailure) -> ReadConfiguration

  package init(origin: ConfigurationOrigin, configuration: Configuration?) {
    self.origin = origin
    self.configuration = configuration
    read = { path throws(ConfigurationFailure) in try ConfigurationFile.read(path) }
  }

  private init(
    _ found: FoundConfiguration,
    _ read: @escaping @Sendable (String) throws(ConfigurationFailure) -> ReadConfiguration,
  ) {
    origin = found.origin
    configuration = found.configuration
    self.read = read
  }

  /// The same, to be read again by the closure.
  func reading(
    _ read: @escaping @Sendable (String) throws(ConfigurationFailure) -> ReadConfiguration,
  ) -> FoundConfiguration {
    FoundConfiguration(self, read)
  }
}

/// Reads configurations from where operators keep them.
package enum ConfigurationFile {
  /// Reads the file at that path, with the variables of this process.
  package static func read(_ path: String) throws(ConfigurationFailure) -> ReadConfiguration {
    let text: [UInt8]
    do throws(TextFile.Refusal) {
      text = try TextFile.read(path, limit: ConfigurationReader.limits.bytes)
    } catch {
      throw .unreadable(error.message)
    }
    return try parse(text)
  }

  /// The file that is taken when none is named.
  package static let defaultName = "config.yaml"

  /// Finds the configuration to start with.
  ///
  /// The file that is named, else the one that lies there, else the one that is built in.
  package static func find(_ path: String?) throws(ConfigurationFailure) -> FoundConfiguration {
    let name = path ?? defaultName
    guard path != nil || TextFile.exists(name) else {
      return FoundConfiguration(origin: .builtIn, configuration: nil)
    }
    return FoundConfiguration(origin: .file(name), configuration: try read(name).configuration)
  }

  /// The text of the configuration that is built in.
  static var builtInText: String { Documents.configuration.description }

  /// The configuration that is built in: the very file that is shipped.
  static var builtIn: Configuration {
    let text = Array(builtInText.utf8)
    return (try? ConfigurationReader.read(text, environment: ProcessEnvironment.variable))?
      .configuration
      ?? Configuration()
  }

  /// Understands a text, with variables taken from the environment that is given.
  static func parse(
    _ text: [UInt8], environment: (String) -> String? = ProcessEnvironment.variable,
  ) throws(ConfigurationFailure) -> ReadConfiguration {
    do throws(ConfigurationMistakes) {
      return try ConfigurationReader.read(text, environment: environment)
    } catch {
      throw .mistaken(error)
    }
  }
}
