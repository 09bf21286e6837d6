import CLibCurl
import Glibc
import Loop

extension Transfers {
  /// Opens a socket, which is watched until it is closed; -1 if there is none to be had.
  func open(_ family: Int32, _ kind: Int32, _ protocolNumber: Int32) -> Int32 {
    let number = socket(family, kind, protocolNumber)
    guard number >= 0 else { return -1 }
    // While it connects, libcurl closes sockets itself, and may not notice that the next one has
    // the same number: it then believes that it has said already what it waits for.
    let stale = watches.removeValue(forKey: number)
    stale?.close()
    guard let watch = newWatch(number) else {
      Glibc.close(number)
      return -1
    }
    if let stale { watch.want(stale.wanted) }
    watches[number] = watch
    return number
  }

  /// Closes a socket that `open` has opened.
  func close(_ number: Int32) {
    watches.removeValue(forKey: number)?.close()
    Glibc.close(number)
  }

  private func newWatch(_ number: Int32) -> SocketWatch? {
    SocketWatch(number, on: loop) { [unowned self] ready in
      let events =
        (ready.contains(.input) ? CURL_CSELECT_IN : 0)
        | (ready.contains(.output) ? CURL_CSELECT_OUT : 0)
      drive(number, events)
    }
  }

  /// Watches a socket for what the library waits for.
  func watch(_ number: Int32, _ what: Int32, _ easy: UnsafeMutableRawPointer?) {
    let transfer = unsafe transfer(of: easy)
    guard what != CURL_POLL_REMOVE else {
      // What has not been connected may be closed already; the rest will be used again.
      if let phase = transfer?.phase, phase >= .asked {
        watches[number]?.want([])
      } else {
        watches.removeValue(forKey: number)?.close()
      }
      return
    }
    if what == CURL_POLL_IN { transfer?.waitForServer() }
    if watches[number] == nil { watches[number] = newWatch(number) }
    var readiness: SocketWatch.Readiness = []
    if what & CURL_POLL_IN != 0 { readiness.insert(.input) }
    if what & CURL_POLL_OUT != 0 { readiness.insert(.output) }
    watches[number]?.want(readiness)
  }
}
