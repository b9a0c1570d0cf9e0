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

  /// The kinds of violations of the route that need not be reported again.
  public private(set) var known: [Kind]

  /// What tells one violation of a route from another.
  public struct Kind: Hashable, Sendable, Codable {
    /// The property.
    public let property: RouteProperty
    /// How the route ended, in words.
    public let manner: String
  }

  /// The first run that showed a kind of violation.
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

    var kind: Kind { Kind(property: property, manner: manner.words) }
  }

  init(route: String, seed: Seed, firstRun: UInt64, count: Int, known: [Kind]) {
    self.route = route
    self.seed = seed
    self.firstRun = firstRun
    self.count = count
    self.known = known
  }

  /// Makes the runs.
  ///
  /// - Parameters:
  ///   - execution: Performs the route.
  ///   - beginnings: The stacks that every second run starts from; the others draw theirs by rank.
  ///   - board: Where each run notes its choices and that it is over, so that they outlive the process; or `nil`.
  ///   - report: Is told each violation whose kind is not known, before its run is over on the board.
  @MainActor
  public func run(
    on execution: RouteExecution, beginnings: FuzzBeginnings, board: RunBoard? = nil,
    report: (Sighting) -> Void
  ) {
    let source = SamplingSource(
      seed: seed, firstRun: firstRun, beginnings: beginnings.choices(seed: seed))
    if let board {
      run(on: execution, drawing: BoardedSource(source, on: board), report: report) { board.finishRun(0) }
    } else {
      run(on: execution, drawing: source, report: report) {}
    }
  }

  @MainActor
  private func run<Source: RunSource>(
    on execution: RouteExecution, drawing source: consuming Source, report: (Sighting) -> Void,
    finish: () -> Void
  ) {
    var known = known
    for index in 0..<count {
      if index > 0 { _ = source.advance() }
      let (state, judgement) = execution.run(drawing: &source)
      for (property, manner) in execution.result(of: judgement).violations {
        let sighting = Sighting(
          run: firstRun + UInt64(index), state: state, choices: source.trail, property: property,
          manner: manner)
        guard !known.contains(sighting.kind) else { continue }
        known.append(sighting.kind)
        report(sighting)
      }
      finish()
    }
  }

  /// What is left of the block after some of its runs.
  ///
  /// - Parameters:
  ///   - made: How many runs were made.
  ///   - sightings: What those have shown.
  /// - Returns: The rest, or `nil` where there is none.
  public func rest(after made: Int, showing sightings: [Sighting]) -> FuzzBlock? {
    guard made < count else { return nil }
    return FuzzBlock(
      route: route, seed: seed, firstRun: firstRun + UInt64(made), count: count - made,
      known: known + sightings.map(\.kind))
  }

  /// The violation of the run after some others that did not come to its end, where its kind is not known.
  ///
  /// - Parameters:
  ///   - end: How the run ended.
  ///   - made: How many runs of the block came before it.
  ///   - choices: Its choices until then.
  ///   - space: The stacks of the app.
  /// - Returns: The violation, or `nil`.
  public func sighting(
    of end: AbnormalEnd, after made: Int, drawing choices: ChoiceSequence, in space: StackSpace
  ) -> Sighting? {
    var source = ReplaySource(choices)
    let sighting = Sighting(
      run: firstRun + UInt64(made), state: space.drawUniformly(from: &source), choices: choices,
      property: end.property, manner: ViolationManner(end))
    return known.contains(sighting.kind) ? nil : sighting
  }
}
