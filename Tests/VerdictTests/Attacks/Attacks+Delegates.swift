import HeadlessUIKit
import Routing
import RoutingSpecs

// Delegates that a screen has registered, and what they answer when nobody asks about the screen.
extension Attack {
  static let delegates: [Attack] =
    both(
      "delegate-of-installation", .delegates, at: .bareNavigation,
      screens: { [.pushed { FollowingScreen() }] }
    ) { Session.shared.hasDraft }
    + [
      following("willShow", .plain) { .pushing(from: { $0.window.rootViewController }) },
      following("didShow", .plain) { .pushing(from: { $0.top }) },
      following("willShow-steps", .steps) { .pushingSteps() },
      Attack("shouldSelect", .delegates, .plain) {
        AttackedApp([.tab { GuardingScreen() }], .selectingFirstTab())
      },
      Attack("didSelect-steps", .delegates, .steps) {
        AttackedApp(
          [.tab { GuardingScreen() }],
          Way.interceptor.route {
            guard let tabs = rootController as? UITabBarController, let first = tabs.viewControllers?.first
            else {
              return false
            }
            return tabs.delegate?.tabBarController(tabs, shouldSelect: first) == false
          })
      },
      Attack("shouldDismiss", .delegates, .plain) {
        AttackedApp(
          [.sheet { SigningScreen() }],
          Way.overTheTop.route {
            guard Site.presentedBesideTabs.isHere, let sheet = topController?.presentationController else {
              return false
            }
            return sheet.delegate?.presentationControllerShouldDismiss(sheet) == false
          })
      },
      Attack("shouldDismiss-steps", .delegates, .steps) {
        AttackedApp(
          [.sheet { SigningScreen() }],
          Way.factory.route {
            guard let sheet = topController?.presentationController else { return false }
            return sheet.delegate?.presentationControllerShouldDismiss(sheet) == false
          })
      },
      Attack("showDetail", .delegates, .plain) {
        AttackedApp([.column { TakingScreen() }], .showingDetail())
      }.onNarrowDevice(),
      Attack("showDetail-steps", .delegates, .steps) {
        AttackedApp([.column { TakingScreen() }], .settingDetail())
      },
      Attack("animator-for-a-push", .delegates, .plain) {
        AttackedApp([.pushed { AnimatingScreen() }], .pushing(from: { $0.window.rootViewController }))
      },
      Attack("pops-what-is-shown", .delegates, .plain) {
        AttackedApp([.pushed { PoppingScreen() }], .pushing(from: { $0.window.rootViewController }))
      },
      Attack("pops-what-is-shown-steps", .delegates, .steps) {
        AttackedApp([.pushed { PoppingScreen() }], .pushingSteps())
      },
      Attack("idle-delegate", .delegates, .plain, places: 0) {
        AttackedApp([.pushed { IdleDelegateScreen() }], .pushing(from: { $0.window.rootViewController }))
      },
      Attack("idle-delegate-steps", .delegates, .steps, places: 0) {
        AttackedApp([.pushed { IdleDelegateScreen() }], .pushingSteps())
      },
    ]

  private static func following(
    _ id: String, _ code: Code, _ route: @escaping @MainActor @Sendable () -> Route
  ) -> Attack {
    Attack(id, .delegates, code) {
      AttackedApp(
        [.pushed { FollowingScreen() }],
        route().alsoChecking("isNotFollowed", "Nobody follows the user to the welcome screen.") { _ in
          Tracker.shared.current == "WelcomeScreen" ? .fails("The way was followed.") : .holds
        })
    }
  }
}

extension Route {
  /// Pushes the welcome screen where there is a navigation controller, and presents it elsewhere.
  @MainActor
  static func pushing(from start: @escaping @MainActor (RouteAttempt) -> UIViewController?) -> Route {
    .plain(.everything) { attempt in
      guard let navigation = start(attempt) as? UINavigationController,
        navigation.presentedViewController == nil
      else {
        return attempt.presentWelcome()
      }
      navigation.pushViewController(WelcomeScreen(), animated: attempt.isAnimated)
      attempt.finish(.reached)
    }
  }

  /// Pushes the welcome screen onto a navigation controller that is found, or that is presented.
  @MainActor
  static func pushingSteps() -> Route {
    pushing(ClosureFactory<WelcomeScreen, Void> { _ in WelcomeScreen() })
  }

  /// Pushes what a factory makes, or presents it in a stack of its own.
  @MainActor
  static func pushing<Making: Factory>(_ factory: Making) -> Route
  where Making.ViewController == WelcomeScreen, Making.Context == Void {
    let welcome = StepAssembly(finder: NilFinder<WelcomeScreen, Void>(), factory: factory)
    let navigation = SingleContainerStep(
      finder: ClassFinder<UINavigationController, Void>(options: .current),
      factory: NavigationControllerFactory<UINavigationController, Void>())
    return Route(
      "welcome", summary: "Pushes the welcome screen.",
      to: welcome.using(UINavigationController.push()).from(navigation)
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble(),
      with: (),
      expecting: Expectation(
        reaches: Target(screen: 0), exemptFrom: RouteProperties([.isIdempotent, .staysBounded])))
  }

  /// Selects the first tab if its delegate lets it, and presents the welcome screen.
  @MainActor
  fileprivate static func selectingFirstTab() -> Route {
    .plain { attempt in
      if let tabs = attempt.window.rootViewController as? UITabBarController,
        let first = tabs.viewControllers?.first,
        tabs.delegate?.tabBarController(tabs, shouldSelect: first) == false
      {
        return attempt.decline()
      }
      attempt.presentWelcome()
    }
  }

  /// Shows the welcome screen in the secondary column, or replaces the root.
  @MainActor
  fileprivate static func showingDetail() -> Route {
    .plain(.everything) { attempt in
      if let split = attempt.window.rootViewController as? UISplitViewController,
        split.presentedViewController == nil
      {
        split.showDetailViewController(WelcomeScreen(), sender: nil)
      } else {
        attempt.window.rootViewController = WelcomeScreen()
      }
      attempt.finish(.reached)
    }
  }

  /// Presents the welcome screen unless some split view controller's delegate would take it.
  @MainActor
  fileprivate static func settingDetail() -> Route {
    Way.condition.route {
      guard let split = Attack.rootController as? UISplitViewController else { return false }
      return split.delegate?.splitViewController(split, showDetail: WelcomeScreen(), sender: nil) == true
    }
  }
}

// MARK: - Screens

private final class FollowingScreen: UIViewController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = self
    Session.shared.hasDraft = true
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { Tracker.shared.screen("\(type(of: viewController))") }
}

private final class GuardingScreen: UIViewController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBarController?.delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { false }
}

private final class SigningScreen: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    (navigationController ?? self).presentationController?.delegate = self
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    false
  }
}

private final class TakingScreen: UIViewController, UISplitViewControllerDelegate {
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    (parent as? UISplitViewController)?.delegate = self
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool { true }
}

private final class AnimatingScreen: UIViewController, UINavigationControllerDelegate {
  override func viewDidAppear(_ animated: Bool) { navigationController?.delegate = self }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if operation == .push { navigationController.viewControllers.removeAll { $0 === toVC } }
    return nil
  }
}

private final class PoppingScreen: UIViewController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if viewController is WelcomeScreen { navigationController.popToRootViewController(animated: false) }
  }
}

private final class IdleDelegateScreen: UIViewController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = self
  }
}
