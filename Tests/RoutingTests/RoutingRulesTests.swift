import Foundation
import HeadlessUIKit
import Testing

@testable import Routing

/// A modal screen that goes in its own way.
private final class LeavingScreen: UIViewController, RoutingInterceptable {
  enum Way { case curtain, refusing, lying, silent }

  let way: Way
  private(set) var requests = 0
  var host: UIViewController?

  init(_ way: Way) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var canBeDismissed: Bool { true }

  var modalHost: UIViewController { host ?? self }

  func leaveStack(animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
    requests += 1
    switch way {
    case .curtain: presentingViewController?.dismiss(animated: false) { completion(.success) }
    case .refusing: completion(.failure(.notDismissible(self)))
    case .lying: completion(.success)
    case .silent: break
    }
  }
}

/// What controllers say about how they go and who presents over them.
@MainActor
@Suite struct RoutingRulesTests {
  private static let home = StepAssembly(
    finder: ClassFinder<HomeScreen, Any?>(), factory: NilFactory()
  ).from(.current).assemble()

  @Test func `a screen goes in its own way, and the navigation goes on when it has gone`() {
    let screen = LeavingScreen(.curtain)
    let stage = Stage(HomeScreen(), presenting: [screen])
    #expect(stage.go(Self.home, animated: true)?.isSuccess == true)
    #expect(screen.requests == 1 && stage.text == "Home")
  }

  @Test func `of several layers the lowest takes the others with it`() {
    let (lower, upper) = (LeavingScreen(.curtain), LeavingScreen(.curtain))
    let stage = Stage(HomeScreen(), presenting: [lower, upper])
    #expect(stage.go(Self.home)?.isSuccess == true)
    #expect(lower.requests == 1 && upper.requests == 0 && stage.text == "Home")
  }

  @Test func `a screen that cannot go, says that it has gone, or says nothing, ends in a typed error`() {
    for (way, code) in [
      (LeavingScreen.Way.refusing, RoutingError.Code.notDismissible), (.lying, .cannotBeDismissed),
      (.silent, .completionNeverCalled),
    ] {
      let stage = Stage(HomeScreen(), presenting: [LeavingScreen(way)])
      let error = stage.go(Self.home)?.error
      #expect(error?.code == code && error?.changes.isEmpty == true, "\(way)")
      #expect(stage.text == "Home > Leaving", "\(way)")
    }
  }

  @Test func `what a route presents from a screen is presented by its host`() {
    let (root, screen) = (nav(HomeScreen()), LeavingScreen(.curtain))
    let stage = Stage(root)
    screen.host = root
    root.pushViewController(screen, animated: false)
    stage.settle()
    let bag = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(.presentModally)
      .from(SingleStep(finder: ClassFinder<LeavingScreen, Any?>(), factory: NilFactory()))
      .from(.current)
      .assemble()
    #expect(stage.go(bag)?.isSuccess == true)
    #expect(root.presentedViewController is BagScreen)
  }
}
