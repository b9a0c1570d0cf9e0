import Checking
import HeadlessUIKit
import Storefront
import Testing

@testable import RoutingSpecs

/// A bound at which every stack is run, one by one, and compared with the region that it is in.
struct BruteForceBound: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bounds: StackSpace.Bounds
  var isAnimated = true

  init(_ name: String, _ bounds: StackSpace.Bounds, isAnimated: Bool = true) {
    testDescription = name
    self.bounds = bounds
    self.isAnimated = isAnimated
  }

  static let all: [BruteForceBound] = [
    .init("screens under modals", .init(tabs: 0, depth: 0, modals: 2, splits: false)),
    .init(
      "the same without animation", .init(tabs: 0, depth: 0, modals: 2, splits: false), isAnimated: false),
    .init("navigation", .init(tabs: 0, depth: 3, modals: 0, splits: false)),
    .init(
      "navigation under screens", .init(tabs: 0, depth: 2, modals: 1, splits: false, modalKinds: .screen)),
    .init("screens under navigation", .init(tabs: 0, depth: 2, modals: 1, splits: false, rootKinds: .screen)),
    .init("tabs", .init(tabs: 3, depth: 0, modals: 0, splits: false)),
    .init("splits", .init(tabs: 0, depth: 1, modals: 0)),
    .init(
      "splits under screens", .init(tabs: 0, depth: 1, modals: 1, rootKinds: .split, modalKinds: .screen)),
    .init("tabs of stacks", .init(tabs: 2, depth: 1, modals: 0, splits: false)),
    .init("one tab and a modal", .init(tabs: 1, depth: 1, modals: 1, splits: false)),
    .init(
      "the same without animation", .init(tabs: 1, depth: 1, modals: 1, splits: false), isAnimated: false),
    .init("a tab of two screens", .init(tabs: 1, depth: 2, modals: 0, splits: false)),
    .init(
      "tabs of screens under a screen",
      .init(
        tabs: 2, depth: 0, modals: 1, splits: false, rootKinds: .tabs, modalKinds: .screen,
        tabKinds: .screen)),
  ]
}

@MainActor
@Suite struct RegionBruteForceTests {
  @Test(arguments: BruteForceBound.all)
  func `every stack is judged like the region that it is in`(_ bound: BruteForceBound) throws {
    let app = try Storefront.app()
    let space = try StackSpace(catalogue: app.catalogue, bounds: bound.bounds)
    for route in app.routes {
      try compare(route, of: app, space: space, isAnimated: bound.isAnimated)
    }
  }

  private func compare(_ route: Route, of app: RoutedApp, space: StackSpace, isAnimated: Bool) throws {
    var options = RouteExecution.Options()
    options.isAnimated = isAnimated
    var check = RegionCheck(route, of: app, space: space, options: options)
    var findings: [RegionCheck.Finding] = []
    while let finding = check.next() { findings.append(finding) }
    #expect(check.fault == nil)
    #expect(check.covered == space.count, "\(route.name)")
    let grammar = check.exploration.grammar
    let notation = StackNotation(catalogue: app.catalogue)
    let execution = RouteExecution(route, of: app, options: options)
    var members = [Int](repeating: 0, count: findings.count)
    for state in try space.states(in: 0..<space.count) {
      let holders = findings.indices.filter { grammar.contains(state, in: findings[$0].region) }
      try #require(
        holders.count == 1, "\(route.name), \(notation.text(for: state)): \(holders.count) regions")
      members[holders[0]] += 1
      let finding = findings[holders[0]]
      let judgement = execution.run(from: state)
      try #require(
        judgement == finding.judgement && execution.manner(of: .reachesTarget) == finding.manner,
        "\(route.name), \(notation.text(for: state)) is in the region of \(notation.text(for: finding.state))"
      )
    }
    #expect(members.map { Natural($0) } == findings.map(\.weight), "\(route.name)")
  }
}
