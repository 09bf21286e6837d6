import CLibCurl

/// What can unpack answers on this machine.
@safe final class Unpacking {
  private let table: UnsafeMutablePointer<adpipe_unpack>
  private let hasGzip: Bool
  private let hasBrotli: Bool

  /// Looks for the libraries, which libcurl has brought along.
  init() {
    unsafe table = .allocate(capacity: 1)
    unsafe table.initialize(to: adpipe_unpack())
    hasGzip = unsafe adpipe_unpack_open_zlib(table) != 0
    hasBrotli = unsafe adpipe_unpack_open_brotli(table) != 0
  }

  deinit { unsafe table.deallocate() }

  /// The ways to pack that a server may choose from.
  var offered: String {
    let names = (hasGzip ? ["gzip"] : []) + (hasBrotli ? ["br"] : [])
    return names.isEmpty ? "identity" : names.joined(separator: ", ")
  }

  /// One that unpacks what was packed in that way; nil if there is none.
  func unpacker(for name: String) -> Unpacker? {
    switch name.lowercased() {
    case "gzip", "x-gzip": hasGzip ? Unpacker(self, .gzip) : nil
    case "br": hasBrotli ? Unpacker(self, .brotli) : nil
    default: nil
    }
  }

  /// The functions of the libraries.
  var functions: adpipe_unpack { unsafe table.pointee }

  fileprivate func begin(_ stream: UnsafeMutablePointer<z_stream>) -> Bool {
    unsafe adpipe_unpack_begin_gzip(table, stream) == Z_OK
  }
}

/// Unpacks one answer, piece by piece, and says when it is not whole.
@safe final class Unpacker {
  /// How an answer can be packed.
  enum Format {
    case gzip
    case brotli
  }

  /// What one piece has led to.
  enum Progress: Hashable {
    case goesOn
    case isTooLong
    case isBroken
  }

  @safe private enum Machine {
    case gzip(UnsafeMutablePointer<z_stream>)
    case brotli(OpaquePointer)
  }

  private let unpacking: Unpacking
  private let machine: Machine
  private let room: UnsafeMutableBufferPointer<UInt8>
  private var hasBegun = false

  /// Whether what has come so far is a whole answer.
  private(set) var isWhole = true

  /// How much is unpacked in one go before its length is looked at again.
  private static let chunk = 32_768

  fileprivate init?(_ unpacking: Unpacking, _ format: Format) {
    switch format {
    case .gzip:
      let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
      unsafe stream.initialize(to: z_stream())
      guard unsafe unpacking.begin(stream) else {
        unsafe stream.deallocate()
        return nil
      }
      unsafe machine = .gzip(stream)
    case .brotli:
      guard let state = unpacking.functions.brotli_create(nil, nil, nil) else { return nil }
      unsafe machine = .brotli(state)
    }
    self.unpacking = unpacking
    unsafe room = .allocate(capacity: Unpacker.chunk)
  }

  deinit {
    switch machine {
    case .gzip(let stream):
      _ = unsafe unpacking.functions.inflate_end(stream)
      unsafe stream.deallocate()
    case .brotli(let state):
      unsafe unpacking.functions.brotli_destroy(state)
    }
    unsafe room.deallocate()
  }

  /// Unpacks a piece behind what is there, which may not become longer than the limit.
  func unpack(
    _ piece: UnsafeBufferPointer<UInt8>, behind bytes: inout [UInt8], limit: Int,
  ) -> Progress {
    switch machine {
    case .gzip(let stream): unsafe inflate(piece, stream, &bytes, limit)
    case .brotli(let state): unsafe decode(piece, state, &bytes, limit)
    }
  }

  private func inflate(
    _ piece: UnsafeBufferPointer<UInt8>, _ stream: UnsafeMutablePointer<z_stream>,
    _ bytes: inout [UInt8], _ limit: Int,
  ) -> Progress {
    unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: piece.baseAddress)
    unsafe stream.pointee.avail_in = UInt32(piece.count)
    repeat {
      // One file may follow another: together they are one.
      if isWhole, unsafe stream.pointee.total_in > 0 {
        guard unsafe unpacking.functions.inflate_reset(stream) == Z_OK else { return .isBroken }
      }
      isWhole = false
      unsafe stream.pointee.next_out = room.baseAddress
      unsafe stream.pointee.avail_out = UInt32(room.count)
      let code = unsafe unpacking.functions.inflate(stream, Z_NO_FLUSH)
      guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else { return .isBroken }
      isWhole = code == Z_STREAM_END
      let count = unsafe room.count - Int(stream.pointee.avail_out)
      guard bytes.count + count <= limit else { return .isTooLong }
      unsafe bytes.append(contentsOf: room[..<count])
    } while unsafe stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0 && !isWhole
    return .goesOn
  }

  private func decode(
    _ piece: UnsafeBufferPointer<UInt8>, _ state: OpaquePointer, _ bytes: inout [UInt8],
    _ limit: Int,
  ) -> Progress {
    // Nothing may follow the end.
    guard !isWhole || !hasBegun else { return .isBroken }
    hasBegun = true
    var left = piece.count
    var input = piece.baseAddress
    while true {
      var free = unsafe room.count
      var output = unsafe room.baseAddress
      let result = unsafe unpacking.functions.brotli_run(
        state, &left, &input, &free, &output, nil)
      let count = unsafe room.count - free
      guard bytes.count + count <= limit else { return .isTooLong }
      unsafe bytes.append(contentsOf: room[..<count])
      isWhole = result == BROTLI_DECODER_RESULT_SUCCESS
      switch result {
      case BROTLI_DECODER_RESULT_SUCCESS: return left == 0 ? .goesOn : .isBroken
      case BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT: return .goesOn
      case BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT: continue
      default: return .isBroken
      }
    }
  }
}
