package import AdService
import Glibc
import YAML

/// Why there is no configuration.
package enum ConfigurationFailure: Error, Sendable {
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

  package init(origin: ConfigurationOrigin, configuration: Configuration?) {
    self.origin = origin
    self.configuration = configuration
  }
}

/// Reads configurations from where operators keep them.
package enum ConfigurationFile {
  /// Reads the file at that path, with the variables of this process.
  package static func read(_ path: String) throws(ConfigurationFailure) -> ReadConfiguration {
    try parse(try bytes(of: path))
  }

  /// The file that is taken when none is named.
  package static let defaultName = "config.yaml"

  /// Finds the configuration: the file that is named, else the one that lies there, else the one
  /// that is built in.
  package static func find(_ path: String?) throws(ConfigurationFailure) -> FoundConfiguration {
    let name = path ?? defaultName
    let isThere = unsafe access(name, F_OK) == 0
    guard path != nil || isThere else {
      return FoundConfiguration(origin: .builtIn, configuration: nil)
    }
    return FoundConfiguration(origin: .file(name), configuration: try read(name).configuration)
  }

  /// The configuration that is built in: the very file that is shipped.
  static var builtIn: Configuration {
    let text = Array(Documents.configuration.description.utf8)
    return (try? ConfigurationReader.read(text, environment: variable))?.configuration
      ?? Configuration()
  }

  private static func parse(_ text: [UInt8]) throws(ConfigurationFailure) -> ReadConfiguration {
    do throws(ConfigurationMistakes) {
      return try ConfigurationReader.read(text, environment: variable)
    } catch {
      throw .mistaken(error)
    }
  }

  private static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  private static func bytes(of path: String) throws(ConfigurationFailure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable("\(path) cannot be opened: \(lastError)") }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      throw .unreadable("\(path) is a directory, not a file")
    }
    let limit = ConfigurationReader.limits.bytes
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      guard count >= 0 else { throw .unreadable("\(path) cannot be read: \(lastError)") }
      guard count > 0 else { return text }
      text.append(contentsOf: chunk[..<count])
      guard text.count <= limit else {
        throw .unreadable("\(path) is longer than \(limit >> 20) MiB, which no configuration is")
      }
    }
  }

  private static var lastError: String {
    guard let text = unsafe strerror(errno) else { return "error \(errno)" }
    return unsafe String(cString: text)
  }
}
