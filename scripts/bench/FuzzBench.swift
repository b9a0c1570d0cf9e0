import Checking
import Foundation
import RoutingSpecs
import Storefront
import Workers

/// What a search at random adds to the bare runs, and what a second worker gains.
@MainActor
enum FuzzBench {
  private static let repetitions = 5
  private static let rounds: UInt64 = 40

  static func measure() throws {
    let app = try Storefront.app()
    let plan = FuzzPlan(app: app, routes: app.routes, seed: Seed(1), toolVersion: "")
    let blocks = rounds * UInt64(app.routes.count)
    let choices = beginnings(app, blocks, plan)
    // Interleaved, and the least of each: other load only ever adds.
    var times = [Double](repeating: .infinity, count: 4)
    for _ in 0..<repetitions {
      let bare = seconds { runBare(app, blocks, plan, choices) }
      let plain = seconds { search(plan, app, blocks, PlainFuzzRunner(app)) }
      let workers = try [1, 2].map { count in
        let workers = try WorkerCheck(app.routes, of: app, plan: .init(), workers: count)
        // What each worker makes before its first run is made once in a campaign.
        try FuzzSearch(plan, by: workers).run(monitor(firstOf: UInt64(count * 4)))
        return try seconds { try FuzzSearch(plan, by: workers).run(monitor(firstOf: blocks)) }
      }
      times = zip(times, [bare, plain] + workers).map { min($0, $1) }
    }
    let runs = Double(blocks) * Double(FuzzPlan.blockLength)
    Measurement.report(
      "bare runs of storefront, from stacks drawn before", "\(Int(runs / times[0])) a second")
    for (name, time) in zip(["in this process", "one worker", "two workers"], times.dropFirst()) {
      let share = String(format: "%.2f", times[0] / time)
      Measurement.report("fuzz, \(name)", "\(Int(runs / time)) a second, \(share) of bare")
    }
    Measurement.report("two workers against one", String(format: "%.2f times as fast", times[2] / times[3]))
  }

  /// With what each run begins.
  private static func beginnings(_ app: RoutedApp, _ blocks: UInt64, _ plan: FuzzPlan) -> [ChoiceSequence] {
    let draws = FuzzDraws(app)
    return (0..<blocks * UInt64(FuzzPlan.blockLength)).map {
      draws.beginning(of: $0, seed: plan.seed)
    }
  }

  private static func runBare(
    _ app: RoutedApp, _ blocks: UInt64, _ plan: FuzzPlan, _ beginnings: [ChoiceSequence]
  ) {
    var index = 0
    for number in 0..<blocks {
      let route = app.routes[Int(number % UInt64(app.routes.count))]
      let execution = RouteExecution(route, of: app)
      var source = SamplingSource(
        seed: plan.seed, firstRun: number * UInt64(FuzzPlan.blockLength))
      for _ in 0..<FuzzPlan.blockLength {
        source.begin(with: beginnings[index])
        index += 1
        _ = execution.run(drawing: &source)
        _ = source.advance()
      }
    }
  }

  private static func search(_ plan: FuzzPlan, _ app: RoutedApp, _ blocks: UInt64, _ runner: PlainFuzzRunner)
  {
    FuzzSearch(plan, by: runner).run(monitor(firstOf: blocks))
  }

  /// Gives the first blocks, and keeps nothing.
  private static func monitor<Runner: FuzzRunner>(firstOf blocks: UInt64) -> FuzzSearch<Runner>.Monitor {
    var next: UInt64 = 0
    return .init(
      next: {
        guard next < blocks else { return nil }
        next += 1
        return next - 1
      }, isTimeToKeep: { false }, keep: { _ in })
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    let elapsed = (ContinuousClock.now - start).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
  }
}
