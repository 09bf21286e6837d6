import HTTP

extension HTTPHeader {
  /// Whether a header may have that name.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// Whether what it says follows from the request, or from another key of the configuration.
  static func isReserved(_ name: String) -> Bool {
    [
      "connection", "content-length", "expect", "host", "te", "trailer", "transfer-encoding",
      "upgrade", "user-agent",
    ].contains(name.lowercased())
  }
}
