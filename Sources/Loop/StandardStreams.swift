import Glibc

/// The three standard descriptors, taken over before anything else can use them.
///
/// After this, descriptor 0 is /dev/null and descriptor 1 points at standard error: whatever a
/// library prints by mistake can never get between two messages.
package struct StandardStreams {
  /// Where messages come from.
  package let input: Descriptor

  /// Where messages go, and nothing else.
  package let output: Descriptor

  /// Claims standard input and output for messages.
  package init() throws(Descriptor.Refusal) {
    signal(SIGPIPE, SIG_IGN)
    input = try Descriptor(claiming: 0, for: .input)
    output = try Descriptor(claiming: 1, for: .output)
    StandardStreams.point(0, at: "/dev/null", O_RDONLY)
    if fcntl(2, F_GETFD) < 0 { StandardStreams.point(2, at: "/dev/null", O_WRONLY) }
    dup2(2, 1)
  }

  private static func point(_ number: Int32, at path: String, _ flags: Int32) {
    let opened = unsafe open(path, flags)
    guard opened >= 0, opened != number else { return }
    dup2(opened, number)
    close(opened)
  }
}
