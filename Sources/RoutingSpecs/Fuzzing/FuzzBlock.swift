public import Checking

/// Some runs of a campaign in a row, all of the same route or of the same app from launch.
public struct FuzzBlock: Hashable, Sendable, Codable {
  /// The name of the route, or of the app that is launched.
  public let route: String

  /// The seed of the campaign.
  public let seed: Seed

  /// The number of the first run.
  public private(set) var firstRun: UInt64

  /// How many runs there are, at least 1.
  public private(set) var count: Int

  /// Whether it is a block as a campaign hands them out, and not a part of one.
  package var isWhole: Bool { count == FuzzPlan.blockLength }

  /// Whether what was told before is to be told again.
  private var tellsAgain = false

  /// The first run of the block that showed a kind of violation.
  public struct Sighting: Hashable, Sendable, Codable {
    /// The number of the run.
    public let run: UInt64
    /// All its choices; as far as they are known, where the run did not come to its end.
    public let choices: ChoiceSequence
    /// The name of the property that it violated.
    public let property: String
    /// How it ended, in words: what tells one violation of a property from another.
    public let signature: String
    /// How the run ended before its end, or `nil` where it came to its end.
    public internal(set) var end: AbnormalEnd?

    func kind(of route: String) -> FuzzFinding.Kind {
      FuzzFinding.Kind(route: route, property: property, signature: signature)
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
  ///   - target: Performs one run.
  ///   - memory: What was told before.
  ///   - board: Where each run notes its choices and that it is over, so that they outlive the process; or `nil`.
  ///   - report: Is told what is new, before the run is over on the board.
  @MainActor
  package func run(
    on target: some FuzzTarget, memory: inout FuzzMemory, board: RunBoard? = nil, report: (News) -> Void
  ) {
    if tellsAgain { memory = FuzzMemory() }
    let source = SamplingSource(seed: seed, firstRun: firstRun)
    if let board {
      run(on: target, drawing: BoardedSource(source, on: board), &memory, report: report) {
        board.finishRun(0)
      }
    } else {
      run(on: target, drawing: source, &memory, report: report) {}
    }
  }

  @MainActor
  private func run<Source: SteeredSource>(
    on target: some FuzzTarget, drawing source: consuming Source, _ memory: inout FuzzMemory,
    report: (News) -> Void, finish: () -> Void
  ) {
    for index in 0..<count {
      if index > 0 { _ = source.advance() }
      let run = firstRun + UInt64(index)
      target.perform(run, drawing: &source) { shown in
        switch shown {
        case .violation(let property, let signature, let choices):
          let sighting = Sighting(run: run, choices: choices, property: property, signature: signature)
          if memory.note(sighting, of: route) { report(.violation(sighting)) }
        case .behaviour(let behaviour):
          if memory.note(behaviour, in: run) { report(.behaviour(behaviour, run: run)) }
        }
      }
      finish()
    }
  }

  /// What was done of the block when so many of its runs were begun, where it was left before its end.
  package func begun(_ runs: Int) -> FuzzBlock {
    FuzzBlock(route: route, seed: seed, firstRun: firstRun, count: min(max(1, runs), count - 1))
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
  /// - Returns: The violation.
  public func sighting(of end: AbnormalEnd, after made: Int, drawing choices: ChoiceSequence) -> Sighting {
    Sighting(
      run: firstRun + UInt64(made), choices: choices, property: end.property.rawValue, signature: "\(end)",
      end: end)
  }
}
