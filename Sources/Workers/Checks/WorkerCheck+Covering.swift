import Checking
public import RoutingSpecs

extension WorkerCheck {
  /// Covers the large space of each route in the workers, where it is to be covered, a route at a time in each.
  ///
  /// A run that ends its process ends the cover of its route: all stacks that had answered alike by then violate
  /// `doesNotTrap`, or `terminates` where the run hangs. A cover whose process is killed from outside is made again.
  ///
  /// - Parameters:
  ///   - results: What `run(monitor:)` gave.
  ///   - monitor: Hears the number of regions that were run or begun, and may ask to stop.
  /// - Returns: The results with the covers, in the same order; the same for any number of workers.
  /// - Throws: `WorkerError` where the system makes no more processes.
  public func cover(
    _ results: [RouteResult], monitor: Monitor = Monitor()
  ) throws(WorkerError) -> [RouteResult] {
    let routes = results.indices.filter { routeCheck($0).isToCover(after: results[$0]) }
    var round = CoverRound(routes: routes, workers: pool.count)
    while !round.isDone {
      if round.stopReason == nil, let reason = monitor.shouldStop() {
        for worker in round.stop(reason) { pool.requestStop(worker) }
      }
      while let worker = pool.idleWorker, let item = round.begin(in: worker) {
        watch.start(worker)
        pool.send(Wire.bytes(CheckRequest.cover(careful: item.careful, route: item.route)), to: worker)
      }
      for (worker, event) in try pool.wait(milliseconds: 50) { try take(event, from: worker, in: &round) }
      for worker in round.busyWorkers { stopIfHanging(worker) }
      monitor.progress(round.busyWorkers.reduce(round.runs) { $0 + pool.runsStarted(by: $1) })
    }
    return results.indices.map { index in
      round.records[index].map { routeCheck(index).adding($0, to: results[index]) } ?? results[index]
    }
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
      let endOfRun = watch.judge(end, of: worker).endOfRun(isAgain: item.killedAfter == traces.runsStarted)
      if let endOfRun, let region = item.region(ofRun: traces.runsStarted - 1) {
        round.finish(routeCheck(item.route).record(of: endOfRun, in: region), from: worker)
      } else {
        round.makeAgain(from: worker, after: traces.runsStarted, wasKilled: endOfRun == nil)
      }
    }
  }
}
