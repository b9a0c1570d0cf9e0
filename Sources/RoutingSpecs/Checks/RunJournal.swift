public import Checking

/// Takes down on a board what each run of a part has shown, so that no run is lost with its process.
///
/// A result is one word: the judgement, the number of the signatures in which the run's properties were violated, and
/// whether a comparison found a difference. There are few signatures, so they are told in full when they come up first,
/// before the result that speaks of them.
@MainActor
public struct RunJournal {
  private let board: RunBoard
  private let tell: ([FailureSignature]) -> Void
  private var told: [[FailureSignature]] = [[]]

  /// Begins a journal on a board that was cleared.
  ///
  /// - Parameters:
  ///   - board: Where the results are noted.
  ///   - tell: Is told signatures that have not come up before; must not return before they are safe.
  public init(on board: RunBoard, telling tell: @escaping ([FailureSignature]) -> Void) {
    self.board = board
    self.tell = tell
  }

  /// How many results there is room for.
  var capacity: Int { board.resultCapacity }

  /// Notes that a run begins.
  func startRun() { board.startRun() }

  /// Notes what the run that has begun has shown.
  mutating func finishRun(_ result: RunResult) {
    let number = told.firstIndex(of: result.signatures)
    if number == nil {
      tell(result.signatures)
      told.append(result.signatures)
    }
    let signatures = UInt64(number ?? told.count - 1)
    board.finishRun(
      UInt64(result.judgement.exercised.rawValue) | UInt64(result.judgement.violated.rawValue) << 16
        | signatures << 32 | (result.differs ? Self.difference : 0))
  }

  /// The bit that says that a comparison found a difference; the one above it is the board's own.
  private static let difference: UInt64 = 1 << 62

  /// What the runs on a board have shown.
  ///
  /// - Parameters:
  ///   - words: The results on the board.
  ///   - told: All that was told, in its order.
  /// - Returns: The results of the runs, in their order, up to the first word that speaks of signatures nobody has told.
  public static func results(_ words: [UInt64], told: [[FailureSignature]]) -> [RunResult] {
    let all = [[]] + told
    return words.prefix { isOfRun($0, signatures: all) }.map { word in
      let (violated, exercised) = judgement(word)
      var result = RunResult(
        RouteExecution.Judgement(violated: violated, exercised: exercised), signatures: all[signatures(word)])
      result.differs = word & difference != 0
      return result
    }
  }

  /// Whether a word is one that a journal writes; a process that has died may have written over it.
  private static func isOfRun(_ word: UInt64, signatures all: [[FailureSignature]]) -> Bool {
    let (violated, exercised) = judgement(word)
    let known = RouteProperties(RouteProperty.allCases)
    return known.isSuperset(of: violated.union(exercised)) && all.indices.contains(signatures(word))
  }

  private static func judgement(_ word: UInt64) -> (violated: RouteProperties, exercised: RouteProperties) {
    (
      RouteProperties(rawValue: UInt16(truncatingIfNeeded: word >> 16)),
      RouteProperties(rawValue: UInt16(truncatingIfNeeded: word))
    )
  }

  private static func signatures(_ word: UInt64) -> Int { Int((word & ~difference) >> 32) }
}
