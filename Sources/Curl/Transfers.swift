import CLibCurl
import Glibc
import HTTP
import Loop

/// All requests that are on their way, driven by one loop and used on its thread only.
@safe final class Transfers {
  /// What is allowed.
  private(set) var settings: CurlSettings

  /// The loop that drives them.
  let loop: EventLoop

  /// What unpacks answers.
  let unpacking = Unpacking()

  /// What drives the connections.
  let curl: LibCurl
  private let proxies: ProxyRules
  private let multi: UnsafeMutableRawPointer
  private var transfers: [ObjectIdentifier: Transfer] = [:]
  private var turnstile: Turnstile<Transfer>
  private var idle: [EasyHandle] = []
  private var addresses = KnownAddresses()

  /// What watches the sockets, by their numbers.
  var watches: [Int32: SocketWatch] = [:]

  private lazy var timer = Alarm { [unowned self] in drive(CURL_SOCKET_TIMEOUT, 0) }
  private var isDue = false

  /// How much of the answers that have not ended is here.
  var bytesInFlight = 0

  /// Sets the library up for many requests at once.
  init(
    _ curl: LibCurl, _ settings: CurlSettings, _ proxies: ProxyRules, on loop: EventLoop,
  ) throws(HTTPFailure) {
    guard let multi = unsafe curl.table.pointee.multi_init() else {
      throw HTTPFailure(.unavailable, "libcurl has no memory to begin with")
    }
    self.curl = curl
    self.settings = settings
    self.proxies = proxies
    self.loop = loop
    unsafe self.multi = multi
    turnstile = Turnstile(settings.room)
    let table = unsafe UnsafePointer(curl.table)
    let me = unsafe Unmanaged.passUnretained(self).toOpaque()
    keepConnections()
    unsafe adpipe_curl_multi_set_pointer(table, multi, CURLMOPT_SOCKETDATA, me)
    unsafe adpipe_curl_multi_on_socket(table, multi) { easy, socket, what, me, _ in
      unsafe Transfers.at(me)?.watch(socket, what, easy)
      return 0
    }
    unsafe adpipe_curl_multi_set_pointer(table, multi, CURLMOPT_TIMERDATA, me)
    unsafe adpipe_curl_multi_on_timer(table, multi) { _, milliseconds, me in
      unsafe Transfers.at(me)?.setTimer(milliseconds)
      return 0
    }
  }

  /// The one that a callback was given.
  static func at(_ pointer: UnsafeMutableRawPointer?) -> Transfers? {
    unsafe pointer.map { unsafe Unmanaged<Transfers>.fromOpaque($0).takeUnretainedValue() }
  }
}

// Requests come and go.
extension Transfers {
  /// Takes on orders, and lets go those that nobody waits for.
  func carryOut(_ orders: [CurlThread.Order], dropping dropped: [PendingAnswer]) {
    for order in orders where !order.pending.isSettled { accept(order) }
    for pending in dropped {
      if let transfer = transfers[ObjectIdentifier(pending)] { abandon(transfer) }
    }
    settle()
  }

  /// Goes by other settings from now on; how long a request may take was settled when it came.
  func adopt(_ settings: CurlSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    turnstile.room = settings.room
    idle = []
    for transfer in transfers.values { transfer.handle?.isOutdated = true }
    keepConnections()
    settle()
  }

  private func keepConnections() {
    unsafe adpipe_curl_multi_set_long(
      UnsafePointer(curl.table), multi, CURLMOPT_MAXCONNECTS, settings.connectionsKept)
  }

  private func accept(_ order: CurlThread.Order) {
    do throws(HTTPFailure) {
      let target = try addresses.address(of: order.request, curl)
      let limit = min(order.limit, settings.wholeLimit)
      let transfer = Transfer(order, target, limit: limit, for: self)
      let admission = turnstile.arrive(transfer, at: transfer.place)
      guard admission != .isTurnedAway else { throw HTTPFailure.busy(transfer, settings) }
      transfers[ObjectIdentifier(order.pending)] = transfer
      transfer.startTime(left: limit - (CurlThread.instant() - order.given))
      if admission == .enters { begin(transfer) }
    } catch {
      order.pending.settle(.failure(error))
    }
  }

  private func begin(_ transfer: Transfer) {
    // Who has gone while the line moved up is not asked for.
    guard !transfer.pending.isSettled else { return leave(transfer) }
    do throws(HTTPFailure) {
      let proxy = proxies.proxy(for: transfer.target.address)
      try transfer.checkTarget(proxy: proxy)
      guard
        let handle = idle.popLast()
          ?? EasyHandle(curl, settings, offering: unpacking.offered, self)
      else { throw HTTPFailure(.unavailable, "there is no memory for one more request") }
      transfer.handle = handle
      handle.prepare(transfer, proxy: proxy)
      transfer.enter(.naming)
      _ = unsafe curl.table.pointee.multi_add_handle(multi, handle.easy)
    } catch {
      finish(transfer, .failure(error))
    }
  }

