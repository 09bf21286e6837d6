import HTTP
import Mediation
import Networks
import Rehearsal
import Testing

/// Whatever an exchange answers, the load ends, and with nothing but an ad that fits.
@Suite struct BrokenAnswerTests {
  private static let native =
    #"{"native":{"assets":[{"id":1,"title":{"text":"T"}},{"id":2,"img":{"url":"u","w":2,"h":1}},"#
    + #"{"id":4,"data":{"value":"B"}},{"id":5,"data":{"value":"C"}}],"link":{"url":"a://b"},"#
    + #""eventtrackers":[{"event":1,"method":1,"url":"https://t/${AUCTION_PRICE}"}]}}"#

  private static let whole = Array(
    Auctions.answer(
      #"{"id":"1","impid":"1","price":1,"adm":"<b>%24%7BAUCTION_PRICE:B64%7D","w":320,"h":50}"#,
      #"{"id":"2","impid":"2","price":3,"adm":\#(native.quoted),"exp":9,"nurl":"https://n/"}"#,
      #"{"id":"3","impid":"2","price":2,"adm":\#(native),"ext":{"prebid":{"type":"native"}}}"#,
      #"{"id":"4","impid":"3","price":4,"adm":"<VAST><Ad/></VAST>","mtype":2,"attr":[1]}"#
    ).utf8)

  @Test func `no damage does any harm`() throws {
    let request = Auctions.request([.banner, .native, .interstitial])
    var filled = 0
    for seed in 0..<UInt64(Soak.times(400)) {
      let answer = BrokenAnswerTests.damaged(seed)
      let network = Auctions.network(
        Exchange { _ throws(HTTPFailure) in HTTPResponse(status: 200, body: answer) })
      let load = try NetworkConformance.load(request, from: network).load
      guard let offer = load.offer else { continue }
      #expect(throws: Never.self) { try offer.checkFit(request) }
      filled += 1
    }
    // Some damage spares what matters, so that both ends are reached.
    #expect((1..<Soak.times(400)).contains(filled))
  }

  /// The answer with a few bytes changed, lost or put in.
  private static func damaged(_ seed: UInt64) -> [UInt8] {
    var chance = SeededGenerator(seed: seed)
    var bytes = whole
    for _ in 0..<Int.random(in: 1...4, using: &chance) {
      let place = Int.random(in: 0..<bytes.count, using: &chance)
      switch Int.random(in: 0..<4, using: &chance) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &chance)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: "\"{[,:\\}]".utf8.shuffled(using: &chance), at: place)
      default: bytes.removeSubrange(place..<min(place + 20, bytes.count))
      }
    }
    return bytes
  }
}
