package import HTTP
import JSON

/// A viewer's session with a stream, as the ad server has opened it.
package struct DAISession: Hashable, Sendable {
  /// What the ad server calls it; there is a colon in it.
  package let streamID: String

  /// Where to ask what is known of its ads, if it says.
  package let metadataURL: String?

  /// Where to tell a media id that was met, which comes right behind it.
  package let verificationURL: String?

  /// Where to say that the viewer is another one now.
  package let updateURL: String?

  /// How long to wait until the metadata is asked for again.
  package let pollMs: Int64

  /// How long an id may be.
  private static let longestID = 1_024

  /// How long an address may be.
  private static let longestAddress = 8_192

  /// Between which waits the ad server may choose; it says seconds.
  private static let pollBoundsMs: ClosedRange<Int64> = 1_000...300_000

  /// How long to wait if it does not say.
  private static let usualPollMs: Int64 = 10_000

  /// Reads what was answered to a registration.
  package init(_ response: HTTPResponse) throws(DAIFault) {
    guard response.status == 201 else { throw DAIFault(status: response.status) }
    let answer: JSONValue
    do throws(JSONError) {
      answer = try JSONValue(parsing: response.body)
    } catch {
      throw .unreadable(error.message)
    }
    guard let id = answer.text("stream_id", upTo: Self.longestID) else {
      throw .unreadable("there is no stream_id")
    }
    streamID = id
    metadataURL = answer.address("metadata_url", upTo: Self.longestAddress)
    verificationURL = answer.address("media_verification_url", upTo: Self.longestAddress)
    updateURL = answer.address("session_update_url", upTo: Self.longestAddress)
    let pollMs = answer.milliseconds("polling_frequency") ?? Self.usualPollMs
    self.pollMs = min(max(pollMs, Self.pollBoundsMs.lowerBound), Self.pollBoundsMs.upperBound)
  }

  /// Asks for the metadata; nil if there is none.
  var metadataRequest: HTTPRequest? {
    metadataURL.map { url in
      var request = HTTPRequest(.get, url, trust: .foreign)
      request.longestAnswer = DAIMetadata.longestAnswer
      return request
    }
  }

  /// Tells that a media id was met; nil if nobody wants to know.
  func verification(of mediaID: String) -> HTTPRequest? {
    verificationURL.map { HTTPRequest(.get, $0 + mediaID.percentEncoded, trust: .foreign) }
  }

  /// Replaces everything that was told of the viewer; nil if that cannot be done.
  func update(targeting: [String: String], parameters: [String: String]) -> HTTPRequest? {
    updateURL.map { url in
      let told = DAITargeting(targeting, besides: parameters)
      var request = HTTPRequest(.post, url, trust: .foreign)
      request.headers = [told.header(asForm: true)]
      request.body = told.form
      return request
    }
  }
}
