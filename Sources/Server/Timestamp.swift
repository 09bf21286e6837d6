enum Timestamp { static func text(_ ms: Int64) -> String { "\(ms)" } }
