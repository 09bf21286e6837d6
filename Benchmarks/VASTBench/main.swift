import Glibc
import HTTP
import Loop
import Mediation
import Networks

// Follows a chain of documents, over and over, and prints the nanoseconds that each time took.
//
//   VASTBench ROUNDS FILE...     the first file is the answer of the ad server; the others stand
//                                behind the wrappers, under https://bench.example/1 and so on

/// Servers that answer at once with what was read from files.
struct Shelf: HTTPClient {
  let documents: [String: [UInt8]]

  func send(
    _ request: HTTPRequest, within limit: Duration,
  ) async throws(HTTPFailure) -> HTTPResponse {
    HTTPResponse(status: 200, body: documents[request.url] ?? [])
  }
}

/// Time that nobody waits for.
struct StandingTime: Timekeeper {
  var now: Duration { .zero }

  func sleep(for duration: Duration) async throws(CancellationError) {}
}

/// The bytes of a file; none if it cannot be read.
func contents(_ path: String) -> [UInt8] {
  guard let file = unsafe fopen(path, "rb") else { return [] }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe fread(&buffer, 1, buffer.count, file)
    if count == 0 { return bytes }
    bytes += buffer[..<count]
  }
}

/// The processor's time of this process so far, in nanoseconds.
func processorTime() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

let words = CommandLine.arguments
guard words.count > 2, let rounds = Int(words[1]) else {
  print("usage: VASTBench ROUNDS FILE...")
  exit(2)
}
let files = words[2...].map(contents)
var documents: [String: [UInt8]] = [:]
for (index, file) in files.enumerated() { documents["https://bench.example/\(index)"] = file }
let loader = VASTLoader(
  client: Shelf(documents: documents), settings: VASTSettings(), wallMs: { 0 },
  report: { _, _ in })

/// The nanoseconds that following a document takes, time and again; nil if there is no ad behind it.
@Sendable func follow(_ document: [UInt8], _ rounds: Int, _ loader: VASTLoader) async -> [Int]? {
  var taken: [Int] = []
  let request = SourceRequest(
    adUnit: AdUnitID(rawValue: "bench"), formats: [.rewarded], ordinal: 0)
  for _ in 0..<rounds {
    let start = processorTime()
    let offer = try? await loader.offer(from: document, for: request, on: StandingTime())
    taken.append(processorTime() - start)
    guard let trackers = offer?.terms.tracking?.trackers, trackers.count > 100 else { return nil }
  }
  return taken
}

// On one thread, as in the engine, with nothing that hands tasks from one to another.
let (document, warmth) = (files[0], rounds / 10)
let outcome = try VirtualTime().run { [loader] in
  await follow(document, warmth + rounds, loader)
}
guard let outcome else {
  print("there is no ad in these documents")
  exit(1)
}
for nanoseconds in outcome.dropFirst(warmth) { print(nanoseconds) }
