import JSON
import Loop
import RPC
import Server

/// What the command line asks for.
enum Command {
  case serve(ServeOptions)
  case call(CallOptions)
  case replay(ReplayOptions)
  case check(file: String?)
  case schema(SchemaName)
  case conform(Conform)
  case help(topic: String?)
  case version

  /// The names of the documents that `schema` prints.
  enum SchemaName: String, CaseIterable {
    case service
    case adapter
    case config
  }

  private static let names = [
    "serve", "call", "replay", "check", "conform", "schema", "help", "version",
  ]

  /// Understands the words behind `adpipe`; without any, a person gets help and a program a server.
  init(_ words: [String], isTerminal: Bool) throws(UsageError) {
    var arguments = Arguments(words)
    guard let name = arguments.nextWord() else {
      let isAsked = try arguments.takeHelp()
      if isAsked || (words.isEmpty && isTerminal) {
        self = .help(topic: nil)
      } else if try arguments.takeVersion() {
        self = .version
      } else {
        self = .serve(try ServeOptions(&arguments))
      }
      try arguments.finish()
      return
    }
    self = try Command(name, &arguments)
    try arguments.finish()
  }

  private init(_ name: String, _ arguments: inout Arguments) throws(UsageError) {
    if try arguments.takeHelp() {
      self = .help(topic: name)
      return
    }
    switch name {
    case "serve": self = .serve(try ServeOptions(&arguments))
    case "call": self = .call(try CallOptions(&arguments))
    case "replay": self = .replay(try ReplayOptions(&arguments))
    case "check": self = .check(file: arguments.nextWord())
    case "schema": self = .schema(try Command.schemaName(arguments.nextWord() ?? "service"))
    case "conform": self = .conform(try Conform(&arguments))
    case "help": self = .help(topic: arguments.nextWord())
    case "version": self = .version
    default:
      let nearest = NearestWord.of(name, in: Command.names)
      throw UsageError(
        message: "there is no command \(name)" + (nearest.map { "; did you mean \($0)?" } ?? ""))
    }
  }

  private static func schemaName(_ word: String) throws(UsageError) -> SchemaName {
    guard let name = SchemaName(rawValue: word) else {
      let known = SchemaName.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "there is no schema \(word); there are \(known)")
    }
    return name
  }

  /// Does it, and gives the code to exit with.
  func run() -> Int32 {
    switch self {
    case .serve(let options): options.serve()
    case .call(let options): options.call()
    case .replay(let options): options.replay()
    case .check(let file): Check.check(file)
    case .schema(let name): name.show()
    case .conform(let conform): conform.run()
    case .help(let topic): Help.show(topic)
    case .version:
      {
        Terminal.show("adpipe \(Engine.version)")
        return ExitCode.success
      }()
    }
  }
}
