import Checking
import RoutingSpecs
import Storefront
import Testing

@testable import Workers

/// Covers of the large space, made in worker processes.
@MainActor
@Suite(.serialized) struct WorkerCoverTests {
  private static let bounds = StackSpace.Bounds(tabs: 2, depth: 1, modals: 1, splits: false)

  /// A plan of nothing but the cover.
  private var plan: RouteCheck.Plan {
    var plan = RouteCheck.Plan()
    (plan.exhausts, plan.samples, plan.covers) = (false, 0, true)
    return plan
  }

  private func check(_ app: RoutedApp, workers: Int) throws -> WorkerCheck {
    try WorkerCheck(app.routes, of: app, plan: plan, workers: workers, runTime: .seconds(2))
  }

  private func facts(_ results: [RouteResult]) -> [String] {
    results.flatMap { result in
      result.cells.map { cell in
        let reason = String(describing: cell.covered?.reason)
        return "\(result.route) \(cell.property) \(String(describing: cell.covered?.coverage)) \(reason) "
          + "\(cell.exercisedRuns) \(cell.groups)"
      }
    }
  }

  private func storefront() throws -> RoutedApp {
    try Storefront.app().bounded(
      large: Self.bounds, small: .init(tabs: 0, depth: 0, modals: 0, splits: false))
  }

  /// The results of covers in this process.
  private func covered(_ app: RoutedApp) throws -> [RouteResult] {
    app.routes.map { RouteCheck($0, of: app, plan: plan).run() }
  }

  @Test func `covers are those of one process, whatever the number of workers`() throws {
    let app = try storefront()
    let expected = facts(try covered(app))
    for workers in [1, 3] { #expect(facts(try check(app, workers: workers).run()) == expected) }
  }

  @Test func `a worker that is killed from outside changes nothing`() throws {
    let app = try storefront()
    let check = try check(app, workers: 2)
    // Never twice in one run, which would be to blame: in the next process that run is told about, and seen at once.
    var kills = [0]
    let monitor = WorkerCheck.Monitor(progress: { [unowned check] _ in
      let begun = check.pool.runsStarted(by: 1)
      guard kills.count < 4, begun > kills[kills.count - 1] + 10 else { return }
      kills.append(begun)
      check.pool.kill(1)
    })
    #expect(facts(try check.run(monitor: monitor)) == facts(try covered(app)))
    #expect(kills.count == 4)
  }

  @Test func `whoever asks to stop gets the reason that was given`() throws {
    let app = try storefront()
    let check = try check(app, workers: 2)
    var asked = 0
    let monitor = WorkerCheck.Monitor(shouldStop: {
      asked += 1
      return asked > 2 ? .time : nil
    })
    let results = try check.run(monitor: monitor)
    #expect(results.contains { $0[.terminates].covered?.reason == .time })
    #expect(results.allSatisfy { [nil, .time].contains($0[.terminates].covered?.reason) })
  }

  @Test(arguments: [true, false])
  func `a region whose run ends its process is a violation with the region's weight`(traps: Bool) throws {
    let app = try AccountlessApp.app(like: storefront()) {
      if traps { fatalError("no account") } else { while true {} }
    }
    let check = try check(app, workers: 1)
    let cell = try check.run()[0][traps ? .doesNotTrap : .terminates]
    let group = try #require(cell.groups.first)
    #expect(
      cell.groups.count == 1
        && group.signature.words.hasPrefix(traps ? "trapped: Fatal error: no account" : "hung"))
    let notation = StackNotation(catalogue: app.catalogue)
    let ending = app.space.states.count { !notation.text(for: $0).contains("Account") }
    #expect(group.coveredStates > 1 && group.coveredStates <= Natural(ending))
    #expect(!notation.text(for: group.witness).contains("Account"))
    #expect(cell.covered?.reason == .failureFound)
    let covered = try #require(cell.covered).coverage
    #expect(covered.statesCovered >= group.coveredStates && covered.statesCovered < app.space.count)
    // The workers live, and tell the run.
    #expect(try check.explain(group.witness, route: 0).judgement.violated.contains(cell.property))
  }
}
