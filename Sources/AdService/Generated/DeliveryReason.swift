// Made by `make generate` from Schemas. Edit the schema, not this file.

public import JSON

/// Why a delivery did not do.
public enum DeliveryReason: String, Hashable, Sendable, CaseIterable {
  /// The server does not want it.
  case refused = "REFUSED"

  /// The server has too much to do.
  case serverBusy = "SERVER_BUSY"

  /// The server failed.
  case serverError = "SERVER_ERROR"

  /// The server did not answer in time.
  case timeout = "TIMEOUT"

  /// Nobody takes the connection.
  case unreachable = "UNREACHABLE"

  /// The name of the server is not known.
  case unknownHost = "UNKNOWN_HOST"

  /// The connection broke.
  case broken = "BROKEN"

  /// The server does not prove who it is.
  case untrusted = "UNTRUSTED"

  /// The server sends on and on, or where it may not.
  case redirect = "REDIRECT"

  /// The address is none that can be asked.
  case badAddress = "BAD_ADDRESS"

  /// The address leads where it may not lead.
  case forbiddenAddress = "FORBIDDEN_ADDRESS"

  /// The engine asks too many servers already.
  case engineBusy = "ENGINE_BUSY"

  /// There is nothing on this machine to ask with.
  case unavailable = "UNAVAILABLE"

  /// It waited for too long.
  case tooOld = "TOO_OLD"

  /// Too many were waiting already.
  case queueFull = "QUEUE_FULL"
}

extension DeliveryReason: JSONReadable {
  public init(from json: inout JSONReader) throws(JSONError) {
    let word = try json.readName()
    switch word.count {
    case 7 where word.word0 == 0x44_4553_5546_4552:  // REFUSED
      self = .refused
    case 11 where word.word0 == 0x425f_5245_5652_4553 && word.word1 == 0x59_5355:  // SERVER_BUSY
      self = .serverBusy
    case 12 where word.word0 == 0x455f_5245_5652_4553 && word.word1 == 0x524f_5252:  // SERVER_ERROR
      self = .serverError
    case 7 where word.word0 == 0x54_554f_454d_4954:  // TIMEOUT
      self = .timeout
    case 11 where word.word0 == 0x4148_4341_4552_4e55 && word.word1 == 0x45_4c42:  // UNREACHABLE
      self = .unreachable
    case 12 where word.word0 == 0x5f4e_574f_4e4b_4e55 && word.word1 == 0x5453_4f48:  // UNKNOWN_HOST
      self = .unknownHost
    case 6 where word.word0 == 0x4e45_4b4f_5242:  // BROKEN
      self = .broken
    case 9 where word.word0 == 0x4554_5355_5254_4e55 && word.word1 == 0x44:  // UNTRUSTED
      self = .untrusted
    case 8 where word.word0 == 0x5443_4552_4944_4552:  // REDIRECT
      self = .redirect
    case 11 where word.word0 == 0x5244_4441_5f44_4142 && word.word1 == 0x53_5345:  // BAD_ADDRESS
      self = .badAddress
    case 17
    where word.word0 == 0x4544_4449_4252_4f46
      && word.word1 == 0x5345_5244_4441_5f4e
      && word.word2 == 0x53:  // FORBIDDEN_ADDRESS
      self = .forbiddenAddress
    case 11 where word.word0 == 0x425f_454e_4947_4e45 && word.word1 == 0x59_5355:  // ENGINE_BUSY
      self = .engineBusy
    case 11 where word.word0 == 0x414c_4941_5641_4e55 && word.word1 == 0x45_4c42:  // UNAVAILABLE
      self = .unavailable
    case 7 where word.word0 == 0x44_4c4f_5f4f_4f54:  // TOO_OLD
      self = .tooOld
    case 10 where word.word0 == 0x5546_5f45_5545_5551 && word.word1 == 0x4c4c:  // QUEUE_FULL
      self = .queueFull
    default:
      throw json.failure(.unknownValue, at: word)
    }
  }

  public static var shape: JSONShape {
    .enumeration(allCases.map(\.rawValue))
  }
}

extension DeliveryReason: JSONWritable {
  public func write(to json: inout JSONWriter) {
    json.string(rawValue)
  }
}
