import Checking
import HeadlessUIKit
import RegionComparing
import RoutingSpecs
import Testing
import TimingDefects
import Watching

/// What a team says of each run of a route, at rest and with something else in the middle.
@MainActor
@Suite(.serialized) struct OverTimeTests {
  /// Whoever asks for home is at home in the end.
  private static let endsAtHome = OverTime("endsAtHome", .eventually(.always(.shows(Home.self))))

  /// What never matters.
  private static let inVain = OverTime(
    "inVain", .always(.now("it rains") { _ in false }.implies(.shows(Home.self))))

  /// Begins anew at home, while an item may still be loading that forgets to look where the user is by then.
  private static func app(_ overTime: [OverTime], forgets: Bool = true) throws -> RoutedApp {
    let item = TimingDefect.item { attempt in
      let root = attempt.window.rootViewController
      let goOn: @MainActor () -> Void = {
        guard forgets || attempt.window.rootViewController === root else { return attempt.decline("late") }
        attempt.present(over: attempt.window.topmost)
      }
      Simulation.current.clock.schedule(after: 200) { attempt.whenStill(goOn) }
    }
    let home = TimingDefect.home { attempt in attempt.whenStill { attempt.beginAtHome() } }
    return try TimingApp.app([item, overTime.reduce(home) { $0.alsoChecking($1) }])
  }

  private static func pair(_ overTime: [OverTime], forgets: Bool = true) throws -> (Route, RoutedApp) {
    let app = try app(overTime, forgets: forgets).inMoments()
    return (try #require(app.route(named: "item + home")), app)
  }

  private static func cell(of route: Route, in app: RoutedApp, covers: Bool = true) -> PropertyResult {
    var plan = RouteCheck.Plan()
    plan.covers = covers
    return RouteCheck(route, of: app, plan: plan).run()[.passesOwnChecks]
  }

  @Test func `what is kept at rest and not in the middle is found with its order`() throws {
    let (route, app) = try Self.pair([Self.endsAtHome])
    let group = try #require(Self.cell(of: route, in: app).groups.first)
    #expect(group.signature.failedCheck == "endsAtHome")
    let told = RouteExecution(route, of: app).explain(group.witness)
    let sentence = try #require(told.findings.first { $0.property == .passesOwnChecks }?.sentence)
    #expect(
      sentence == "home came before anything else happened, and endsAtHome is not kept by the end, when "
        + "not Home is shown. At rest it would have done no harm. 2 events later it does none either.")
  }

  @Test func `the same code without the mistake keeps it, and is put to the test`() throws {
    let (route, app) = try Self.pair([Self.endsAtHome], forgets: false)
    let cell = Self.cell(of: route, in: app)
    #expect(cell.verdict == .holds && !cell.isNeverExercised)
  }

  @Test func `at rest the code with the mistake keeps it, and a route to elsewhere does not`() throws {
    let app = try Self.app([Self.endsAtHome])
    let home = Self.cell(of: try #require(app.route(named: "home")), in: app)
    #expect(home.verdict == .holds && !home.isNeverExercised)
    let item = try #require(app.route(named: "item")).alsoChecking(Self.endsAtHome)
    let wrong = try #require(Self.cell(of: item, in: app).groups.first)
    #expect(wrong.signature.words == "endsAtHome failed; said that it reached its target")
    let told = RouteExecution(item, of: app).explain(wrong.witness)
    #expect(
      told.findings.filter { $0.property == .passesOwnChecks }.map(\.sentence) == [
        "endsAtHome: not kept by the end, when not Home is shown"
      ])
  }

  @Test func `what never mattered is not said to hold`() throws {
    let (route, app) = try Self.pair([Self.inVain])
    #expect(Self.cell(of: route, in: app).isNeverExercised)
    let alone = try Self.app([Self.inVain])
    #expect(Self.cell(of: try #require(alone.route(named: "home")), in: alone).isNeverExercised)
  }

  @Test func `of several checks each that never mattered is told, and only that`() throws {
    let rains = "inVain (it rains)"
    for (overTime, untested) in [
      ([Self.endsAtHome], []), ([Self.inVain], [rains]), ([Self.endsAtHome, Self.inVain], [rains]),
      ([Self.inVain, Self.isShown], [rains]), ([Self.isShown], []),
    ] {
      let app = try Self.app(overTime, forgets: false)
      for (app, name) in [(app, "home"), (app.inMoments(), "item + home")] {
        let route = try #require(app.route(named: name))
        for covers in [true, false] {
          var plan = RouteCheck.Plan()
          plan.covers = covers
          #expect(route.untestedPremises(in: RouteCheck(route, of: app, plan: plan).run()) == untested)
        }
      }
    }
  }

  /// What matters in every run.
  private static let isShown = OverTime(
    "isShown", .eventually(.always(.isAtRest.implies(.shows(Home.self)))))

  @Test func `a pair has what is said of both routes, once where that is the same`() throws {
    let app = try Self.app([Self.endsAtHome])
    let (item, home) = (app.routes[0].alsoChecking(Self.inVain), app.routes[1])
    #expect(item.meanwhile(home).ownChecks.map(\.name) == ["inVain", "endsAtHome"])
    #expect(home.meanwhile(home).ownChecks.map(\.name) == ["endsAtHome"])
    let both = item.alsoChecking(Self.endsAtHome).meanwhile(home)
    #expect(both.ownChecks.map(\.name) == ["inVain", "endsAtHome", "endsAtHome of home"])
    #expect(app.routes[0].meanwhile(app.routes[0]).ownChecks.isEmpty)
  }

  @Test func `every stack is judged like its region, alone and with something in the middle`() throws {
    let staysHome = OverTime(
      "staysHome", .always(.shows(Home.self).implies(.shows(Home.self).until(.shows(Item.self)))))
    let app = try Self.app([Self.endsAtHome, staysHome])
    for app in [app, app.inMoments(.routes)] {
      #expect(try RegionComparison.differences(of: app, at: app.space.bounds) == [])
    }
  }
}
