public import Checking

/// Some runs of a campaign in a row, all of the same route.
public struct FuzzBlock: Hashable, Sendable, Codable {
  /// The route's name.
  public let route: String

  /// The seed of the campaign.
  public let seed: Seed

  /// The number of the first run.
  public private(set) var firstRun: UInt64

  /// How many runs there are, at least 1.
  public private(set) var count: Int

  /// Whether what was told before is to be told again.
  private var tellsAgain = false

  /// The first run of the block that showed a kind of violation.
  public struct Sighting: Hashable, Sendable, Codable {
    /// The number of the run.
    public let run: UInt64
    /// The stack that it drew.
    public let state: StackState
    /// All its choices; as far as they are known, where the run did not come to its end.
    public let choices: ChoiceSequence
    /// The property that it violated.
    public let property: RouteProperty
    /// How the route ended.
    public let manner: ViolationManner

    func kind(of route: String) -> FuzzFinding.Kind {
      FuzzFinding.Kind(route: route, property: property, manner: manner.words)
    }
  }

  /// What one run has shown that was not told before.
  public enum News: Hashable, Sendable, Codable {
    /// A kind of violation.
    case violation(Sighting)
    /// How the run behaved, and its number; told twice of each behaviour.
    case behaviour(Fingerprint, run: UInt64)
  }

  init(route: String, seed: Seed, firstRun: UInt64, count: Int) {
    self.route = route
    self.seed = seed
    self.firstRun = firstRun
    self.count = count
  }

  /// Makes the runs.
  ///
  /// - Parameters:
  ///   - execution: Performs the route.
  ///   - draws: Decides with which choices runs begin.
  ///   - memory: What was told before.
  ///   - board: Where each run notes its choices and that it is over, so that they outlive the process; or `nil`.
  ///   - report: Is told what is new, before the run is over on the board.
  @MainActor
  public func run(
    on execution: RouteExecution, draws: FuzzDraws, memory: inout FuzzMemory,
    board: RunBoard? = nil, report: (News) -> Void
  ) {
    if tellsAgain { memory = FuzzMemory() }
    // The time that it takes is no run's, so it comes before the first begins.
    draws.prepare(for: seed)
    let source = SamplingSource(seed: seed, firstRun: firstRun)
    if let board {
      run(on: execution, drawing: BoardedSource(source, on: board), draws, &memory, report: report) {
        board.finishRun(0)
      }
    } else {
      run(on: execution, drawing: source, draws, &memory, report: report) {}
    }
  }

  @MainActor
  private func run<Source: SteeredSource>(
    on execution: RouteExecution, drawing source: consuming Source, _ draws: FuzzDraws,
    _ memory: inout FuzzMemory, report: (News) -> Void, finish: () -> Void
  ) {
    for index in 0..<count {
      if index > 0 { _ = source.advance() }
      let run = firstRun + UInt64(index)
      source.begin(with: draws.beginning(of: run, seed: seed))
      let (state, judgement) = execution.run(drawing: &source)
      for (property, manner) in execution.result(of: judgement).violations {
        let sighting = Sighting(
          run: run, state: state, choices: source.trail, property: property, manner: manner)
        if memory.note(sighting, of: route) { report(.violation(sighting)) }
      }
      let behaviour = execution.behaviour(judgement)
      if memory.note(behaviour, in: run) { report(.behaviour(behaviour, run: run)) }
      finish()
    }
  }

  /// What is left of the block after some of its runs.
  ///
  /// - Parameter made: How many runs were made.
  /// - Returns: The rest, or `nil` where there is none.
  public func rest(after made: Int) -> FuzzBlock? {
    guard made < count else { return nil }
    return FuzzBlock(route: route, seed: seed, firstRun: firstRun + UInt64(made), count: count - made)
  }

  /// The run of the block that has shown something, by itself.
  func only(_ run: UInt64) -> FuzzBlock {
    var block = FuzzBlock(route: route, seed: seed, firstRun: run, count: 1)
    block.tellsAgain = true
    return block
  }

  /// The violation of the run after some others that did not come to its end.
  ///
  /// - Parameters:
  ///   - end: How the run ended.
  ///   - made: How many runs of the block came before it.
  ///   - choices: Its choices until then.
  ///   - space: The stacks of the app.
  /// - Returns: The violation.
  public func sighting(
    of end: AbnormalEnd, after made: Int, drawing choices: ChoiceSequence, in space: StackSpace
  ) -> Sighting {
    var source = ReplaySource(choices)
    return Sighting(
      run: firstRun + UInt64(made), state: space.drawUniformly(from: &source), choices: choices,
      property: end.property, manner: ViolationManner(end))
  }
}

extension RouteExecution {
  /// How the run that was just made behaved: what was judged, how the route ended and what the user sees, without contexts.
  package func behaviour(_ judgement: Judgement) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(bytes: route.name.utf8)
    builder.combine(UInt64(judgement.violated.rawValue))
    builder.combine(UInt64(judgement.exercised.rawValue))
    builder.combine(bytes: ending.words.utf8)
    builder.combine(after.layerCount)
    for entry in after.entries where entry.isVisible && Int(entry.layer) == after.layerCount - 1 {
      builder.combine(Int(entry.kind.rawValue))
      builder.combine(entry.kind == .screen ? Int(entry.screen) : -1)
    }
    return builder.fingerprint
  }
}
