import Networks

/// Prints the nanoseconds that reading one answer of an exchange takes, which comes on stdin.
@main enum BidsBench {
  /// How often it is read for one figure, and how many figures the printed one is the median of.
  private static let (rounds, figures) = (20, 101)

  static func main() throws {
    var answer: [UInt8] = []
    while let line = readLine(strippingNewline: false) { answer += line.utf8 }
    var bids = 0
    var times: [Duration] = []
    for _ in 0..<figures {
      times.append(
        try ContinuousClock().measure {
          for _ in 0..<rounds {
            for seat in try BidResponse(parsing: answer).seats { bids += seat.bids.count }
          }
        })
    }
    guard bids == 50 * rounds * figures else { return print("there are other than 50 bids") }
    print((times.sorted()[figures / 2] / rounds) / .nanoseconds(1))
  }
}
