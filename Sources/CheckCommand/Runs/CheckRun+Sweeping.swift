import Checking
import Reporting
import RoutingSpecs
import Workers

extension CheckRun {
  /// Performs the routes under each other value of each setting, and says which verdicts depend on one.
  func sweep(
    _ results: [RouteResult], _ workers: WorkerCheck?, _ line: ProgressLine
  ) throws -> Report.Sweep {
    let sweep = SettingSweep(of: app, plan: plan)
    let show = { (done: Int, all: Int) in
      line.show(ProgressLine.Work(done: done, total: all, deadline: deadline)) {
        "settings · \(done.grouped) of \(all.grouped)"
      }
    }
    guard let workers else {
      return assembly.sweep(sweep, records(of: sweep, after: results, show), after: results)
    }
    let records = try CommandError.wrapping {
      try workers.records(of: sweep, after: results, progress: show, shouldStop: shouldStop)
    }
    return assembly.sweep(sweep, records, after: results)
  }

  /// Makes the runs in this process.
  private func records(
    of sweep: SettingSweep, after results: [RouteResult], _ show: (Int, Int) -> Void
  ) -> [[SettingSweep.Record]] {
    let watch = SettingSweep.Watch(shouldStop: shouldStop)
    let all = results.count * sweep.changes.count
    return zip(routes, results).enumerated().map { index, pair in
      let (route, result) = pair
      return sweep.changes.enumerated().map { number, change in
        show(index * sweep.changes.count + number, all)
        if let reason = shouldStop() { return SettingSweep.Record([], endedBy: reason) }
        return sweep.run(SettingSweep.Work(change, after: result), of: route, watch: watch)
      }
    }
  }
}
