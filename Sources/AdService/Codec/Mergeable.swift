public import JSON

/// A value that can be laid over another of its type, which then shows through where it is silent.
public protocol Mergeable {
  /// This value, with what it lacks taken from the other.
  func merged(over other: Self) -> Self
}

extension JSONMap: Mergeable {
  /// The members of this map, then those of the other whose names it lacks.
  public func merged(over other: Self) -> Self {
    var merged = self
    for (name, value) in other { merged.insert(value, named: name) }
    return merged
  }
}

extension Optional where Wrapped: Mergeable {
  /// Both values merged, or the one that there is.
  public func merged(over other: Wrapped?) -> Wrapped? {
    guard let self else { return other }
    guard let other else { return self }
    return self.merged(over: other)
  }
}
