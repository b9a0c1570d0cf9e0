import HeadlessUIKit
import RegionComparing
import Routing
import RoutingSpecs
import Storefront
import TestSupport
import Testing

/// What a finder asks about who presents a controller: most want to know no more than that somebody does.
enum PresenterQuestion: String, CaseIterable {
  case isPresented
  case isNotPresented
  case isPresentedTwice
  case isPresentedByScreen
  case isPresentedByItsLike
  case isPresentedByContainer
  case isPresentedByWhoeverRefusesToGo
  case isPresentedTwiceByScreens
  case isPresentedOverScreen
  case isPresentedByScreenThatIsPresented
  case isPresentedByScreenThatFillsTheWindow
  case isPresentedByRootThatWasLookedAt

  @MainActor
  func holds(for controller: UIViewController) -> Bool {
    let presenter = controller.presentingViewController
    return switch self {
    case .isPresented: presenter != nil
    case .isNotPresented: presenter == nil
    case .isPresentedTwice: presenter?.presentingViewController != nil
    case .isPresentedByScreen: presenter is AccountViewController
    case .isPresentedByItsLike: presenter is BagViewController
    case .isPresentedByContainer: presenter is UINavigationController
    case .isPresentedByWhoeverRefusesToGo: (presenter as? any RoutingInterceptable)?.canBeDismissed == false
    case .isPresentedTwiceByScreens:
      presenter is AccountViewController && presenter?.presentingViewController is AccountViewController
    case .isPresentedOverScreen: presenter?.presentingViewController is AccountViewController
    case .isPresentedByScreenThatIsPresented:
      presenter is AccountViewController && presenter?.presentingViewController != nil
    case .isPresentedByScreenThatFillsTheWindow:
      presenter is AccountViewController && presenter?.view.window?.rootViewController === presenter
    case .isPresentedByRootThatWasLookedAt:
      controller.view.window?.rootViewController.map { $0 is AccountViewController && presenter === $0 }
        ?? false
    }
  }
}

/// Tests that only want to know how a controller is presented are answered by probes, over a presenter of each kind.
@MainActor
@Suite struct PresenterQuestionTests {
  private struct AskingFinder: StackIteratingFinder {
    let question: PresenterQuestion

    func isTarget(_ viewController: BagViewController, with context: Any?) -> Bool {
      question.holds(for: viewController)
    }
  }

  private func shop(asking question: PresenterQuestion) throws -> RoutedApp {
    let step = StepAssembly(
      finder: AskingFinder(question: question), factory: ClassFactory<BagViewController, Any?>()
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let route = Route(
      question.rawValue, summary: "A bag that is found by its presenter.", to: step, with: nil,
      expecting: Expectation(reaches: Target(screen: StorefrontScreen.bag.rawValue)))
    let shop = try Storefront.app()
    return try RoutedApp(
      name: "storefront", summary: shop.summary, space: shop.space, exhaustiveSpace: shop.exhaustiveSpace,
      binding: shop.binding, routes: [route])
  }

  @Test(
    arguments: TestBudget.isLong ? PresenterQuestion.allCases : [.isPresentedByScreen, .isPresentedByItsLike])
  func `every stack is judged like its region, whatever is asked about the presenter`(
    _ question: PresenterQuestion
  ) throws {
    let app = try shop(asking: question)
    let all = [
      StackSpace.Bounds(tabs: 0, depth: 1, modals: 2, splits: false, modalKinds: .screen),
      StackSpace.Bounds(tabs: 0, depth: 2, modals: 1, splits: false, rootKinds: .screen),
      StackSpace.Bounds(tabs: 2, depth: 1, modals: 1, splits: false, modalKinds: .screen),
    ]
    for bounds in all.prefix(TestBudget.times(3, short: 1)) {
      let space = try StackSpace(catalogue: app.catalogue, bounds: bounds)
      #expect(throws: Never.self, "\(bounds)") {
        try RegionComparison(app.routes[0], of: app, space: space).run()
      }
    }
  }

  @Test func `who is known to be the root may still present a controller or not`() throws {
    let app = try shop(asking: .isPresentedByRootThatWasLookedAt)
    let bounds = StackSpace.Bounds(tabs: 0, depth: 1, modals: 2, splits: false, modalKinds: .screen)
    let space = try StackSpace(catalogue: app.catalogue, bounds: bounds)
    #expect(throws: Never.self) { try RegionComparison(app.routes[0], of: app, space: space).run() }
  }

  @Test(arguments: TestBudget.some(["bag-modal", "home-from-root", "home-from-current"], 2))
  func `who only asks whether somebody presents leaves open who does`(_ name: String) throws {
    let bounds = StackSpace.Bounds(tabs: 5, depth: TestBudget.times(6, short: 4), modals: 4)
    let app = try Storefront.app().widened(by: 13, bounds: bounds)
    var check = RegionCheck(try #require(app.route(named: name)), of: app, space: app.space)
    while check.runs < 6_000, check.next() != nil {}
    #expect(check.covered == app.space.count && check.fault == nil)
  }
}
