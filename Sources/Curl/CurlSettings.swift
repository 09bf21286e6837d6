/// How servers are asked, and how much is taken from them.
package struct CurlSettings: Hashable, Sendable {
  /// How long it may take to find a server and to be connected with it.
  package var connectLimit = Duration.seconds(5)

  /// How long a server may take to prove who it is.
  package var tlsLimit = Duration.seconds(5)

  /// How long a server may think before its answer begins.
  package var firstByteLimit = Duration.seconds(10)

  /// How long a request may take in all, whatever its caller allows.
  package var wholeLimit = Duration.seconds(30)

  /// How often an answer may send on to another address.
  package var redirects = 5

  /// How many requests are with servers at once.
  package var inFlight = 1024

  /// How many of them are with one server, by scheme, name and port.
  package var perHost = 512

  /// How many more wait until it is their turn.
  package var queued = 4096

  /// How much of the answers that have begun and not ended may be here at once.
  package var bytesInFlight = 256 << 20

  /// How many connections are kept for the next request.
  package var connectionsKept = 512

  /// How much all headers of an answer may hold, with those of every answer that only sent on.
  package var headerBytes = 65_536

  /// How many lines these headers may have.
  package var headerLines = 256

  /// A file of certificates to trust instead of those of the system.
  package var caFile: String?

  /// What servers are told about who asks, unless the request says it.
  package var userAgent = "adpipe"

  /// Whether HTTP/2 is spoken with servers that can, over TLS.
  package var http2 = true

  /// Whether addresses that came from outside may lead into private networks.
  package var allowsPrivateAddresses = false

  /// Takes what is usual.
  package init() {}

  /// How many requests may be where.
  var room: Turnstile<Transfer>.Room { .init(most: inFlight, perHost: perHost, waiting: queued) }
}
