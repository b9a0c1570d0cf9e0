import Checking

/// Makes blocks of a campaign, and makes what they show as small as it can be.
@MainActor
public final class FuzzSearch<Runner: FuzzRunner> {
  private let plan: FuzzPlan
  private let runner: Runner

  /// All that is known of the campaign, whoever found it.
  public private(set) var known: FuzzRecord

  /// What was found since it was last given away to be kept.
  private var unkept = FuzzRecord()

  /// Blocks with violations that are news, which wait until nothing else runs.
  private var waiting: [(block: FuzzBlock, news: [FuzzBlock.News])] = []

  /// How a search speaks with its caller.
  public struct Monitor {
    /// Gives the number of the next block; `nil` ends the search.
    public let next: () -> UInt64?

    /// Is asked after each block whether what was found is to be kept now.
    public let isTimeToKeep: () -> Bool

    /// Keeps what was found since the last time.
    public let keep: (FuzzRecord) -> Void

    /// Makes a monitor.
    public init(
      next: @escaping () -> UInt64?, isTimeToKeep: @escaping () -> Bool = { true },
      keep: @escaping (FuzzRecord) -> Void
    ) {
      self.next = next
      self.isTimeToKeep = isTimeToKeep
      self.keep = keep
    }
  }

  /// Prepares a search; nothing runs yet.
  public init(_ plan: FuzzPlan, known: FuzzRecord = FuzzRecord(), by runner: Runner) {
    self.plan = plan
    self.known = known
    self.runner = runner
  }

  /// Makes the runs of blocks until there are no more.
  ///
  /// What the search shows of a block depends on the block alone. Which of two violations of a kind is told is decided by
  /// their runs: the earliest is, in whatever order they were made.
  ///
  /// - Parameter monitor: Gives the blocks and keeps what is found.
  /// - Throws: What the runner throws; what was found until then was kept.
  public func run(_ monitor: Monitor) throws(Runner.Failure) {
    defer { keep(monitor) }
    var isOver = false
    while !isOver {
      try runner.run {
        guard waiting.isEmpty else { return nil }
        guard let number = monitor.next() else {
          isOver = true
          return nil
        }
        return plan.block(number)
      } take: { block, news in
        take(block, news)
        if monitor.isTimeToKeep() { keep(monitor) }
      }
      try settle()
    }
  }

  private func keep(_ monitor: Monitor) {
    guard !unkept.isEmpty else { return }
    monitor.keep(unkept)
    unkept = FuzzRecord()
  }

  private func take(_ block: FuzzBlock, _ news: [FuzzBlock.News]) {
    for case .behaviour(let behaviour, let run) in news where known.note(behaviour, in: run) {
      unkept.note(behaviour, in: run)
    }
    let isNews = news.contains {
      if case .violation(let sighting) = $0 { known.isNews(sighting, of: block.route) } else { false }
    }
    if isNews { waiting.append((block, news)) } else { finish(block) }
  }

  /// Notes that the runs of a block were made; those of a part of one will be made again.
  private func finish(_ block: FuzzBlock) {
    guard block.isWhole else { return }
    let number = block.firstRun / UInt64(FuzzPlan.blockLength)
    known.noteMade(number)
    unkept.noteMade(number)
  }

  /// Makes the violations small that are news; the earliest first, so that the others of its kind are none.
  private func settle() throws(Runner.Failure) {
    for (block, news) in waiting.sorted(by: { $0.block.firstRun < $1.block.firstRun }) {
      for case .violation(let sighting) in news where known.isNews(sighting, of: block.route) {
        let finding = try finding(sighting, of: block)
        known.note(finding)
        unkept.note(finding)
      }
      finish(block)
    }
    waiting = []
  }

  /// A finding as small as it can be made.
  private func finding(
    _ sighting: FuzzBlock.Sighting, of block: FuzzBlock
  ) throws(Runner.Failure) -> FuzzFinding {
    let witness = try runner.witness(of: sighting, in: block)
    let isFlaky = witness.isConfirmed ? false : try self.isFlaky(sighting, of: block)
    return FuzzFinding(
      route: block.route, property: sighting.property, signature: sighting.signature,
      notation: witness.notation,
      token: ReplayToken(
        app: plan.app, route: block.route, property: sighting.property, payload: witness.payload),
      run: sighting.run, isFlaky: isFlaky)
  }

  /// Whether the run does something else when it is made again.
  private func isFlaky(
    _ sighting: FuzzBlock.Sighting, of block: FuzzBlock
  ) throws(Runner.Failure) -> Bool {
    var again = [block.only(sighting.run)]
    var isSame = false
    try runner.run {
      again.popLast()
    } take: { _, news in
      isSame = news.contains {
        guard case .violation(let other) = $0 else { return false }
        return other.property == sighting.property && other.signature == sighting.signature
      }
    }
    return !isSame
  }
}
