import Checking
import Foundation
import HeadlessUIKit
import RoutingSpecs
import Testing

@testable import Workers

/// A page that ends its process when its view is loaded, unless a navigation controller is around it.
private final class NeedyPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if navigationController == nil { fatalError("no navigation controller") }
  }
}

/// Makes pages, one of which ends its process in some way.
private struct BrokenBinding: ScreenBinding {
  enum Moment: Sendable { case making, loading }

  let broken: Screen
  let ending: TrappingApp.Ending
  var moment = Moment.making

  func makeController(for screen: Screen) -> UIViewController {
    guard screen == broken else { return Page(screen) }
    guard moment == .making else { return NeedyPage() }
    TrappingApp.end(by: ending)
    return Page(screen)
  }

  func screen(of controller: UIViewController) -> Screen? { (controller as? Page)?.screen }
}

/// Screens that end their process are found before a route is performed, and no route is blamed for them.
@MainActor
@Suite(.serialized) struct ScreenTrialTests {
  private func app(
    _ binding: BrokenBinding, places: ScreenPlaces = .all,
    bounds: StackSpace.Bounds = .init(tabs: 0, depth: 1, modals: 1, splits: false)
  ) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "Home"), ScreenEntry(name: "Settings", contexts: ["all", "one"], places: places),
    ])
    let space = try StackSpace(catalogue: catalogue, bounds: bounds)
    let route = Route("stay", summary: "Stays.", expecting: Expectation(reaches: Target(screen: 0))) {
      $0.finish(.reached)
    }
    return try RoutedApp(
      name: "broken", summary: "Has a broken screen.", space: space, exhaustiveSpace: space, binding: binding,
      routes: [route])
  }

  private func failure(_ app: RoutedApp) throws -> String? {
    let trial = ScreenTrial(app, options: .init(), runTime: .milliseconds(300))
    return try trial.failure(endsAtOnce: { false }).map { "\($0)" }
  }

  private static let second = Screen(kind: 1, context: 1)

  @Test(arguments: [
    (
      TrappingApp.Ending.fatal,
      "trapped: Fatal error: no page (WorkersTests/TrappingApp.swift:\(TrappingApp.fatalLine))"
    ),
    (.exit, "ended the process with exit code 3"), (.kill, "was killed by signal 9, twice"),
    (.hang, "hung and was stopped"),
  ])
  func `a screen that ends its process is named, with how`(_ ending: TrappingApp.Ending, words: String) throws
  {
    let app = try app(BrokenBinding(broken: Self.second, ending: ending))
    #expect(
      try failure(app)
        == "the app cannot be checked: Settings, made and shown by itself (Settings(one)), \(words)")
  }

  @Test func `a view that traps when it is loaded is found too`() throws {
    let app = try app(BrokenBinding(broken: Screen(kind: 1, context: 0), ending: .fatal, moment: .loading))
    #expect(try failure(app)?.contains("Fatal error: no navigation controller") == true)
  }

  @Test func `a screen is tried in a place where it may stand, and not at all where it may stand nowhere`()
    throws
  {
    let needy = BrokenBinding(broken: Screen(kind: 1, context: 0), ending: .fatal, moment: .loading)
    #expect(try failure(try app(needy, places: .navigation)) == nil)
    let broken = BrokenBinding(broken: Self.second, ending: .fatal)
    #expect(try failure(try app(broken, places: .navigation))?.contains("(Nav[Settings(one)])") == true)
    #expect(try failure(try app(broken, places: .tab)) == nil)
    #expect(try failure(try app(broken, places: .modal))?.contains("(Home > Settings(one))") == true)
  }

  @Test func `screens that are sound are no reason`() throws {
    #expect(try failure(try app(BrokenBinding(broken: Screen(kind: 7), ending: .fatal))) == nil)
  }

  @Test(arguments: [1, 3])
  func `all verdicts are inconclusive with that reason, and nothing is run`(workers: Int) throws {
    let app = try app(BrokenBinding(broken: Self.second, ending: .fatal))
    for covers in [true, false] {
      var plan = RouteCheck.Plan()
      plan.covers = covers
      let result = try WorkerCheck(app.routes, of: app, plan: plan, workers: workers).run()[0]
      for cell in result.cells {
        guard case .inconclusive(.unusableScreen(let words)) = cell.verdict else {
          Issue.record("\(cell.property) is \(cell.verdict)")
          continue
        }
        #expect(words.hasPrefix("Settings, made and shown by itself"))
        #expect(cell.groups.isEmpty && cell.coverage.runsExecuted == 0)
      }
    }
  }

  @Test func `a trial that is to end at once ends, whatever hangs`() throws {
    let app = try app(BrokenBinding(broken: Self.second, ending: .hang))
    let start = ContinuousClock.now
    let trial = ScreenTrial(app, options: .init(), runTime: .seconds(600))
    #expect(try trial.failure(endsAtOnce: { ContinuousClock.now > start + .milliseconds(200) }) == nil)
    #expect(ContinuousClock.now < start + .seconds(10))
  }
}
