import Checking
import Foundation
import Messages
import RoutingSpecs
import TestSupport
import Testing

/// The classic mistakes with data that is passed, each found with its smallest stack.
@MainActor
@Suite(.serialized) struct MessagesDefectsTests {
  /// A mistake, and what a check says about it.
  struct Row: Sendable, CustomTestStringConvertible {
    let route: String
    let property: RouteProperty
    let minimal: String
    let states: Int
    let sentence: String

    var testDescription: String { "\(route) \(property)" }
  }

  nonisolated static let rows = [
    Row(
      route: "detail-by-code", property: .reachesTarget, minimal: "Home(Hello)", states: 140,
      sentence: "The route said that it reached its target, but the target is not where it should be."),
    Row(
      route: "passed-late", property: .passesOwnChecks, minimal: "Home(Hello)", states: 980,
      sentence: "deliversMessage: Home's message is “Hello”; Detail holds “Hello” and shows “”."),
    Row(
      route: "not-passed", property: .passesOwnChecks, minimal: "Home(Hello)", states: 980,
      sentence: "deliversMessage: Home's message is “Hello”, and Detail is not on screen."),
    Row(
      route: "misspelt-segue", property: .staysWellFormed, minimal: "Home(Hello)", states: 980,
      sentence: "UIKit reported a fault."),
    Row(
      route: "misspelt-segue", property: .passesOwnChecks, minimal: "Home(Hello)", states: 980,
      sentence: "deliversMessage: Home's message is “Hello”; Detail holds “” and shows “”."),
  ]

  @Test(arguments: TestBudget.some(rows, 3))
  func `a mistake is found by its property, with its smallest stack and what went wrong`(row: Row) throws {
    let app = try Messages.defects()
    let route = try #require(app.route(named: row.route))
    let group = try #require(RouteCheck(route, of: app).run()[row.property].groups.first)
    #expect(StackNotation(catalogue: app.catalogue).text(for: group.witness) == row.minimal)
    #expect(group.exhaustedStates == Natural(row.states))
    let findings = RouteExecution(route, of: app).explain(group.witness).findings
    #expect(findings.first { $0.property == row.property }?.sentence == row.sentence)
  }

  @Test func `the good way by segue presents Detail where nothing can be pushed, and holds`() throws {
    let app = try Messages.defects()
    let result = RouteCheck(try #require(app.route(named: "detail-by-segue")), of: app).run()
    #expect(result.violated == [])
  }

  @Test func `a destination that is not what the router takes it for is a trap that says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try Self.perform("unexpected-destination") }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("The segue to Detail leads to UINavigationController"))
  }

  @Test func `a forced cast of such a destination traps`() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run { try Self.perform("forced-cast") }
    }
  }

  /// Performs a route that traps, and returns where it does not.
  private static func perform(_ name: String) throws {
    let app = try Messages.traps()
    guard let route = app.route(named: name) else { exit(EXIT_SUCCESS) }
    _ = RouteExecution(route, of: app).run(from: StackState(root: .screen(Screen(kind: 0, context: 0))))
    exit(EXIT_SUCCESS)
  }

  @Test func `a segue without a method is reported with the nearest one`() throws {
    let app = try Messages.defects()
    let route = try #require(app.route(named: "misspelt-segue"))
    let state = try StackNotation(catalogue: app.catalogue).state(from: "Nav[Home(Bye)]")
    let faults = RouteExecution(route, of: app).explain(state).attempts.first?.faults
    #expect(
      faults == [
        "The router of HomeViewController has no method for the segue “Details”; did you mean “Detail”?"
      ])
  }
}
