import HeadlessUIKit
import RegionComparing
import Routing
import RoutingSpecs
import TestSupport
import Testing

/// A way of the library's to look at layers, or to take them away.
struct LayerRoute: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let step: @MainActor @Sendable () -> DestinationStep<Lookalikes.Target, Any?>

  private init(
    _ name: String, _ step: @escaping @MainActor @Sendable () -> DestinationStep<Lookalikes.Target, Any?>
  ) {
    testDescription = name
    self.step = step
  }

  @MainActor
  private static func finding(
    _ options: SearchOptions, from start: StartingPoint
  ) -> DestinationStep<Lookalikes.Target, Any?> {
    StepAssembly(
      finder: ClassFinder<Lookalikes.Target, Any?>(options: options, startingPoint: start),
      factory: ClassFactory<Lookalikes.Target, Any?>()
    )
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
  }

  static let all = [
    LayerRoute("a search through all layers, from the top") { finding(.fullStack, from: .topmost) },
    LayerRoute("a search through all layers, from the root") {
      finding([.current, .contained, .presented], from: .root)
    },
    LayerRoute("whoever presents the topmost layer") {
      StepAssembly(
        finder: NilFinder<Lookalikes.Target, Any?>(), factory: ClassFactory<Lookalikes.Target, Any?>()
      )
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: PresentingFinder<Any?>()).expectingContainer())
      .assemble()
    },
  ]
}

/// Layers that nobody has told apart are judged like those that are run, whatever stands in them and however it leaves.
@MainActor
@Suite(.serialized) struct OpenLayersTests {
  /// A screen that says that it goes, and stays.
  final class Staying: Lookalikes.Plain, RoutingInterceptable {
    var canBeDismissed: Bool { true }

    func leaveStack(animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
      completion(.success)
    }
  }

  @Test(arguments: LayerRoute.all)
  func `every stack is judged like its region, whoever refuses to leave`(_ route: LayerRoute) throws {
    try compare(route) { Lookalikes.Refusing() }
  }

  @Test(arguments: LayerRoute.all)
  func `every stack is judged like its region, whoever leaves in a way of its own`(_ route: LayerRoute) throws
  {
    try compare(route) { Staying() }
  }

  private func compare(
    _ layers: LayerRoute, third: @escaping @MainActor () -> UIViewController
  ) throws {
    let route = Route(
      "layers", summary: layers.testDescription, to: layers.step(), with: nil,
      expecting: Lookalikes.expectation)
    let app = try Lookalikes.app(route, third: third, others: ["First", "Second", "Third"])
    let bounds = StackSpace.Bounds(
      tabs: 0, depth: 1, modals: TestBudget.isLong ? 3 : 2, splits: false, modalKinds: [.screen, .navigation])
    let differences = try RegionComparison.differences(of: app, at: bounds)
    #expect(differences == [], "\(differences)")
  }
}
