extension Break {
  /// The playlist of the break's ads for this viewer.
  package var manifestURL: String {
    let network = stream.networkCode.percentEncoded
    let asset = stream.customAssetKey.percentEncoded
    return "https://dai.google.com/linear/pods/v1/hls/network/\(network)/custom_asset/\(asset)/"
      + "\(identifier.text).m3u8?stream_id=\(streamID.percentEncoded)&pd=\(durationMs)"
  }
}

extension String {
  /// The text with everything escaped that RFC 3986 does not call unreserved.
  fileprivate var percentEncoded: String {
    utf8.reduce(into: "") { text, byte in
      if byte.isUnreserved {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte < 0x10 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isUnreserved: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }
}
