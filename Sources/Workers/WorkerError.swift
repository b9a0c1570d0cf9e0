import Foundation

/// Why checking in worker processes is impossible.
public enum WorkerError: Error, Hashable, Sendable {
  /// The system refused a call.
  case system(String, code: Int32)
  /// Worker after worker died before it had begun to work.
  case workersDoNotStart
  /// Somebody has asked that everything end at once.
  case interrupted
}

// MARK: - CustomStringConvertible

extension WorkerError: CustomStringConvertible {
  /// What went wrong, and what can be done.
  public var description: String {
    switch self {
    case .system(let call, let code):
      "Worker processes cannot be made: \(call) says \(String(cString: strerror(code))). "
        + "Check in this process, without workers, with --jobs 0."
    case .interrupted: "The work in worker processes was interrupted."
    case .workersDoNotStart:
      "Worker processes die before they begin to work. Check in this process, without workers, with --jobs 0."
    }
  }
}
