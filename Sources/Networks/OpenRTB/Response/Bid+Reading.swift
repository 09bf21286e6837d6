import JSON

extension Bid {
  /// Reads the bid that comes next.
  init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        id = try json.readLooseText() ?? ""
      case 5 where key.word0 == 0x64_6970_6d69:  // impid
        impID = try json.readLooseText() ?? ""
      case 5 where key.word0 == 0x65_6369_7270:  // price
        price = try json.readLooseNumber()
      case 3 where key.word0 == 0x6d_6461:  // adm
        markup = try Markup(from: &json)
      case 3 where key.word0 == 0x74_7865:  // ext
        try readExt(&json)
      case 1 where key.word0 == 0x77:  // w
        width = try json.readLooseInteger()
      case 1 where key.word0 == 0x68:  // h
        height = try json.readLooseInteger()
      case 3 where key.word0 == 0x70_7865:  // exp
        lifetime = try json.readLooseInteger()
      case 5 where key.word0 == 0x65_7079_746d:  // mtype
        markupType = try json.readLooseInteger()
      case 4 where key.word0 == 0x6c72_756e:  // nurl
        notices.win = try json.readLooseText()
      case 4 where key.word0 == 0x6c72_7562:  // burl
        notices.billing = try json.readLooseText()
      case 4 where key.word0 == 0x6c72_756c:  // lurl
        notices.loss = try json.readLooseText()
      default: try traits.read(key, &json)
      }
    }
  }

  private mutating func readExt(_ json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6469_6265_7270:  // prebid
        try readPrebid(&json)
      default: _ = try json.skipValue()
      }
    }
  }

  private mutating func readPrebid(_ json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6570_7974:  // type
        prebidType = try json.readLooseText()
      case 6 where key.word0 == 0x7374_6e65_7665:  // events
        try notices.readEvents(&json)
      default: _ = try json.skipValue()
      }
    }
  }
}

extension Bid.Notices {
  fileprivate mutating func readEvents(_ json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 3 where key.word0 == 0x6e_6977:  // win
        prebidWin = try json.readLooseText()
      case 3 where key.word0 == 0x70_6d69:  // imp
        prebidImpression = try json.readLooseText()
      default: _ = try json.skipValue()
      }
    }
  }
}

extension Bid.Traits {
  fileprivate mutating func read(_ key: JSONKey, _ json: inout JSONReader) throws(JSONError) {
    switch key.count {
    case 4 where key.word0 == 0x6469_6461:  // adid
      adID = try json.readLooseText()
    case 7 where key.word0 == 0x6e_6961_6d6f_6461:  // adomain
      domains = try json.readTexts()
    case 3 where key.word0 == 0x74_6163:  // cat
      categories = try json.readTexts()
    case 4 where key.word0 == 0x6469_7263:  // crid
      creativeID = try json.readLooseText()
    case 3 where key.word0 == 0x64_6963:  // cid
      campaignID = try json.readLooseText()
    case 6 where key.word0 == 0x6469_6c61_6564:  // dealid
      dealID = try json.readLooseText()
    case 4 where key.word0 == 0x7274_7461:  // attr
      attributes = try json.readList { json throws(JSONError) in try json.readLooseInteger() ?? 0 }
    default: _ = try json.skipValue()
    }
  }
}

extension Bid.Markup {
  /// Passes markup and keeps its place; nil if there is none.
  fileprivate init?(from json: inout JSONReader) throws(JSONError) {
    let kind = try json.peek()
    let place = try json.skipValue()
    guard kind == .object || (kind == .string && place.count > 2) else { return nil }
    self.init(isObject: kind == .object, place: place)
  }
}
