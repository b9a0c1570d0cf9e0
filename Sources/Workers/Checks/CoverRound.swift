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

/// A cover that is still to be made, and what earlier attempts have taught.
struct CoverItem {
  let route: Int
  /// The number of the run that was under way when an earlier process died; everything is told about it.
  var careful: Int?
  /// How many runs had begun when a signal killed an earlier process.
  var killedAfter: Int?
  /// What the worker has told about the run under way.
  var underWay: RegionUnderWay?
  /// How many processes the cover has cost.
  var deaths = 0

  /// How many processes a cover may cost: more are needed only where its runs are not the same each time.
  static let mostDeaths = 5

  init(route: Int) { self.route = route }

  /// What is known of a run, if it is the one about which everything was told.
  func region(ofRun number: Int) -> RegionUnderWay? { careful == number ? underWay : nil }
}
