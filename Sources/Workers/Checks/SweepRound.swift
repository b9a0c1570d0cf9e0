import Checking
import RoutingSpecs

/// What is run of some routes under changed settings, one change of one route by each worker.
struct SweepRound {
  /// One change of one route, and what its earlier processes have taught.
  struct Item {
    let route: Int
    let change: Int
    var work: SettingSweep.Work
    /// How many of its runs have ended their process.
    var ends = 0
    /// How many of its stacks had been passed over when a signal killed an earlier process.
    var killedAfter: Int?
  }

  private var waiting: [Item]

  /// What each worker is doing.
  private(set) var items: [Item?]

  /// What has come of the work that is over, by route and change.
  private(set) var records: [[SettingSweep.Record]]

  /// How many pieces of work are over.
  private(set) var finished = 0

  private(set) var stopReason: StopReason?

  init(_ work: [[SettingSweep.Work]], workers: Int) {
    waiting = work.enumerated().flatMap { route, changes in
      changes.enumerated().map { Item(route: route, change: $0, work: $1) }
    }.reversed()
    items = Array(repeating: nil, count: workers)
    records = work.map { $0.map { _ in SettingSweep.Record([], endedBy: .cancelled) } }
  }

  var isDone: Bool { waiting.isEmpty && busyWorkers.isEmpty }

  var busyWorkers: [Int] { items.indices.filter { items[$0] != nil } }

  /// Gives up what was not begun.
  mutating func stop(_ reason: StopReason) {
    stopReason = reason
    for item in waiting { records[item.route][item.change] = SettingSweep.Record([], endedBy: reason) }
    waiting = []
  }

  /// Gives an idle worker the next piece, if there is one.
  mutating func begin(in worker: Int) -> Item? {
    guard let item = waiting.popLast() else { return nil }
    items[worker] = item
    return item
  }

  /// Takes down a property that a worker has seen violated.
  mutating func note(_ sighting: SettingSweep.Sighting, from worker: Int) {
    items[worker]?.work.note(sighting)
  }

  /// Takes down what a worker has answered.
  mutating func finish(_ record: SettingSweep.Record, from worker: Int) {
    guard let item = items[worker] else { return }
    items[worker] = nil
    // A worker knows only that it was asked to stop.
    let reason = record.reason == .cancelled ? stopReason ?? .cancelled : record.reason
    records[item.route][item.change] = SettingSweep.Record(record.sightings, endedBy: reason)
    finished += 1
  }

  /// Queues what is left of a piece whose process has died after it had begun some runs.
  ///
  /// The last of them is made again where it is not to blame, and nobody says how it ended.
  mutating func goOn(
    from worker: Int, after begun: Int, endedBy end: AbnormalEnd?, stacks: [StackState], mostEnds: Int
  ) {
    guard var item = items[worker] else { return }
    let last = item.work.first + begun - 1
    guard stopReason == nil, last < stacks.count else {
      // Whoever makes a stack smaller has run all of them; what was found stays as large as it is.
      finish(SettingSweep.Record(item.work.known, endedBy: stopReason), from: worker)
      return
    }
    items[worker] = nil
    if let end {
      item.work.note(end, from: stacks[last])
      item.ends += 1
      item.work.skip(begun)
    } else {
      item.work.skip(max(0, begun - 1))
      item.killedAfter = item.work.first
    }
    guard item.ends < mostEnds else {
      items[worker] = item
      let reason = StopReason.budget(name: "runs that end their process", limit: mostEnds)
      finish(SettingSweep.Record(item.work.known, endedBy: reason), from: worker)
      return
    }
    waiting.append(item)
  }
}
