import Glibc
import Loop
import Testing

@Suite struct DescriptorTests {
  @Test(arguments: [Plumbing.Kind.pipe, .socket, .terminal], [true, false])
  func `what is shared with others never stops blocking`(
    kind: Plumbing.Kind, reopening: Bool,
  ) throws {
    try EventLoop.running { loop in
      let plumbing = Plumbing(kind)
      let ends = [plumbing.reading, plumbing.writing]
      let writing = kind == .terminal ? plumbing.reading : plumbing.writing
      func check(_ when: Comment) { #expect(ends.allSatisfy(Plumbing.blocks), when) }
      check("before")
      let input = ByteInput(
        try Descriptor(claiming: plumbing.reading, for: .input, reopening: reopening), on: loop)
      let output = ByteOutput(
        try Descriptor(claiming: writing, for: .output, reopening: reopening), on: loop)
      check("once claimed")
      plumbing.write("words\n")
      await input.readable()
      check("when ready")
      var bytes: [UInt8] = []
      #expect(input.read(into: &bytes) == .bytes(6))
      check("when read")
      #expect(input.read(into: &bytes) == .nothing)
      check("when there is nothing more")
      output.write([UInt8](repeating: 0x20, count: kind == .terminal ? 100 : 500_000))
      await loop.nextTurn()
      check("when it is full")
      input.stop()
      check("when it is stopped")
    }
  }

  @Test func `a directory is refused`() throws {
    let directory = unsafe open("/", O_RDONLY)
    defer { close(directory) }
    #expect(throws: Descriptor.Refusal.self) {
      try Descriptor(claiming: directory, for: .input)
    }
  }

  @Test func `a closed descriptor is refused`() throws {
    #expect(throws: Descriptor.Refusal.self) { try Descriptor(claiming: 9999, for: .input) }
    #expect(throws: Descriptor.Refusal.self) { try Descriptor(claiming: -1, for: .output) }
  }

  @Test func `a descriptor is used in its own direction only`() throws {
    let plumbing = Plumbing(.pipe)
    #expect(throws: Descriptor.Refusal.self) {
      try Descriptor(claiming: plumbing.reading, for: .output)
    }
    #expect(throws: Descriptor.Refusal.self) {
      try Descriptor(claiming: plumbing.writing, for: .input)
    }
  }

  @Test(arguments: [Plumbing.Kind.pipe, .socket, .terminal], [true, false])
  func `no child process inherits what was claimed`(kind: Plumbing.Kind, reopening: Bool) throws {
    let plumbing = Plumbing(kind)
    let descriptor = try Descriptor(claiming: plumbing.reading, for: .input, reopening: reopening)
    defer { close(descriptor.number) }
    #expect(fcntl(descriptor.number, F_GETFD) & FD_CLOEXEC != 0)
    #expect(descriptor.number > 2)
  }

  @Test func `what can be opened anew is ours alone`() throws {
    let plumbing = Plumbing(.pipe)
    let own = try Descriptor(claiming: plumbing.reading, for: .input)
    let shared = try Descriptor(claiming: plumbing.reading, for: .input, reopening: false)
    defer {
      close(own.number)
      close(shared.number)
    }
    #expect(own.kind == .own)
    #expect(shared.kind == .shared)
    #expect(!Plumbing.blocks(own.number))
    #expect(Plumbing.blocks(shared.number))
  }
}
