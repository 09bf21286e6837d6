/// What shows the ad server that whoever asks has been let in by the publisher.
///
/// It says for what and until when, and is signed with one of the publisher's two keys: the one for
/// the ads of breaks, or the one for opening streams. Nothing in it belongs to one viewer, so a
/// break has one token for all of them.
package struct AccessToken: Hashable, Sendable {
  /// The name under which it goes into a URL.
  package static let queryName = "auth-token"

  /// What separates the claims, so that none may have it inside.
  package static let separator: Character = "~"

  /// The claims in the order of their names, and the signature.
  package let text: String

  /// Signs the claims.
  init(_ claims: [String: String], key: String) {
    let pairs = claims.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let signed = pairs.joined(separator: String(Self.separator))
    text = "\(signed)\(Self.separator)hmac=\(Self.signature(of: signed, key: key))"
  }

  /// What signs these claims, as they stand in a token.
  package static func signature(of claims: String, key: String) -> String {
    HMAC.sha256(Array(claims.utf8), key: Array(key.utf8)).hexadecimal
  }
}

extension PodStream {
  /// Lets a viewer open the stream until then; nil for a publisher who asks for no tokens.
  package func creationToken(expiringAtMs: Int64) -> AccessToken? {
    keys.creation.map { key in
      AccessToken(
        [
          "custom_asset_key": customAssetKey, "network_code": networkCode,
          "exp": "\(expiringAtMs.secondsUp)",
        ], key: key)
    }
  }
}

extension Break {
  /// Until when its token is good, which is the same for all viewers if a clock decides its start.
  private var tokenExpiryMs: Int64 {
    (place.clockMs ?? plannedMs).plusBounded(durationMs).plusBounded(stream.keys.lifetimeMs)
  }

  /// Lets viewers have the ads of this break; nil for a publisher who asks for no tokens.
  package var token: AccessToken? {
    stream.keys.pod.map { key in
      var claims = [
        "custom_asset_key": stream.customAssetKey, "network_code": stream.networkCode,
        "exp": "\(tokenExpiryMs.secondsUp)", "pd": "\(durationMs)",
      ]
      switch identifier {
      case .pod(let number): claims["pod_id"] = "\(number)"
      case .adBreak(let name): claims["ad_break_id"] = name
      }
      if !demand.parameters.isEmpty { claims["cust_params"] = demand.encodedParameters }
      claims["scte35"] = demand.scte35
      return AccessToken(claims, key: key)
    }
  }
}

extension Int64 {
  /// The milliseconds in whole seconds; a fraction counts as one.
  fileprivate var secondsUp: Int64 { -(-self).dividedDown(by: 1_000) }
}

extension [UInt8] {
  fileprivate var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    let text = flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
