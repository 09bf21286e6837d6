import HTTP
import JSON
import Mediation

extension NetworkFailure {
  /// The domain of what exchanges answer instead of bids.
  static let exchangeDomain = "openrtb"

  /// Why an answer cannot be read, and from where on.
  static func unreadable(_ response: HTTPResponse, _ error: JSONError) -> NetworkFailure {
    let look = response.body.firstWords
    let isPage = look.hasPrefix("<")
    let what = isPage ? "a page and no JSON" : "no bid response: \(error.message)"
    return NetworkFailure(
      .serverError, domain: exchangeDomain, code: 0,
      message: "the answer is \(what); it begins with \(look)")
  }
}
