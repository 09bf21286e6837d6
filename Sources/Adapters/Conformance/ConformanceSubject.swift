package import JSON
package import Loop
package import RPC

/// The adapter that is put to the test, and what has to be known of its network.
package struct ConformanceSubject: Sendable {
  /// What a place of the network is good for.
  package enum Place: String, CaseIterable, Sendable {
    /// It always has an ad of every format.
    case fills
    /// It never has an ad.
    case empty
    /// The network fails there.
    case fails
    /// The network takes at least a fifth of a second, and fills.
    case slow
    /// Its ads can be presented for less than two seconds.
    case expires
    /// Its ads cannot be presented.
    case refuses
    /// The network plays its full-screen ads by itself, within some seconds.
    case plays
    /// The same, and the reward comes after the ad has left the screen.
    case rewardsLate
  }

  /// How the program is started.
  package var command: ChildCommand

  /// How messages are told apart.
  package var framing = Framing.lines

  /// What the configuration calls the network.
  package var network = "partner"

  /// What the network knows the publisher by.
  package var credentials: JSONMap<String> = [:]

  /// The credentials of places, by what they are good for.
  package var places: [Place: JSONMap<String>] = [:]

  /// How long an answer is waited for beyond its time.
  package var patience = Duration.seconds(2)

  /// How long the program may take to start.
  package var startPatience = Duration.seconds(20)

  /// How long the network may play an ad.
  package var playtime = Duration.seconds(10)

  /// How long the reward is waited for when the ad has left the screen.
  package var grace = Duration.seconds(3)

  /// Puts a program to the test whose network fills for that parameter.
  package init(_ command: ChildCommand, parameter: String = "test") {
    self.command = command
    places[.fills] = ["parameter": parameter]
  }
}

extension ConformanceSubject {
  /// Takes what a file says of the network; throws a sentence if it cannot be meant.
  package mutating func take(_ file: JSONValue) throws(ConformanceProblem) {
    guard case .object(let members) = file else { throw ConformanceProblem("expected an object") }
    for member in members {
      switch (member.name, member.value) {
      case ("network", .string(let name)): network = name
      case ("credentials", let value): credentials = try texts(value, at: member.name)
      case ("places", .object(let known)):
        for one in known {
          guard let place = Place(rawValue: one.name) else {
            let names = Place.allCases.map(\.rawValue).joined(separator: ", ")
            throw ConformanceProblem("places.\(one.name): expected one of \(names)")
          }
          places[place] = try texts(one.value, at: "places.\(one.name)")
        }
      default:
        throw ConformanceProblem(
          "\(member.name): expected network (a string), credentials or places (objects)")
      }
    }
  }

  private func texts(
    _ value: JSONValue, at path: String,
  ) throws(ConformanceProblem) -> JSONMap<String> {
    var texts = JSONMap<String>()
    guard case .object(let members) = value else {
      throw ConformanceProblem("\(path): expected an object of strings")
    }
    for member in members {
      guard case .string(let text) = member.value else {
        throw ConformanceProblem("\(path).\(member.name): expected a string")
      }
      texts[member.name] = text
    }
    return texts
  }
}

/// What is wrong with what was said of an adapter.
package struct ConformanceProblem: Error {
  /// The problem, for a person.
  package let message: String

  init(_ message: String) { self.message = message }
}
