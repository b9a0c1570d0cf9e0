import HeadlessUIKit
import Routing

// What UIKit calls back, and what the router asks of screens.
extension AppCode {
  /// Callbacks of the new screen, later on the clock and at once, in the middle of the router's own code.
  static let callbacks =
    Arrival.Moment.appearing.map { moment in
      AppCode("\(moment) of a screen that is presented", nil) { look in
        presented { Arrival(in: moment, look) }
      }
    }
    + Arrival.Moment.allCases.map { moment in
      AppCode("\(moment) of a new tab", .callback("\(moment)")) { look in
        new { Arrival(in: moment, look) }.using(UITabBarController.add())
          .from(GeneralStep.custom(using: ClassFinder<UITabBarController, Void>())).assemble()
      }
    } + [
      asking("a screen that is about to give way", .willDisappear, .callback("viewWillDisappear"), besides),
      asking("a screen that has given way", .didDisappear, .callback("viewDidDisappear"), besides),
    ]

  static let screens = [
    asking("a screen that may refuse to go", .canGo, nil, overRoot),
    asking("how a screen goes", .goes, .mark(.unheard(.leaving)), overRoot),
    asking("who presents for a screen", .host, .mark(.unheard(.modalHost))) {
      let action = GeneralAction.presentModally(startingFrom: .current)
      return new().using(action).from(GeneralStep.custom(using: ClassFinder<Album, Void>())).assemble()
    },
    asking("a container of the app's own that shows a page", .shows, .mark(.unheard(.container))) {
      new().using(.presentModally).from(GeneralStep.custom(using: ClassFinder<Album.Page, Void>()))
        .assemble()
    },
    asking("what a container of the app's own would lose", .loses, .mark(.unheard(.container))) {
      new().using(.presentModally).from(GeneralStep.custom(using: ClassFinder<Album.Page, Void>()))
        .assemble()
    },
    asking("what a container of the app's own has inside", .lists, nil) {
      new().using(.presentModally).from(GeneralStep.custom(using: ClassFinder<Album.Page, Void>()))
        .assemble()
    },
  ]

  static let delegates = [
    AppCode("a delegate that may show a column itself", .callback("showDetail"), isCompact: true) {
      _, look, end in
      let columns = Columns(look: look)
      let interceptor = InlineInterceptor<Void> { _ in
        let split = try ClassFinder<UISplitViewController, Void>().findViewController(with: ())
        split?.delegate = columns
      }
      let step = new().adding(interceptor).using(UISplitViewController.setAsDetail())
        .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Void>())).assemble()
      DefaultRouter().navigate(to: step, with: (), animated: false) { result in
        withExtendedLifetime(columns) { end(result) }
      }
    },
    AppCode(
      "a delegate that adapts a presentation", .callback("adaptivePresentationStyle"), isCompact: true
    ) { look in
      let delegate = Adapting(look: look)
      let action = GeneralAction.presentModally(presentationStyle: .popover) { $0.delegate = delegate }
      return new().using(action).from(GeneralStep.current()).assemble()
    },
    AppCode("a delegate that makes an animator", nil) { look in
      let action = GeneralAction.presentModally(transitioningDelegate: Presenting(animating: look))
      return new().using(action).from(GeneralStep.current()).assemble()
    },
    AppCode(
      "a delegate that makes a presentation controller", .callback("presentationControllerForPresented")
    ) { look in
      let action = GeneralAction.presentModally(
        transitioningDelegate: Presenting(presenting: look), presentationControllerConfiguration: { _ in })
      return new().using(action).from(GeneralStep.current()).assemble()
    },
    AppCode("a delegate that hears what is about to be shown", nil) { isAnimated, look, end in
      let following = Following(look: look)
      let interceptor = InlineInterceptor<Void> { _ in
        try ClassFinder<UINavigationController, Void>().findViewController(with: ())?.delegate = following
      }
      let step = new().adding(interceptor).using(UINavigationController.push())
        .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>())).assemble()
      DefaultRouter().navigate(to: step, with: (), animated: isAnimated) { result in
        withExtendedLifetime(following) { end(result) }
      }
    },
  ]

  /// A new tab beside an album.
  @MainActor
  private static func besides() -> Step {
    new().using(UITabBarController.add())
      .from(GeneralStep.custom(using: ClassFinder<Album, Void>()).expectingContainer()).assemble()
  }

  /// A place in a screen that stands on the stack from the start.
  private static func asking(
    _ name: String, _ question: Album.Question, _ need: Forgotten?,
    _ step: @escaping @MainActor @Sendable () -> Step
  ) -> AppCode {
    AppCode(name, need) { isAnimated, look, end in
      Album.ask = { _, asked in
        guard asked == question else { return false }
        // What a search asks may be asked of screens that stand nowhere: their answers are all that it gives.
        if question == .canGo || question == .lists { return look.isTrue() }
        look()
        return false
      }
      DefaultRouter().navigate(to: step(), with: (), animated: isAnimated, completion: end)
    }
  }
}

private final class Columns: UISplitViewControllerDelegate {
  let look: AppCode.Look

  init(look: AppCode.Look) { self.look = look }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool {
    look()
    return false
  }
}

private final class Following: UINavigationControllerDelegate {
  let look: AppCode.Look

  init(look: AppCode.Look) { self.look = look }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    look()
  }
}

private final class Adapting: UIAdaptivePresentationControllerDelegate {
  private let look: AppCode.Look
  private var hasLooked = false

  init(look: AppCode.Look) { self.look = look }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    // It is asked again when the clock has gone on, and nothing else runs.
    if !hasLooked { look() }
    hasLooked = true
    return .none
  }
}

private final class Presenting: UIViewControllerTransitioningDelegate {
  let animating: AppCode.Look?
  let presenting: AppCode.Look?

  init(animating: AppCode.Look? = nil, presenting: AppCode.Look? = nil) {
    self.animating = animating
    self.presenting = presenting
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animating?()
    return nil
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    self.presenting?()
    return nil
  }
}

/// A screen with two pages and a say in how it goes; what it is asked it tells whoever listens.
final class Album: UIViewController, ContainerViewController, RoutingInterceptable {
  final class Page: UIViewController {}

  enum Question {
    case canGo, goes, host, shows, loses, lists, moves, willDisappear, didDisappear
  }

  /// Whether the screen is to answer otherwise than it usually does.
  static var ask: (@MainActor (Album, Question) -> Bool)?

  private let pages = [UIViewController(), Page()]
  private var shown = 0

  var containedViewControllers: [UIViewController] { says(.lists) ? [pages[0]] : pages }

  var visibleViewControllers: [UIViewController] { [pages[shown]] }

  var canBeDismissed: Bool { !says(.canGo) }

  var modalHost: UIViewController {
    _ = says(.host)
    return self
  }

  private func says(_ question: Question) -> Bool { Album.ask?(self, question) ?? false }

  /// Takes its pages in.
  func bind() -> Album {
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
    return self
  }

  func viewControllersRemoved(byShowing child: UIViewController) -> [UIViewController] {
    _ = says(.loses)
    return []
  }

  func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    _ = says(.shows)
    shown = pages.firstIndex { $0 === child } ?? 0
    completion(.success)
  }

  func leaveStack(animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void) {
    _ = says(.goes)
    presentingViewController?.dismiss(animated: animated) { completion(.success) }
  }

  override func willMove(toParent parent: UIViewController?) { _ = says(.moves) }
  override func viewWillDisappear(_ animated: Bool) { _ = says(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { _ = says(.didDisappear) }
}
