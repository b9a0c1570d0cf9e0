public import Checking
public import RoutingSpecs

extension WorkerCheck {
  /// Performs the routes of the check under each change of a setting.
  ///
  /// A run that ends its process violates `doesNotTrap`, or `terminates` where it hangs, under that change.
  ///
  /// - Parameters:
  ///   - sweep: The changes and the stacks.
  ///   - results: What the check has shown, in the order of the routes.
  ///   - progress: Is told how many pieces of work are over, of how many.
  ///   - shouldStop: Is asked some times a second whether to stop, and why.
  /// - Returns: For each route what it has done under each change, in the order of the changes; the same for any number
  ///   of workers.
  /// - Throws: `WorkerError` where the system makes no more processes.
  public func records(
    of sweep: SettingSweep, after results: [RouteResult], progress: (Int, Int) -> Void = { _, _ in },
    shouldStop: () -> StopReason? = { nil }
  ) throws(WorkerError) -> [[SettingSweep.Record]] {
    let work = results.map { result in sweep.changes.map { SettingSweep.Work($0, after: result) } }
    let total = work.reduce(0) { $0 + $1.count }
    var round = SweepRound(work, workers: pool.count)
    while !round.isDone {
      if round.stopReason == nil, let reason = shouldStop() {
        round.stop(reason)
        for worker in round.busyWorkers { endsAtOnce() ? pool.kill(worker) : pool.requestStop(worker) }
      }
      while let worker = pool.idleWorker, let item = round.begin(in: worker) {
        watch.start(worker)
        pool.send(Wire.bytes(CheckRequest(work: .sweep(item.work), route: item.route)), to: worker)
      }
      for (worker, event) in try pool.wait(milliseconds: 50) {
        try take(event, from: worker, of: sweep, in: &round)
      }
      for worker in round.busyWorkers { stopIfHanging(worker) }
      progress(round.finished, total)
    }
    return round.records
  }

  private func take(
    _ event: WorkerPool.Event, from worker: Int, of sweep: SettingSweep, in round: inout SweepRound
  ) throws(WorkerError) {
    switch event {
    case .interim(let bytes):
      round.note(Wire.value(SettingSweep.Sighting.self, from: bytes), from: worker)
    case .answer(let bytes): round.finish(Wire.value(SettingSweep.Record.self, from: bytes), from: worker)
    case .death(let end, let traces):
      try noteDeath(traces)
      guard let item = round.items[worker] else { return }
      let isAgain = item.killedAfter == item.work.first && traces.runsStarted == 1
      let endOfRun = endOfRun(of: item.route, by: watch.judge(end, of: worker), isAgain: isAgain)
      round.goOn(
        from: worker, after: traces.runsStarted, endedBy: traces.runsStarted > 0 ? endOfRun : nil,
        stacks: sweep.stacks(of: item.work), mostEnds: Self.mostHangs)
    }
  }
}
