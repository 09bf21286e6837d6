/// Bytes in a row that grow at their end.
///
/// An array asks with every piece whether somebody shares it; this has one owner, and for a short
/// piece that question would cost more than the piece.
@safe struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutableRawPointer?

  /// How many bytes there are.
  private(set) var count = 0

  /// How many bytes there may be before the memory is moved.
  private(set) var capacity = 0

  /// Starts empty, with room for some bytes.
  init(capacity: Int = 0) {
    unsafe start = nil
    if capacity > 0 { unsafe _ = makeRoom(for: capacity) }
  }

  deinit { unsafe start?.deallocate() }

  /// All bytes, as long as nothing is appended.
  var span: Span<UInt8> {
    @_lifetime(borrow self)
    get {
      let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
      let span = unsafe Span<UInt8>(_unsafeBytes: bytes)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  /// Appends a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    unsafe room(for: 1).storeBytes(of: byte, as: UInt8.self)
    count &+= 1
  }

  /// Appends the bytes of a literal.
  @inline(__always)
  mutating func append(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    unsafe room(for: length).copyFew(from: UnsafeRawPointer(literal.utf8Start), length)
    count &+= length
  }

  /// Appends a copy of bytes.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>) {
    let length = bytes.count
    unsafe bytes.withUnsafeBytes { source in
      guard let first = source.baseAddress else { return }
      unsafe room(for: length).copyFew(from: first, length)
    }
    count &+= length
  }

  /// Forgets all bytes, and the memory as well if it is larger than this.
  mutating func removeAll(keepingUpTo limit: Int) {
    count = 0
    guard capacity > limit else { return }
    unsafe start?.deallocate()
    unsafe start = nil
    capacity = 0
  }

  /// Where the next bytes go, as many as there must be room for.
  @inline(__always)
  private mutating func room(for more: Int) -> UnsafeMutableRawPointer {
    guard let start = unsafe start, more <= capacity &- count else {
      return unsafe makeRoom(for: more)
    }
    return unsafe start + count
  }

  /// Moves to memory that has room for more bytes, and at least twice as much as before.
  @inline(never)
  private mutating func makeRoom(for more: Int) -> UnsafeMutableRawPointer {
    let larger = max(count + more, capacity * 2, 64)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    if let old = unsafe start {
      unsafe moved.copyMemory(from: old, byteCount: count)
      unsafe old.deallocate()
    }
    unsafe start = moved
    capacity = larger
    return unsafe moved + count
  }
}

extension UnsafeMutableRawPointer {
  /// Copies bytes of which there are usually few, so that a call would take longer than the copy.
  @inline(__always)
  fileprivate func copyFew(from source: UnsafeRawPointer, _ count: Int) {
    // The last piece may overlap the one before.
    switch count {
    case 8...16:
      unsafe copy(from: source, 0, as: UInt64.self)
      unsafe copy(from: source, count &- 8, as: UInt64.self)
    case 17...32:
      unsafe copy(from: source, 0, as: SIMD2<UInt64>.self)
      unsafe copy(from: source, count &- 16, as: SIMD2<UInt64>.self)
    case 4...7:
      unsafe copy(from: source, 0, as: UInt32.self)
      unsafe copy(from: source, count &- 4, as: UInt32.self)
    case 1:
      unsafe copy(from: source, 0, as: UInt8.self)
    case 2...3:
      unsafe copy(from: source, 0, as: UInt16.self)
      unsafe copy(from: source, count &- 2, as: UInt16.self)
    default:
      unsafe copyMemory(from: source, byteCount: count)
    }
  }

  @inline(__always)
  private func copy<Word: BitwiseCopyable>(
    from source: UnsafeRawPointer, _ offset: Int, as type: Word.Type,
  ) {
    let word = unsafe source.loadUnaligned(fromByteOffset: offset, as: type)
    unsafe storeBytes(of: word, toByteOffset: offset, as: type)
  }
}
