import Checking
import Foundation
import HeadlessUIKit
@testable import Reporting
import RoutingSpecs
import Storefront
import TestSupport
import Testing

@testable import RoutingTesting

/// What one call in a test records, keeps and refuses.
@MainActor
@Suite(
  .bound("tabs=0,depth=1,modals=1,splits=no"), .exhaust("tabs=0,depth=1,modals=1,splits=no"),
  .failures(in: "none"))
struct CheckRouteTests {
  private let app: RoutedApp

  init() throws { app = try Storefront.app() }

  private func route(_ name: String) throws -> Route { try #require(app.route(named: name)) }

  @Test func `a flawed route fails with its smallest stack, what was done, and the line that does it again`()
    throws
  {
    let route = try route("home-from-current")
    let issues = try RecordedIssues { try checkRoute(route, of: app) }
    let text = try #require(issues.texts.first)
    #expect(issues.texts.count { $0.contains("✗ ") } == 1)
    for part in [
      "✗ home-from-current × reachesTarget", "Home > Home", "cannotReplaceRoot", "Final stack",
      #"try checkRoute("home-from-current", of: Storefront.app(), from: "Home > Home", property: .reachesTarget)"#,
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test func `a route that declines unasked says first why it did, in the words of its error`() throws {
    let text = try #require(
      try RecordedIssues { try checkRoute(route("home-from-current"), of: app) }.texts.first)
    let reason = try #require(text.firstRange(of: "The root HomeViewController cannot be replaced"))
    let expected = try #require(text.firstRange(of: "  expected  "))
    #expect(reason.lowerBound < expected.lowerBound)
    #expect(text[expected.upperBound...].contains("  actual    The route declined with cannotReplaceRoot."))
  }

  @Test(.properties(.reachesTarget, .terminates))
  func `one run that breaks several properties is one issue with all of them`() throws {
    let route = Route("twice", summary: "Ends twice.", expecting: Expectation(reaches: Target(screen: 1))) {
      for _ in 0..<2 { $0.finish(.reached) }
    }
    let app = try RoutedApp(
      name: "twice", summary: "Ends twice.", space: app.space, exhaustiveSpace: app.exhaustiveSpace,
      binding: app.binding, routes: [route])
    for call in [
      { _ = try checkRoute(route, of: app) }, { try checkRoute("twice", of: app, from: "Home") },
    ] {
      let issues = try RecordedIssues(of: call)
      #expect(issues.texts.count == 1, "\(issues.texts)")
      #expect(issues.texts.allSatisfy { $0.contains("✗ twice × reachesTarget, terminates") })
      #expect(issues.texts.allSatisfy { $0.contains("  also      terminates: ") })
    }
  }

  @Test func `the verdicts and counts come back to the test`() throws {
    let result = try checkRoute(try route("product"), of: app)
    #expect(result[.reachesTarget].verdict == .holds)
    #expect(result[.reachesTarget].coverage.statesCovered == Natural(14 + 14 * 14))
  }

  @Test(
    .bound(TestBudget.isLong ? "tabs=50,depth=6,modals=4,splits=yes" : "tabs=50,depth=6,modals=2,splits=yes"),
    .exhaust("modals=0"))
  func `every stack of an astronomical bound is covered, and a failure says of how many it is true`() throws {
    let result = try checkRoute(try route("product"), of: app)
    let space = try #require(result[.reachesTarget].coverage.statesInSpace)
    #expect(space > Natural(10).power(TestBudget.times(199, short: 100)))
    #expect(
      result[.reachesTarget].verdict == .holds && result[.reachesTarget].coverage.statesCovered == space)
    let issues = try RecordedIssues { try checkRoute(try route("home-from-current"), of: app) }
    #expect(issues.texts.count == 1)
    let text = try #require(issues.texts.first).replacing(/\s+/, with: " ")
    #expect(text.contains("(among all \(space.shortForm) states, tested and not proved)"), "\(text)")
    #expect(text.contains("Home > Home"))
  }

  @Test(.bound("tabs=1,depth=2,modals=1,splits=no"), .covers(false), .samples(10), .seed(3))
  func `what is not covered is said in a warning`() throws {
    let issues = try RecordedIssues { try checkRoute(try route("product"), of: app) }
    #expect(issues.texts.count == 1)
    #expect(issues.texts[0].contains("product is inconclusive: all 210 states of the small bound passed; "))
    #expect(issues.texts[0].contains("sampled 10 runs uniformly out of"))
    #expect(!issues.texts[0].contains("declinesCleanly"), "a product can always be shown")
  }

  @Test(.properties(.isIdempotent))
  func `a property that is not asked for is not judged`() throws {
    #expect(try RecordedIssues { try checkRoute(try route("home-from-current"), of: app) }.texts.isEmpty)
    #expect(try RecordedIssues { try checkRoute(try route("bag-always-new"), of: app) }.texts.count == 1)
  }

  /// The app with a route that traps wherever something is presented, and the line where it does.
  private func trapping() throws -> (app: RoutedApp, line: Int) {
    let line = #line + 4
    let route = Route("trap", summary: "Traps.", expecting: Expectation(reaches: Target(screen: 0))) {
      attempt in
      guard attempt.window.rootViewController?.presentedViewController == nil else {
        fatalError("no such page")
      }
      attempt.finish(.reached)
    }
    let trapping = try RoutedApp(
      name: "trapping", summary: "Traps.", space: app.space, exhaustiveSpace: app.exhaustiveSpace,
      binding: app.binding, routes: [route])
    return (trapping, line)
  }

  @Test(.properties(.doesNotTrap))
  func `a route that traps is an issue with the trap's message and place, and the tests go on`() throws {
    let (app, line) = try trapping()
    let words = "trapped: Fatal error: no such page (RoutingTestingTests/CheckRouteTests.swift:\(line))"
    let whole = try RecordedIssues { try checkRoute(app.routes[0], of: app) }
    #expect(whole.texts.count == 1)
    #expect(whole.texts[0].contains("✗ trap × doesNotTrap") && whole.texts[0].contains("Home > Home"))
    #expect(whole.texts[0].replacing(/\s+/, with: " ").contains(words), "\(whole.texts[0])")
    let state = try StackNotation(catalogue: app.catalogue).state(from: "Home > Home")
    let choices = try app.bounded(large: .init(tabs: 0, depth: 1, modals: 1, splits: false)).space
      .choices(drawing: state)
    let token = ReplayToken(
      app: "trapping", route: "trap", property: "doesNotTrap", payload: .choices(choices))
    for call in [
      { try checkRoute("trap", of: app, from: "Home > Home", property: .doesNotTrap) },
      { try checkRoute(replaying: "\(token)", of: app) },
    ] {
      let issues = try RecordedIssues(of: call)
      #expect(issues.texts.count == 1 && issues.texts[0].replacing(/\s+/, with: " ").contains(words))
    }
  }

  // MARK: - Strength

  @Test(arguments: [Report.Strength.proved, .tested])
  func `what is only tested passes, unless a proof is asked for`(_ strength: Report.Strength) throws {
    let test = RouteTest(
      route: try route("product"), app: app, options: RouteTestOptions(), place: #_sourceLocation,
      database: nil)
    let report = Report(
      toolVersion: "1", app: "storefront", bound: "b", spaceCount: 1, properties: [], routes: [],
      cells: [
        .init(
          route: "product", property: "terminates", verdict: .holds(strength),
          counts: .init(states: 1, covered: 1, runs: 1))
      ],
      comparisons: [
        .init(
          route: "product", properties: ["terminates"], states: 840, strength: 1, controllers: 3,
          obstacles: strength == .tested ? ["Home overrides init"] : [])
      ])
    let issues = RecordedIssues { test.demandProof(in: report) }
    #expect(issues.texts.count == (strength == .tested ? 1 : 0))
    let words = ["product is tested and not proved: terminates.", "840 stacks", "Home overrides init"]
    #expect(issues.texts.allSatisfy { text in words.allSatisfy(text.contains) })
  }

  @Test func `a screen that traps when it is made is the issue, and not the route`() throws {
    struct Broken: ScreenBinding {
      func makeController(for screen: Screen) -> UIViewController {
        if screen.kind == 1 { fatalError("no account") }
        return UIViewController()
      }

      func screen(of controller: UIViewController) -> Screen? { Screen(kind: 0) }
    }
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Account")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 1, modals: 1, splits: false))
    let stay = Route("stay", summary: "Stays.", expecting: Expectation(reaches: Target(screen: 0))) {
      $0.finish(.reached)
    }
    let broken = try RoutedApp(
      name: "broken", summary: "Has a broken screen.", space: space, exhaustiveSpace: space,
      binding: Broken(),
      routes: [stay])
    let issues = try RecordedIssues { try checkRoute(stay, of: broken) }
    #expect(issues.texts.count == 1)
    #expect(
      issues.texts[0].hasPrefix(
        "stay was not checked: the app cannot be checked: Account, made and shown by itself, trapped: "))
  }

