import HeadlessUIKit

extension HierarchyAbuse {
  /// What was found wrong.
  package struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The seed of the episode.
    package let seed: UInt64
    /// How many operations had been done.
    package let step: Int
    /// The operation after which it was found.
    package let operation: String
    /// What is wrong.
    package let problem: String

    /// The finding in words.
    package var description: String { "seed \(seed), step \(step), after \(operation): \(problem)" }
  }

  /// What a run did.
  package struct Summary: Hashable, Sendable {
    /// How many operations were done.
    package var operations = 0
    /// How many times the invariants of a window were checked.
    package var checks = 0
    /// How many faults of each kind were recorded.
    package var faults: [String: Int] = [:]
    /// How many controllers were kept alive because they left the hierarchy while presenting, each with its fault.
    package var leaks = 0
    /// How many controllers were alive when the windows had been cleared: those above and what they hold.
    package var liveAfterClear = 0
    /// How many controllers were alive after the reset.
    package var liveAfterReset = 0
    /// What was found wrong first, `nil` if nothing was.
    package var finding: Finding?

    /// Makes the summary of no run.
    package init() {}

    /// Adds what another run did.
    package mutating func add(_ other: Summary) {
      operations += other.operations
      checks += other.checks
      faults.merge(other.faults, uniquingKeysWith: +)
      leaks += other.leaks
      liveAfterClear += other.liveAfterClear
      liveAfterReset += other.liveAfterReset
      finding = finding ?? other.finding
    }
  }
}

extension Fault {
  /// The name of the case.
  var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }
}
