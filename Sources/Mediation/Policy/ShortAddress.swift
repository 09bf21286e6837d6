/// Takes the end off an address in the network, so that it stands for many households.
package enum ShortAddress {
  /// The address with its first 24 bits, or 56 of version 6; nil if it is no address.
  package static func shorten(_ address: String) -> String? {
    guard address.utf8.count <= 64 else { return nil }
    let text = address.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return text.contains(":") ? shortenVersion6(text) : shortenVersion4(text)
  }

  private static func shortenVersion4(_ text: Substring) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.count <= 3 && part.utf8.allSatisfy(isDigit) ? UInt8(part) : nil
    }
    guard numbers.count == 4 else { return nil }
    return "\(numbers[0]).\(numbers[1]).\(numbers[2]).0"
  }

  private static func shortenVersion6(_ text: Substring) -> String? {
    if text.contains("."), let end = text.lastIndex(of: ":") {
      // An address of version 4 in the clothes of version 6.
      guard text[...end].lowercased() == "::ffff:" else { return nil }
      return shortenVersion4(text[text.index(after: end)...]).map { "::ffff:" + $0 }
    }
    guard let groups = groups(of: text) else { return nil }
    let kept = [groups[0], groups[1], groups[2], groups[3] & 0xff00]
    return kept.map { String($0, radix: 16) }.joined(separator: ":") + "::"
  }

  /// The eight groups, with the zeros that two colons stand for.
  private static func groups(of text: Substring) -> [UInt16]? {
    let groups = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let gap = gap(in: groups) else { return nil }
    var numbers: [UInt16] = []
    for (index, group) in groups.enumerated() where !group.isEmpty || index == gap {
      if index == gap {
        let given = groups.count { !$0.isEmpty }
        guard given < 8 else { return nil }
        numbers += Array(repeating: 0, count: 8 - given)
      } else {
        guard group.utf8.count <= 4, group.utf8.allSatisfy(isHexDigit),
          let number = UInt16(group, radix: 16)
        else { return nil }
        numbers.append(number)
      }
    }
    return numbers.count == 8 ? numbers : nil
  }

  /// Which of the groups is the gap; -1 if there is none, nil if this cannot be an address.
  private static func gap(in groups: [Substring]) -> Int? {
    let empty = groups.indices.filter { groups[$0].isEmpty }
    switch empty.count {
    case 0: return groups.count == 8 ? -1 : nil
    case 1: return empty[0] > 0 && empty[0] < groups.count - 1 ? empty[0] : nil
    case 2 where empty == [0, 1]: return 0
    case 2 where empty == [groups.count - 2, groups.count - 1]: return empty[0]
    case 3 where groups.count == 3: return 0
    default: return nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
