import Synchronization
import Testing

/// What a piece of test code recorded: its issues fail nothing.
@MainActor
public struct RecordedIssues {
  /// The text of each issue, in order; an error that ends the code comes last.
  public let texts: [String]

  /// Runs test code and takes down its issues.
  ///
  /// - Parameter code: The code.
  public init(of code: () throws -> Void) rethrows {
    let box = Box()
    try withKnownIssue("what the code under test records", isIntermittent: true) {
      try code()
    } matching: { issue in
      box.add(issue.comments.map(\.rawValue).joined() + (issue.error.map { "\($0)" } ?? ""))
      return true
    }
    texts = box.all
  }

  private final class Box: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock { $0 } }

    func add(_ text: String) { texts.withLock { $0.append(text) } }
  }
}
