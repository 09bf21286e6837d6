/// One step of reading a YAML text.
struct YAMLEvent {
  /// Where the step begins.
  let mark: YAMLMark

  /// What is there.
  let kind: Kind

  /// What can be there; ends of documents and starts of streams are one: nothing to act on.
  enum Kind {
    case nothing
    case streamEnd
    case documentStart
    case alias
    case scalar(String, isPlain: Bool, Properties)
    case sequenceStart(Properties)
    case mappingStart(Properties)
    case collectionEnd
  }

  /// What may be written before a node, and what none of our texts may use.
  struct Properties {
    /// Whether it can be referred to, as with `&name`.
    let hasAnchor: Bool

    /// Whether it says its own type, as with `!!str`.
    let hasTag: Bool
  }
}
