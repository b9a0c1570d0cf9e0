import Checking

/// Covers the large space of an app for one route, and audits the cover.
@MainActor
struct RegionCover {
  /// What is said where the cover and a stack that was run by itself contradict each other.
  static let contradiction = "a stack that was run by itself does not behave like its region"

  private let route: Route
  private let app: RoutedApp
  private let plan: RouteCheck.Plan

  init(_ route: Route, of app: RoutedApp, plan: RouteCheck.Plan) {
    self.route = route
    self.app = app
    self.plan = plan
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
    defer { check.exploration.afterDivision = nil }
    if let watch {
      check.beforeRun = { state, exploration in
        watch.start()
        exploration.afterDivision = nil
        guard record.runs == watch.careful else { return }
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
      monitor.region(finding)
      audit.note(finding, of: check)
      (record.covered, record.runs) = (check.covered, check.runs)
      guard check.runs % 64 == 0 else { continue }
      monitor.progress(.covering, check.runs)
      record.reason = monitor.shouldStop()
      if record.reason == nil, check.runs >= plan.mostRegions { record.reason = .runLimit(plan.mostRegions) }
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
          if let watch, record.runs + number == watch.careful {
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
