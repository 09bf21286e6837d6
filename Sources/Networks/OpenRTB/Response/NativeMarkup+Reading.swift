import JSON

// The members that are read of a native ad; what is not known is passed over.
extension NativeMarkup {
  /// Reads the members of the object that comes next.
  mutating func read(_ json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6576_6974_616e:  // native
        try read(&json)
      case 6 where key.word0 == 0x7374_6573_7361:  // assets
        assets = try json.readList { json throws(JSONError) in try Asset(from: &json) }
      case 9 where key.word0 == 0x7275_7374_6573_7361 && key.word1 == 0x6c:  // assetsurl
        assetsURL = try json.readLooseText()
      case 4 where key.word0 == 0x6b6e_696c:  // link
        link = try Link(from: &json)
      case 11 where key.word0 == 0x6b63_6172_7470_6d69 && key.word1 == 0x73_7265:  // imptrackers
        impressionTrackers = try json.readTexts()
      case 13
      where key.word0 == 0x6172_7474_6e65_7665 && key.word1 == 0x73_7265_6b63:  // eventtrackers
        eventTrackers = try json.readList { json throws(JSONError) in
          try EventTracker(from: &json)
        }
      case 7 where key.word0 == 0x79_6361_7669_7270:  // privacy
        privacy = try json.readLooseText()
      default: _ = try json.skipValue()
      }
    }
  }
}

extension NativeMarkup.Asset {
  fileprivate init(from json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        id = try json.readLooseInteger()
      case 5 where key.word0 == 0x65_6c74_6974:  // title
        isTitle = true
        try readTitle(&json)
      case 3 where key.word0 == 0x67_6d69:  // img
        try readImage(&json)
      case 4 where key.word0 == 0x6174_6164:  // data
        try readText(&json)
      case 5 where key.word0 == 0x6f_6564_6976:  // video
        try readVideo(&json)
      case 4 where key.word0 == 0x6b6e_696c:  // link
        link = try NativeMarkup.Link(from: &json)
      default: _ = try json.skipValue()
      }
    }
  }

  private mutating func readTitle(_ json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x7478_6574:  // text
        text = try json.readLooseText()
      default: _ = try json.skipValue()
      }
    }
  }

  private mutating func readImage(_ json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6570_7974:  // type
        imageType = try json.readLooseInteger()
      case 3 where key.word0 == 0x6c_7275:  // url
        imageURL = try json.readLooseText()
      case 1 where key.word0 == 0x77:  // w
        width = try json.readLooseInteger()
      case 1 where key.word0 == 0x68:  // h
        height = try json.readLooseInteger()
      default: _ = try json.skipValue()
      }
    }
  }

  private mutating func readText(_ json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x6570_7974:  // type
        dataType = try json.readLooseInteger()
      case 5 where key.word0 == 0x65_756c_6176:  // value
        text = try json.readLooseText()
      default: _ = try json.skipValue()
      }
    }
  }

  private mutating func readVideo(_ json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 7 where key.word0 == 0x67_6174_7473_6176:  // vasttag
        if try json.peek() == .string {
          videoTag = try json.readString()
        } else {
          _ = try json.skipValue()
        }
      default: _ = try json.skipValue()
      }
    }
  }
}

extension NativeMarkup.Link {
  fileprivate init(from json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 3 where key.word0 == 0x6c_7275:  // url
        url = try json.readLooseText()
      case 8 where key.word0 == 0x6b63_6162_6c6c_6166:  // fallback
        fallback = try json.readLooseText()
      case 13
      where key.word0 == 0x6172_746b_6369_6c63 && key.word1 == 0x73_7265_6b63:  // clicktrackers
        trackers = try json.readTexts()
      default: _ = try json.skipValue()
      }
    }
  }
}

extension NativeMarkup.EventTracker {
  fileprivate init(from json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 5 where key.word0 == 0x74_6e65_7665:  // event
        event = try json.readLooseInteger()
      case 6 where key.word0 == 0x646f_6874_656d:  // method
        method = try json.readLooseInteger()
      case 3 where key.word0 == 0x6c_7275:  // url
        url = try json.readLooseText()
      default: _ = try json.skipValue()
      }
    }
  }
}
