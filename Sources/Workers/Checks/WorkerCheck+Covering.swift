import Checking
import RoutingSpecs

extension WorkerCheck {
  /// How long workers may take to say what they know where everything is to end at once.
  private static let patience = Duration.milliseconds(200)

  /// Covers the large space of routes in the workers, a route at a time in each; gives the covers by the routes'
  /// indices.
  ///
  /// They are the same for any number of workers. A run that ends its process ends the cover of its route: all stacks
  /// that had answered alike by then violate `doesNotTrap`, or `terminates` where the run hangs. A cover whose
  /// process is killed from outside is made again.
  func covers(of routes: [Int], _ monitor: Monitor) throws(WorkerError) -> [Int: CoverRecord] {
    var round = CoverRound(routes: routes, workers: pool.count)
    var patience: ContinuousClock.Instant?
    while !round.isDone {
      if round.stopReason == nil, let reason = monitor.shouldStop() {
        for worker in round.stop(reason) { pool.requestStop(worker) }
        if endsAtOnce() { patience = .now + Self.patience }
      }
      if let end = patience, .now > end {
        // What hangs cannot be asked; what the others have said is kept.
        for worker in round.busyWorkers { pool.kill(worker) }
        patience = nil
      }
      while let worker = pool.idleWorker, let item = round.begin(in: worker) {
        watch.start(worker)
        let request = CheckRequest(work: .cover(careful: item.careful), route: item.route)
        pool.send(Wire.bytes(request), to: worker)
      }
      for (worker, event) in try pool.wait(milliseconds: 50) { try take(event, from: worker, in: &round) }
      for worker in round.busyWorkers { stopIfHanging(worker) }
      tell(monitor, runsMore: round.busyWorkers.reduce(round.runs) { $0 + pool.runsStarted(by: $1) })
    }
    runsDone += round.runs
    return round.records
  }

  private func take(
    _ event: WorkerPool.Event, from worker: Int, in round: inout CoverRound
  ) throws(WorkerError) {
    switch event {
    case .interim(let bytes): round.note(Wire.value(RegionUnderWay.self, from: bytes), from: worker)
    case .answer(let bytes): round.finish(Wire.value(CoverRecord.self, from: bytes), from: worker)
    case .death(let end, let traces):
      try noteDeath(traces)
      guard let item = round.items[worker] else { return }
      let endOfRun = endOfRun(
        of: item.route, by: watch.judge(end, of: worker), isAgain: item.killedAfter == traces.runsStarted)
      if let endOfRun, let region = item.region(ofRun: traces.runsStarted - 1) {
        round.finish(routeCheck(item.route).record(of: endOfRun, in: region), from: worker)
      } else {
        round.makeAgain(from: worker, after: traces.runsStarted, wasKilled: endOfRun == nil)
      }
    }
  }
}
