import JSON

// The members that are read of an answer; what is not known is passed over.
extension BidResponse {
  /// Reads the answer that comes next.
  init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 2 where key.word0 == 0x6469:  // id
        id = try json.readLooseText()
      case 5 where key.word0 == 0x64_6964_6962:  // bidid
        bidID = try json.readLooseText()
      case 3 where key.word0 == 0x72_7563:  // cur
        if let name = try json.readLooseText() { currency = name }
      case 3 where key.word0 == 0x72_626e:  // nbr
        noBidReason = try json.readLooseInteger()
      case 7 where key.word0 == 0x64_6962_7461_6573:  // seatbid
        seats = try json.readList { json throws(JSONError) in try Seat(from: &json) }
      case 3 where key.word0 == 0x74_7865:  // ext
        try readExt(&json)
      default: _ = try json.skipValue()
      }
    }
  }

  private mutating func readExt(_ json: inout JSONReader) throws(JSONError) {
    guard try json.enters() else { return }
    while let key = try json.nextKey() {
      switch key.count {
      case 6 where key.word0 == 0x6469_6265_7270:  // prebid
        try readExt(&json)
      case 10 where key.word0 == 0x626e_6f6e_7461_6573 && key.word1 == 0x6469:  // seatnonbid
        try readNonBids(&json)
      default: _ = try json.skipValue()
      }
    }
  }

  private mutating func readNonBids(_ json: inout JSONReader) throws(JSONError) {
    let groups = try json.readList { json throws(JSONError) in try NonBid.group(from: &json) }
    for group in groups { nonBids += group }
  }
}

extension BidResponse.Seat {
  fileprivate init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x7461_6573:  // seat
        name = try json.readLooseText()
      case 3 where key.word0 == 0x64_6962:  // bid
        bids = try json.readList { json throws(JSONError) in try Bid(from: &json) }
      default: _ = try json.skipValue()
      }
    }
  }
}

extension BidResponse.NonBid {
  /// Reads what one seat did not bid for.
  fileprivate static func group(
    from json: inout JSONReader,
  ) throws(JSONError) -> [BidResponse.NonBid] {
    var seat = ""
    var codes: [Int] = []
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 4 where key.word0 == 0x7461_6573:  // seat
        seat = try json.readLooseText() ?? ""
      case 6 where key.word0 == 0x6469_626e_6f6e:  // nonbid
        codes = try json.readList { json throws(JSONError) in try status(from: &json) }
      default: _ = try json.skipValue()
      }
    }
    return codes.map { BidResponse.NonBid(seat: seat, status: $0) }
  }

  private static func status(from json: inout JSONReader) throws(JSONError) -> Int {
    var status = 0
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key.count {
      case 10 where key.word0 == 0x6f63_7375_7461_7473 && key.word1 == 0x6564:  // statuscode
        status = try json.readLooseInteger() ?? 0
      default: _ = try json.skipValue()
      }
    }
    return status
  }
}
