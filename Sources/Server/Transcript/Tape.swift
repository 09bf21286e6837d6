import HTTP
import Loop
import RPC

/// Writes a transcript of a session down while it happens.
///
/// A step is in the file before the engine takes it, what comes of it before the client sees it:
/// so a file tells how far things came, however they end.
struct Tape {
  private var file: OutputFile?
  private let log: Log
  private var configurations = RecordedConfiguration()
  private var lastReading: [String]
  private var pending = ""

  /// What the engine said before anything was done, which stands behind the first thing that is.
  private var opening: [String]? = []

  /// How messages are told apart in this file.
  private(set) var framing: Framing?

  /// The time up to which the file tells what happened.
  private var position = Duration.zero
  private let isReal: Bool

  /// Begins a file with what is to be known of the whole, or says why it cannot be written.
  init(
    _ path: String, _ settings: TranscriptSettings,
    _ found: FoundConfiguration, _ log: Log,
  ) throws(TextFile.Refusal) {
    let file = try OutputFile(creating: path)
    self.file = file
    self.log = log
    framing = settings.framing
    isReal = settings.time == .real
    lastReading = []
    add("# A session of adpipe \(Engine.version), to be played by adpipe replay.")
    add("## recorded: \(Engine.version)")
    add("## clock: \(Timestamp.text(settings.clock))")
    add("## time: \(settings.time.rawValue)")
    add("## images: \(settings.images)")
    if let framing { add("## framing: \(FramingName(framing).rawValue)") }
    switch found.origin {
    case .builtIn: add("## configuration: built in")
    case .file(let path): add("## configuration: \(path)")
    }
    if let configuration = found.configuration {
      lastReading = lines("|<", configurations.text(of: configuration))
      for line in lastReading { add("|" + line.dropFirst(2)) }
    }
    try file.write(Array(pending.utf8))
    pending = ""
  }

  private func lines(_ mark: String, _ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(mark) \($0)" }
  }

  private mutating func add(_ line: String) { pending += line + "\n" }

  /// Writes what has come together; a file that takes no more is given up, and the session goes on.
  private mutating func flush() {
    defer { pending = "" }
    guard let file, !pending.isEmpty else { return }
    do throws(TextFile.Refusal) {
      try file.write(Array(pending.utf8))
    } catch {
      self.file = nil
      log.write(.error, "the recording ends here: \(error.message)", call: nil)
    }
  }
}

// What happens.
extension Tape {
  /// Notes bytes that came in, which is known to be of that framing by now.
  mutating func take(_ bytes: [UInt8], _ framing: Framing?, at now: Duration) {
    if self.framing == nil, framing == .headers { add("## framing: header") }
    self.framing = self.framing ?? framing
    step(TranscriptLine.text(">>", bytes[...], self.framing), at: now)
  }

  /// Notes something of an adapter.
  mutating func take(_ news: AdapterNews, from name: String, at now: Duration) {
    switch news {
    case .message(let message): step(TranscriptLine.text("<~", name, message), at: now)
    case .garbage(let what):
      step("<~garbage \(TranscriptLine.word(name)) \(what.onOneLine)", at: now)
    case .ended(let how): step("<~ended \(TranscriptLine.word(name)) \(how.onOneLine)", at: now)
    }
  }

  /// Notes what came of a request.
  mutating func take(_ outcome: HTTPOutcome, to number: Int, at now: Duration) {
    step(TranscriptLine.text(number, outcome), at: now)
  }

  /// Notes something that has no content.
  mutating func take(_ step: TranscriptStep, at now: Duration) {
    if case .clock(let wall) = step {
      self.step(".. clock \(Timestamp.text(wall))", at: now)
    } else if let text = TranscriptStep.happenings.first(where: { $0.step == step })?.text {
      self.step(".. \(text)", at: now)
    }
  }

  private mutating func step(_ line: String, at now: Duration) {
    if now > position { pass(to: now) }
    act(line)
    flush()
  }

  private mutating func pass(to now: Duration) {
    if isReal { act(".. \(PassedTime.text(now - position))") }
    position = now
  }

  private mutating func act(_ line: String) {
    add(line)
    let said = opening ?? []
    opening = nil
    for line in said { add(line) }
  }

  private mutating func answer(_ line: String) {
    if opening == nil { add(line) } else { opening?.append(line) }
  }

  /// Notes what came of a step, and what the step found in the configuration file.
  ///
  /// After time has passed, what came out then stands behind the time at which it did.
  mutating func end(
    _ said: [(at: Duration, what: Outside.Said)],
    _ reading: Result<ReadConfiguration, ConfigurationFailure>?, timePassed: Bool = false,
  ) {
    if let reading { note(reading) }
    var noted: Duration?
    var bytes: [UInt8] = []
    for (at, what) in said {
      if isReal, timePassed, at != noted {
        put(&bytes)
        pass(to: at)
        noted = at
      }
      switch what {
      case .client(let message): bytes += message
      case .adapter(let name, let message):
        put(&bytes)
        answer(TranscriptLine.text("~>", name, configurations.hidingSecrets(in: message)))
      case .request(let number, let request):
        put(&bytes)
        answer(TranscriptLine.text(number, configurations.hidingSecrets(in: request)))
      }
    }
    put(&bytes)
    flush()
  }

  private mutating func put(_ bytes: inout [UInt8]) {
    let shown = configurations.signingAnew(bytes)
    for line in TranscriptLine.lines(of: shown, framing) { answer(line) }
    bytes = []
  }

  private mutating func note(_ reading: Result<ReadConfiguration, ConfigurationFailure>) {
    let found: [String]
    switch reading {
    case .success(let read): found = lines("|<", configurations.text(of: read.configuration))
    case .failure(let failure):
      found = RecordedConfiguration.lines(of: failure).map { "|! \($0)" }
    }
    guard found != lastReading else { return }
    lastReading = found
    for line in found { add(line) }
  }
}
