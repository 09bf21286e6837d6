/// What kind of outcome a call had, in the canonical words of gRPC.
public enum RPCStatus: Int, Hashable, Sendable, CaseIterable {
  case cancelled = 1
  case unknown
  case invalidArgument
  case deadlineExceeded
  case notFound
  case alreadyExists
  case permissionDenied
  case resourceExhausted
  case failedPrecondition
  case aborted
  case outOfRange
  case unimplemented
  case `internal`
  case unavailable
  case dataLoss
  case unauthenticated

  /// The canonical name, as it travels.
  public var name: String {
    switch self {
    case .cancelled: "CANCELLED"
    case .unknown: "UNKNOWN"
    case .invalidArgument: "INVALID_ARGUMENT"
    case .deadlineExceeded: "DEADLINE_EXCEEDED"
    case .notFound: "NOT_FOUND"
    case .alreadyExists: "ALREADY_EXISTS"
    case .permissionDenied: "PERMISSION_DENIED"
    case .resourceExhausted: "RESOURCE_EXHAUSTED"
    case .failedPrecondition: "FAILED_PRECONDITION"
    case .aborted: "ABORTED"
    case .outOfRange: "OUT_OF_RANGE"
    case .unimplemented: "UNIMPLEMENTED"
    case .internal: "INTERNAL"
    case .unavailable: "UNAVAILABLE"
    case .dataLoss: "DATA_LOSS"
    case .unauthenticated: "UNAUTHENTICATED"
    }
  }

  /// The status behind the code of an error, whether gRPC's or JSON-RPC's own.
  public init(code: Int) {
    switch code {
    case -32700, -32600, -32602: self = .invalidArgument
    case -32601: self = .unimplemented
    case -32603: self = .internal
    default: self = RPCStatus(rawValue: code) ?? .unknown
    }
  }
}
