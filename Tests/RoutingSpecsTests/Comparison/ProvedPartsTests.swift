import HeadlessUIKit
import Routing
import RoutingSpecs
import Testing

/// Which parts of a chain leave its verdicts proved, and which bring code of the app's that nobody can see into.
@MainActor
@Suite(.serialized) struct ProvedPartsTests {
  final class Page: UIViewController {}
  final class Note: UIViewController {}

  struct Pages: ScreenBinding {
    func makeController(for screen: Screen) -> UIViewController { screen.kind == 0 ? Page() : Note() }

    func screen(of controller: UIViewController) -> Screen? {
      switch controller {
      case is Page: Screen(kind: 0)
      case is Note: Screen(kind: 1)
      default: nil
      }
    }
  }

  struct Part: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What a verdict names, or `nil` where it is proved.
    let obstacle: String?
    let step: @MainActor @Sendable () -> DestinationStep<Note, Void>

    init(
      _ name: String, _ obstacle: String?,
      _ step: @escaping @MainActor @Sendable () -> DestinationStep<Note, Void>
    ) {
      (testDescription, self.obstacle, self.step) = (name, obstacle, step)
    }
  }

  typealias Notes = ClassFinder<Note, Void>
  typealias NewNote = ClassFactory<Note, Void>
  typealias Stack = NavigationControllerFactory<UINavigationController, Void>

  @MainActor private static func presented(
    in container: some ContainerFactory<UINavigationController, Void>
  ) -> DestinationStep<Note, Void> {
    StepAssembly(finder: Notes(), factory: NewNote()).using(UINavigationController.push())
      .from(SingleContainerStep(finder: NilFinder(), factory: container))
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
  }

  @MainActor private static func switched(
    _ add: (SwitchAssembly<UINavigationController, Void>) -> SwitchAssembly<UINavigationController, Void>
  ) -> DestinationStep<Note, Void> {
    let new = ChainAssembly.from(NavigationControllerStep<UINavigationController, Void>())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    return StepAssembly(finder: Notes(), factory: NewNote()).using(UINavigationController.push())
      .from(add(SwitchAssembly()).assemble(default: new)).assemble()
  }

  nonisolated static let parts = [
    Part("a class", nil) {
      StepAssembly(finder: Notes(), factory: NewNote()).using(GeneralAction.presentModally())
        .from(GeneralStep.current()).assemble()
    },
    Part("a class in a new navigation controller", nil) { presented(in: Stack()) },
    Part("a navigation controller with children", nil) {
      presented(
        in: CompleteFactoryAssembly(factory: Stack())
          .with(ClassFactory<Page, Void>(), using: UINavigationController.push()).assemble())
    },
    Part("a navigation controller that is configured", "a preparation") {
      presented(in: Stack { $0.isModalInPresentation = true })
    },
    Part("children with a context of their own", "a preparation") {
      presented(
        in: CompleteFactoryAssembly(factory: Stack())
          .with(ClassFactory<Page, Int>(), using: UINavigationController.push(), adapting: { 1 }).assemble())
    },
    Part("a switch by a class", nil) {
      switched { $0.addCase(expecting: ClassFinder<UINavigationController, Void>()) }
    },
    Part("a switch by a closure", "a switch") {
      switched { $0.addCase { _ in nil } }
    },
    Part("a closure that builds", "a preparation") {
      StepAssembly(finder: Notes(), factory: ClosureFactory { _ in Note() })
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    },
    Part("a closure that finds", "a finder") {
      StepAssembly(finder: InlineFinder<Note, Void> { _, _ in true }, factory: NewNote())
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    },
  ]

  private static func app(with route: Route, _ bounds: StackSpace.Bounds) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue(["Page", "Note"].map { ScreenEntry(name: $0) })
    return try RoutedApp(
      name: "notes", summary: "Pages and notes.", space: StackSpace(catalogue: catalogue, bounds: bounds),
      exhaustiveSpace: StackSpace(
        catalogue: catalogue, bounds: .init(tabs: 0, depth: 1, modals: 0, splits: false)),
      binding: Pages(), routes: [route])
  }

  @Test(arguments: parts)
  func `what a chain is made of decides what its verdicts are worth`(_ part: Part) throws {
    let route = Route(
      "note", summary: "Shows a note.", to: part.step(), with: (),
      expecting: Expectation(reaches: Target(screen: 1), exemptFrom: RouteProperties(.staysBounded)))
    let app = try Self.app(with: route, .init(tabs: 2, depth: 3, modals: 1, splits: false))
    var plan = RouteCheck.Plan()
    (plan.covers, plan.mostCompared) = (true, 100)
    let result = RouteCheck(route, of: app, plan: plan).run()
    #expect(result[.reachesTarget].isCovered)
    switch result[.terminates].strength {
    case .proved: #expect(part.obstacle == nil)
    case .tested(let comparison):
      let obstacle = try #require(part.obstacle)
      #expect(comparison.obstacles == ["its steps call code of the app's own: \(obstacle)"])
    case nil: Issue.record("not covered")
    }
  }

  @Test func `where every stack was run by itself nothing is left to be tested`() throws {
    let route = Route(
      "note", summary: "Shows a note.", expecting: Expectation(reaches: Target(screen: 1))
    ) { attempt in
      attempt.window.rootViewController = Note()
      attempt.finish(.reached)
    }
    let app = try Self.app(with: route, .init(tabs: 0, depth: 2, modals: 0, splits: false))
    var plan = RouteCheck.Plan()
    plan.covers = true
    let cell = RouteCheck(route, of: app, plan: plan).run()[.reachesTarget]
    #expect(cell.isCovered && cell.strength == .proved)
  }
}
