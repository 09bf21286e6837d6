import CLibCurl
import HTTP

extension HTTPFailure {
  /// The failure of a request for which there is not even room to wait.
  static func busy(_ transfer: Transfer, _ settings: CurlSettings) -> HTTPFailure {
    HTTPFailure(
      .busy,
      "\(transfer.origin) is not asked: \(settings.queued) requests wait already; "
        + "ask less at once, or raise http.requestsQueued")
  }

  /// The failure of a request whose answer is longer than it may be.
  static func tooLong(_ transfer: Transfer, _ most: Int) -> HTTPFailure {
    HTTPFailure(
      .tooLarge, "\(transfer.origin) sends more than the \(most) bytes that are taken from it")
  }

  /// The failure of a request whose answer finds no room beside those of others.
  static func crowded(_ transfer: Transfer, _ settings: CurlSettings) -> HTTPFailure {
    HTTPFailure(
      .busy,
      "\(transfer.origin) is not heard to its end: all answers together may fill "
        + "\(settings.bytesInFlight) bytes; ask less at once, or raise http.bytesInFlight")
  }

  /// The failure of a request whose time is over, or that of its phase.
  static func late(
    _ transfer: Transfer, isWhole: Bool, _ settings: CurlSettings,
  ) -> HTTPFailure {
    let limit = isWhole ? transfer.limit : transfer.phaseLimit ?? transfer.limit
    let words = "\(transfer.origin) \(stage(transfer.phase)) within \(milliseconds(limit)) ms"
    return HTTPFailure(.timeout, "\(words); \(remedy(transfer, isWhole, settings))")
  }

  private static func stage(_ phase: Transfer.Phase) -> String {
    switch phase {
    case .waiting: "was not asked, since others were first,"
    case .naming: "was not found by its name"
    case .connecting: "did not take the connection"
    case .securing: "did not prove who it is"
    case .asked: "did not begin to answer"
    case .answering: "did not end its answer"
    }
  }

  private static func remedy(
    _ transfer: Transfer, _ isWhole: Bool, _ settings: CurlSettings,
  ) -> String {
    if isWhole {
      return transfer.limit < settings.wholeLimit
        ? "the call allows no more time" : "raise http.timeoutMs if it may take longer"
    }
    return switch transfer.phase {
    case .naming, .connecting: "raise http.connectTimeoutMs if it may take longer"
    case .securing: "raise http.tlsTimeoutMs if it may take longer"
    case .waiting, .asked, .answering: "raise http.firstByteTimeoutMs if it may take longer"
    }
  }

  private static func milliseconds(_ time: Duration) -> Int64 {
    time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000
  }

  /// The failure that a code of the library stands for; nil if all went well.
  static func of(
    _ code: CURLcode, _ transfer: Transfer, _ complaint: String, _ curl: LibCurl,
  ) -> HTTPFailure? {
    guard code != CURLE_OK else { return nil }
    if let refusal = transfer.refusal { return refusal }
    let words = complaint.isEmpty ? curl.meaning(of: code) : complaint
    let (kind, sentence) = meaning(of: code, in: transfer.phase)
    return HTTPFailure(kind, "\(transfer.origin) \(sentence) (\(words))")
  }

  private static func meaning(
    of code: CURLcode, in phase: Transfer.Phase,
  ) -> (Kind, String) {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST:
      (
        .unknownHost,
        "is not known by its name; look at its spelling and at the DNS of this machine"
      )
    case CURLE_COULDNT_RESOLVE_PROXY:
      (.unknownHost, "cannot be asked: its proxy is not known by its name; look at the environment")
    case CURLE_COULDNT_CONNECT, CURLE_PROXY:
      (.unreachable, "takes no connection; look whether it runs, and whether a firewall is between")
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      (
        .untrusted,
        "does not prove who it is; mend its certificate, or name who signed it in "
          + "http.caFile"
      )
    case CURLE_SSL_CACERT_BADFILE:
      (
        .untrusted,
        "cannot prove who it is, as the trusted certificates cannot be read; look at "
          + "http.caFile, or install ca-certificates"
      )
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_SSL_CERTPROBLEM,
      CURLE_SSL_ENGINE_INITFAILED, CURLE_USE_SSL_FAILED:
      (.untrusted, "speaks no TLS that is safe; have it offer TLS 1.2 or later")
    case CURLE_OPERATION_TIMEDOUT:
      (.timeout, "did not answer in time; raise http.connectTimeoutMs if it may take longer")
    case CURLE_FILESIZE_EXCEEDED:
      (.tooLarge, "sends more than is taken from it")
    case CURLE_URL_MALFORMAT:
      (.badAddress, "has an address that cannot be asked; correct it")
    case CURLE_OUT_OF_MEMORY where phase >= .asked:
      // What the library says of a line that is longer than any it has room for.
      (.tooLarge, "sends a header that is too long")
    case CURLE_OUT_OF_MEMORY:
      (.unavailable, "cannot be asked, as there is no memory")
    default:
      (
        .broken,
        phase == .securing
          ? "breaks the connection before it has proved who it is; ask it again later"
          : "breaks the connection, or sends what is no answer; ask it again later"
      )
    }
  }
}
