import CLibCurl
import Glibc
import HTTP
import Loop

/// One request, with all addresses that it is sent on to, from its arrival to its outcome.
@safe final class Transfer {
  /// How far the request has come, at the address that is asked now.
  enum Phase: Int, Comparable {
    case waiting
    case naming
    case connecting
    case securing
    case asked
    case answering

    static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }
  }

  /// Who waits for the outcome.
  let pending: PendingAnswer

  /// Under which name the request was let in, which it keeps wherever it is sent on to.
  let place: String

  /// What is asked now.
  private(set) var request: HTTPRequest

  /// Where it is asked now.
  private(set) var target: ParsedAddress

  /// What it is asked with.
  var handle: EasyHandle?

  /// Why the request ends, where libcurl only knows that it does.
  private(set) var refusal: HTTPFailure?

  /// How long the caller allows in all.
  let limit: Duration

  /// How often the request has been sent on.
  private(set) var hops = 0

  /// How far the request has come.
  private(set) var phase = Phase.waiting

  private unowned let owner: Transfers
  private lazy var alarm = Alarm { [unowned self] in ring() }
  private var wholeEnd = Duration.zero
  private var phaseEnd: Duration?
  private var headers: [HTTPHeader] = []
  private var headerBytes = 0
  private var headerLines = 0
  private var headersAreWhole = false
  private var body: [UInt8] = []
  private var packedBytes = 0
  private var unpacker: Unpacker?
  private var bodyHasBegun = false

  /// Takes on an order.
  init(
    _ order: CurlThread.Order, _ target: ParsedAddress, limit: Duration, for owner: Transfers,
  ) {
    pending = order.pending
    request = order.request
    place = target.place
    self.target = target
    self.limit = limit
    self.owner = owner
  }

  /// What is asked now, as far as it may be told.
  var origin: String { target.origin }

  private var settings: CurlSettings { owner.settings }
}

// Time.
extension Transfer {
  /// Lets all of the time begin to pass.
  func startTime(left: Duration) {
    wholeEnd = owner.loop.now + left
    owner.loop.start(alarm, after: left)
  }

  /// Lets no more time pass.
  func stopTime() { owner.loop.stop(alarm) }

  private func ring() {
    let now = owner.loop.now
    if now >= wholeEnd { return owner.expire(self, isWhole: true) }
    if let phaseEnd, now >= phaseEnd { return owner.expire(self, isWhole: false) }
    owner.loop.start(alarm, after: min(wholeEnd, phaseEnd ?? wholeEnd) - now)
  }

  /// How long the present phase may take, if it has an end of its own.
  var phaseLimit: Duration? {
    switch phase {
    case .waiting, .answering: nil
    case .naming, .connecting: settings.connectLimit
    case .securing: settings.tlsLimit
    case .asked: settings.firstByteLimit
    }
  }

  /// Goes on to a phase, whose own time begins.
  func enter(_ next: Phase) {
    guard next != phase else { return }
    let isStillConnecting = phase == .naming && next == .connecting
    phase = next
    if isStillConnecting { return }
    phaseEnd = phaseLimit.map { owner.loop.now + $0 }
    // An alarm that rings before finds out for itself that there is more time.
    guard let phaseEnd, alarm.isRunning, phaseEnd < alarm.deadline else { return }
    owner.loop.stop(alarm)
    owner.loop.start(alarm, after: phaseEnd - owner.loop.now)
  }

  /// Learns that something is waited for that the server has to say.
  ///
  /// Who still connects waits until it can write. So the connection stands, and TLS has begun.
  func waitForServer() {
    if phase == .connecting, target.address.isSecure { enter(.securing) }
  }
}

// Where it may lead.
extension Transfer {
  private var mayGoAnywhere: Bool {
    request.trust == .configured || settings.allowsPrivateAddresses
  }

  /// Fails if the present address may not be asked, or not by that proxy.
  func checkTarget(proxy: String?) throws(HTTPFailure) {
    guard request.trust == .foreign else { return }
    try target.address.checkForeign()
    guard proxy != nil, !mayGoAnywhere else { return }
    throw HTTPFailure(
      .forbidden,
      "\(origin): an address from outside cannot be checked behind the proxy of the "
        + "environment; name its host in no_proxy, or set outside.allowPrivateAddresses if the "
        + "proxy itself keeps out of private networks")
  }

  /// Opens a socket for an address, or gives -1 if it may not be connected with.
  func open(_ address: UnsafePointer<curl_sockaddr>) -> Int32 {
    enter(.connecting)
    guard mayReach(unsafe NetworkAddress(address)) else { return -1 }
    let kind = unsafe address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
    return unsafe owner.open(address.pointee.family, kind, address.pointee.protocol)
  }

  /// Whether the request may be said to that peer, over a connection that may be an old one.
  func mayAsk(_ peer: NetworkAddress?) -> Bool {
    enter(.asked)
    return mayReach(peer)
  }

