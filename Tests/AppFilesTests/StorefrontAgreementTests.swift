import Checking
import Storefront
import TestSupport
import Testing

@testable import AppFiles
@testable import RoutingSpecs

/// The Storefront as a file against the Storefront as an app: written twice, so that they check each other.
@MainActor
@Suite struct StorefrontAgreementTests {
  /// A small space, every state of which is run.
  struct Bound: CustomTestStringConvertible, Sendable {
    let bounds: StackSpace.Bounds
    let states: Int
    var testDescription: String {
      "tabs \(bounds.tabs), depth \(bounds.depth), modals \(bounds.modals), splits \(bounds.splits)"
    }

    init(tabs: Int, depth: Int, modals: Int, splits: Bool, states: Int) {
      bounds = StackSpace.Bounds(tabs: tabs, depth: depth, modals: modals, splits: splits)
      self.states = states
    }
  }

  /// What one run shows, without the numbers of the controllers.
  struct Trace: Equatable {
    let judgement: RouteExecution.Judgement
    let expectedError: String?
    let error: String?
    let isReached: Bool
    let completions: Int
    let stack: [StackSnapshot.Entry]
    let stackAfterSecond: [StackSnapshot.Entry]

    @MainActor
    init(_ execution: RouteExecution, from state: StackState) {
      judgement = execution.run(from: state)
      expectedError = execution.expectedError
      error = execution.first.error
      isReached = execution.first.isReached
      completions = execution.first.completions
      stack = Self.withoutNumbers(execution.after)
      stackAfterSecond = Self.withoutNumbers(execution.afterSecond)
    }

    @MainActor
    private static func withoutNumbers(_ snapshot: StackSnapshot) -> [StackSnapshot.Entry] {
      snapshot.entries.map { entry in
        var entry = entry
        entry.serial = 0
        return entry
      }
    }
  }

  static func described() throws -> RoutedApp {
    try AppFile.read(Fixtures.app("storefront")).routedApp(fileName: "storefront.json")
  }

  @Test func `both have the same name, screens, spaces and routes`() throws {
    let (described, written) = (try Self.described(), try Storefront.app())
    #expect(described.name == written.name)
    #expect(described.summary == written.summary)
    #expect(described.catalogue == written.catalogue)
    #expect(described.space.bounds == written.space.bounds)
    #expect(described.space.count == written.space.count)
    #expect(described.exhaustiveSpace.bounds == written.exhaustiveSpace.bounds)
    #expect(described.exhaustiveSpace.count == written.exhaustiveSpace.count)
    #expect(described.routes.map(\.name) == written.routes.map(\.name))
    #expect(described.routes.map(\.summary) == written.routes.map(\.summary))
  }

  private nonisolated static let bounds = [
    Bound(tabs: 1, depth: 2, modals: 0, splits: false, states: 126),
    Bound(tabs: 1, depth: 1, modals: 1, splits: false, states: 812),
    Bound(tabs: 0, depth: 0, modals: 3, splits: false, states: 2800),
    Bound(tabs: 2, depth: 1, modals: 0, splits: true, states: 616),
  ]

  @Test(arguments: TestBudget.isLong ? bounds : [bounds[0]])
  func `both end in the same way from every state`(bound: Bound) throws {
    let catalogue = try Storefront.app().catalogue
    let space = try StackSpace(catalogue: catalogue, bounds: bound.bounds)
    #expect(space.count == Natural(bound.states))
    try expectAgreement(from: Array(space.states))
  }

  @Test func `both end in the same way from states drawn from the default space`() throws {
    let space = try Storefront.app().space
    var generator = SeededGenerator(state: 5)
    let count = TestBudget.times(300, short: 60)
    try expectAgreement(from: (0..<count).map { _ in space.sample(using: &generator) })
  }

  private func expectAgreement(from states: [StackState]) throws {
    let (described, written) = (try Self.described(), try Storefront.app())
    for route in written.routes {
      // One after the other: an execution owns the simulation until the next one is made.
      let expected = traces(of: route, in: written, from: states)
      let found = traces(of: try #require(described.route(named: route.name)), in: described, from: states)
      for (state, (expected, found)) in zip(states, zip(expected, found)) where expected != found {
        Issue.record("\(route.name) from \(state): in Swift \(expected), in the file \(found)")
        return
      }
    }
  }

  private func traces(of route: Route, in app: RoutedApp, from states: [StackState]) -> [Trace] {
    let execution = RouteExecution(route, of: app)
    return states.map { Trace(execution, from: $0) }
  }
}
