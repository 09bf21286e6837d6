import Glibc
import JSON
import Rehearsal
import Testing

/// Networks that programs speak for, as the engine keeps them.
@Suite struct AdapterProgramTests {
  /// An adapter in the shell, which answers calls by their method and tells its number in the log.
  private static let adapter = #"""
    echo "I am $$" >&2
    ad='{"format":"native","native":{"headline":"a","body":"b","callToAction":"c",'
    ad=$ad'"images":[{"url":"https://example.com/a.png","scale":1}]}}'
    traits='"adapterVersion":"1.0.0.1","sdkVersion":"1.0.0","formats":["native"]'
    while read -r line; do
      id=${line#*\"id\":}; id=${id%%,*}
      case $line in
      *adapter.describe*) result=$traits ;;
      *adapter.load*) result='"ad":'$ad ;;
      *) result= ;;
      esac
      case $line in
      *\"id\"*) printf '{"jsonrpc":"2.0","id":%s,"result":{%s}}\n' "$id" "$result" ;;
      esac
    done
    """#

  private static func configuration(_ file: String, account: String = "a") -> String {
    """
    networks:
      partner:
        adapter: process
        command: [sh, \(file)]
        credentials: {account: \(account)}
    adUnits:
      home: {formats: [native], timeoutMs: 20000, waterfall: [{network: partner}]}
    """
  }

  private static func serving(_ name: String) throws -> Child {
    let file = try Program.file("\(name).sh", adapter)
    return try Child.serving(configuration: configuration(file), name: name)
  }

  /// The number that the adapter tells next.
  private static func number(of child: Child) throws -> Int32 {
    while let line = try child.errors?.line(Patience()) {
      let words = line.split(separator: "I am ")
      if line.contains("network partner: I am "), let number = words.last.flatMap({ Int32($0) }) {
        return number
      }
    }
    throw Overdue("an adapter that tells its number")
  }

  private static func hasGone(_ number: Int32) -> Bool {
    for _ in 0..<2_000 where kill(number, 0) == 0 { usleep(5_000) }
    return kill(number, 0) != 0
  }

  private func load(_ id: Int, _ child: Child) throws -> String {
    try child.ask(id, "ad.load", #"{"adUnit":"home","format":"native"}"#)
  }

  @Test(arguments: [nil, SIGTERM, SIGKILL])
  func `an engine that ends leaves no adapter behind`(signal: Int32?) throws {
    let child = try AdapterProgramTests.serving("adapter-end-\(signal ?? 0)")
    let number = try AdapterProgramTests.number(of: child)
    #expect(try load(1, child).contains(#""network":"partner""#))
    if let signal { child.send(signal) } else { child.input?.close() }
    let ending = try child.ended(Patience())
    #expect(ending == (signal == SIGKILL ? .signal(SIGKILL) : .exit(0)))
    #expect(AdapterProgramTests.hasGone(number))
  }

  @Test func `an adapter whose configuration changes is replaced, and no other`() throws {
    let name = "adapter-reload"
    let child = try AdapterProgramTests.serving(name)
    let first = try AdapterProgramTests.number(of: child)
    #expect(try load(1, child).contains(#""network":"partner""#))
    _ = try child.ask(2, "config.reload")
    #expect(kill(first, 0) == 0)
    let file = "\(Program.scratch)/\(name).sh"
    _ = try Program.file(
      "\(name).yaml", AdapterProgramTests.configuration(file, account: "b"))
    #expect(try child.ask(3, "config.reload").contains(#""changed":true"#))
    let second = try AdapterProgramTests.number(of: child)
    #expect(first != second)
    #expect(AdapterProgramTests.hasGone(first))
    #expect(try load(4, child).contains(#""network":"partner""#))
    child.input?.close()
    #expect(try child.finished().ending == .exit(0))
  }

  @Test func `an adapter that was killed comes back, and the violation is counted`() throws {
    let child = try AdapterProgramTests.serving("adapter-killed")
    let first = try AdapterProgramTests.number(of: child)
    // Only one that was ready can be missed.
    _ = try child.ask(9, "network.setUp")
    while try child.output?.line(Patience())?.contains(#""id":9,"result""#) != true {}
    kill(first, SIGKILL)
    let second = try AdapterProgramTests.number(of: child)
    #expect(first != second)
    #expect(try child.ask(1, "network.setUp").contains(#""name":"partner""#))
    while try child.output?.line(Patience())?.contains(#""id":1,"result""#) != true {}
    #expect(try child.ask(2, "network.list").contains(#""violations":{"DIED":1}"#))
    #expect(try load(3, child).contains(#""network":"partner""#))
    child.input?.close()
    #expect(try child.finished().ending == .exit(0))
  }
}