  // MARK: - One stack

  @Test(arguments: [("Home > Home", 1), ("Home > Account", 1), ("Home", 0), ("Nav[Home]", 0)])
  func `one stack fails exactly where the route fails from it`(notation: String, count: Int) throws {
    let issues = try RecordedIssues {
      try checkRoute("home-from-current", of: app, from: notation, property: .reachesTarget)
    }
    #expect(issues.texts.count == count)
    #expect(issues.texts.allSatisfy { $0.contains(notation) })
  }

  @Test func `a replay token fails in the same way`() throws {
    let state = try StackNotation(catalogue: app.catalogue).state(from: "Home > Home")
    let bounds = StackSpace.Bounds(tabs: 0, depth: 1, modals: 1, splits: false)
    let rank = try app.bounded(large: bounds).space.rank(of: state)
    let issues = try RecordedIssues {
      try checkRoute(replaying: "storefront/home-from-current/reachesTarget/\(rank)", of: app)
    }
    #expect(issues.texts.count == 1)
    #expect(issues.texts[0].contains("cannotReplaceRoot"))
  }

  // MARK: - Bad input

  @Test func `what is wrong in a call is said in one sentence`() throws {
    let calls: [(wrong: String, call: () throws -> Void)] = [
      (
        "The app “storefront” has no route “home-from-curent”; did you mean “home-from-current”?",
        { try checkRoute("home-from-curent", of: app, from: "Home") }
      ),
      (
        "Column 8: there is no screen named “Hom”; did you mean “Home”?",
        { try checkRoute("product", of: app, from: "Home > Hom") }
      ),
      (
        "The state is outside the space: it has 3 modal layers where at most 2 are allowed.",
        { try checkRoute("product", of: app, from: "Home > Home > Home > Home") }
      ),
      (
        "The replay token is of the app “shop”, but the test gives “storefront”.",
        { try checkRoute(replaying: "shop/product/reachesTarget/0", of: app) }
      ),
      (
        "There is no property “reachesTaget”; did you mean “reachesTarget”?",
        { try checkRoute(replaying: "storefront/product/reachesTaget/0", of: app) }
      ),
      (
        "There is no state 99,999,999: the space has",
        { try checkRoute(replaying: "storefront/product/reachesTarget/99999999", of: app) }
      ),
    ]
    for (wrong, call) in calls {
      let issues = try RecordedIssues { try call() }
      #expect(issues.texts.count == 1)
      #expect(issues.texts.first?.contains(wrong) == true, "\(issues.texts)")
    }
  }

  // MARK: - Known failures

  @Test func `a failure is kept as a value, and tried first the next time`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "failures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = RouteTestOptions.ofTraits
    options.failures = folder.path
    try RouteTestOptions.$ofTraits.withValue(options) {
      let database = FailureDatabase(folder: folder)
      let first = try RecordedIssues { try checkRoute(try route("bag-always-new"), of: app) }
      #expect(first.texts.count == 1)
      #expect(
        database.failures(of: "bag-always-new", in: "storefront")
          == [.init(property: "isIdempotent", state: "Home")])
      let deep = FailureDatabase.Failure(property: "isIdempotent", state: "Account > Home")
      try database.add([deep], of: "bag-always-new", in: "storefront")
      let second = try RecordedIssues { try checkRoute(try route("bag-always-new"), of: app) }
      #expect(second.texts.count == 2)
      #expect(second.texts.allSatisfy { $0.contains("a failure that was known before") })
      #expect(second.texts.last?.contains("Account > Home") == true)
    }
  }
}
