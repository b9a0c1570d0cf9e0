import Checking
import RoutingSpecs

/// Worker processes that make the runs of blocks.
@MainActor
protocol BlockWorkers: AnyObject {
  /// The processes.
  var pool: WorkerPool { get }

  /// Notices those that hang.
  var watch: HangWatch { get }

  /// Is asked some times a second whether everything is to end at once, whatever a worker is doing.
  var endsAtOnce: () -> Bool { get }
  /// How long what is asked may take; without an end but where a check is over.
  var overtime: Overtime { get }

  /// Is asked some times a second, where blocks take long, whether whole ones that are under way are to be left; what they have
  /// shown is taken.
  var leavesBlocks: () -> Bool { get }

  /// What a worker is asked for.
  func request(for block: FuzzBlock) -> [UInt8]

  /// How a run has ended with its process, or `nil` where it is to be made again.
  ///
  /// Whether a process was killed or stopped in the same run before is up to the caller to know.
  func endOfRun(in block: FuzzBlock, by end: WorkerEnd, isAgain: Bool) -> AbnormalEnd?

  /// Whether it is a violation that a run of a block ends so.
  func isJudged(_ end: AbnormalEnd, in block: FuzzBlock) -> Bool

  /// Notices workers that die again and again before they do anything.
  func noteDeath(_ traces: WorkerTraces) throws(WorkerError)
}

extension WorkerPort {
  /// Tells what is new in a campaign.
  ///
  /// A search begins with thousands of behaviours, so they stand on the board as far as there is room.
  func tell(_ news: FuzzBlock.News) {
    if case .behaviour(let behaviour, let run) = news, board.tell(behaviour.rawValue, run) { return }
    sendInterim(Wire.bytes(news))
  }
}

extension WorkerTraces {
  /// The behaviours that were told on the board.
  var behaviours: [FuzzBlock.News] {
    news.map { .behaviour(Fingerprint(rawValue: $0.0), run: $0.1) }
  }
}

/// A block that a worker is at.
private struct FuzzJob {
  let block: FuzzBlock
  var rest: FuzzBlock
  /// What was new in it, as told by the present process and by those before it that are dead.
  var news: [FuzzBlock.News] = []
  var wasKilled = false
}

extension BlockWorkers {
  /// Makes the runs of blocks, one in each worker at a time, until `next` has given `nil`, after which it is not
  /// asked again.
  ///
  /// Each block whose runs were made is taken with what was new in it.
  func makeRuns(
    of next: () -> FuzzBlock?, take: (FuzzBlock, [FuzzBlock.News]) -> Void
  ) throws(WorkerError) {
    var jobs = [FuzzJob?](repeating: nil, count: pool.count)
    var hasMore = true
    var latest = ContinuousClock.now
    while true {
      while hasMore, !endsAtOnce(), let worker = pool.idleWorker {
        guard let block = next() else {
          hasMore = false
          break
        }
        jobs[worker] = FuzzJob(block: block, rest: block)
        latest = .now
        send(block, to: worker)
      }
      guard jobs.contains(where: { $0 != nil }) else { return }
      if endsAtOnce() {
        for worker in jobs.indices where jobs[worker] != nil { pool.kill(worker) }
        throw .interrupted
      }
      let isSlow = latest.duration(to: .now) > Self.patience && jobs.allSatisfy { $0?.block.isWhole ?? true }
      if isSlow, leavesBlocks() { return try leave(jobs, take) }
      for (worker, event) in try pool.wait(milliseconds: 50) {
        guard let job = jobs[worker] else { continue }
        jobs[worker] = try goOn(job, after: event, of: worker, take)
      }
      for worker in jobs.indices where jobs[worker] != nil { stopIfHanging(worker) }
    }
  }

  /// How long workers are at their blocks before it is asked whether to leave them.
  private static var patience: Duration { .seconds(1) }

