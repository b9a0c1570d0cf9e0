import Checking
import Foundation
import RoutingSpecs

/// Our side of `scripts/bench-peers.sh`: one property of one route at one bound, by the engine or stack by stack.
@MainActor
enum PeerBench {
  /// Checks and prints one line: runs, stacks, those that reached, were blocked and found nothing, `all` or `some`,
  /// seconds of processor time without what the process takes to start, and the most resident kilobytes.
  ///
  /// - Parameter arguments: `engine` or `brute`, then tabs, depth, modals, screens, and seconds after which to stop.
  /// - Returns: Whether the arguments made sense and the property held.
  /// - Throws: What is wrong with the bounds.
  static func run(_ arguments: [String]) throws -> Bool {
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 5, let way = arguments.first, ["engine", "brute"].contains(way) else {
      print("usage: bench peers engine|brute TABS DEPTH MODALS SCREENS SECONDS")
      return false
    }
    let bounds = StackSpace.Bounds(tabs: numbers[0], depth: numbers[1], modals: numbers[2], splits: false)
    let app = try PeerApp.make(screens: numbers[3], bounds: bounds)
    let start = Measurement.processorSeconds()
    let tally = way == "engine" ? cover(app, seconds: numbers[4]) : exhaust(app, seconds: numbers[4])
    let ends = [tally.stacks, tally.reached, tally.blocked, tally.nothing].map(\.description)
    let time = String(format: "%.5f", Measurement.processorSeconds() - start)
    let figures = ["\(tally.runs)"] + ends + [tally.isWhole ? "all" : "some", time]
    print((figures + ["\(Measurement.peakKilobytes())"]).joined(separator: " "))
    return tally.violated.isZero
  }

  private static var options: RouteExecution.Options {
    var options = RouteExecution.Options()
    options.properties = RouteProperties(.reachesTarget)
    return options
  }

  private static func cover(_ app: RoutedApp, seconds: Int) -> PeerTally {
    var check = RegionCheck(app.routes[0], of: app, space: app.space, options: options)
    var tally = PeerTally()
    while let finding = check.next() {
      tally.note(finding.judgement, finding.signature, weight: finding.weight)
      if check.runs % 64 == 0, Measurement.processorSeconds() > Double(seconds) { return tally }
    }
    tally.isWhole = check.fault == nil && check.covered == app.space.count
    return tally
  }

  private static func exhaust(_ app: RoutedApp, seconds: Int) -> PeerTally {
    let execution = RouteExecution(app.routes[0], of: app, options: options)
    var tally = PeerTally()
    for state in app.space.states {
      let judgement = execution.run(from: state)
      tally.note(judgement, execution.signature(of: .reachesTarget), weight: .one)
      if tally.runs % 64 == 0, Measurement.processorSeconds() > Double(seconds) { return tally }
    }
    tally.isWhole = tally.stacks == app.space.count
    return tally
  }
}

/// How the runs ended, and how many stacks they stand for.
private struct PeerTally {
  var runs = 0
  var stacks = Natural.zero
  var reached = Natural.zero
  var blocked = Natural.zero
  var nothing = Natural.zero
  var violated = Natural.zero
  var isWhole = false

  mutating func note(
    _ judgement: RouteExecution.Judgement, _ signature: FailureSignature, weight: Natural
  ) {
    runs += 1
    stacks += weight
    switch signature.error {
    case "cannotBeDismissed": blocked += weight
    case "notFound": nothing += weight
    default: reached += weight
    }
    if !judgement.violated.isEmpty { violated += weight }
  }
}
