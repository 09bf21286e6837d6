import Adapters
import JSON
import Loop
import RPC

/// What `adpipe conform` is told: the program to put to the test, and what is known of its network.
struct Conform {
  private let words: [String]
  private let file: String?
  private let parameter: String?
  private let framing: FramingName?
  private let scenarios: [Scenario]
  private let isForPrograms: Bool

  private enum FramingName: String, CaseIterable {
    case line
    case header
  }

  /// Understands the words behind `conform`.
  init(_ arguments: inout Arguments) throws(UsageError) {
    isForPrograms = arguments.takeJSON()
    file = try arguments.take("config")
    parameter = try arguments.take("parameter")
    framing = try arguments.take("framing", as: FramingName.self)
    let names = try arguments.take("scenarios")
    scenarios = try names.map(Conform.scenarios) ?? Scenario.all
    var words: [String] = []
    while let word = arguments.nextWord() { words.append(word) }
    guard !words.isEmpty else {
      throw UsageError(message: "conform needs a program behind --")
    }
    self.words = words
  }

  /// Puts the program to the test and tells what came of it: 0 if it broke no rule, 1 if it did.
  func run() -> Int32 {
    var subject = ConformanceSubject(ChildCommand(words))
    if framing == .header { subject.framing = .headers }
    if let file, let code = Conform.read(file, into: &subject) { return code }
    if let parameter { subject.places[.fills] = ["parameter": parameter] }
    let loop = EventLoop()
    let conformance = Conformance(subject, on: loop)
    if let problem = loop.run({ await conformance.startProblem() }) {
      Terminal.complain(problem)
      return ExitCode.notFound
    }
    let scenarios = scenarios
    let report = ConformanceReport(loop.run { await conformance.run(scenarios) })
    Terminal.show(isForPrograms ? report.json.formatted() : report.text)
    return report.failed == 0 ? ExitCode.success : ExitCode.broken
  }

  private static func scenarios(_ names: String) throws(UsageError) -> [Scenario] {
    var chosen: [Scenario] = []
    for name in names.split(separator: ",").map(String.init) {
      guard let scenario = Scenario.all.first(where: { $0.name == name }) else {
        let nearest = NearestWord.of(name, in: Scenario.all.map(\.name))
        let hint = nearest.map { "; did you mean \($0)?" } ?? ""
        throw UsageError(message: "there is no scenario \(name)\(hint)")
      }
      chosen.append(scenario)
    }
    return chosen
  }

  /// Takes in what a file says of the network, or complains and gives the code to exit with.
  private static func read(_ file: String, into subject: inout ConformanceSubject) -> Int32? {
    let text: [UInt8]
    do throws(TextFile.Refusal) {
      text = try TextFile.read(file, limit: 1 << 20)
    } catch {
      Terminal.complain(error.message)
      return ExitCode.notFound
    }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: text)
    } catch {
      Terminal.complain("\(file) is no JSON: \(error.message) at byte \(error.offset)")
      return ExitCode.invalid
    }
    do throws(ConformanceProblem) {
      try subject.take(value)
    } catch {
      Terminal.complain("\(file): \(error.message)")
      return ExitCode.invalid
    }
    return nil
  }
}