  /// Ends what the workers are at, and takes what it has shown.
  private func leave(
    _ underWay: [FuzzJob?], _ take: (FuzzBlock, [FuzzBlock.News]) -> Void
  ) throws(WorkerError) {
    var jobs = underWay
    for worker in jobs.indices where jobs[worker] != nil { pool.kill(worker) }
    while jobs.contains(where: { $0 != nil }) {
      for (worker, event) in try pool.wait(milliseconds: 50) {
        guard let job = jobs[worker] else { continue }
        switch event {
        case .interim, .answer: jobs[worker] = try goOn(job, after: event, of: worker, take)
        case .death(_, let traces):
          let begun = job.block.count - job.rest.count + traces.runsStarted
          take(job.block.begun(begun), job.news + traces.behaviours)
          jobs[worker] = nil
        }
      }
    }
  }

  private func send(_ block: FuzzBlock, to worker: Int) {
    watch.start(worker)
    pool.send(request(for: block), to: worker)
  }

  /// Stops a worker that has been making the same run for too long.
  func stopIfHanging(_ worker: Int) {
    let isHanging = watch.isHanging(
      worker, runsStarted: pool.runsStarted(by: worker), isResting: pool.isResting(worker))
    if isHanging { pool.kill(worker) }
  }

  /// What a worker is at after something has happened; `nil` where its block is over.
  private func goOn(
    _ former: FuzzJob, after event: WorkerPool.Event, of worker: Int,
    _ take: (FuzzBlock, [FuzzBlock.News]) -> Void
  ) throws(WorkerError) -> FuzzJob? {
    var job = former
    switch event {
    case .interim(let bytes):
      job.news.append(Wire.value(FuzzBlock.News.self, from: bytes))
      return job
    case .answer:
      take(job.block, job.news + pool.traces(of: worker).behaviours)
      return nil
    case .death(let end, let traces):
      try noteDeath(traces)
      job.news += traces.behaviours
      let made = traces.results.count
      let endOfRun =
        traces.isRunUnderWay
        ? endOfRun(in: job.block, by: watch.judge(end, of: worker), isAgain: job.wasKilled && made == 0)
        : nil
      if let endOfRun, isJudged(endOfRun, in: job.block) {
        job.news.append(
          .violation(job.rest.sighting(of: endOfRun, after: made, drawing: traces.trail)))
      }
      job.wasKilled = traces.isRunUnderWay && endOfRun == nil
      guard let rest = job.rest.rest(after: made + (endOfRun == nil ? 0 : 1)) else {
        take(job.block, job.news)
        return nil
      }
      job.rest = rest
      send(rest, to: worker)
      return job
    }
  }

  /// Ends the first worker in the middle of what it does, and lets another one take its place.
  private func replaceFirst() throws(WorkerError) {
    pool.kill(0)
    while true {
      for (worker, event) in try pool.wait(milliseconds: 50) where worker == 0 {
        if case .death = event { return }
      }
    }
  }

  /// Asks the first worker for something, and once more if it is killed from outside or stopped.
  ///
  /// `endOfRun` is told whether that happened before, and gives `nil` where the run is to be made again.
  func ask(
    _ request: [UInt8], endOfRun: (WorkerEnd, Bool) -> AbnormalEnd?, interim: ([UInt8]) -> Void
  ) throws(WorkerError) -> WorkerReply {
    var hasBeenKilled = false
    while true {
      switch try askOnce(request, interim: interim) {
      case .answer(let bytes): return .answer(bytes)
      case .interim: break
      case .death(let end, _):
        if let end = endOfRun(end, hasBeenKilled) { return .end(end) }
        hasBeenKilled = true
      }
    }
  }

  /// Asks the first worker, and gives its answer or its death.
  func askOnce(_ request: [UInt8], interim: ([UInt8]) -> Void) throws(WorkerError) -> WorkerPool.Event {
    if endsAtOnce() { throw .interrupted }
    watch.start(0)
    pool.send(request, to: 0)
    while true {
      if endsAtOnce() {
        pool.kill(0)
        throw .interrupted
      }
      if overtime.isOver() {
        try replaceFirst()
        throw .interrupted
      }
      for (worker, event) in try pool.wait(milliseconds: 50) where worker == 0 {
        switch event {
        case .interim(let bytes): interim(bytes)
        case .answer: return event
        case .death(let end, let traces): return .death(watch.judge(end, of: 0), traces)
        }
      }
      stopIfHanging(0)
    }
  }
}

/// What a worker has answered, or how its run has ended.
enum WorkerReply {
  case answer([UInt8])
  case end(AbnormalEnd)
}
