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
    var regions: [RegionCheck.Finding] = []
    while let finding = check.next() {
      record.findings.note(finding, in: app.space)
      monitor.region(finding)
      regions.append(finding)
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
      record.reason = audit(regions, grammar: check.exploration.grammar, after: record, watch: watch)
    }
    return record
  }

  /// Runs stacks that are drawn at random, and compares each with its region.
  private func audit(
    _ regions: [RegionCheck.Finding], grammar: RegionGrammar, after record: CoverRecord, watch: CoverWatch?
  ) -> StopReason? {
    let execution = RouteExecution(route, of: app, options: plan.execution)
    var source = RandomSource(seed: plan.seed)
    let lastCover = regions.last?.cover ?? 0
    for number in 0..<plan.audits {
      let state = app.space.sample(using: &source)
      let holders = regions.filter { grammar.contains(state, in: $0.region) }
      guard holders.map(\.cover) == Array(0...lastCover) else {
        return .unsoundCover("a stack is in \(holders.count) regions of \(lastCover + 1) covers")
      }
      watch?.start()
      if let watch, record.runs + number == watch.careful {
        watch.tell(RegionUnderWay(state: state, weight: nil, record: record))
      }
      let stated = CombinedFinding(holders)
      let judgement = execution.run(from: state)
      guard judgement.violated == stated.judgement.violated,
        execution.manner(of: .reachesTarget) == stated.manner
      else {
        return .unsoundCover("a stack does not behave like its region")
      }
    }
    return nil
  }
}

extension RegionFault {
  /// What went wrong, as the end of a sentence.
  public var words: String {
    switch self {
    case .tooManyPredicates:
      "the route asks about more than \(RegionGrammar.maximumPredicates) different kinds of controllers"
    case .representativeLost: "a stack is in none of the parts into which its region was divided"
    case .wrongSum: "the regions do not have as many stacks together as the space"
    }
  }
}
