// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// What viewers and players do with an ad besides, as VAST names it.
public enum AdInteraction: String, Hashable, Sendable, CaseIterable {
  /// The viewer took up what the ad invites to.
  case acceptInvitation

  /// The creative took less room again.
  case adCollapse

  /// The creative took more room.
  case adExpand

  /// The viewer clicked on something that leads nowhere.
  case customClick

  /// The player left the full screen.
  case exitFullscreen

  /// The player filled the screen.
  case fullscreen

  /// The viewer clicked on an icon of the video.
  case iconClick

  /// The part of the ad that runs as a program began.
  case interactiveStart

  /// The viewer made the ad smaller than it was at first.
  case minimize

  /// The viewer did something else with the ad.
  case otherAdInteraction

  /// The player took less room again.
  case playerCollapse

  /// The player took more room.
  case playerExpand

  /// The viewer went back in the video.
  case rewind
}

extension AdInteraction: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 16
    where word.word0 == 0x6e49_7470_6563_6361
      && word.word1 == 0x6e6f_6974_6174_6976:  // acceptInvitation
      self = .acceptInvitation
    case 10 where word.word0 == 0x7061_6c6c_6f43_6461 && word.word1 == 0x6573:  // adCollapse
      self = .adCollapse
    case 8 where word.word0 == 0x646e_6170_7845_6461:  // adExpand
      self = .adExpand
    case 11 where word.word0 == 0x6c43_6d6f_7473_7563 && word.word1 == 0x6b_6369:  // customClick
      self = .customClick
    case 14
    where word.word0 == 0x6c6c_7546_7469_7865
      && word.word1 == 0x6e65_6572_6373:  // exitFullscreen
      self = .exitFullscreen
    case 10 where word.word0 == 0x6572_6373_6c6c_7566 && word.word1 == 0x6e65:  // fullscreen
      self = .fullscreen
    case 9 where word.word0 == 0x6369_6c43_6e6f_6369 && word.word1 == 0x6b:  // iconClick
      self = .iconClick
    case 16
    where word.word0 == 0x7463_6172_6574_6e69
      && word.word1 == 0x7472_6174_5365_7669:  // interactiveStart
      self = .interactiveStart
    case 8 where word.word0 == 0x657a_696d_696e_696d:  // minimize
      self = .minimize
    case 18
    where word.word0 == 0x4964_4172_6568_746f
      && word.word1 == 0x6974_6361_7265_746e
      && word.word2 == 0x6e6f:  // otherAdInteraction
      self = .otherAdInteraction
    case 14
    where word.word0 == 0x6f43_7265_7961_6c70
      && word.word1 == 0x6573_7061_6c6c:  // playerCollapse
      self = .playerCollapse
    case 12 where word.word0 == 0x7845_7265_7961_6c70 && word.word1 == 0x646e_6170:  // playerExpand
      self = .playerExpand
    case 6 where word.word0 == 0x646e_6977_6572:  // rewind
      self = .rewind
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension AdInteraction: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
