import Foundation
import Rehearsal
import Testing

@testable import Loop

/// Files that go with the process, and work beside the loop.
@Suite struct ScratchFolderTests {
  private static func root(_ name: String) throws -> String {
    let root = "\(Program.scratch)/\(name)-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    return root
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `the folder is there with its first file, and is for its owner alone`() throws {
    let root = try Self.root("scratch")
    let folder = ScratchFolder(for: "images", in: root)
    #expect(try Self.names(in: root).isEmpty)
    try folder.write([1, 2, 3], as: "1.png")
    try folder.write([4], as: "2.png")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions]
    #expect(mode as? Int == 0o700)
    #expect(try folder.read("1.png", limit: 10) == [1, 2, 3])
    folder.remove("1.png")
    #expect(try Self.names(in: folder.path) == ["2.png"])
    folder.removeAll()
    #expect(try Self.names(in: root).isEmpty)
  }

  @Test func `files that are the first at the same time all find the folder`() async throws {
    let root = try Self.root("race")
    for _ in 0..<100 {
      let folder = ScratchFolder(for: "images", in: root)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<4 { group.addTask { try folder.write([1], as: "\(number).png") } }
        try await group.waitForAll()
      }
      #expect(try Self.names(in: folder.path).count == 4)
      folder.removeAll()
    }
  }

  @Test func `a file is never written twice, and what cannot be written says why`() throws {
    let root = try Self.root("twice")
    let folder = ScratchFolder(for: "images", in: root)
    try folder.write([1], as: "1.png")
    #expect(throws: TextFile.Refusal.self) { try folder.write([2], as: "1.png") }
    #expect(try folder.read("1.png", limit: 10) == [1])
    let nowhere = ScratchFolder(for: "images", in: "\(root)/none")
    let refusal = #expect(throws: TextFile.Refusal.self) { try nowhere.write([1], as: "1.png") }
    #expect(refusal?.message.contains("\(root)/none/adpipe-images-") == true)
    #expect(refusal?.message.contains("No such file") == true)
  }

  @Test func `what a process that is no more has left is swept away, and nothing else`() throws {
    let root = try Self.root("sweep")
    // No system gives a process so high a number.
    let gone = "adpipe-images-\(Int32.max)-x"
    let living = "adpipe-images-\(getpid())-other"
    for name in [gone, living, "adpipe-images-x", "mine"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(name)", withIntermediateDirectories: false)
    }
    try "left".write(
      toFile: "\(root)/\(gone)/1.png", atomically: true, encoding: .utf8)
    let folder = ScratchFolder(for: "images", in: root)
    try folder.write([1], as: "1.png")
    let own = try #require(folder.path.split(separator: "/").last).description
    #expect(try Self.names(in: root) == [living, "adpipe-images-x", "mine", own].sorted())
  }

  @Test func `work beside the loop lets the loop go on, and comes back to it`() {
    let loop = EventLoop()
    let order = loop.run {
      let gate = DispatchSemaphore(value: 0)
      async let work = loop.offLoop { () -> String in
        gate.wait()
        return "worked"
      }
      await loop.nextTurn()
      gate.signal()
      let outcome = await work
      loop.checkIsolated()
      return outcome
    }
    #expect(order == "worked")
  }

  @Test func `a rehearsed loop does such work itself`() {
    let loop = EventLoop(rehearsingFrom: 0)
    let isSame = loop.run {
      let thread = UInt(bitPattern: pthread_self().hashValue)
      return await loop.offLoop { UInt(bitPattern: pthread_self().hashValue) } == thread
    }
    #expect(isSame)
  }
}
