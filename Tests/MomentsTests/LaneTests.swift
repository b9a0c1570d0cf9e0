import HeadlessUIKit
import RoutingSpecs
import Storefront
import Testing
import TimingDefects

/// Whose doing each step is where requests overlap.
@MainActor
@Suite(.serialized) struct LaneTests {
  private func attempt(
    of pair: String, in app: RoutedApp, from text: String
  ) throws -> (RouteExplanation.Attempt, findings: [String]) {
    let moments = app.inMoments()
    let state = try StackNotation(catalogue: app.catalogue).state(from: text)
    let told = RouteExecution(try #require(moments.route(named: pair)), of: moments).explain(state)
    return (told.attempts[0], told.findings.map(\.sentence))
  }

  @Test func `what a request asks for is in its lane, also long after it came, and animations are UIKit's`()
    throws
  {
    let (told, _) = try attempt(
      of: "login-from-root + product", in: Storefront.app(), from: "Product > Home")
    #expect(told.lanes == ["login-from-root", "product", "UIKit"])
    let lanes = Dictionary(grouping: told.steps, by: \.lane).mapValues { $0.map(\.title) }
    // It waits for the dismissal, while the product comes, and presents after that.
    let present = try #require(told.steps.first { $0.title.hasPrefix("present(") })
    #expect(present.lane == "login-from-root" && present.time == 500)
    let asked = lanes["product", default: []]
    #expect(asked.first == "product comes while login-from-root is under way")
    #expect(!asked.contains { $0.hasPrefix("present(") })
    let turns = told.steps.filter { $0.kind == .turn }
    #expect(!turns.isEmpty && turns.allSatisfy { $0.lane == "UIKit" })
    #expect(told.steps.allSatisfy { $0.lane.map(told.lanes.contains) ?? false })
  }

  @Test func `a gesture has a lane of its own, also when the finger is lifted`() throws {
    let (told, _) = try attempt(
      of: "let go of the sheet too early + product", in: Storefront.app(), from: "Product > Home")
    #expect(told.lanes == ["let go of the sheet too early", "product", "UIKit"])
    let gestures = told.steps.filter { $0.kind == .gesture }
    #expect(gestures.count == 2 && gestures.allSatisfy { $0.lane == told.lanes[0] })
  }

  @Test func `the same route twice has two lanes, and a route alone has none`() throws {
    let app = try Storefront.app()
    let (told, _) = try attempt(of: "product + product", in: app, from: "Home")
    #expect(told.lanes == ["product", "product, again", "UIKit"])
    let alone = RouteExecution(try #require(app.route(named: "product")), of: app)
      .explain(try StackNotation(catalogue: app.catalogue).state(from: "Home"))
    #expect(alone.attempts.allSatisfy { $0.lanes.isEmpty && $0.steps.allSatisfy { $0.lane == nil } })
  }

  /// An item that is presented when it was loaded, and is in the way of whoever comes between two moments.
  private func app(harmfulAt moments: ClosedRange<Int>, lasting events: Int) throws -> RoutedApp {
    let item = TimingDefect.item { attempt in
      Waiting.count = 0
      @MainActor func wait() {
        Waiting.count += 1
        guard Waiting.count <= events else {
          attempt.window.rootViewController = Item()
          return attempt.finish(.reached)
        }
        Simulation.current.clock.schedule(after: 10) { wait() }
      }
      wait()
    }
    let home = TimingDefect.home { attempt in
      let isHarmful = !Simulation.current.clock.isIdle && moments.contains(Waiting.count - 1)
      attempt.finish(.reached)
      if isHarmful { attempt.finish(.reached) }
    }
    return try TimingApp.app([item, home])
  }

  private enum Waiting {
    @MainActor static var count = 0
  }

  // The second comes as late as it can, and the nearest moment at which it does no harm is told; none is by itself at rest.
  @Test(arguments: [
    (1...3, " One event later it does none either."), (2...5, " 4 events earlier it does none either."),
    (0...5, ""),
  ])
  func `the nearest order that does no harm is told`(moments: ClosedRange<Int>, sentence: String) throws {
    let (_, findings) = try attempt(
      of: "item + home", in: app(harmfulAt: moments, lasting: 5), from: "Home")
    let finding = try #require(findings.first { $0.contains("completion was called 2 times") })
    #expect(finding.hasSuffix("At rest it would have done no harm.\(sentence)"))
  }
}
