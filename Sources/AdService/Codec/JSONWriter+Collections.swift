internal import JSON

extension JSONWriter {
  /// Writes an array whose elements are written one by one.
  mutating func array<Element>(
    _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void,
  ) {
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  /// Writes an object with free names whose values are written one by one.
  mutating func map<Value>(_ map: JSONMap<Value>, _ write: (inout JSONWriter, Value) -> Void) {
    beginObject()
    // By index, as an iterator that is opaque to this module costs more.
    for index in map.names.indices {
      key(map.names[index])
      write(&self, map.values[index])
    }
    endObject()
  }

  /// Writes a member that is an array whose elements are written one by one.
  mutating func member<Element>(
    _ name: StaticString, _ elements: [Element]?, _ write: (inout JSONWriter, Element) -> Void,
  ) {
    guard let elements else { return }
    key(name)
    array(elements, write)
  }

  /// Writes a member that is an array whose elements write themselves.
  mutating func member(_ name: StaticString, _ elements: [some JSONWritable]?) {
    member(name, elements) { json, element in element.write(to: &json) }
  }

  /// Writes a member that is an object with free names whose values are written one by one.
  mutating func member<Value>(
    _ name: StaticString, _ map: JSONMap<Value>?, _ write: (inout JSONWriter, Value) -> Void,
  ) {
    guard let map else { return }
    key(name)
    self.map(map, write)
  }

  /// Writes a member that is an object with free names whose values write themselves.
  mutating func member(_ name: StaticString, _ map: JSONMap<some JSONWritable>?) {
    member(name, map) { json, value in value.write(to: &json) }
  }
}
