import Checking
import Foundation
import RoutingSpecs
import Storefront
import TestSupport
import Testing

@testable import Workers

/// Checks in worker processes; serialised, because each of them makes processes of its own.
@MainActor
@Suite(.serialized) struct WorkerCheckTests {
  private func check(
    _ app: RoutedApp, _ route: Int = 0, workers: Int = 2, plan: RouteCheck.Plan = .init()
  ) throws -> RouteResult {
    let check = try WorkerCheck(
      [app.routes[route]], of: app, plan: plan, workers: workers, runTime: .milliseconds(400))
    return try check.run()[0]
  }

  private func residentKilobytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4 } ?? 0
  }

  @Test func `many runs that trap are as many states of one group`() throws {
    let pages = TestBudget.isLong ? 10 : 5
    let app = try TrappingApp.app(pages: pages, [.fatal])
    let before = residentKilobytes()
    let cell = try check(app)[.doesNotTrap]
    let trapping = Natural(pages * pages * pages)
    let all = UInt64(pages + pages * pages + pages * pages * pages)
    #expect(cell.groups.map(\.exhaustedStates) == [trapping])
    #expect(cell.exhausted.reason == nil && cell.exhausted.coverage.statesCovered == Natural(all))
    #expect(cell.exercisedRuns == all && cell.exhausted.coverage.runsExecuted == all)
    #expect(residentKilobytes() - before < 32_768)
    let group = try #require(cell.groups.first)
    #expect(StackNotation(catalogue: app.catalogue).text(for: group.witness) == "Page0 > Page0 > Page0")
  }

  @Test(arguments: [
    (
      TrappingApp.Ending.fatal,
      "trapped: Fatal error: no page (WorkersTests/TrappingApp.swift:\(TrappingApp.fatalLine))"
    ),
    (.exit, "ended the process with exit code 3"), (.kill, "was killed by signal 9, twice"),
    (.hang, "hung and was stopped"),
    (.sink, "trapped: Fatal error: ran out of stack: something calls itself without end"),
  ])
  func `each way to end a process is told by its own words`(_ ending: TrappingApp.Ending, _ words: String)
    throws
  {
    let app = try TrappingApp.app(pages: 1, [ending])
    let result = try check(app)
    let cell = result[ending == .hang ? .terminates : .doesNotTrap]
    #expect(cell.groups.map(\.signature.words) == [words])
    #expect(cell.groups.map(\.exhaustedStates) == [1])
    #expect(cell.exhausted.coverage.statesCovered == 3)
  }

  @Test(arguments: [TrappingApp.Ending.cast, .index, .unwrap])
  func `what the runtime says of a trap has no addresses in it`(_ ending: TrappingApp.Ending) throws {
    let cell = try check(try TrappingApp.app(pages: 2, [ending]))[.doesNotTrap]
    #expect(cell.groups.map(\.exhaustedStates) == [8])
    let words = try #require(cell.groups.first).signature.words
    #expect(words.hasPrefix("trapped: ") && !words.contains("0x"), "\(words)")
  }

  @Test func `a trap that was drawn at random is made small`() throws {
    let app = try TrappingApp.app(pages: 2, large: true, [.fatal])
    var plan = RouteCheck.Plan()
    plan.exhausts = false
    plan.samples = 40
    let cell = try check(app, plan: plan)[.doesNotTrap]
    let group = try #require(cell.groups.first)
    #expect(group.sampledStates > 10 && group.exhaustedStates == 0)
    #expect(StackNotation(catalogue: app.catalogue).text(for: group.witness) == "Page0 > Page0 > Page0")
  }

  @Test func `a run that traps is explained until it does`() throws {
    let app = try TrappingApp.app(pages: 1, [.fatal])
    let check = try WorkerCheck([app.routes[0]], of: app, plan: .init(), workers: 1)
    let state = try app.space.state(at: 2)
    let explanation = try check.explain(state, route: 0)
    #expect(explanation.judgement.violated == RouteProperties(.doesNotTrap))
    #expect(explanation.start.layers.count == 3)
    #expect(explanation.findings.map(\.property) == [.doesNotTrap])
    #expect(explanation.attempts.map(\.outcome).first?.hasPrefix("trapped: Fatal error: no page") == true)
  }

  @Test(arguments: [TrappingApp.Ending.fatal, .sink])
  func `a run that traps inside of something is told up to there`(_ ending: TrappingApp.Ending) throws {
    let app = try TrappingApp.app(pages: 1, routes: [TrappingApp.lateRoute(ending)])
    let check = try WorkerCheck([app.routes[0]], of: app, plan: .init(), workers: 1)
    let attempt = try #require(try check.explain(app.space.state(at: 0), route: 0).attempts.last)
    let titles = attempt.steps.map(\.title)
    #expect(titles.contains { $0.hasPrefix("the presentation of ") && $0.hasSuffix(" ends") }, "\(titles)")
    #expect(attempt.isCutOff && attempt.steps.last?.outcome == nil, "\(titles)")
  }

  @Test func `many hanging runs are given up with a reason`() throws {
    let app = try TrappingApp.app(pages: 2, [.hang])
    let cell = try check(app, workers: 1)[.terminates]
    #expect(cell.groups.map(\.exhaustedStates) == [Natural(WorkerCheck.mostHangs)])
    #expect(cell.exhausted.reason == .budget(name: "hanging runs", limit: WorkerCheck.mostHangs))
  }

  // MARK: - Where nothing traps

  /// What tells two results apart.
  private func facts(_ result: RouteResult) -> [String] {
    result.cells.map { cell in
      let phases = [cell.exhausted, cell.sampled].map { "\($0.coverage) \(String(describing: $0.reason))" }
      return "\(cell.property) \(phases) \(cell.exercisedRuns) \(cell.groups)"
    }
  }

  private func storefront() throws -> (RoutedApp, RouteCheck.Plan) {
    let app = try Storefront.app().bounded(
      large: nil, small: .init(tabs: 1, depth: 1, modals: 1, splits: false))
    var plan = RouteCheck.Plan()
    plan.samples = 300
    return (app, plan)
  }

  @Test func `results are those of one process, whatever the number of workers`() throws {
    let (app, plan) = try storefront()
    let route = try #require(app.routes.firstIndex { $0.name == "home-from-current" })
    let expected = facts(RouteCheck(app.routes[route], of: app, plan: plan).run())
    for workers in [1, 2, 5] {
      #expect(facts(try check(app, route, workers: workers, plan: plan)) == expected)
    }
  }

  @Test func `asynchronous routes run in workers as they do here`() throws {
    let app = try TrappingApp.app(pages: 3, [])
    let result = try check(app)
    #expect(facts(result) == facts(RouteCheck(app.routes[0], of: app).run()))
    #expect(result[.terminates].groups.isEmpty && result[.terminates].exercisedRuns == 39)
  }

  /// A plan by which each run performs its route once.
  private var singly: RouteCheck.Plan {
    var plan = RouteCheck.Plan()
    plan.samples = 300
    plan.execution.properties = RouteProperties([.reachesTarget, .doesNotTrap])
    return plan
  }

  @Test func `a worker killed from outside costs nothing but its current run, which is made again`() throws {
    let count = try SharedMemory(size: 8)
    let app = try TrappingApp.app(
      pages: 5, large: true, routes: [TrappingApp.countingRoute(count.start)])
    let expected = facts(RouteCheck(app.routes[0], of: app, plan: singly).run())
    let runs = count.start.load(as: Int.self)
    count.start.storeBytes(of: 0, as: Int.self)
    let check = try WorkerCheck([app.routes[0]], of: app, plan: singly, workers: 1)
    var kills = 0
    let monitor = WorkerCheck.Monitor(progress: { [unowned check] _ in
      // Not in the first runs: one that was killed twice would be to blame.
      guard check.pool.runsStarted(by: 0) > 3 else { return }
      kills += 1
      check.pool.kill(0)
    })
    #expect(facts(try check.run(monitor: monitor)[0]) == expected)
    #expect(kills > 3)
    #expect((runs...runs + kills).contains(count.start.load(as: Int.self)))
  }

  @Test func `a run that hangs in one process and not in the next is not to blame`() throws {
    let count = try SharedMemory(size: 8)
    let app = try TrappingApp.app(
      pages: 3, routes: [TrappingApp.countingRoute(count.start, hangingAt: 7)])
    var plan = singly
    plan.samples = 0
    let check = try WorkerCheck(
      [app.routes[0]], of: app, plan: plan, workers: 1, runTime: .milliseconds(400))
    let result = try check.run()[0]
    #expect(result[.terminates].groups.isEmpty && result[.doesNotTrap].groups.isEmpty)
    #expect(result[.reachesTarget].exhausted.coverage.statesCovered == 39)
    // Some stacks are run again in a new process and twice in the worker, the second time after a single run. The violation that
    // it shows is tried again: once in a new process, and four times with three others before and after, and a single run between.
    let firstRuns = 3 * FirstRuns(of: app).states.count + 1
    #expect(count.start.load(as: Int.self) == 40 + firstRuns + 1 + 11)
  }

  @Test func `a run that traps costs no other run`() throws {
    let count = try SharedMemory(size: 8)
    let app = try TrappingApp.app(pages: 4, routes: [TrappingApp.countingRoute(count.start, .fatal)])
    let check = try WorkerCheck([app.routes[0]], of: app, plan: singly, workers: 1)
    let cell = try check.run()[0][.doesNotTrap]
    #expect(cell.groups.map(\.exhaustedStates) == [64] && cell.exhausted.coverage.statesCovered == 84)
    // Each of the two stacks that it shows is tried again in a new process.
    #expect(count.start.load(as: Int.self) == 84 + 2)
  }

  @Test func `a check that is asked to stop says so`() throws {
    let (app, plan) = try storefront()
    let check = try WorkerCheck([app.routes[0]], of: app, plan: plan, workers: 2)
    let result = try check.run(monitor: .init(shouldStop: { .cancelled }))[0]
    #expect(result.cells.allSatisfy { $0.exhausted.reason == .cancelled })
  }
}
