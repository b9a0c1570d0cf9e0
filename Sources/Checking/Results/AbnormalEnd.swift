/// How a run ended that took its process with it, or would never have ended.
public enum AbnormalEnd: Hashable, Sendable, Codable {
  /// Code trapped: `fatalError`, a failed precondition, a force unwrap or cast, an index out of range.
  ///
  /// The message and the place are what the process printed. A release build prints those of `fatalError` and of
  /// forced casts only, a debug build all but those of a forced cast to a final class, which dies without a word.
  case trap(message: String?, file: String?, line: Int?, signal: Int32)

  /// Code ended the process with an exit code.
  case exit(code: Int32)

  /// A signal that no trap raises ended the process, twice in the same run.
  case kill(signal: Int32)

  /// The run was stopped because it took longer than any run may.
  case hang
}

// MARK: - CustomStringConvertible

extension AbnormalEnd: CustomStringConvertible {
  /// How the run ended, as a clause without its subject.
  public var description: String {
    switch self {
    case .trap(let message?, let file?, let line, _):
      "trapped: \(message) (\(file)\(line.map { ":\($0)" } ?? ""))"
    case .trap(let message?, nil, _, _): "trapped: \(message)"
    case .trap(nil, _, _, let signal):
      "trapped without a message (signal \(signal)); a debug build may say why"
    case .exit(let code): "ended the process with exit code \(code)"
    case .kill(let signal): "was killed by signal \(signal), twice"
    case .hang: "hung and was stopped"
    }
  }
}
