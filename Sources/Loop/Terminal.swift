import Glibc

/// Where a command talks to people.
package enum Terminal {
  /// Writes a text to standard output.
  package static func show(_ text: String) { put(text + "\n", 1) }

  /// Writes a line to standard error, behind the name of the command unless it is to stand bare.
  package static func complain(_ text: String, bare: Bool = false) {
    put(bare ? text + "\n" : "adpipe: \(text)\n", 2)
  }

  private static func put(_ text: String, _ descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while unsafe !rest.isEmpty {
        let count = unsafe write(descriptor, rest.baseAddress, rest.count)
        guard count > 0 else { return }
        unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
