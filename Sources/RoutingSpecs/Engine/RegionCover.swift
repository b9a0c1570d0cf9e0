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
  /// - Returns: Why the space was not exhausted, or `nil` where it was and the audit found nothing.
  func run(
    _ record: inout PhaseRecord, into findings: inout RouteFindings, monitor: RouteCheck.Monitor
  ) -> StopReason? {
    var check = RegionCheck(route, of: app, space: app.space, options: plan.execution)
    var regions: [RegionCheck.Finding] = []
    while let finding = check.next() {
      findings.note(finding, in: app.space)
      regions.append(finding)
      record.note(covered: check.covered, runs: check.runs)
      guard check.runs % 64 == 0 else { continue }
      monitor.progress(.covering, check.runs)
      if let reason = monitor.shouldStop() { return reason }
      if check.runs >= plan.mostRegions { return .runLimit(plan.mostRegions) }
    }
    if check.fault == .wrongSum {
      return .countMismatch(covered: check.covered, space: app.space.count)
    }
    if let fault = check.fault { return .unsoundCover(fault.words) }
    return audit(regions, grammar: check.exploration.grammar)
  }

  /// Runs stacks that are drawn at random, and compares each with its region.
  private func audit(_ regions: [RegionCheck.Finding], grammar: RegionGrammar) -> StopReason? {
    let execution = RouteExecution(route, of: app, options: plan.execution)
    var source = RandomSource(seed: plan.seed)
    for _ in 0..<plan.audits {
      let state = app.space.sample(using: &source)
      let holders = regions.filter { grammar.contains(state, in: $0.region) }
      guard holders.count == 1, let holder = holders.first else {
        return .unsoundCover("a stack is in \(holders.count) regions")
      }
      let judgement = execution.run(from: state)
      guard judgement.violated == holder.judgement.violated,
        execution.manner(of: .reachesTarget) == holder.manner
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
