import Checking

/// Covers the large space of an app for one route, and audits the cover.
@MainActor
struct RegionCover {
  /// What is said where the cover and a stack that was run by itself contradict each other.
  static let contradiction = "a stack that was run by itself does not behave like its region"

  private let route: Route
  private let app: RoutedApp
  private let plan: RouteCheck.Plan
  private let mostRegions: Int
  /// The number of the first run, for whoever follows them.
  private let firstRun: Int

  /// Prepares a cover.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - app: The app that it belongs to.
  ///   - plan: How the route is performed, which properties are judged, and how many stacks are drawn to audit that.
  ///   - mostRegions: The most regions that are run.
  ///   - firstRun: The number of the first run, for whoever follows them.
  init(_ route: Route, of app: RoutedApp, plan: RouteCheck.Plan, mostRegions: Int, firstRun: Int = 0) {
    self.route = route
    self.app = app
    self.plan = plan
    self.mostRegions = mostRegions
    self.firstRun = firstRun
  }

  /// Runs all regions.
  ///
  /// - Parameters:
  ///   - watch: Follows the runs, or `nil`.
  ///   - monitor: Hears the progress and may ask to stop.
  /// - Returns: What the regions have shown, and why the space was not exhausted, if so.
  func run(watch: CoverWatch?, monitor: RouteCheck.Monitor) -> CoverRecord {
    var record = CoverRecord()
    var check = RegionCheck(route, of: app, space: app.space, options: plan.execution)
    check.exploration.grammar.marksLengths = monitor.region == nil
    defer { check.exploration.afterDivision = nil }
    if let watch {
      check.beforeRun = { state, exploration in
        watch.start()
        exploration.afterDivision = nil
        guard firstRun + record.runs == watch.careful else { return }
        let tell = {
          let weight = exploration.grammar.count(of: exploration.region)
          watch.tell(RegionUnderWay(state: state, weight: weight, record: record))
        }
        tell()
        exploration.afterDivision = tell
      }
    }
    var audit = CoverAudit(route, of: app, plan: plan)
    while let finding = check.next() {
      record.findings.note(finding, in: app.space)
      monitor.region?(finding)
      audit.note(finding, of: check)
      (record.covered, record.runs) = (check.covered, check.runs)
      guard check.runs % 64 == 0 else { continue }
      monitor.progress(.covering, check.runs)
      record.reason = monitor.shouldStop()
      if record.reason == nil, check.runs >= mostRegions { record.reason = .runLimit(mostRegions) }
      if record.reason != nil { return record }
    }
    if check.fault == .wrongSum {
      record.reason = .countMismatch(covered: check.covered, space: app.space.count)
    } else if let fault = check.fault {
      record.reason = .unsoundCover(fault.words)
    } else {
      record.reason = audit.disagreement(
        starting: { number, state in
          watch?.start()
          if let watch, firstRun + record.runs + number == watch.careful {
            watch.tell(RegionUnderWay(state: state, weight: nil, record: record))
          }
        }, exercising: { record.findings.note(exercised: $0) })
    }
    return record
  }
}

extension RegionFault {
  /// What went wrong, as the end of a sentence.
  public var words: String {
    switch self {
    case .tooManyPredicates:
      "the route asks about more than \(RegionGrammar.maximumPredicates) different kinds of controllers"
    case .representativeLost: "a stack is in none of the parts into which its region was divided"
    case .notRepeated: "a run asked something else than a run that had been given the same answers"
    case .wrongSum: "the regions do not have as many stacks together as the space"
    }
  }
}
