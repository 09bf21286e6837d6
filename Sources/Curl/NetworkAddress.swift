import CLibCurl
import Glibc

/// The address of a machine, as far as it matters who can be reached at it.
enum NetworkAddress: Hashable, Sendable {
  case four(UInt32)
  case six(high: UInt64, low: UInt64)

  /// Whether it belongs to the open internet, so that anyone may be sent there.
  ///
  /// What IANA keeps for special purposes does not, even where it is harmless today.
  var isPublic: Bool {
    switch self {
    case .four(let number):
      !NetworkAddress.specialFour.contains {
        number >> (32 - $0.bits) == $0.value >> (32 - $0.bits)
      }
    case .six(let high, let low):
      // A translator makes the last half of these an address of IPv4: that one has to be public.
      if high == 0x0064_FF9B_0000_0000, low >> 32 == 0 {
        NetworkAddress.four(UInt32(truncatingIfNeeded: low)).isPublic
      } else {
        high >> 61 == 1
          && !NetworkAddress.specialSix.contains {
            high >> (64 - $0.bits) == $0.value >> (64 - $0.bits)
          }
      }
    }
  }

  private static let specialFour: [(value: UInt32, bits: UInt32)] = [
    (0x0000_0000, 8),  // this network, and the unspecified address
    (0x0A00_0000, 8),  // private
    (0x6440_0000, 10),  // between a carrier and its customers
    (0x7F00_0000, 8),  // loopback
    (0xA9FE_0000, 16),  // link-local, where clouds keep their metadata
    (0xAC10_0000, 12),  // private
    (0xC000_0000, 24),  // assigned to protocols
    (0xC000_0200, 24),  // documentation
    (0xC058_6300, 24),  // relays to IPv6
    (0xC0A8_0000, 16),  // private
    (0xC612_0000, 15),  // benchmarks
    (0xC633_6400, 24),  // documentation
    (0xCB00_7100, 24),  // documentation
    (0xE000_0000, 4),  // multicast
    (0xF000_0000, 4),  // reserved, and broadcast
  ]

  /// What is special among the addresses that begin with the bits 001; all others are.
  private static let specialSix: [(value: UInt64, bits: UInt64)] = [
    (0x2001_0000_0000_0000, 23),  // assigned to protocols, Teredo among them
    (0x2001_0DB8_0000_0000, 32),  // documentation
    (0x2002_0000_0000_0000, 16),  // IPv4 inside
    (0x3FFF_0000_0000_0000, 20),  // documentation
  ]
}

extension NetworkAddress: CustomStringConvertible {
  var description: String {
    switch self {
    case .four(let number):
      return (0..<4).map { String(number >> (24 - 8 * UInt32($0)) & 255) }.joined(separator: ".")
    case .six(let high, let low):
      let groups = [high, low].flatMap { half in
        (0..<4).map { String(half >> (48 - 16 * UInt64($0)) & 0xFFFF, radix: 16) }
      }
      return "[\(groups.joined(separator: ":"))]"
    }
  }
}

extension NetworkAddress {
  /// Reads an address as libcurl writes it.
  init?(_ text: UnsafePointer<CChar>) {
    var four = in_addr()
    var six = in6_addr()
    if unsafe inet_pton(AF_INET, text, &four) == 1 {
      self = .four(UInt32(bigEndian: four.s_addr))
    } else if unsafe inet_pton(AF_INET6, text, &six) == 1 {
      self.init(six)
    } else {
      return nil
    }
  }

  /// Reads the address that a socket is to be connected with; nil if it is none of a network.
  init?(_ socket: UnsafePointer<curl_sockaddr>) {
    switch unsafe socket.pointee.family {
    case AF_INET:
      guard unsafe socket.pointee.addrlen >= MemoryLayout<sockaddr_in>.size else { return nil }
      let address = unsafe NetworkAddress.bytes(of: socket).loadUnaligned(as: sockaddr_in.self)
      self = .four(UInt32(bigEndian: address.sin_addr.s_addr))
    case AF_INET6:
      guard unsafe socket.pointee.addrlen >= MemoryLayout<sockaddr_in6>.size else { return nil }
      let address = unsafe NetworkAddress.bytes(of: socket).loadUnaligned(as: sockaddr_in6.self)
      self.init(address.sin6_addr)
    default:
      return nil
    }
  }

  /// Where the address lies, which is longer than the structure says that it is.
  private static func bytes(of socket: UnsafePointer<curl_sockaddr>) -> UnsafeRawPointer {
    let offset = MemoryLayout<curl_sockaddr>.offset(of: \curl_sockaddr.addr) ?? 0
    return unsafe UnsafeRawPointer(socket) + offset
  }

  private init(_ address: in6_addr) {
    let (high, low) = unsafe withUnsafeBytes(of: address) { bytes in
      unsafe (
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)),
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
    self = .six(high: high, low: low)
  }
}
