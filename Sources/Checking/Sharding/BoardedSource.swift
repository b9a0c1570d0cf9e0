/// A source whose choices also stand on a board, where they survive the process.
public struct BoardedSource<Base: RunSource>: RunSource {
  /// Where the choices come from.
  public private(set) var base: Base

  private let board: RunBoard

  /// Starts the first run on a board.
  ///
  /// - Parameters:
  ///   - base: Where the choices come from; it stands before a run.
  ///   - board: Where they are noted.
  public init(_ base: Base, on board: RunBoard) {
    self.base = base
    self.board = board
    board.startRun()
  }

  /// Gives the answer of the base, and notes it.
  ///
  /// - Parameter count: How many answers there are, at least 1.
  /// - Returns: An answer in `0..<count`.
  public mutating func choose(among count: Int) -> Int {
    let answer = base.choose(among: count)
    // A question without alternatives decides nothing; an overrun is answered and not recorded.
    if count > 1, !base.isOverrun { board.note(answer, of: count) }
    return answer
  }

  /// Ends the current run of the base and notes that the next begins.
  ///
  /// - Returns: Whether there is a next run.
  public mutating func advance() -> Bool {
    let hasNext = base.advance()
    if hasNext { board.startRun() }
    return hasNext
  }

  /// The choices that the current run has made so far.
  public var trail: ChoiceSequence { base.trail }

  /// Whether the current run asked more questions than allowed.
  public var isOverrun: Bool { base.isOverrun }

  /// Where the current run asked other questions than an earlier one, or nil.
  public var divergence: Divergence? { base.divergence }
}

extension BoardedSource: SteeredSource where Base: SteeredSource {
  package mutating func begin(with beginning: ChoiceSequence) { base.begin(with: beginning) }
}
