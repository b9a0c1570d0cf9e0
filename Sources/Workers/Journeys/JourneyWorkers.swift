package import Checking
import JourneyFuzzing
package import Journeys
package import RoutingSpecs

/// Makes the runs of a campaign that uses an app from launch in worker processes, so that an app that traps, exits or
/// hangs is a finding.
@MainActor
package final class JourneyWorkers: JourneyFuzzRunner, BlockWorkers {
  let pool: WorkerPool
  let watch: HangWatch

  /// Is asked some times a second whether everything is to end at once, whatever a worker is doing; what was asked of
  /// workers then throws `WorkerError.interrupted`.
  package var endsAtOnce: () -> Bool = { false }
  let overtime = Overtime()

  /// Is asked some times a second, where blocks of a campaign take long, whether those under way are to be left before their end;
  /// what they have shown is taken, and they will be made again.
  package var leavesBlocks: () -> Bool = { false }

  /// Is told now and then how far an exploration is.
  package var noteProgress: (ExplorationProgress) -> Void = { _ in }

  /// Is given what is to be kept of an exploration, and how many times something was kept before.
  package var keep: (_ entry: [UInt8], _ number: Int) -> Void = { _, _ in }

  private var deaths = DeathCount()
  private var hasHung = false

  /// Makes the workers; nothing runs yet.
  ///
  /// What was kept of an exploration is gone on with and kept; with `nil` nothing is. A run that takes longer than
  /// `runTime` counts as hanging.
  package init(
    _ app: CheckedApp, workers: Int, runTime: Duration = .seconds(10),
    keepingAfter kept: KeptExploration? = nil
  ) throws(WorkerError) {
    let service = JourneyService(app, kept, runTime)
    pool = try WorkerPool(count: workers) { service.answer($0, $1) }
    watch = HangWatch(limit: runTime, workers: pool.count)
  }

  package func run(
    _ next: () -> FuzzBlock?, take: (FuzzBlock, [FuzzBlock.News]) -> Void
  ) throws(WorkerError) {
    try makeRuns(of: next, take: take)
  }

  package func ending(ofRun run: UInt64, seed: Seed) throws(WorkerError) -> JourneySearch.Ending {
    guard let ending = try ending(.run(run, seed: seed)) else {
      preconditionFailure("a run that is drawn has steps that are possible")
    }
    return ending
  }

  package func ending(of steps: [String]) throws(WorkerError) -> JourneySearch.Ending? {
    try ending(.follow(steps))
  }

  /// Explores the app in the first worker, which may try things in so many processes at a time; what is found is the
  /// same.
  ///
  /// An app that traps ends it. The journey to that is the shortest, unless the app does not always trap there.
  package func explore(
    _ limits: JourneyLimits = JourneyLimits(), jobs: Int = 1
  ) throws(WorkerError) -> ExploredApp.Outcome {
    let (reply, steps) = try askForSteps(.explore(limits, jobs: jobs))
    switch reply {
    case .answer(let bytes):
      return switch Wire.value(ExplorationAnswer.self, from: bytes) {
      case .whole(let explored): .whole(explored)
      case .refused(let fault): .refused(fault)
      }
    case .end(let end):
      var ending = Self.ending(end, after: steps)
      // Each journey that hangs too costs the whole time that a run may take.
      if end != .hang, try shows(ending) { ending.steps = try shortest(ending) }
      return .ended(ending)
    }
  }

  private func ending(_ request: JourneyRequest) throws(WorkerError) -> JourneySearch.Ending? {
    let (reply, steps) = try askForSteps(request)
    return switch reply {
    case .answer(let bytes): Wire.value([JourneySearch.Ending].self, from: bytes).first
    case .end(let end): Self.ending(end, after: steps)
    }
  }

  private static func ending(_ end: AbnormalEnd, after steps: [String]) -> JourneySearch.Ending {
    JourneySearch.Ending(property: end.property.rawValue, sentence: "\(end)", steps: steps)
  }

  /// Asks for something, and takes down the steps since the last launch.
  private func askForSteps(
    _ request: JourneyRequest
  ) throws(WorkerError) -> (reply: WorkerReply, steps: [String]) {
    var steps: [String] = []
    let reply = try ask(
      Wire.bytes(request), endOfRun: { endOfRun(by: $0, isAgain: $1) },
      interim: {
        switch JourneyNews(bytes: $0) {
        // A journey that is begun anew, to see what stands without a step, is told anew.
        case .launch: steps = []
        case .step(let words): steps.append(words)
        case .progress(let progress): noteProgress(progress)
        case .kept(let entry, let number): keep(entry, number)
        }
      })
    return (reply, steps)
  }

  // MARK: - Blocks

  func request(for block: FuzzBlock) -> [UInt8] { Wire.bytes(JourneyRequest.fuzz(block)) }

  func endOfRun(in block: FuzzBlock, by end: WorkerEnd, isAgain: Bool) -> AbnormalEnd? {
    endOfRun(by: end, isAgain: isAgain)
  }

  /// How a run has ended with its process; once one has hung in two processes, others need one.
  private func endOfRun(by end: WorkerEnd, isAgain: Bool) -> AbnormalEnd? {
    let endOfRun = end.endOfRun(isAgain: isAgain || end == .stopped && hasHung)
    if endOfRun == .hang { hasHung = true }
    return endOfRun
  }

  func isJudged(_ end: AbnormalEnd, in block: FuzzBlock) -> Bool { true }

  func noteDeath(_ traces: WorkerTraces) throws(WorkerError) { try deaths.note(traces) }
}

