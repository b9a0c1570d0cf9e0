import Checking
import Reporting
import RoutingSpecs
import Workers

/// Covers one bound of an app after the other until the time is up, and draws stacks from the first that is left.
@MainActor
final class BoundGrowth {
  /// What is run, and for how long.
  struct Options {
    var routes: [Route]
    var properties: [RouteProperty]
    var plan: RouteCheck.Plan
    var jobs: Int
    var hangBudget: Duration
    var limits: RunLimits
    /// When it began and when it ends, in seconds of the surroundings' clock.
    var time: ClosedRange<Double>
  }

  /// What the bounds have shown.
  private(set) var check: GrowingCheck

  /// Is told what is known after each bound, in case the process has to end.
  var afterBound: (GrowingCheck) -> Void = { _ in }

  private let app: RoutedApp
  private let options: Options
  private let surroundings: any Surroundings
  private let line: ProgressLine
  private var results: [[RouteResult]] = []

  /// How much of the time is for drawing, when no more bounds are to be covered.
  private static let shareOfDraws = 0.1

  init(of app: RoutedApp, _ options: Options, _ surroundings: any Surroundings, _ line: ProgressLine) {
    self.app = app
    self.options = options
    self.surroundings = surroundings
    self.line = line
    check = GrowingCheck(app, mostStates: RoutedApp.mostStates)
  }

  /// Covers the bounds that are smaller than the app's own.
  func growToOwn() throws {
    while isWhole, let larger = check.next(), larger.space.bounds != app.space.bounds { try cover(larger) }
  }

  /// Takes down what the app's own bound has shown; where the time was up before, what smaller bounds have shown is
  /// added.
  func note(own results: [RouteResult]) -> [RouteResult] {
    if isWhole { check.note(results, of: app) }
    return self.results.reduce(results) { zip($0, $1).map { $0.including($1) } }
  }

  /// Covers the bounds that come next, and draws from the first that is not exhausted.
  func growOn() throws {
    while isWhole, let larger = check.next() { try cover(larger) }
    guard stopReason(at: options.time.upperBound) == nil, let larger = check.beyond() else { return }
    var plan = options.plan
    (plan.exhausts, plan.covers, plan.known) = (false, false, check.known)
    let results = try run(plan, of: larger, until: options.time.upperBound, counting: "draw")
    check.note(sample: results, judging: options.properties, of: larger)
  }

  /// Whether every stack was covered of the bound before.
  private var isWhole: Bool { check.steps.last.map { $0.reason == nil } ?? true }

  private func cover(_ larger: RoutedApp) throws {
    var plan = options.plan
    (plan.exhausts, plan.covers, plan.samples) = (false, true, 0)
    plan.triesLargerBounds = false
    let time = options.time
    let deadline = time.upperBound - (time.upperBound - time.lowerBound) * Self.shareOfDraws
    let results = try run(plan, of: larger, until: deadline, counting: "region")
    check.note(results, of: larger)
    self.results.append(results)
    afterBound(check)
  }

  /// When the first of some routes is to end, so that each has as much of the time that is left.
  private func share(of routes: Int, until deadline: Double) -> Double {
    let now = surroundings.seconds
    return now + (deadline - now) / Double(routes)
  }

  private func stopReason(at deadline: Double) -> StopReason? { options.limits.stopReason(at: deadline) }

  private func run(
    _ plan: RouteCheck.Plan, of larger: RoutedApp, until deadline: Double, counting word: String
  ) throws -> [RouteResult] {
    defer { line.clear() }
    let show = { [line] (label: String, done: Int) in
      line.show(ProgressLine.Work(done: done, deadline: deadline)) {
        "\(larger.space.bounds.words) · \(label) · \(done.counting(word))"
      }
    }
    guard options.jobs > 0 else {
      return options.routes.enumerated().map { index, route in
        let end = plan.covers ? deadline : share(of: options.routes.count - index, until: deadline)
        let monitor = RouteCheck.Monitor(
          progress: { show(route.name, $1) }, shouldStop: { self.stopReason(at: end) })
        return RouteCheck(route, of: larger, plan: plan).run(monitor: monitor)
      }
    }
    let shouldStop = { self.stopReason(at: deadline) }
    // A route that traps or hangs at a bound is a failure of that bound.
    return try CommandError.wrapping {
      let workers = try WorkerCheck(
        options.routes, of: larger, plan: plan, workers: options.jobs, runTime: options.hangBudget)
      workers.endsAtOnce = { [surroundings] in surroundings.isInterrupted }
      let label = options.routes.count.counting("route")
      let monitor = WorkerCheck.Monitor(progress: { show(label, $0.runs) }, shouldStop: shouldStop)
      return try workers.run(monitor: monitor)
    }
  }
}
