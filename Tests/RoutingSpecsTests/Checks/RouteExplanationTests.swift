import Checking
@testable import HeadlessUIKit
import Testing

@testable import RouterMutants
@testable import RoutingSpecs

@MainActor
@Suite struct RouteExplanationTests {
  /// Mutants of every part, whose runs have most to tell.
  static func mutants() -> [Mutant] {
    Mutant.Part.allCases.compactMap { part in Mutant.all.last { $0.part == part } }
  }

  static let bounds = StackSpace.Bounds(tabs: 0, depth: 1, modals: 1, splits: false)

  @Test func `equal runs are told in equal words, whatever was built before`() throws {
    for mutant in Self.mutants() {
      let app = try MutantApp.app(of: mutant.route, exhausting: Self.bounds)
      let execution = RouteExecution(mutant.route, of: app)
      for state in app.space.states {
        let first = execution.explain(state)
        let others = (0..<3).map { _ in UIViewController() }
        let second = execution.explain(state)
        #expect("\(first)" == "\(second)", "\(mutant.name) from \(state)")
        #expect(others.count == 3)
      }
    }
  }

  @Test func `faults and broken invariants name controllers as drawings do`() throws {
    let route = Route(
      "rude", summary: "Does what UIKit complains about.", expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      let root = attempt.window.rootViewController
      root?.present(UIViewController(), animated: false)
      root?.present(UIViewController(), animated: false)
      root?.appearance = .disappeared
      attempt.finish(.reached)
    }
    let app = try MutantApp.app(of: route, exhausting: .init(tabs: 0, depth: 0, modals: 0, splits: false))
    let execution = RouteExecution(route, of: app)
    _ = execution.run(from: try app.space.state(at: 0))
    let told = execution.explain(try app.space.state(at: 0))
    let fault = try #require(told.attempts.first?.faults.first)
    #expect(fault.hasPrefix("Attempt to present UIViewController #3 on Home (from Home)"), "\(fault)")
    let finding = try #require(told.findings.first { $0.property == .staysWellFormed })
    #expect(finding.sentence == "Home is on screen but has not appeared.")
  }

  @Test func `a run is judged and ends in the same way whether it is told or not`() throws {
    for mutant in Self.mutants() {
      let app = try MutantApp.app(of: mutant.route, exhausting: Self.bounds)
      let execution = RouteExecution(mutant.route, of: app)
      for state in app.space.states {
        let judgement = execution.run(from: state)
        let told = execution.explain(state)
        #expect(told.judgement == judgement, "\(mutant.name) from \(state)")
        #expect(told.state == state)
        #expect(
          told.findings.map(\.property) == RouteProperty.allCases.filter { judgement.violated.contains($0) })
        #expect(execution.run(from: state) == judgement)
      }
    }
  }

  @Test func `controllers are numbered from the start of the run`() throws {
    let mutant = try #require(Mutant.all.first { $0.name == "finder-never-finds" })
    let app = try MutantApp.app(of: mutant.route, exhausting: mutant.bounds)
    var options = RouteExecution.Options()
    options.properties = .basic
    let told = RouteExecution(mutant.route, of: app, options: options).explain(try app.space.state(at: 4))
    #expect(told.start.layers.map(\.serial) == [1, 2])
    #expect(told.attempts.count == 2)
    #expect(told.attempts[0].stack.layers.count == 3)
    #expect(told.attempts[1].stack.layers.count == 4)
    #expect(told.attempts[1].stack.layers.prefix(3) == told.attempts[0].stack.layers.prefix(3))
  }

  @Test func `a drawn run is told like the stack that it draws`() throws {
    let mutant = try #require(Mutant.all.first { $0.name == "root-from-current" })
    let app = try MutantApp.app(of: mutant.route, exhausting: mutant.bounds)
    let execution = RouteExecution(mutant.route, of: app)
    for state in app.space.states {
      // After the rank comes the answer 0: the run is animated, and events keep their order.
      let (drawn, _) = execution.explain(drawing: app.space.choices(drawing: state))
      #expect("\(drawn)" == "\(execution.explain(state))")
    }
  }
}
