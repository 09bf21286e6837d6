internal import Glibc

exit(Command(arguments: Array(CommandLine.arguments.dropFirst())).run())
