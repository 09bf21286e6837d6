import Mediation

/// Why an exchange has no bids, in its own numbers.
struct NoBidReason {
  /// The number.
  let code: Int

  /// The same for people.
  var words: String {
    switch code {
    case 0: "no reason is known"
    case 1: "technical error"
    case 2: "invalid request"
    case 3: "known web crawler"
    case 4: "suspected traffic of machines"
    case 5: "the address is of a cloud, a data centre or a proxy"
    case 6: "the device is not supported"
    case 7: "the publisher or site is blocked"
    case 8: "the viewer is not known"
    case 9: "the viewer has seen enough ads today"
    case 10: "the domain has had enough ads today"
    case 11: "nothing says that the seller is authorised: no ads.txt"
    case 12: "the seller is not authorised: ads.txt"
    case 13: "nothing says that the seller is authorised: no ads.cert"
    case 14: "the seller is not authorised: ads.cert"
    case 15: "there was too little time for an auction"
    case 16: "the supply chain is not complete"
    case 17: "a part of the supply chain is blocked"
    default: code >= 500 ? "a reason of the exchange's own" : "a reason without a name"
    }
  }

  /// What kind of failure it is.
  var kind: NetworkFailure.Kind {
    switch code {
    case 1: .serverError
    case 2: .invalidRequest
    case 7, 11...14, 16, 17: .badMediationSettings
    case 15: .timeout
    default: .noFill
    }
  }
}

extension BidResponse.NonBid {
  /// Why there is no bid, for people.
  var words: String {
    switch status {
    case 0: "no bid"
    case 100: "error"
    case 101: "timed out"
    case 102: "invalid response"
    case 103: "not reachable"
    case 104: "the bidder failed"
    case 200...299: "the request was not sent"
    case 300: "the bid was rejected"
    case 301: "the bid is below the floor"
    case 303: "the category is not wanted"
    case 304: "the bid is below the floor of the deal"
    case 350...359: "the creative was rejected"
    default: "no bid"
    }
  }
}
