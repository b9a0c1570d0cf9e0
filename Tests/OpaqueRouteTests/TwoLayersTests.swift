import Checking
import HeadlessUIKit
import RoutingSpecs
import Testing

/// A screen that hides the bar over it.
private final class Barless: Lookalikes.Plain {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: false)
  }
}

/// What a screen does in two layers at once, which no single place of it shows.
@MainActor
@Suite struct TwoLayersTests {
  @Test func `two bars that one screen hides, which the route only reads, are seen`() throws {
    let expectation = Expectation(
      reaches: RoutingSpecs.Target(screen: 0),
      exemptFrom: RouteProperties([.findsWhatIsThere, .isIdempotent, .staysBounded]))
    let route = Route(
      "bars", summary: "Presents the target, unless two bars are hidden.", expecting: expectation
    ) {
      attempt in
      let root = attempt.window.rootViewController
      let bars = [root, root?.presentedViewController].map { $0 as? UINavigationController }
      if bars.contains(where: { $0?.isNavigationBarHidden != true }) {
        var top = root
        while let next = top?.presentedViewController { top = next }
        top?.present(Lookalikes.Target(), animated: attempt.isAnimated)
      }
      attempt.finish(.reached)
    }
    let app = try Lookalikes.app(
      route, third: { Barless() }, large: .init(tabs: 3, depth: 4, modals: 2),
      small: .init(tabs: 1, depth: 1, modals: 1, splits: false)
    ).declaring(interchangeable: [])
    let state = try StackNotation(catalogue: app.catalogue).state(from: "Nav[Third] > Nav[Third]")
    #expect(RouteExecution(route, of: app).run(from: state).violated.contains(.reachesTarget))
    var plan = RouteCheck.Plan()
    plan.covers = true
    plan.samples = 100
    plan.mostCompared = 300
    let cell = RouteCheck(app.routes[0], of: app, plan: plan).run()[.reachesTarget]
    #expect(!cell.groups.isEmpty && cell.verdict != .holds)
  }
}