  /// Ends a request whose time is over.
  func expire(_ transfer: Transfer, isWhole: Bool) {
    let failure = HTTPFailure.late(transfer, isWhole: isWhole, settings)
    transfer.pending.settle(.failure(failure))
    abandon(transfer)
    settle()
  }

  /// Takes out a request that nobody waits for any more.
  ///
  /// A lookup of a name cannot be taken back: libcurl would wait for its end, and all others with
  /// it. So such a request keeps its place until its name has been found, and goes no further.
  private func abandon(_ transfer: Transfer) {
    transfer.stopTime()
    switch transfer.phase {
    case .waiting:
      turnstile.giveUp(transfer, at: transfer.place)
      transfers[ObjectIdentifier(transfer.pending)] = nil
    case .naming:
      break
    case .connecting, .securing, .asked, .answering:
      takeBack(transfer)
      leave(transfer)
    }
  }

  private func finish(_ transfer: Transfer, _ outcome: PendingAnswer.Outcome) {
    transfer.stopTime()
    transfer.pending.settle(outcome)
    leave(transfer)
  }

  private func leave(_ transfer: Transfer) {
    transfer.forgetBody()
    transfers[ObjectIdentifier(transfer.pending)] = nil
    turnstile.leave(transfer.place)
  }

  /// Takes a request's handle from the library, for the next one.
  private func takeBack(_ transfer: Transfer) {
    guard let handle = transfer.handle else { return }
    transfer.handle = nil
    _ = unsafe curl.table.pointee.multi_remove_handle(multi, handle.easy)
    handle.release()
    // A name and a password must not stay behind for the next one, nor what is settled otherwise.
    if !transfer.target.address.hasCredentials, idle.count < settings.inFlight,
      !handle.isOutdated
    {
      idle.append(handle)
    }
  }

  /// Ends everything, before the thread does.
  func end(_ failure: HTTPFailure) {
    let isNaming = transfers.values.contains { $0.phase == .naming }
    for transfer in transfers.values {
      transfer.stopTime()
      transfer.pending.settle(.failure(failure))
      if transfer.phase != .naming { takeBack(transfer) }
    }
    loop.stop(timer)
    if isNaming {
      // Whoever looks names up would be waited for. What they need goes with the process.
      for watch in watches.values { watch.close() }
      for transfer in transfers.values { unsafe _ = Unmanaged.passRetained(transfer) }
      unsafe _ = Unmanaged.passRetained(self)
    } else {
      _ = unsafe curl.table.pointee.multi_cleanup(multi)
    }
    transfers = [:]
    idle = []
  }
}

// The library moves on.
extension Transfers {
  /// Lets the library do what a socket is ready for, or what is due.
  func drive(_ socket: Int32, _ events: Int32) {
    var running: Int32 = 0
    _ = unsafe curl.table.pointee.multi_socket_action(multi, socket, events, &running)
    settle()
  }

  /// Does what is to be done at once: requests that have ended, and those that may begin.
  private func settle() {
    repeat {
      var left: Int32 = 0
      while let message = unsafe curl.table.pointee.multi_info_read(multi, &left) {
        guard unsafe message.pointee.msg == CURLMSG_DONE else { continue }
        let code = unsafe message.pointee.data.result
        if let transfer = unsafe transfer(of: message.pointee.easy_handle) {
          conclude(transfer, code)
        }
      }
      while let next = turnstile.next() { begin(next) }
      guard isDue else { return }
      isDue = false
      var running: Int32 = 0
      _ = unsafe curl.table.pointee.multi_socket_action(multi, CURL_SOCKET_TIMEOUT, 0, &running)
    } while true
  }

  /// The request that a handle of the library works for.
  func transfer(of easy: UnsafeMutableRawPointer?) -> Transfer? {
    var found: UnsafeMutablePointer<CChar>?
    unsafe adpipe_curl_get_text(curl.table, easy, CURLINFO_PRIVATE, &found)
    return unsafe EasyHandle.at(UnsafeMutableRawPointer(found))?.transfer
  }

  private func conclude(_ transfer: Transfer, _ code: CURLcode) {
    guard let handle = transfer.handle else { return }
    let status = handle.status
    let sentOnTo = RedirectRules.sendsOn(status) ? handle.sentOnTo : nil
    let failure = HTTPFailure.of(code, transfer, handle.complaint, curl)
    takeBack(transfer)
    do throws(HTTPFailure) {
      if let failure { throw failure }
      if let sentOnTo, !transfer.pending.isSettled {
        try transfer.follow(sentOnTo, status, curl)
        begin(transfer)
      } else {
        finish(transfer, .success(try transfer.answer(status)))
      }
    } catch {
      finish(transfer, .failure(error))
    }
  }

  private func setTimer(_ milliseconds: Int) {
    loop.stop(timer)
    isDue = milliseconds == 0
    if milliseconds > 0 { loop.start(timer, after: .milliseconds(milliseconds)) }
  }
}
