import Checking
import Testing

/// One application of each pass: from this sequence to that sequence.
@Suite struct ShrinkPassTests {
  struct Row: CustomTestStringConvertible {
    let pass: any ShrinkPass
    let from: [Int]
    let to: [Int]
    var bound = 1_000
    let fails: @Sendable ([Int]) -> Bool
    var testDescription: String { "\(type(of: pass)) \(from) \(to)" }
  }

  private static let rows: [Row] = [
    Row(pass: DeleteChunks(), from: [5, 0, 7, 0, 0], to: [5, 7]) { $0.contains(5) && $0.contains(7) },
    Row(pass: DeleteChunks(), from: [1, 2, 3, 4, 5, 6, 7, 8], to: []) { _ in true },
    Row(pass: DeleteChunks(), from: [1, 2, 3, 4, 5, 6, 7], to: [3]) { $0.contains(3) },
    Row(pass: DeleteChunks(), from: [], to: []) { _ in true },
    Row(pass: ZeroChunks(), from: [3, 1, 4, 1], to: [0, 0, 4, 1]) { $0.contains(4) },
    Row(pass: ZeroChunks(), from: [3, 1, 4, 1, 5], to: [0, 0, 0, 0, 0]) { $0.count == 5 },
    Row(pass: LowerChoices(), from: [90, 40], to: [11, 0]) { $0[0] > 10 },
    Row(pass: LowerChoices(), from: [7, 7], to: [2, 2]) { $0.allSatisfy([2, 7].contains) },
    Row(pass: LowerChoices(), from: [999], to: [0]) { _ in true },
    Row(pass: LowerAndDelete(), from: [3, 7, 8, 9], to: [1, 8]) {
      $0.first == $0.count - 1 && $0.dropFirst().contains(8)
    },
    Row(pass: LowerAndDelete(), from: [2, 1, 5, 1, 6], to: [0]) { $0.first.map { 2 * $0 } == $0.count - 1 },
    Row(pass: LowerAndDelete(), from: [5, 9, 4], to: [0, 4]) { $0 == [5, 9, 4] || $0 == [0, 4] },
    Row(pass: LowerTogether(), from: [7, 2, 7], to: [1, 2, 1]) { $0.first == $0.last && $0[0] > 0 },
    Row(pass: LowerTogether(), from: [7, 4, 7, 4], to: [0, 2, 0, 2]) {
      $0[0] == $0[2] && $0[1] == $0[3] && $0[1] > 1
    },
    Row(pass: SwapNeighbours(), from: [2, 1, 0], to: [0, 1, 2]) { $0.sorted() == [0, 1, 2] },
    Row(pass: SwapNeighbours(), from: [5, 6, 1, 2], to: [1, 2, 5, 6]) {
      $0 == [1, 2, 5, 6] || $0 == [5, 6, 1, 2]
    },
    Row(pass: Redistribute(), from: [60, 40], to: [0, 100]) { $0.reduce(0, +) == 100 },
    Row(pass: Redistribute(), from: [60, 40], to: [31, 69], bound: 70) { $0.reduce(0, +) == 100 },
  ]

  @Test func `raising proposes all higher answers of choices with few`() {
    var gate = PredicateGate([1, 3], bound: 5) { _ in false }
    RaiseChoices().apply(to: &gate)
    #expect(gate.proposals == [[2, 3], [3, 3], [4, 3], [1, 4]])
    var many = PredicateGate([1, 3], bound: 9) { _ in false }
    RaiseChoices().apply(to: &many)
    #expect(many.proposals.isEmpty)
  }

  @Test(arguments: standardShrinkPasses.map { PassCase(pass: $0) })
  func `a pass ends on its own, whatever the gate answers`(row: PassCase) {
    for answer in [true, false] {
      for answers in [[] as [Int], [0], [5], [3, 1, 4, 1, 5, 9, 2, 6], Array(repeating: 2, count: 40)] {
        var gate = PredicateGate(answers, bound: 10) { _ in answer }
        row.pass.apply(to: &gate)
        #expect(gate.isOpen)
      }
    }
  }

  @Test(arguments: standardShrinkPasses.map { PassCase(pass: $0) })
  func `a pass copes with a run that reads less than was proposed`(row: PassCase) {
    for period in 1...7 {
      var gate = ForgetfulGate(
        Array(repeating: [3, 1, 4, 4, 0, 6], count: 6).flatMap(\.self), period: period)
      row.pass.apply(to: &gate)
      #expect(gate.isOpen)
    }
  }

  struct PassCase: CustomTestStringConvertible {
    let pass: any ShrinkPass
    var testDescription: String { "\(type(of: pass))" }
  }

  @Test(arguments: rows)
  func `a pass goes from this to that`(row: Row) {
    var gate = PredicateGate(row.from, bound: row.bound, fails: row.fails)
    row.pass.apply(to: &gate)
    #expect(gate.answers == row.to)
  }
}
