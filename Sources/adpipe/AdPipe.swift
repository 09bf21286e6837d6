import Glibc
import Loop
import Server

/// The command `adpipe`.
@main struct AdPipe {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    let command: Command
    do throws(UsageError) {
      command = try Command(words, isTerminal: isatty(0) == 1)
    } catch {
      Terminal.complain("\(error.message); see adpipe help")
      exit(error.code)
    }
    exit(command.run())
  }
}

/// What the process tells its parent.
///
/// A call that failed exits with the number of its status, so 5 is NOT_FOUND everywhere.
enum ExitCode {
  /// All went well.
  static let success: Int32 = 0

  /// A session that was replayed came out otherwise, as diff and cmp say it.
  static let different: Int32 = 1

  /// The adapter that was put to the test broke a rule.
  static let broken: Int32 = 1

  /// The file or the params are not right: INVALID_ARGUMENT.
  static let invalid: Int32 = 3

  /// There is no such thing: NOT_FOUND.
  static let notFound: Int32 = 5

  /// What is needed is not there, such as standard input: FAILED_PRECONDITION.
  static let precondition: Int32 = 9

  /// The other side has gone: UNAVAILABLE.
  static let unavailable: Int32 = 14

  /// The command line is not right, as sysexits.h numbers it.
  static let usage: Int32 = 64

  /// SIGTERM came a second time.
  static let terminated: Int32 = 143
}

/// The words of the command line cannot be understood.
struct UsageError: Error {
  let message: String

  /// The code to exit with.
  var code = ExitCode.usage
}