/// What a worker is asked to do with an app from launch.
private enum JourneyRequest: Codable {
  /// Make some runs of a campaign.
  case fuzz(FuzzBlock)
  /// Make one run once more, and tell its steps.
  case run(UInt64, seed: Seed)
  /// Follow a journey, and tell its steps.
  case follow([String])
  /// Use the app in every way, and tell the steps.
  case explore(JourneyLimits, jobs: Int)
}

/// What comes of an exploration in a worker.
private enum ExplorationAnswer: Codable {
  case whole(ExploredApp)
  case refused(KeptFault)
}

/// What a worker does with requests about an app from launch.
@MainActor
private final class JourneyService {
  private let app: CheckedApp
  private var memory = FuzzMemory()
  private var search: JourneySearch?
  private let kept: KeptExploration?
  private let runTime: Duration

  init(_ app: CheckedApp, _ kept: KeptExploration?, _ runTime: Duration) {
    (self.app, self.kept, self.runTime) = (app, kept, runTime)
  }

  func answer(_ bytes: [UInt8], _ port: WorkerPort) -> [UInt8] {
    switch Wire.value(JourneyRequest.self, from: bytes) {
    case .fuzz(let block):
      port.board.rest()
      let search = search ?? JourneySearch(app)
      self.search = search
      let target = JourneyFuzzing(app, by: search, seed: block.seed)
      block.run(on: target, memory: &memory, board: port.board) { port.tell($0) }
      return []
    case .run(let run, let seed):
      return Wire.bytes([JourneyFuzzing(app, by: told(port), seed: seed).journey(of: run)])
    case .explore(let limits, let jobs):
      search = nil
      return Wire.bytes(explored(limits, jobs, port))
    case .follow(let steps):
      return Wire.bytes([try? told(port).follow(steps)].compactMap(\.self))
    }
  }

  private func explored(_ limits: JourneyLimits, _ jobs: Int, _ port: WorkerPort) -> ExplorationAnswer {
    let start = ContinuousClock.now
    do throws(KeptFault) {
      return .whole(
        try .exploring(
          app, limits, after: kept,
          keep: { port.sendInterim(JourneyNews.kept($0, number: $1).bytes) },
          elapsed: { start.duration(to: .now) }, followedBy: StepTeller(port),
          by: ShareProcesses(count: jobs, longestStep: min(runTime, .seconds(3)))))
    } catch {
      return .refused(error)
    }
  }

  /// A device on which each step is told before it is done; the one for blocks is gone then.
  private func told(_ port: WorkerPort) -> JourneySearch {
    search = nil
    return JourneySearch(app, followedBy: StepTeller(port))
  }
}

/// Tells each step before it is done, because a worker that traps tells nothing any more.
///
/// Each step is a run for the watch: exploring an app takes long where no step hangs.
private final class StepTeller: JourneyFollower {
  private let port: WorkerPort

  private var lastProgress = ContinuousClock.now

  init(_ port: WorkerPort) { self.port = port }

  func launches() { begin(.launch) }

  func does(_ words: String) { begin(.step(words)) }

  func rests() { port.board.rest() }

  func pauses(_ progress: () -> ExplorationProgress) {
    let now = ContinuousClock.now
    guard lastProgress.duration(to: now) >= Self.interval else { return }
    lastProgress = now
    port.sendInterim(JourneyNews.progress(progress()).bytes)
  }

  /// How often it is told how far an exploration is.
  private static let interval = Duration.milliseconds(100)

  private func begin(_ news: JourneyNews) {
    port.board.startRun()
    port.sendInterim(news.bytes)
  }
}
