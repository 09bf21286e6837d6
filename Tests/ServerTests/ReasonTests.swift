import Testing

@testable import RPC

/// The layer of calls gives some reasons itself, which the contract lists too.
@Suite struct ReasonTests {
  @Test(arguments: [
    RPCReason.malformed, .notARequest, .unknownMethod, .badParams, .cancelledByCaller, .deadline,
    .messageTooLarge, .tooDeep, .batchTooLarge, .tooManyCalls, .requestIDReused, .shuttingDown,
  ])
  func `a reason has the code and the remedy of the contract`(own: RPCReason) throws {
    let written = try #require(try WrittenContract.reasons()[own.name])
    #expect(own.code == written.code)
    #expect(own.remedy == written.remedy)
  }
}