  private func mayReach(_ peer: NetworkAddress?) -> Bool {
    // Nobody waits any more: this is as far as it goes.
    guard !pending.isSettled else { return false }
    guard !mayGoAnywhere, peer?.isPublic != true else { return true }
    refusal = HTTPFailure(
      .forbidden,
      "\(origin) leads to \(peer.map(\.description) ?? "no address of a network"), "
        + "which is not of the open internet; an address from outside may go there only with "
        + "outside.allowPrivateAddresses")
    return false
  }
}

// What comes.
extension Transfer {
  /// Takes in a line of the headers; false if it is too much.
  func take(header line: UnsafeRawBufferPointer) -> Bool {
    enter(.answering)
    headerBytes += line.count
    headerLines += 1
    guard headerBytes <= settings.headerBytes, headerLines <= settings.headerLines else {
      return refuse(
        .tooLarge,
        "sends more than \(settings.headerLines) headers or \(settings.headerBytes) "
          + "bytes of them; raise http.headerLines and http.headerBytes if that is right")
    }
    if unsafe line.starts(with: "HTTP/".utf8) {
      // What came before was said on the way to this answer.
      headers = []
    } else if unsafe line.elementsEqual("\r\n".utf8) || line.elementsEqual("\n".utf8) {
      headersAreWhole = true
    } else if !bodyHasBegun, let header = unsafe NoticedHeaders.header(in: line) {
      headers.append(header)
    }
    return true
  }

  /// Takes in a piece of the body; false if it is too much or cannot be unpacked.
  func take(body piece: UnsafeRawBufferPointer) -> Bool {
    if !bodyHasBegun {
      bodyHasBegun = true
      guard beginBody() else { return false }
    }
    packedBytes += piece.count
    let before = body.count
    defer { owner.bytesInFlight += body.count - before }
    // The room of this answer, or what is left of that of all.
    let left = settings.bytesInFlight - owner.bytesInFlight
    let most = min(request.longestAnswer, before + left)
    guard packedBytes <= (unpacker == nil ? most : request.longestAnswer) else {
      return refuseMore(than: most)
    }
    guard let unpacker else {
      unsafe body.append(contentsOf: piece)
      return true
    }
    let bytes = unsafe piece.bindMemory(to: UInt8.self)
    switch unsafe unpacker.unpack(bytes, behind: &body, limit: most) {
    case .goesOn: return true
    case .isTooLong: return refuseMore(than: most)
    case .isBroken: return refuse(.broken, "sends an answer that is not packed as it says")
    }
  }

  /// Lets go of what has come, as the answer has ended or is to come from elsewhere.
  func forgetBody() {
    owner.bytesInFlight -= body.count
    body = []
  }

  private func refuseMore(than most: Int) -> Bool {
    refusal = most < request.longestAnswer ? .crowded(self, settings) : .tooLong(self, most)
    return false
  }

  private func beginBody() -> Bool {
    if let length = header("content-length").flatMap(Int.init) {
      guard length <= request.longestAnswer else { return refuseMore(than: request.longestAnswer) }
      body.reserveCapacity(length)
    }
    guard let packing = header("content-encoding"), !packing.isEmpty,
      packing.lowercased() != "identity", !RedirectRules.sendsOn(handle?.status ?? 0)
    else { return true }
    unpacker = owner.unpacking.unpacker(for: packing)
    return unpacker != nil
      || refuse(
        .broken, "packs its answer as \(packing), and may only as \(owner.unpacking.offered)")
  }

  private func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name }?.value
  }

  private func refuse(_ kind: HTTPFailure.Kind, _ words: String) -> Bool {
    refusal = HTTPFailure(kind, "\(origin) \(words)")
    return false
  }
}

// How it ends.
extension Transfer {
  /// The answer that has come; fails if it ends in the middle.
  func answer(_ status: Int) throws(HTTPFailure) -> HTTPResponse {
    guard headersAreWhole else {
      throw HTTPFailure(
        .broken, "\(origin) breaks the connection in the middle of its headers; ask it again")
    }
    guard unpacker?.isWhole != false else {
      throw HTTPFailure(
        .broken, "\(origin) sends a packed answer that ends in the middle; ask it again")
    }
    return HTTPResponse(status: status, headers: HTTPResponse.kept(of: headers), body: body)
  }

  /// Goes on to where an answer of that status sends, as if nothing had come yet.
  func follow(_ url: String, _ status: Int, _ curl: LibCurl) throws(HTTPFailure) {
    guard hops < settings.redirects else {
      throw HTTPFailure(
        .redirect,
        "\(origin) is the end of \(hops) redirects, and sends on again; "
          + "raise http.redirects if that is right")
    }
    let next = try ParsedAddress(url, curl)
    guard !next.address.hasCredentials else {
      throw HTTPFailure(
        .redirect,
        "\(origin) sends on with a name or a password; only addresses of the "
          + "configuration may hold them")
    }
    request = try RedirectRules.next(
      request, status: status, from: target.address, to: next.address, url: url)
    target = next
    hops += 1
    phase = .waiting
    headers = []
    headersAreWhole = false
    forgetBody()
    packedBytes = 0
    unpacker = nil
    bodyHasBegun = false
  }
}
