import JSON

extension JSONValue {
  /// This value with a patch laid over it, as RFC 7396 has it.
  ///
  /// Objects are merged member by member, and null takes a member away. Anything else, lists
  /// among it, takes the place of what was there. The order of members stays.
  func merged(with patch: JSONValue) -> JSONValue {
    guard case .object(let changes) = patch else { return patch }
    var members = members
    for change in changes {
      let place = members.firstIndex { ExactText($0.name) == ExactText(change.name) }
      if change.value == .null {
        if let place { members.remove(at: place) }
      } else if let place {
        members[place].value = members[place].value.merged(with: change.value)
      } else {
        members.append(
          JSONMember(name: change.name, value: JSONValue.object([]).patched(with: change.value)))
      }
    }
    return .object(members)
  }

  /// This object with one member set, in its place if there is one.
  func setting(_ name: String, to value: JSONValue) -> JSONValue {
    var members = members
    if let place = members.firstIndex(where: { ExactText($0.name) == ExactText(name) }) {
      members[place].value = value
    } else {
      members.append(JSONMember(name: name, value: value))
    }
    return .object(members)
  }

  /// This object without that member.
  func removing(_ name: String) -> JSONValue {
    .object(members.filter { ExactText($0.name) != ExactText(name) })
  }

  /// What a patch makes where nothing was: the patch, with its nulls taken away.
  private func patched(with patch: JSONValue) -> JSONValue {
    if case .object = patch { merged(with: patch) } else { patch }
  }
}
