import Checking
import RoutingSpecs

/// The covers of some routes while they are made, one by each worker.
struct CoverRound {
  private var waiting: [CoverItem]

  /// What each worker is doing.
  private(set) var items: [CoverItem?]

  /// What has come of the covers that are over, by route.
  private(set) var records: [Int: CoverRecord] = [:]

  /// How many regions those have run.
  private(set) var runs = 0

  /// Why no more covers are to be made, or `nil`.
  private(set) var stopReason: StopReason?

  init(routes: [Int], workers: Int) {
    waiting = routes.reversed().map { CoverItem(route: $0) }
    items = Array(repeating: nil, count: workers)
  }

  var isDone: Bool { waiting.isEmpty && busyWorkers.isEmpty }

  var busyWorkers: [Int] { items.indices.filter { items[$0] != nil } }

  /// Gives up what was not begun; gives the workers that are to stop too.
  mutating func stop(_ reason: StopReason) -> [Int] {
    stopReason = reason
    for item in waiting { records[item.route] = CoverRecord(nothingBecause: reason) }
    waiting = []
    return busyWorkers
  }

  /// Gives an idle worker the next cover, if there is one.
  mutating func begin(in worker: Int) -> CoverItem? {
    guard let item = waiting.popLast() else { return nil }
    items[worker] = item
    return item
  }

  /// Takes down what a worker has told about the run under way.
  mutating func note(_ region: RegionUnderWay, from worker: Int) { items[worker]?.underWay = region }

  /// Takes down a cover that is over.
  mutating func finish(_ record: CoverRecord, from worker: Int) {
    guard let item = items[worker] else { return }
    items[worker] = nil
    records[item.route] = stopReason.map(record.stopped) ?? record
    runs += record.runs + (record.ownChecks?.runs ?? 0)
  }

  /// Takes down a cover whose process has died, and queues it again, unless that has been done too often.
  ///
  /// Where somebody killed the process, the run that it had begun is not to blame.
  mutating func makeAgain(from worker: Int, after begun: Int, wasKilled: Bool) {
    guard var item = items[worker] else { return }
    item.deaths += 1
    if stopReason != nil || item.deaths == CoverItem.mostDeaths {
      finish(
        CoverRecord(
          nothingBecause: stopReason ?? .unsoundCover("its runs do not end in the same way each time")),
        from: worker)
      return
    }
    items[worker] = nil
    if wasKilled { item.killedAfter = begun }
    if begun > 0 { item.careful = begun - 1 }
    item.underWay = nil
    waiting.append(item)
  }
}
