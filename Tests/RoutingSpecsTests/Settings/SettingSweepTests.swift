import Checking
import HeadlessUIKit
import Testing

@testable import RoutingSpecs

/// Which verdicts depend on a setting of the model, and which do not.
@MainActor
@Suite struct SettingSweepTests {
  private static let plan = {
    var plan = RouteCheck.Plan()
    plan.execution.properties = .basic
    return plan
  }()

  private func dependencies(
    of habit: DividedApp.Habit, in app: RoutedApp, changes: [String]? = nil
  ) throws -> [SettingDependency] {
    let route = try #require(app.route(named: habit.rawValue))
    let result = RouteCheck(route, of: app, plan: Self.plan).run()
    let sweep = SettingSweep(of: app, plan: Self.plan)
    return result.dependencies(
      in: (changes ?? sweep.changes).map { change in
        (change, sweep.run(SettingSweep.Work(change, after: result), of: route))
      })
  }

  private func text(_ state: StackState, in app: RoutedApp) -> String {
    StackNotation(catalogue: app.catalogue).text(for: state)
  }

  @Test func `a call that is refused in flight depends on whether it would wait`() throws {
    let app = try DividedApp.app()
    let found = try dependencies(of: .hurries, in: app)
    let waiting = found.filter { $0.change == "presentInFlight=wait" }
    #expect(waiting.map(\.property).contains(.terminates))
    for dependency in waiting { #expect(!dependency.isViolatedThen) }
    let smallest = try #require(waiting.first { $0.property == .terminates })
    #expect(text(smallest.state, in: app) == "Home")
    #expect(!found.contains { $0.change == "splitPush=ignore" })
  }

  @Test func `a completion that only some systems call depends on it, and the smallest stack is told`() throws
  {
    let app = try DividedApp.app()
    let found = try dependencies(of: .dismisses, in: app)
    let terminates = try #require(
      found.first { $0.change == "dismissalCompletion=carriedOut" && $0.property == .terminates })
    #expect(terminates.isViolatedThen)
    #expect(text(terminates.state, in: app) == "Home")
    #expect(Set(found.map(\.change)) == ["dismissalCompletion=carriedOut"])
  }

  @Test func `a route that does nothing about which evidence is divided depends on nothing`() throws {
    #expect(try dependencies(of: .presents, in: try DividedApp.app()).isEmpty)
  }

  @Test func `under the other value the dependency is the other way round`() throws {
    let app = try DividedApp.app().under("dismissalCompletion=carriedOut")
    #expect(app.changedSettings == ["dismissalCompletion=carriedOut"])
    let found = try dependencies(of: .dismisses, in: app, changes: ["dismissalCompletion=always"])
    let terminates = try #require(found.first { $0.property == .terminates })
    #expect(!terminates.isViolatedThen)
  }

  @Test func `the stacks are small ones, without exception up to a size, and each once`() throws {
    let app = try DividedApp.app()
    let sweep = SettingSweep(of: app, plan: Self.plan)
    #expect(sweep.controllers == 3 && Set(sweep.stacks).count == sweep.stacks.count)
    let sizes = sweep.stacks.map(\.controllerCount)
    #expect(sizes == sizes.sorted())
    let small = try (0..<1_000).compactMap { rank in
      Natural(rank) < app.space.count ? try app.space.state(at: Natural(rank)) : nil
    }.filter { $0.controllerCount <= 3 }
    #expect(Set(sweep.stacks).isSuperset(of: small))
  }

  @Test func `a stack that fails without the change too is no evidence that the change matters`() throws {
    let app = try DividedApp.app([.hurries])
    let route = app.routes[0]
    let other = try DividedApp.app([.presents])
    let passing = RouteCheck(other.routes[0], of: other, plan: Self.plan).run()
    let sweep = SettingSweep(of: app, plan: Self.plan)
    // A result that is wrong about this route: it says that the route always ends.
    #expect(passing[.terminates].verdict == .holds)
    let work = SettingSweep.Work("splitPush=ignore", after: passing)
    #expect(passing.dependencies(in: [(work.change, sweep.run(work, of: route))]).isEmpty)
  }

  @Test func `what is stopped says so, and that a violation is gone is not concluded from it`() throws {
    let app = try DividedApp.app()
    let route = try #require(app.route(named: "hurries"))
    let result = RouteCheck(route, of: app, plan: Self.plan).run()
    let sweep = SettingSweep(of: app, plan: Self.plan)
    let work = SettingSweep.Work("presentInFlight=wait", after: result)
    let record = sweep.run(work, of: route, watch: .init(shouldStop: { .time }))
    let all = sweep.stacks(of: work).count
    #expect((record.reason == .time) == (all >= 64))
    if record.reason != nil { #expect(result.dependencies(in: [(work.change, record)]).isEmpty) }
  }

  @Test func `settings of an app are those of its runs, whatever its bound`() throws {
    let app = try DividedApp.app().under("horizontalSizeClass=compact")
    let narrow = try app.bounded(large: .init(tabs: 0, depth: 1, modals: 1, splits: false))
    #expect(narrow.settings == app.settings && narrow.ownSettings == ModelSettings())
    #expect(throws: ModelSettingError.unknownName("width")) { try app.under("width=compact") }
  }
}
