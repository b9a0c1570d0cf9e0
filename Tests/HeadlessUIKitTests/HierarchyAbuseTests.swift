import Foundation
import HeadlessUIKit
import HierarchyAbusing
import TestSupport
import Testing

@MainActor @Suite("Abuse of the hierarchy")
struct HierarchyAbuseTests {
  @Test func `after each of 30,000 random operations the hierarchy is in order, and nothing stays alive`() {
    let summary = HierarchyAbuse.run(operations: 30_000, seed: 1)
    #expect(summary.finding == nil, "\(summary.finding.map(\.description) ?? "")")
    #expect(summary.operations >= 30_000 && summary.liveAfterReset == 0)
    #expect(summary.faults.values.reduce(0, +) > 1_000 && summary.leaks > 10)
  }

  @Test(arguments: try KeptAbuse.read())
  func `what once led the hierarchy into disorder does so no more`(kept: KeptAbuse) {
    var answers = kept.answers[...]
    let summary = HierarchyAbuse.replay { count in min(answers.popFirst() ?? 0, count - 1) }
    #expect(summary.finding == nil, "\(summary.finding.map(\.description) ?? "")")
  }

  @Test func `a controller that was there before may go in the midst of an episode`() {
    Simulation.reset()
    var other: UIViewController? = UIViewController()
    var answers = 0
    let summary = HierarchyAbuse.replay { count in
      answers += 1
      if answers == 50 { other = nil }
      return min(3, count - 1)
    }
    #expect(other == nil && summary.finding == nil && summary.liveAfterReset == 0)
  }

  @Test func `equal seeds do equal things`() {
    let first = HierarchyAbuse.run(operations: 2_000, seed: 5)
    #expect(first == HierarchyAbuse.run(operations: 2_000, seed: 5))
    #expect(first != HierarchyAbuse.run(operations: 2_000, seed: 6))
  }
}

/// A list of answers in `Fixtures/Counterexamples/hierarchy.txt`.
struct KeptAbuse: Sendable, CustomTestStringConvertible {
  let number: Int
  let problem: String
  let answers: [Int]

  var testDescription: String { "\(number): \(problem)" }

  static func read() throws -> [KeptAbuse] {
    let text = String(decoding: try Repository.fixture("Counterexamples/hierarchy.txt"), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.enumerated().map { number, line in
      let parts = line.split(separator: "|")
      let answers = parts.last?.split(separator: " ").compactMap { Int($0) } ?? []
      return KeptAbuse(
        number: number + 1, problem: parts[0].trimmingCharacters(in: .whitespaces), answers: answers)
    }
  }
}
