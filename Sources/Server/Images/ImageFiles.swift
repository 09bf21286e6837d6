import AdService
package import Loop

/// Where the images of ads lie as files.
package protocol ImageFiles: Sendable {
  /// The folder that they lie in.
  var path: String { get }

  /// Writes one down, or says why that cannot be.
  func write(_ bytes: [UInt8], as name: String) async throws(TextFile.Refusal)

  /// Reads one; nil if it is not there any more.
  func read(_ name: String) async -> [UInt8]?

  /// Takes one away.
  func remove(_ name: String)
}

/// Images in a folder of this process, which are mostly read and written beside its loop.
package struct ImageFolder: ImageFiles {
  private let folder: ScratchFolder
  private let loop: EventLoop
  private var isBesideLoop = true

  /// The longest image that there can be in it.
  private static let longest = 64 << 20

  /// Finds a place for a folder where the configuration wants it.
  package init(_ found: FoundConfiguration, on loop: EventLoop) {
    let root =
      found.configuration?.images?.folder ?? ProcessEnvironment.variable("TMPDIR") ?? "/tmp"
    folder = ScratchFolder(for: "images", in: root)
    self.loop = loop
  }

  package var path: String { folder.path }

  /// The same folder, read and written at once: beside a loop that is recorded nothing may happen.
  package var atOnce: ImageFolder {
    var folder = self
    folder.isBesideLoop = false
    return folder
  }

  package func write(_ bytes: [UInt8], as name: String) async throws(TextFile.Refusal) {
    guard isBesideLoop else { return try folder.write(bytes, as: name) }
    let folder = folder
    try await loop.offLoop { () -> Result<Void, TextFile.Refusal> in
      Result { () throws(TextFile.Refusal) in try folder.write(bytes, as: name) }
    }.get()
  }

  package func read(_ name: String) async -> [UInt8]? {
    guard isBesideLoop else { return try? folder.read(name, limit: ImageFolder.longest) }
    let folder = folder
    return await loop.offLoop { try? folder.read(name, limit: ImageFolder.longest) }
  }

  package func remove(_ name: String) { folder.remove(name) }

  /// Takes the folder away with all that is in it.
  package func removeAll() { folder.removeAll() }
}

/// Images that only a transcript knows.
final class PlayedImages: ImageFiles, Sendable {
  let path: String
  private let files: Confined<Files>

  /// Has them lie in a folder that nobody makes.
  init(in path: String, on timeline: any Timeline) {
    self.path = path
    files = Confined(Files(), to: timeline)
  }

  func write(_ bytes: [UInt8], as name: String) async throws(TextFile.Refusal) {
    files.use { $0.bytes[name] = bytes }
  }

  func read(_ name: String) async -> [UInt8]? { files.use { $0.bytes[name] } }

  func remove(_ name: String) { files.use { $0.bytes[name] = nil } }

  /// The names of those that are there.
  var names: [String] { files.use { $0.bytes.keys.sorted() } }

  private final class Files { var bytes: [String: [UInt8]] = [:] }
}
