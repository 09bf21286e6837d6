import Curl
import Foundation
import HTTP
import Rehearsal
import Testing

/// What this process has, where no other test runs beside.
private enum Own {
  static var descriptors: Int { entries("/proc/self/fd") }
  static var threads: Int { entries("/proc/self/task") }

  /// How many threads of this process ask servers.
  static var askers: Int {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.count { thread in
      let file = "/proc/self/task/\(thread)/comm"
      return (try? String(contentsOfFile: file, encoding: .utf8)) == "adpipe-http\n"
    }
  }
  static var hasLibrary: Bool {
    unsafe dlopen("libcurl.so.4", RTLD_NOW | RTLD_NOLOAD) != nil
  }

  private static func entries(_ folder: String) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? -1
  }
}

@Suite struct GrowthTests {
  @Test func `nothing is loaded or started before the first request`() async {
    await #expect(processExitsWith: .success) {
      let server = try ScriptedServer { _ in [.send("HTTP/1.1 204 No\r\n\r\n"), .close] }
      let request = HTTPRequest(.get, server.url(), trust: .configured)
      let seen = Asking.run { client, _ in
        let before = [Own.hasLibrary ? 1 : 0, Own.askers]
        let outcome = await Asking.ask(client, request)
        return before + [outcome.text == "" ? 1 : 0, Own.hasLibrary ? 1 : 0, Own.askers]
      }
      #expect(seen == [0, 0, 1, 1, 1])
      #expect(Own.askers == 0)
    }
  }

  @Test func `hundreds of faults leave no descriptor and no thread behind`() async {
    await #expect(processExitsWith: .success) {
      let faults = FaultTests.faults.filter { $0.kind != .timeout }
      let server = try ScriptedServer { request in
        Int(request.path.dropFirst()).map { faults[$0].steps } ?? [.hold]
      }
      let urls = faults.indices.map { server.url("/\($0)") }
      var settings = CurlSettings()
      settings.wholeLimit = .seconds(20)
      let isSame = Asking.run(settings) { client, loop in
        func round() async {
          for url in urls + [server.url("/x")] {
            var request = HTTPRequest(.get, url, trust: .configured)
            request.longestAnswer = 1000
            let limit: Duration = url.hasSuffix("x") ? .milliseconds(5) : .seconds(20)
            _ = await Asking.ask(client, request, within: limit)
          }
        }
        await round()
        await wait(on: loop) { Own.threads < 8 }
        let before = (Own.descriptors, Own.threads)
        for _ in 0..<Soak.times(10) { await round() }
        await wait(on: loop) { Own.descriptors <= before.0 && Own.threads <= before.1 }
        return Own.descriptors <= before.0 && Own.threads <= before.1
      }
      #expect(isSame)
    }
  }
}
