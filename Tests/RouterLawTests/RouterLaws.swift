import Checking
import HeadlessUIKit

@testable import RoutingSpecs

/// Checks the laws that every router obeys, from every stack of an app's small space.
///
/// - Parameters:
///   - app: An app whose routes the router performs.
///   - routes: The routes under test, by name; all but the unknown ones by default.
///   - unknown: The routes that say a name which the router does not know.
/// - Returns: The laws that do not hold, and those that were put to the test. Two runs for each route and stack.
@MainActor
func checkRouterLaws(
  of app: RoutedApp, routes: [String]? = nil, unknown: [String] = []
) -> RouterLawReport {
  var report = RouterLawReport()
  for route in app.routes where routes?.contains(route.name) ?? true {
    RouterLawRun(route, of: app, isUnknown: unknown.contains(route.name)).check(into: &report)
  }
  return report
}

/// Performs one route from every stack, twice from each.
@MainActor
private struct RouterLawRun {
  private let app: RoutedApp
  private let route: Route
  private let isUnknown: Bool
  private let execution: RouteExecution
  private let notation: StackNotation

  init(_ route: Route, of app: RoutedApp, isUnknown: Bool) {
    self.app = app
    self.route = route
    self.isUnknown = isUnknown
    var options = RouteExecution.Options()
    options.properties = .basic
    execution = RouteExecution(route, of: app, options: options)
    notation = StackNotation(catalogue: app.catalogue)
  }

  func check(into report: inout RouterLawReport) {
    var states = 0
    for state in app.exhaustiveSpace.states {
      states += 1
      check(state, into: &report)
    }
    report.states = max(report.states, states)
  }

  private func check(_ state: StackState, into report: inout RouterLawReport) {
    // Only what is made from now on counts: what others have left in the process may go at any time.
    ControllerLedger.open()
    let judgement = execution.run(from: state)
    let end = RouteEnd(execution)
    // An error of the run may name controllers, and would keep them alive.
    execution.attempt.restart()
    let isLeft = ControllerLedger.aliveCount == 0
    ControllerLedger.close()
    _ = execution.run(from: state)
    let again = RouteEnd(execution)
    func note(_ law: RouterLaw, _ isExercised: Bool, _ holds: Bool) {
      if isExercised { report.exercised.insert(law) }
      if isExercised && !holds { add(law, state, to: &report) }
    }
    note(.endsOnce, true, !judgement.violated.contains(.terminates))
    note(.decliningChangesNothing, end.error != nil, end.isUnchanged)
    note(.equalStacksGiveEqualStacks, true, end == again)
    note(.staysWellFormed, true, !judgement.violated.contains(.staysWellFormed))
    note(.releasesEverything, true, isLeft)
    note(.refusesUnknownNames, isUnknown, end.error != nil && end.isUnchanged)
  }

  private func add(_ law: RouterLaw, _ state: StackState, to report: inout RouterLawReport) {
    if let index = report.violations.firstIndex(where: { $0.law == law && $0.route == route.name }) {
      report.violations[index].states += 1
    } else {
      report.violations.append(
        RouterLawViolation(law: law, route: route.name, state: notation.text(for: state), states: 1))
    }
  }
}

/// How a run ended, so that two runs from equal stacks can be compared: serial numbers are left out.
private struct RouteEnd: Equatable {
  let error: String?
  let isReached: Bool
  let isUnchanged: Bool
  let entries: [StackSnapshot.Entry]

  @MainActor
  init(_ execution: RouteExecution) {
    error = execution.first.error
    isReached = execution.first.isReached
    isUnchanged = execution.after.entries == execution.before.entries
    let before = execution.before
    entries = execution.after.entries.map { entry in
      var entry = entry
      // Controllers that were there before keep their place in the old order; new ones are all alike.
      entry.serial = before.index(of: entry.serial) ?? -1
      return entry
    }
  }
}
