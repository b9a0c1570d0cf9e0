import HeadlessUIKit

/// A run of snippets in a window.
@MainActor
final class SnippetRun {
  private let window: UIWindow
  private let isAnimated: Bool
  private var cursor: UIViewController?
  private var remembered: UIViewController?
  private var tally = 0
  private var isStopped = false

  init(window: UIWindow, isAnimated: Bool) {
    self.window = window
    self.isAnimated = isAnimated
    cursor = window.rootViewController
  }

  /// Runs snippets one after the other; some of them end later.
  func run(_ snippets: ArraySlice<Snippet>, completion: @escaping @MainActor () -> Void) {
    guard let first = snippets.first, !isStopped, let current = cursor else { return completion() }
    let rest = snippets.dropFirst()
    switch first {
    case .move(let move): cursor = next(move, from: current) ?? current
    case .act(let act): perform(act, on: current)
    case .choice(let question, let isTrue, let then, let otherwise):
      let branch = answer(question, of: current) == isTrue ? then : otherwise
      return run(branch[...]) { self.run(rest, completion: completion) }
    case .loop(let move, let question, let isTrue):
      while let controller = cursor, let next = next(move, from: controller), next !== controller,
        answer(question, of: next) == isTrue
      {
        cursor = next
      }
    case .search(let move, let question, let isTrue):
      cursor = way(move, from: current).dropFirst().first { answer(question, of: $0) == isTrue } ?? current
    case .tally(let move, let question, let isTrue):
      let start = move == .up ? window.rootViewController : Steps.topmost(window)
      tally = start.map { way(move, from: $0).count { answer(question, of: $0) == isTrue } } ?? 0
    case .remember: remembered = current
    case .recall: cursor = remembered ?? current
    case .afterDismissing(let snippets):
      guard current.presentedViewController != nil else { break }
      current.dismiss(animated: isAnimated) {
        self.run(snippets[...]) { self.run(rest, completion: completion) }
      }
      return
    case .stop: isStopped = true
    }
    run(rest, completion: completion)
  }

  /// A controller and all that a move leads to from there, one after the other.
  private func way(_ move: Snippet.Move, from start: UIViewController) -> [UIViewController] {
    var way = [start]
    while let last = way.last, let next = next(move, from: last), next !== last { way.append(next) }
    return way
  }

  private func next(_ move: Snippet.Move, from controller: UIViewController) -> UIViewController? {
    switch move {
    case .up: controller.presentedViewController
    case .down: controller.presentingViewController
    case .top: Steps.topmost(window)
    case .root: window.rootViewController
    case .inwards: inside(controller)
    case .innermost: Steps.inside(controller)
    case .firstChild: controller.children.first
    case .lastChild: controller.children.last
    case .parent: controller.parent
    case .navigation: controller.navigationController
    case .tabs: controller.tabBarController
    case .visible: (controller as? UINavigationController)?.visibleViewController
    }
  }

  private func inside(_ controller: UIViewController) -> UIViewController? {
    switch controller {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let split as UISplitViewController: split.viewControllers.last
    default: nil
    }
  }

  private func perform(_ act: Snippet.Act, on controller: UIViewController) {
    let navigation = controller as? UINavigationController ?? controller.navigationController
    let tabs = controller as? UITabBarController ?? controller.tabBarController
    switch act {
    case .dismiss: controller.dismiss(animated: false)
    case .dismissAnimated: controller.dismiss(animated: isAnimated)
    case .pop: navigation?.popViewController(animated: isAnimated)
    case .popToRoot: navigation?.popToRootViewController(animated: isAnimated)
    case .popToSecond:
      guard let navigation, navigation.viewControllers.count > 1 else { return }
      navigation.popToViewController(navigation.viewControllers[1], animated: false)
    case .selectFirst: tabs?.selectedIndex = 0
    case .selectLast: tabs?.selectedViewController = tabs?.viewControllers?.last
    case .keepFirst:
      guard let navigation, let first = navigation.viewControllers.first else { return }
      navigation.setViewControllers([first], animated: isAnimated)
    case .push: Steps.pushOffer(on: Steps.inside(controller), isAnimated)
    case .present: controller.present(CoverAttack.Offer(), animated: isAnimated)
    case .presentSheet:
      let offer = CoverAttack.Offer()
      offer.modalPresentationStyle = .overCurrentContext
      controller.present(offer, animated: isAnimated)
    }
  }

  private func answer(_ question: Snippet.Question, of controller: UIViewController) -> Bool {
    switch question {
    case .isHome: controller is CoverAttack.Home
    case .isDetail: controller is CoverAttack.Detail
    case .isOffer: controller is CoverAttack.Offer
    case .isNavigation: controller is UINavigationController
    case .isTabs: controller is UITabBarController
    case .presents: controller.presentedViewController != nil
    case .isPresented: controller.presentingViewController != nil
    case .presentsDetail: controller.presentedViewController is CoverAttack.Detail
    case .presentsNavigation: controller.presentedViewController is UINavigationController
    case .isPresentedByDetail: controller.presentingViewController is CoverAttack.Detail
    case .isPresentedByNavigation: controller.presentingViewController is UINavigationController
    case .hasTwo: controller.children.count == 2
    case .isSecondTab: controller.tabBarController?.selectedIndex == 1
    case .isTop: controller === Steps.topmost(window)
    case .isRoot: controller === window.rootViewController
    case .isRemembered: controller === remembered
    case .isTallyOdd: tally % 2 == 1
    case .isTallyTwo: tally == 2
    case .isFirstOfList: controller.navigationController?.viewControllers.first === controller
    case .isShown: controller === Steps.shown(window)
    case .isFullScreen: controller.modalPresentationStyle == .fullScreen
    case .hasWindow: controller.viewIfLoaded?.window != nil
    case .hasBar: controller.navigationController?.isNavigationBarHidden == false
    case .presentsForParent:
      controller.parent != nil
        && controller.presentedViewController === controller.parent?.presentedViewController
    case .isBeingDismissed: controller.isBeingDismissed || controller.isBeingPresented
    }
  }
}
