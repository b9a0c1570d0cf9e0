import Foundation
import HeadlessUIKit
import RoutingSpecs
import Testing

/// A screen that is counted as long as it is alive.
private final class Counted: Lookalikes.Plain {
  /// How many are alive; only the main actor makes and frees them.
  nonisolated(unsafe) static var alive = 0

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    Self.alive += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { Self.alive -= 1 }
}

/// Stacks that have shown beside a cover that a route fails.
@MainActor
@Suite struct SmallWitnessTests {
  @Test(arguments: [5, 9])
  func `a stack that no region explains is told as small as it can be`(most: Int) throws {
    let expectation = Expectation(
      reaches: RoutingSpecs.Target(screen: 0),
      exemptFrom: RouteProperties([.findsWhatIsThere, .isIdempotent, .staysBounded]))
    let route = Route(
      "count", summary: "Presents the target, unless too many are alive.", expecting: expectation
    ) {
      attempt in
      var top = attempt.window.rootViewController
      while let next = top?.presentedViewController { top = next }
      if Counted.alive < most { top?.present(Lookalikes.Target(), animated: attempt.isAnimated) }
      attempt.finish(.reached)
    }
    let app = try Lookalikes.app(
      route, third: { Counted() }, large: .init(tabs: 3, depth: 4, modals: 2),
      small: .init(tabs: 1, depth: 1, modals: 1, splits: false)
    ).declaring(interchangeable: [])
    var plan = RouteCheck.Plan()
    plan.covers = true
    plan.samples = 100
    plan.mostCompared = 300
    let groups = RouteCheck(app.routes[0], of: app, plan: plan).run()[.reachesTarget].groups
    let notation = StackNotation(catalogue: app.catalogue)
    let texts = groups.map { notation.text(for: $0.witness) }
    #expect(!texts.isEmpty)
    for text in texts {
      let names = text.split { !$0.isLetter }.filter { !["Nav", "Tabs", "Split"].contains($0) }
      #expect(names.count { $0 == "Third" } == most && names.count == most, "\(text)")
    }
  }
}
