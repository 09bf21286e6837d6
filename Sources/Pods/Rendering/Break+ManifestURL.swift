extension Break {
  /// The HLS playlist of the break's ads for this viewer.
  package var manifestURL: String {
    "\(address("hls"))/\(identifier.text).m3u8?stream_id=\(streamID.percentEncoded)&\(query)"
  }

  /// The DASH manifest of the same; there the viewer's session is a part of the path.
  package var dashManifestURL: String {
    let session = streamID.percentEncoded
    return "\(address("dash"))/stream/\(session)/\(identifier.text)/manifest.mpd?\(query)"
  }

  private func address(_ kind: String) -> String {
    let network = stream.networkCode.percentEncoded
    let asset = stream.customAssetKey.percentEncoded
    return stream.server.endpoint
      + "/linear/pods/v1/\(kind)/network/\(network)/custom_asset/\(asset)"
  }

  private var query: String {
    var query = "pd=\(durationMs)"
    if let scte35 = demand.scte35 { query += "&scte35=\(scte35.percentEncoded)" }
    if !demand.parameters.isEmpty {
      query += "&cust_params=\(demand.encodedParameters.percentEncoded)"
    }
    if let token { query += "&\(AccessToken.queryName)=\(token.text.percentEncoded)" }
    return query
  }
}
