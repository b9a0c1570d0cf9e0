import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs

// Rules of UIKit itself that depend on a controller's class: how it is presented, what it overrides.
extension Attack {
  static let rules: [Attack] =
    both(
      "style-by-class", .rules, at: .presentedBesideTabs, screens: { [.sheet { ToastScreen() }] },
      plain: .newRoot
    ) {
      guard let root = rootController, root.presentedViewController != nil else { return false }
      return Tracker.shared.counts["covered"] == nil && root.viewIfLoaded?.window != nil
        && Tracker.shared.counts["toast"] != nil
    }
    + both(
      "asked-for-its-presentation", .rules, at: .presentedBesideTabs, screens: { [.sheet { AskingScreen() }] }
    ) {
      topController?.presentationController?.delegate != nil
    }
    + both("title-of-a-class", .rules, screens: { [.pushed { NamedScreen() }] }, steps: .contextTask) {
      (rootController as? UINavigationController)?.viewControllers.contains { $0.title == "named" } == true
    }
    + both(
      "covered-by-class", .rules, places: 2,
      screens: { [.pushed { RadioScreen() }, .sheet { BlindScreen() }] }, plain: .newRoot
    ) { Session.shared.isPlaying && Session.shared.hasDraft }
    + [
      covering("silences-by-class", .plain) { .plain(.everything, perform: stops) },
      covering("silences-by-class-steps", .steps) {
        Route.fullScreen().alsoChecking("silence", "Nothing plays under the welcome screen.") { _ in
          Session.shared.isPlaying ? .fails("The radio still plays.") : .holds
        }
      },
      presenting("refuses-to-present", .plain, Way.overTheTop),
      presenting("refuses-to-present-steps", .steps, Way.interceptor),
      dismissing("refuses-to-be-dismissed", .plain) {
        .plain { attempt in
          guard let root = attempt.window.rootViewController, root.presentedViewController != nil else {
            return attempt.presentWelcome()
          }
          root.dismiss(animated: attempt.isAnimated) { attempt.presentWelcome() }
        }
      },
      dismissing("refuses-to-be-dismissed-steps", .steps) { .overRoot() },
      definingContexts("context-by-class", .plain),
      hiding,
    ]

  /// A radio stops when it disappears; whether it does depends on what covers it.
  private static func covering(
    _ id: String, _ code: Code, _ route: @escaping @MainActor @Sendable () -> Route
  ) -> Attack {
    Attack(id, .rules, code) { AttackedApp([.pushed { WatchfulRadioScreen() }], route()) }
  }

  @MainActor private static func stops(_ attempt: RouteAttempt) {
    guard let top = attempt.top else { return attempt.decline() }
    let welcome = WelcomeScreen()
    welcome.modalPresentationStyle = .fullScreen
    top.present(welcome, animated: attempt.isAnimated) {
      if Session.shared.isPlaying { attempt.decline() } else { attempt.finish(.reached) }
    }
  }

  private static func presenting(_ id: String, _ code: Code, _ way: Way) -> Attack {
    Attack(id, .rules, code) {
      AttackedApp([.sheet { KioskScreen() }], way.route { false })
    }
  }

  private static func dismissing(
    _ id: String, _ code: Code, _ route: @escaping @MainActor @Sendable () -> Route
  ) -> Attack {
    Attack(id, .rules, code) { AttackedApp([.screen { StubbornScreen() }], route()) }
  }

  /// What is presented in the current context ends up at whoever defines one.
  private static func definingContexts(_ id: String, _ code: Code) -> Attack {
    Attack(id, .rules, code) {
      AttackedApp(
        [.pushed { StageScreen() }],
        .plain { attempt in
          guard let top = attempt.top else { return attempt.decline() }
          let presenter = (top as? UINavigationController)?.topViewController ?? top
          let welcome = WelcomeScreen()
          welcome.modalPresentationStyle = .currentContext
          presenter.present(welcome, animated: attempt.isAnimated) {
            if welcome.presentingViewController === presenter.view.window?.rootViewController
              || presenter === top || !(welcome.presentingViewController is StageScreen)
            {
              attempt.finish(.reached)
            } else {
              attempt.decline()
            }
          }
        })
    }
  }

  /// A screen that says that it presents nothing.
  private static let hiding = Attack("hides-what-it-presents", .rules, .plain) {
    AttackedApp([.screen { HidingScreen() }], Way.overTheTop.route { false })
  }
}

extension Route {
  /// A chain that dismisses everything and then presents the welcome screen over the root.
  @MainActor
  static func overRoot() -> Route {
    let welcome = StepAssembly(
      finder: NilFinder<WelcomeScreen, Void>(),
      factory: ClosureFactory<WelcomeScreen, Void> { _ in WelcomeScreen() })
    return Route(
      "welcome", summary: "Presents the welcome screen over the root.",
      to: welcome.using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble(), with: (),
      expecting: Expectation(
        reaches: Target(screen: 0), disturbance: .modals,
        exemptFrom: RouteProperties([.isIdempotent, .staysBounded])))
  }
}

// MARK: - Screens

private final class ToastScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { Tracker.shared.event("toast") }
}

private final class AskingScreen: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }
}

private final class NamedScreen: UIViewController {
  override var title: String? {
    get { "named" }
    set { super.title = newValue }
  }
}

private final class RadioScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { Session.shared.isPlaying = true }
  override func viewWillDisappear(_ animated: Bool) { Session.shared.isPlaying = false }
}

private final class BlindScreen: UIViewController {
  override func viewDidLoad() { Session.shared.hasDraft = true }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .fullScreen }
    set {}
  }
}

private final class WatchfulRadioScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { Session.shared.isPlaying = true }
}

private final class KioskScreen: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}
}

private final class StubbornScreen: UIViewController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

private final class StageScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class HidingScreen: UIViewController {
  override var presentedViewController: UIViewController? { nil }
}
