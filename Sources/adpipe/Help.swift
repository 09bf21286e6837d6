import AdService
import JSON
import Loop
import Server

/// `adpipe help`: what there is, and what a method takes.
enum Help {
  /// Shows help on a command or a method.
  static func show(_ topic: String?) -> Int32 {
    guard let topic else {
      Terminal.show(overview)
      return ExitCode.success
    }
    if let text = commands[topic] {
      Terminal.show(text)
      return ExitCode.success
    }
    guard let document = try? JSONValue(parsing: Documents.openRPC.description) else {
      return ExitCode.notFound
    }
    let methods = MethodHelp(document)
    if let text = methods.text(on: topic) {
      Terminal.show(text)
      return ExitCode.success
    }
    let names = methods.names + commands.keys.sorted()
    let hint = NearestWord.of(topic, in: names).map { "; did you mean \($0)?" } ?? ""
    Terminal.complain("there is no command or method \(topic)\(hint)")
    return ExitCode.notFound
  }

  private static let overview = """
    adpipe \(Engine.version): a headless ad mediation engine, driven by JSON-RPC over a pipe

      adpipe serve [--config FILE] [--framing auto|line|header] [--log text|json]
                   [--parent PID] [--clock TIME] [--record FILE]
                                 serves on standard input and output until the input ends
      adpipe call METHOD [PARAMS] [--config FILE] [--explain]
                                 makes one call and shows the answer
      adpipe call --file FILE    makes many calls, one a line; - is standard input
      adpipe replay FILE         plays a recorded session again and shows what differs
      adpipe check [FILE]        finds every mistake in a configuration
      adpipe schema [service|adapter|config]
                                 prints the OpenRPC document of the service or of outside
                                 adapters, or the configuration's JSON Schema
      adpipe conform [--config FILE] [--parameter TEXT] [--json] -- COMMAND…
                                 puts an outside adapter to the test
      adpipe help [METHOD]       this, or what a method takes
      adpipe version

    Without a command it serves when its input is a pipe. The configuration is --config, else
    ./config.yaml, else the one built in. Exit codes: 0, or the number of the status (5 is NOT_FOUND),
    64 for a wrong command line.
    """

  private static let commands: [String: String] = [
    "serve": """
    adpipe serve: answers JSON-RPC calls on standard input until the input ends

      --config FILE     the configuration; else ./config.yaml, else the one built in
      --framing NAME    auto (the default: found in the first line), line, or header
      --log FORM        text (the default) or json, one line each on standard error
      --parent PID      ends when that process has gone
      --clock TIME      rehearses: the clock stands at TIME, such as 2026-11-20T12:00:00Z, and moves
                        only by the notification $/clock {"advanceMs": 250}
      --record FILE     writes the session to FILE, for adpipe replay and for people; what is secret
                        in the configuration is left out, what the client and adapters say is not

    SIGTERM ends it once all calls are answered, a second one at once; SIGHUP reads the configuration
    again.
    """,
    "call": """
    adpipe call: makes calls in this process and shows the answers

      adpipe call health.check
      adpipe call ad.load '{"adUnit": "/21775744923/example/native", "format": "native"}'
      adpipe call ad.load '{"adUnit": "home", "format": "banner"}' --explain
      adpipe call --file session.calls

      --config FILE     the configuration; else ./config.yaml, else the one built in
      --explain         shows why a load ended as it did as a table, instead of the answer: each
                        source with its state, reason, price of a thousand, latency and the number
                        that Google's SDK has for it, and what to do about it
      --file FILE       the calls to make; - is standard input

    In a file each line is a method and its params; # begins a comment. A string such as "$1.ad.id"
    stands for that member of the first answer. The exit code is the status of the first call that
    failed.
    """,
    "replay": """
    adpipe replay FILE: plays a session again, under virtual time, and compares each byte that comes out

      adpipe serve --record session.rpc
      adpipe replay session.rpc

    FILE is what adpipe serve --record wrote, whole or cut off, or a transcript that somebody wrote.
    No outside adapter is started: what adapters said stands in FILE.
    The recording is FILE anew each time, for its owner's eyes, and grows with the session; when it
    cannot be written any more, the log says so and the session goes on. While it is recorded an
    engine takes one message after another, and its clock stands still in between.

    Exits with 0 if all is the same and with 1 if anything differs, which it then shows: the step,
    what was expected behind - and what came behind +. Exits with 3 if FILE is no transcript and with 5
    if there is no such file.
    """,
    "check": """
    adpipe check [FILE]: finds every mistake in a configuration, each with file, line and column

    Without FILE it checks ./config.yaml. Notes name test ids that are left in. Exits with 3 if there
    are mistakes and with 5 if there is no such file.
    """,
    "schema": """
    adpipe schema [service|adapter|config]: prints a document

      service   the OpenRPC document of the service, as rpc.discover returns it
      adapter   the OpenRPC document of what an outside adapter answers
      config    the JSON Schema of config.yaml, for editors
    """,
    "conform": """
    adpipe conform [OPTIONS] -- COMMAND…: puts an outside adapter through everything that can happen

      --parameter TEXT   the parameter of a place that always fills; test if absent
      --config FILE      what is known of the network, as JSON; all of it is optional:
                         {"network": "partner", "credentials": {"account": "tea-house"},
                          "places": {"fills": {"parameter": "unit-a"}, "empty": {…}, …}}
      --framing NAME     line (the default) or header
      --scenarios NAMES  only these, with commas between
      --json             the report for programs

    A place is good for one thing: fills (it always has an ad of every format), empty (it never has
    one), fails, slow (it takes at least 200 ms), expires (its ads can be presented for less than 2 s),
    refuses (its ads cannot be presented), plays (the network plays ads that fill the screen by itself),
    rewardsLate (the same, and the reward comes when the ad has gone). Scenarios whose place is not
    known are skipped.

    Each scenario starts the program anew. A failure names the rule that was broken and shows what
    travelled: >> to the adapter, << from it, !! its standard error, .. what else was seen. Exits with
    1 if a rule was broken, and with 5 if there is no such program.
    """,
    "help": "adpipe help [METHOD]: what there is, or what a method takes",
    "version": "adpipe version: prints the version",
  ]
}

extension Command.SchemaName {
  /// Prints the document.
  func show() -> Int32 {
    let text: StaticString =
      switch self {
      case .service: Documents.openRPC
      case .adapter: Documents.adapter
      case .config: Documents.configurationSchema
      }
    Terminal.show((try? JSONValue(parsing: text.description).formatted()) ?? text.description)
    return ExitCode.success
  }
}
