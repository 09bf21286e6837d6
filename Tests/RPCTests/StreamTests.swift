import JSON
import Loop
import RPC
import Server
import Testing

@Suite struct StreamTests {
  @Test func `items are numbered from one and come before the answer`() throws {
    let answers = try gists(.line(call(#""s""#, "count", #"{"to":3}"#)))
    #expect(
      answers == [
        #""s" #1 1"#, #""s" #2 2"#, #""s" #3 3"#, #""s" = "counted to 3""#,
      ])
  }

  @Test func `an item is a notification with the id of its call`() throws {
    let answers = try conversation([.line(call("1.50", "count", #"{"to":1}"#))]).lines
    #expect(
      answers.first
        == #"{"jsonrpc":"2.0","method":"$/stream","params":{"id":1.50,"seq":1,"value":1}}"#)
  }

  @Test func `streams run beside each other`() throws {
    let answers = try timedGists(
      .line(call("1", "count", #"{"to":2,"everyMs":10}"#)), .pass(milliseconds: 5),
      .line(call("2", "count", #"{"to":2,"everyMs":10}"#)), .pass(milliseconds: 30))
    #expect(
      answers == [
        "10: 1 #1 1", "15: 2 #1 1", "20: 1 #2 2", #"20: 1 = "counted to 2""#, "25: 2 #2 2",
        #"25: 2 = "counted to 2""#,
      ])
  }

  @Test func `a stream without items has an answer only`() throws {
    #expect(try gists(.line(call("1", "count", #"{"to":0}"#))) == [#"1 = "counted to 0""#])
  }

  @Test func `a stream that nobody asked to be answered sends nothing`() throws {
    let answers = try gists(.line(notification("count", #"{"to":3}"#)), .line(call("1", "total")))
    #expect(answers == ["1 = 0"])
  }

  @Test func `a stream waits for a peer that does not read`() throws {
    let time = VirtualTime()
    let lines = try time.run {
      let peer = LazyPeer(on: time)
      var limits = RPCLimits()
      limits.unreadBytes = 2000
      let pipe = LazyPipe(peer, [call("1", "count", #"{"to":100}"#)])
      let session = Session(
        EchoService(on: time, Gate(on: time)), pipe: pipe, time: LoopTime(time), limits: limits,
        log: SilentLog())
      async let end = session.serve()
      await time.settle()
      #expect(await peer.unread <= 1200)
      #expect(await peer.unread > 1000)
      while await peer.read(bytes: 100) { await time.settle() }
      await peer.close()
      _ = await end
      return await peer.lines
    }
    #expect(lines.count == 101)
    #expect(lines.last.map(gist) == #"1 = "counted to 100""#)
  }

  @Test func `a session reads no more while its answers are not read`() throws {
    let time = VirtualTime()
    let lines = try time.run {
      let peer = LazyPeer(on: time)
      var limits = RPCLimits()
      limits.unreadBytes = 2000
      let calls = (1...100).map { call("\($0)", "repeat", #"{"text":"x","times":300}"#) }
      let pipe = LazyPipe(peer, calls)
      let session = Session(
        EchoService(on: time, Gate(on: time)), pipe: pipe, time: LoopTime(time), limits: limits,
        log: SilentLog())
      async let end = session.serve()
      await time.settle()
      #expect(await peer.unread < 2500)
      #expect(await peer.lines.count < 10)
      while await peer.read(bytes: 1000) { await time.settle() }
      await peer.close()
      _ = await end
      return await peer.lines
    }
    #expect(lines.count == 100)
  }
}

/// The other end of a pipe, which reads only when it is told to.
private actor LazyPeer {
  private nonisolated let time: VirtualTime
  private var written: [UInt8] = []
  private var taken = 0
  private var isClosed = false
  private var closing: CheckedContinuation<Void, Never>?
  private var waiters: [(room: Int, continuation: CheckedContinuation<Void, Never>)] = []

  init(on time: VirtualTime) { self.time = time }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe time.asUnownedSerialExecutor()
  }

  var unread: Int { written.count - taken }

  var lines: [String] {
    String(decoding: written, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func write(_ bytes: [UInt8]) { written += bytes }

  func close() {
    isClosed = true
    closing?.resume()
  }

  func closed() async {
    guard !isClosed else { return }
    await withCheckedContinuation { closing = $0 }
  }

  func drained(to room: Int) async {
    guard unread > room else { return }
    await withCheckedContinuation { waiters.append((room, $0)) }
  }

  /// Takes some bytes; false if there is nothing to take.
  func read(bytes: Int) -> Bool {
    guard unread > 0 else { return false }
    taken = min(taken + bytes, written.count)
    let waiting = waiters
    waiters = waiting.filter { unread > $0.room }
    for waiter in waiting where unread <= waiter.room { waiter.continuation.resume() }
    return true
  }
}

/// A pipe in which some lines wait to be read, and whose other end is lazy.
private final class LazyPipe: RPCPipe {
  private let peer: LazyPeer
  private var input: [UInt8]

  init(_ peer: LazyPeer, _ lines: [String]) {
    self.peer = peer
    input = Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  func readable() async { if input.isEmpty { await peer.closed() } }

  func read(into buffer: inout [UInt8]) -> RPCReading {
    defer { input = [] }
    buffer += input
    return input.isEmpty ? .end : .bytes
  }

  func stop() { input = [] }

  func write(_ bytes: Span<UInt8>) {
    let copy = bytes.copy
    peer.assumeIsolated { $0.write(copy) }
  }

  let isBroken = false

  var unread: Int { peer.assumeIsolated { $0.unread } }

  func drained(to room: Int, within limit: Duration?) async { await peer.drained(to: room) }
}
