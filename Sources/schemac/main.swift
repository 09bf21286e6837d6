#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

exit(Command(arguments: Array(CommandLine.arguments.dropFirst())).run())
