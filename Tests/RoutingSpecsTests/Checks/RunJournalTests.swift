import Checking
import Testing

@testable import RoutingSpecs

/// What a process has taken down of its runs, read by another one.
@MainActor
@Suite struct RunJournalTests {
  /// Results of all kinds that the board has a word for, some of which end alike.
  private static let results: [RunResult] = {
    let signatures = ["first", "second", nil].map {
      FailureSignature(error: $0, saysReached: $0 == nil, expectedError: nil, failedCheck: nil)
    }
    let sets: [RouteProperties] = [
      [], RouteProperties(.reachesTarget), RouteProperties([.terminates, .passesOwnChecks]),
      RouteProperties(RouteProperty.allCases),
    ]
    var results: [RunResult] = []
    for (violated, exercised) in sets.flatMap({ left in sets.map { (left, $0) } }) {
      for (signature, differs) in signatures.flatMap({ [($0, false), ($0, true)] }) {
        let count = RouteProperty.allCases.count(where: violated.contains)
        var result = RunResult(
          RouteExecution.Judgement(violated: violated, exercised: exercised),
          signatures: [FailureSignature](repeating: signature, count: count))
        result.differs = differs
        results.append(result)
      }
    }
    return results
  }()

  @Test func `what was taken down is read as it was, and each list of signatures is told once`() {
    let size = RunBoard.size(results: Self.results.count)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    let board = RunBoard(memory, results: Self.results.count)
    var told: [[FailureSignature]] = []
    var journal = RunJournal(on: board) { told.append($0) }
    for result in Self.results {
      journal.startRun()
      journal.finishRun(result)
    }
    #expect(RunJournal.results(board.results, told: told) == Self.results)
    #expect(Set(told).count == told.count && !told.contains([]))
  }

  @Test func `what was written over is not read, nor what follows it`() {
    let whole: UInt64 = 1
    #expect(RunJournal.results([whole, 1 << 32, whole], told: []).count == 1)
    #expect(RunJournal.results([whole, UInt64.max >> 1, whole], told: [[]]).count == 1)
    #expect(RunJournal.results([whole, UInt64(UInt16.max), whole], told: []).count == 1)
  }
}
