internal import Glibc

/// The files below a folder, by paths that are relative to it.
struct Repository {
  /// The folder.
  let root: String

  /// Why a file could not be read, listed, written or removed.
  struct Failure: Error, CustomStringConvertible {
    /// What failed and why, for a person.
    let description: String
  }

  /// The paths of the files in a folder, in order, or none when there is no such folder.
  func files(in folder: String) throws(Failure) -> [String] {
    guard let directory = unsafe opendir(full(folder)) else {
      if errno == ENOENT { return [] }
      throw failure("list", folder)
    }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().map { folder + "/" + $0 }
  }

  /// All bytes of a file, or nil when there is no such file.
  func read(_ path: String) throws(Failure) -> [UInt8]? {
    let descriptor = unsafe open(full(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("read", path)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Self.read(descriptor, into: &chunk)
      guard count >= 0 else { throw failure("read", path) }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
  }

  /// Puts a text into a file, all of it or nothing.
  func write(_ text: String, to path: String) throws(Failure) {
    makeFolders(of: path)
    let draft = full(path) + ".new"
    let descriptor = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure("write", path) }
    let isComplete = Self.write(Array(text.utf8), to: descriptor)
    guard close(descriptor) == 0, isComplete, unsafe rename(draft, full(path)) == 0 else {
      throw failure("write", path)
    }
  }

  /// Removes a file.
  func remove(_ path: String) throws(Failure) {
    guard unsafe unlink(full(path)) == 0 else { throw failure("remove", path) }
  }

  private func makeFolders(of path: String) {
    let folders = path.split(separator: "/").dropLast()
    for count in folders.indices {
      _ = unsafe mkdir(full(folders[...count].joined(separator: "/")), 0o755)
    }
  }

  private func full(_ path: String) -> String { root + "/" + path }

  private func failure(_ verb: String, _ path: String) -> Failure {
    Failure(description: "cannot \(verb) \(full(path)): \(unsafe String(cString: strerror(errno)))")
  }

  private static func read(_ descriptor: Int32, into chunk: inout [UInt8]) -> Int {
    unsafe chunk.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0.baseAddress, $0.count) }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

// The methods above hide the functions of the same name.
private let systemRead = unsafe read(_:_:_:)
private let systemWrite = unsafe write(_:_:_:)
