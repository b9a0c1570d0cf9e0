/// Why a search ended before its space was exhausted.
public enum StopReason: Hashable, Sendable, Codable {
  /// As many runs were executed as the limits allow.
  case runLimit(Int)

  /// Runs were drawn at random instead of enumerated, all states of the space equally likely.
  case sampled(runs: Int, space: Natural)

  /// Some runs used up a budget of their own, such as transitions or choices, so their states are undecided.
  case runsCutOff(Int)

  /// In one state more orders of events are possible than are tried, so it is undecided; how many are tried.
  case ordersCutOff(Int)

  /// Only one part of the space was to be walked, and it was: a shard, or the rest of an interrupted walk.
  case partOfSpace

  /// The states covered do not add up to the states that the space has.
  case countMismatch(covered: Natural, space: Natural)

  /// The cover of the space contradicts itself or what was run stack by stack; the reason is in words.
  ///
  /// The engine is wrong then, or code under test learns of the stack in a way that it does not hear.
  case unsoundCover(String)

  /// Every stack of the space was covered, and a larger one fails; which one, in words.
  case largerStackFails(String)

  /// What was declared to spare runs is not so; the reason is in words.
  case refutedDeclaration(String)

  /// What was declared to spare runs was not put to the test; the reason is in words.
  case untestedDeclaration(String)

  /// What had been run by then showed that all of it would take far more runs than the limit.
  case givenUp(runs: Int, limit: Int)

  /// A screen cannot be made or shown, so that no stack with it can be run; the reason is in words.
  case unusableScreen(String)

  /// The same run with the same choices did something else the second time; the reason is in words.
  ///
  /// The app keeps something from one run to the next then, and what was found may be the doing of an earlier run.
  case unrepeatable(String)

  /// The space was walked, but no run had a state to check.
  case nothingTested

  /// The caller's deadline has passed.
  case time

  /// The processes of the check hold more memory than the caller allowed.
  case memory(MemoryBudget)

  /// The caller asked to stop.
  case cancelled

  /// A budget of the caller was used up: its name, and how much it allowed.
  case budget(name: String, limit: Int)

  /// A failure was found and the search was to end there.
  case failureFound

  /// The code under check asked other questions in a run than before with the same answers, so that no walk over
  /// its runs can be complete.
  case nondeterministic(Divergence)
}

extension StopReason {
  /// Whether what was declared to spare runs is wrong, or not known to be right.
  public var isAboutDeclaration: Bool {
    switch self {
    case .refutedDeclaration, .untestedDeclaration: true
    default: false
    }
  }
}

// MARK: - CustomStringConvertible

extension StopReason: CustomStringConvertible {
  /// The reason as a clause, for the line below an inconclusive verdict.
  public var description: String {
    switch self {
    case .runLimit(let limit): "stopped at the limit of \(limit) runs"
    case .sampled(let runs, let space): "sampled \(runs) runs uniformly out of \(space.shortForm) states"
    case .runsCutOff(1): "1 run used up its budget and was cut off"
    case .runsCutOff(let runs): "\(runs) runs used up their budget and were cut off"
    case .ordersCutOff(let limit):
      "from one stack, events can happen in more than the \(Natural(limit).grouped) orders that are tried"
    case .partOfSpace: "walked only the part of the space that was asked for"
    case .countMismatch(let covered, let space):
      "covered \(covered.grouped) states, but the space has \(space.grouped)"
    case .unsoundCover(let reason): "the cover of the space cannot be trusted: \(reason)"
    case .largerStackFails(let stack):
      "it holds in every state up to the bound, but not in the larger \(stack); a larger bound shows more"
    case .refutedDeclaration(let reason): "a declaration is wrong: \(reason)"
    case .untestedDeclaration(let reason): "a declaration was not put to the test: \(reason)"
    case .unrepeatable(let reason):
      "the app keeps something from one run to the next: \(reason); let startOver() reset it"
    case .nothingTested: "no run had a state to check"
    case .time: "the time was up"
    case .memory(let budget): "the memory budget of \(budget) was used up"
    case .cancelled: "interrupted"
    case .givenUp(let runs, let limit):
      "given up after \(Natural(runs).grouped) runs, as all of it would take far more than \(Natural(limit).grouped)"
    case .unusableScreen(let reason): "the app cannot be checked: \(reason)"
    case .budget(let name, let limit): "the \(name) budget of \(limit) was used up"
    case .failureFound: "stopped at a failure"
    case .nondeterministic(let divergence):
      "the code under check is not deterministic: \(divergence); look for set or dictionary iteration, clocks, "
        + "addresses, and state kept from run to run"
    }
  }
}
