import Foundation
import Testing

/// What the running test asks for that the real UIKit need not give.
@MainActor
enum Comparison {
  /// Read where an issue is recorded, which is on the main thread too: tests are on the main actor, one at a time.
  private(set) nonisolated(unsafe) static var excuses: [String] = []

  /// Forgets the test before.
  static func begin() { excuses = [] }

  /// Notes the settings in which a test differs from the model's defaults: UIKit has one side only.
  static func note(_ settings: ModelSettings) {
    let (own, standard) = (
      Mirror(reflecting: settings).children, Mirror(reflecting: ModelSettings()).children
    )
    for (own, standard) in zip(own, standard) where "\(own.value)" != "\(standard.value)" {
      // The width is a device's, and not a side of anything.
      guard let name = own.label, name != "horizontalSizeClass" else { continue }
      excuse("\(name) = \(own.value)")
    }
  }

  /// Notes that a test needs what there is not.
  static func excuse(_ reason: String) {
    if !excuses.contains(reason) { excuses.append(reason) }
  }
}

/// Runs one test at a time, and keeps a list of what the other sides of settings and missing fingers have cost.
struct Compared: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Turnstile.shared.enter()
    await Comparison.begin()
    let issues = IssueCount()
    do {
      try await withKnownIssue("not what UIKit has to do", isIntermittent: true) {
        try await function()
      } matching: { _ in
        issues.add()
        return !Comparison.excuses.isEmpty
      }
      await tell(test, issues.count)
    } catch {
      await Turnstile.shared.leave()
      throw error
    }
    await Turnstile.shared.leave()
  }

  /// Says which side of a setting the real UIKit has taken; `scripts/simulator.sh` collects these lines.
  @MainActor private func tell(_ test: Test, _ issues: Int) {
    guard !Comparison.excuses.isEmpty else { return }
    let verdict = issues == 0 ? "holds" : "does not hold (\(issues) issues)"
    print("CONFORMANCE \(Comparison.excuses.joined(separator: ", ")): \(verdict) | \(test.name)")
  }
}

extension Trait where Self == Compared {
  /// The tests of the suite run one at a time, and are excused where they ask for the other side of a setting.
  static var compared: Compared { Compared() }
}

/// How many issues a test has had; of one test at a time, on the main thread.
private final class IssueCount: @unchecked Sendable {
  private(set) var count = 0
  func add() { count += 1 }
}

/// Lets one test in at a time: a test turns the run loop, which would start the next one inside it.
private actor Turnstile {
  static let shared = Turnstile()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
  }

  func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
