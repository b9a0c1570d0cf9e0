import Checking
import Cities
import HeadlessUIKit
import Messages
import RoutingSpecs
import SignIn
import Storefront
import TestSupport
import Testing

/// The laws that all four ways to route obey, each from every stack of a small space.
@MainActor
@Suite(.serialized) struct RouterLawTests {
  /// One way to route.
  struct Pattern: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let app: @MainActor @Sendable () throws -> RoutedApp
    var unknown: [String] = []
    var known: [String]?
  }

  nonisolated static let patterns = [
    Pattern(
      testDescription: "Routing", app: { try Storefront.app() },
      known: ["product", "account-in-navigation", "tabs", "forgot-password", "home-from-current"]),
    Pattern(testDescription: "VIPRouting", app: { try Messages.app() }),
    Pattern(testDescription: "MVVMRouting", app: { try SignIn.app() }, unknown: ["unknown-route"]),
    Pattern(testDescription: "CoordinatorRouting", app: { try Cities.app() }),
  ]

  nonisolated static let bounds = StackSpace.Bounds(
    tabs: TestBudget.isLong ? 1 : 0, depth: 2, modals: 1, splits: false)

  @Test(arguments: patterns)
  func `a router obeys the laws`(pattern: Pattern) throws {
    let app = try pattern.app().exhausting(
      pattern.known == nil
        ? Self.bounds : .init(tabs: TestBudget.times(1, short: 0), depth: 1, modals: 1, splits: false))
    let report = checkRouterLaws(of: app, routes: pattern.known, unknown: pattern.unknown)
    #expect(report.violations.map(\.description) == [])
    #expect(report.states >= TestBudget.times(500, short: 50))
    let expected = Set(RouterLaw.allCases).subtracting(pattern.unknown.isEmpty ? [.refusesUnknownNames] : [])
    #expect(report.exercised == expected)
  }

  /// A route that breaks one law, and the law.
  struct Breach: Sendable, CustomTestStringConvertible {
    let law: RouterLaw
    let perform: @MainActor @Sendable (RouteAttempt) -> Void

    var testDescription: String { law.rawValue }
  }

  /// What the breaches keep from one run to the next.
  @MainActor
  private final class Memory {
    static var performances = 0
    static var kept: [UIViewController] = []
  }

  nonisolated static let breaches = [
    Breach(law: .endsOnce) {
      $0.finish(.reached)
      $0.finish(.reached)
    },
    Breach(law: .decliningChangesNothing) {
      $0.window.rootViewController = UIViewController()
      $0.finish(.declined(RouteRefusal("no", message: "No.")))
    },
    Breach(law: .equalStacksGiveEqualStacks) {
      // Each run performs twice, and the law compares two runs.
      Memory.performances += 1
      if Memory.performances % 4 == 1 { $0.window.rootViewController = UIViewController() }
      $0.finish(.reached)
    },
    Breach(law: .staysWellFormed) {
      Simulation.current.report("Something is wrong.")
      $0.finish(.reached)
    },
    Breach(law: .releasesEverything) {
      Memory.kept.append(UIViewController())
      $0.finish(.reached)
    },
    Breach(law: .refusesUnknownNames) { $0.finish(.reached) },
  ]

  @Test(arguments: breaches)
  func `a router that breaks a law is told so, with the first stack`(breach: Breach) throws {
    Memory.performances = 0
    defer { Memory.kept = [] }
    let app = try Self.app(breach.perform)
    let report = checkRouterLaws(of: app, unknown: breach.law == .refusesUnknownNames ? ["breach"] : [])
    let violation = try #require(report.violations.first { $0.law == breach.law })
    #expect(violation.state == "Only")
    #expect(violation.route == "breach")
    #expect(violation.states == 2)
    #expect(violation.description == "breach breaks \(breach.law.rawValue) in 2 stacks, first in Only")
  }

  /// What earlier tests of the process have left goes at some time or other.
  @Test func `controllers that were there before a run may go during it`() throws {
    Memory.kept = [UIViewController()]
    let app = try Self.app { attempt in
      Memory.kept = []
      attempt.finish(.reached)
    }
    #expect(checkRouterLaws(of: app).violations.filter { $0.law == .releasesEverything }.isEmpty)
  }

  /// An app of one screen, and a route of it.
  private static func app(_ perform: @escaping @MainActor (RouteAttempt) -> Void) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Only")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 0, modals: 1, splits: false))
    let route = Route(
      "breach", summary: "Breaks a law.", expecting: Expectation(reaches: Target(screen: 0)),
      perform: perform)
    return try RoutedApp(
      name: "breach", summary: "Breaks a law.", space: space, exhaustiveSpace: space,
      binding: OnlyBinding(), routes: [route])
  }
}

private final class OnlyViewController: UIViewController {}

private struct OnlyBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController { OnlyViewController() }

  func screen(of controller: UIViewController) -> Screen? {
    controller is OnlyViewController ? Screen(kind: 0) : nil
  }
}
