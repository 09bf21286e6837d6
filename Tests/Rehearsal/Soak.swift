import Foundation

/// How often tests repeat what they try with chance.
package enum Soak {
  /// The usual number of times, or a hundred times as many when there is time for it.
  ///
  /// `make soak` has it: it sets ADPIPE_SOAK.
  package static func times(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["ADPIPE_SOAK"] == nil ? usual : usual * 100
  }
}
