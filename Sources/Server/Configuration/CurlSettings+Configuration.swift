package import AdService
package import Curl

extension CurlSettings {
  /// What the configuration says about servers; the one that is built in says the usual.
  package init(_ configuration: Configuration?) {
    let http = configuration?.http ?? HTTPConfiguration()
    self.init()
    connectLimit = .milliseconds(http.connectTimeoutMs)
    tlsLimit = .milliseconds(http.tlsTimeoutMs)
    firstByteLimit = .milliseconds(http.firstByteTimeoutMs)
    wholeLimit = .milliseconds(http.timeoutMs)
    redirects = http.redirects
    inFlight = http.requestsInFlight
    perHost = http.requestsPerHost
    queued = http.requestsQueued
    bytesInFlight = http.bytesInFlight
    connectionsKept = http.connectionsKept
    headerBytes = http.headerBytes
    headerLines = http.headerLines
    caFile = http.caFile
    userAgent = http.userAgent
    http2 = http.http2
    allowsPrivateAddresses = configuration?.outside?.allowPrivateAddresses ?? false
  }
}
