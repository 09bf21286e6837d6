import Mediation

/// A load of which everything is known beforehand: who answers what, and when.
///
/// It says how the load has to end, slowly and by other means than the waterfall: it looks at every
/// moment at which something happens, and asks of each whether anything outstanding matters.
struct ForeseenLoad: CustomStringConvertible {
  /// One source, and how it will answer.
  struct Cast {
    let name: String
    let isBidder: Bool

    /// The price of a step in whole units, or the most of a bidder.
    let price: Int?
    let limit: Duration?
    let latency: Duration
    let act: Act
  }

  /// How a source answers.
  enum Act {
    case fills(bid: Int)
    case passes
    case fails
    case hangs
  }

  var bidders: [Cast] = []
  var steps: [Cast] = []
  var patience = Duration.zero
  var batch = 1
  var takesFirst = false
  var floor: Int?

  /// How it has to end.
  struct Ending: Equatable {
    var winner: String?
    var price: Int?
    var at: Duration
  }

  /// What becomes of a source if nobody stops early.
  fileprivate struct Course {
    let cast: Cast
    let place: Int

    /// What its ad is worth at most.
    let bound: Int

    /// When it is known what it comes to.
    var done = Duration.zero

    /// What its ad is worth, if it has one that would do.
    var worth: Int?
  }

  /// The load as it ends when it stops at the first moment at which all is decided.
  var ending: Ending { ending(of: courses) }

  /// The load as it ends when every source is waited for.
  var patientEnding: Ending {
    let courses = courses
    let end = courses.map(\.done).max() ?? .zero
    return Ending(best(of: courses, by: end), at: end)
  }

  private var courses: [Course] {
    var courses = bidders.enumerated().map { place, cast in
      run(Course(cast: cast, place: place, bound: cast.price ?? .max), from: .zero)
    }
    var start = Duration.zero
    var waiting = orderedSteps.enumerated().map { index, step in
      Course(cast: step.cast, place: bidders.count + index, bound: step.worth)
    }
    while !waiting.isEmpty {
      var asked: [Course] = []
      while asked.count < batch, !waiting.isEmpty {
        let next = waiting.removeFirst()
        if let floor, let price = next.cast.price, price < floor {
          courses.append(Course(cast: next.cast, place: next.place, bound: 0, done: start))
        } else {
          asked.append(run(next, from: start))
        }
      }
      courses += asked
      start = asked.map(\.done).max() ?? start
    }
    return courses
  }

  /// The steps by their worth; one without a price is worth what the one written before it is.
  private var orderedSteps: [(cast: Cast, worth: Int)] {
    var worths = steps.map(\.price)
    for index in worths.indices where worths[index] == nil && index > 0 {
      worths[index] = worths[index - 1]
    }
    let first = worths.lazy.compactMap(\.self).first ?? 0
    let pairs = zip(steps, worths).map { (cast: $0, worth: $1 ?? first) }
    let prices = Set(pairs.map(\.worth)).sorted(by: >)
    return prices.flatMap { price in pairs.filter { $0.worth == price } }
  }

  private func run(_ course: Course, from start: Duration) -> Course {
    var course = course
    let cutoff = min(start + (course.cast.limit ?? patience), patience)
    let answer = if case .hangs = course.cast.act { cutoff } else { start + course.cast.latency }
    course.done = max(min(answer, cutoff), min(start, patience))
    guard answer < cutoff, case .fills(let bid) = course.cast.act else { return course }
    let isBelow = course.cast.isBidder && floor.map { bid < $0 } ?? false
    if !isBelow { course.worth = course.cast.isBidder ? bid : course.bound }
    return course
  }

  private func best(of courses: [Course], by moment: Duration) -> Course? {
    courses.filter { $0.done <= moment && $0.worth != nil }
      .max { (($0.worth ?? 0), $1.place) < (($1.worth ?? 0), $0.place) }
  }

  private func ending(of courses: [Course]) -> Ending {
    let moments = Set(courses.map(\.done)).sorted()
    for moment in moments {
      guard let best = best(of: courses, by: moment) else { continue }
      let matters = courses.contains { other in
        guard other.done > moment else { return false }
        if takesFirst, !best.cast.isBidder, !other.cast.isBidder { return false }
        return (best.worth ?? 0, other.place) < (other.bound, best.place)
      }
      if !matters { return Ending(best, at: moment) }
    }
    return Ending(at: moments.last ?? .zero)
  }

  var description: String {
    "patience \(patience), batch \(batch), first \(takesFirst), floor \(floor ?? -1)\n"
      + (bidders + steps).map { "  \($0)\n" }.joined()
  }
}

extension ForeseenLoad.Ending {
  fileprivate init(_ course: ForeseenLoad.Course?, at moment: Duration) {
    self.init(winner: course?.cast.name, price: course?.worth, at: moment)
  }
}
