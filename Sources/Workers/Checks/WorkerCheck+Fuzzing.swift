import Checking
public import RoutingSpecs

/// Makes the runs of a campaign in worker processes, so that a route that traps, exits or hangs is a finding.
extension WorkerCheck: FuzzRunner {
  /// A block that a worker is at.
  private struct FuzzJob {
    let block: FuzzBlock
    var rest: FuzzBlock
    /// What was new in it, as told by the present process and by those before it that are dead.
    var news: [FuzzBlock.News] = []
    var wasKilled = false
  }

  /// Makes the runs of blocks, one in each worker at a time, until there are no more.
  ///
  /// - Parameters:
  ///   - next: Gives the next block, of a route of the check; after `nil` it is not asked again.
  ///   - take: Is given each block whose runs were made, with what was new in it.
  /// - Throws: `WorkerError` where the system makes no more processes, or where everything is to end at once.
  public func run(
    _ next: () -> FuzzBlock?, take: (FuzzBlock, [FuzzBlock.News]) -> Void
  ) throws(WorkerError) {
    var jobs = [FuzzJob?](repeating: nil, count: pool.count)
    var hasMore = true
    while true {
      while hasMore, !endsAtOnce(), let worker = pool.idleWorker {
        guard let block = next() else {
          hasMore = false
          break
        }
        jobs[worker] = FuzzJob(block: block, rest: block)
        send(block, to: worker)
      }
      guard jobs.contains(where: { $0 != nil }) else { return }
      if endsAtOnce() {
        for worker in jobs.indices where jobs[worker] != nil { pool.kill(worker) }
        throw .interrupted
      }
      for (worker, event) in try pool.wait(milliseconds: 50) {
        guard let job = jobs[worker] else { continue }
        jobs[worker] = try goOn(job, after: event, of: worker, take)
      }
      for worker in jobs.indices where jobs[worker] != nil { stopIfHanging(worker) }
    }
  }

  private func send(_ block: FuzzBlock, to worker: Int) {
    watch.start(worker)
    pool.send(Wire.bytes(CheckRequest.fuzz(block, route: index(ofRoute: block.route))), to: worker)
  }

  /// What a worker is at after something has happened; `nil` where its block is over.
  private func goOn(
    _ former: FuzzJob, after event: WorkerPool.Event, of worker: Int,
    _ take: (FuzzBlock, [FuzzBlock.News]) -> Void
  ) throws(WorkerError) -> FuzzJob? {
    var job = former
    switch event {
    case .interim(let bytes):
      job.news.append(FuzzNewsMessage(bytes).news)
      return job
    case .answer:
      take(job.block, job.news)
      return nil
    case .death(let end, let traces):
      try noteDeath(traces)
      let made = traces.results.count
      let route = job.block.route
      let endOfRun =
        traces.isRunUnderWay
        ? endOfRun(
          of: index(ofRoute: route), by: watch.judge(end, of: worker), isAgain: job.wasKilled && made == 0)
        : nil
      if let endOfRun, isJudged(endOfRun.property, route: route) {
        job.news.append(
          .violation(job.rest.sighting(of: endOfRun, after: made, drawing: traces.trail, in: app.space)))
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

  private func isJudged(_ property: RouteProperty, route: String) -> Bool {
    app.route(named: route)?.expectation.exemptions.contains(property) != true
  }

  /// Judges a route from one stack, in the first worker.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - property: The property in whose violation the manner is wanted.
  ///   - route: The name of a route of the check.
  /// - Returns: What is violated, and how the run ended.
  /// - Throws: `WorkerError` where the system makes no more processes, or where everything is to end at once.
  public func judge(
    _ state: StackState, _ property: RouteProperty, route: String
  ) throws(WorkerError) -> (violated: RouteProperties, manner: ViolationManner) {
    try judge(state, property, route: index(ofRoute: route))
  }
}
