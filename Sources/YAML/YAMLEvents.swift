internal import CLibYAML

/// Steps through a YAML text by libyaml.
///
/// libyaml keeps a pointer into its own parser, so the parser must never move: it lives on the
/// heap, and this type, which cannot be copied, owns it together with the text that is being read.
@safe struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let source: [UInt8]

  /// Starts at the beginning of a text that is valid UTF-8 without a byte-order mark.
  init(_ source: [UInt8]) throws(YAMLProblem) {
    self.source = source
    unsafe text = .allocate(capacity: source.count)
    _ = unsafe text.initialize(from: source)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    guard unsafe yaml_parser_initialize(parser) == 1 else { throw outOfMemory }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// Takes the next step, or says why there is none.
  mutating func next() throws(YAMLProblem) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw problem }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe YAMLEvent(mark: YAMLMark(event.start_mark), kind: YAMLEvent.Kind(event))
  }

  /// Why the parser stopped.
  private var problem: YAMLProblem {
    switch unsafe parser.pointee.error {
    case YAML_MEMORY_ERROR:
      outOfMemory
    case YAML_READER_ERROR:
      YAMLProblem(
        mark: YAMLMark(ofByte: unsafe parser.pointee.problem_offset, in: source),
        message: unsafe String(cString: parser.pointee.problem))
    default:
      YAMLProblem(mark: unsafe YAMLMark(parser.pointee.problem_mark), message: sentence)
    }
  }

  /// What libyaml says, joined to what it was doing.
  private var sentence: String {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    let context = unsafe parser.pointee.context.map { unsafe String(cString: $0) }
    return [problem, context].compactMap(\.self).joined(separator: " ")
  }
}

private let outOfMemory = YAMLProblem(
  mark: YAMLMark(line: 1, column: 1), message: "not enough memory to read the text")

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

extension YAMLEvent.Kind {
  fileprivate init(_ event: yaml_event_t) {
    switch unsafe event.type {
    case YAML_STREAM_END_EVENT:
      self = .streamEnd
    case YAML_DOCUMENT_START_EVENT:
      self = .documentStart
    case YAML_ALIAS_EVENT:
      self = .alias
    case YAML_SCALAR_EVENT:
      self = unsafe .init(event.data.scalar)
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      self = unsafe .sequenceStart(.init(hasAnchor: start.anchor != nil, hasTag: start.tag != nil))
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      self = unsafe .mappingStart(.init(hasAnchor: start.anchor != nil, hasTag: start.tag != nil))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      self = .collectionEnd
    default:
      self = .nothing
    }
  }

  private init(_ scalar: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar) {
    let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    self = unsafe .scalar(
      String(decoding: bytes, as: UTF8.self),
      isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
      .init(hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil))
  }
}
