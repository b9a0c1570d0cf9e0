import HeadlessUIKit
import Testing

/// A screen that says once when it has appeared.
final class TellingScreen: UIViewController {
  var appeared: (@MainActor () -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    let call = appeared
    appeared = nil
    call?()
  }
}

/// Ends after a tenth of a second.
final class SlowAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.1, animations: {}) { _ in context.completeTransition(true) }
  }
}

final class AnimatorSource: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
  var shown: (@MainActor () -> Void)?

  func navigationController(
    _ navigation: UINavigationController, animationControllerFor: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlowAnimator() }

  func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) { shown?() }

  func animationController(
    forPresented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlowAnimator() }
}

/// What a route asks for, in a window that is at rest: `Nav[screen, screen] | screen`, or pages.
@MainActor
final class AnimatedScene {
  let window: UIWindow
  let navigation = UINavigationController()
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let modal = UIViewController()
  let next = TellingScreen()
  let animators = AnimatorSource()

  init(in window: UIWindow, withModal: Bool) {
    self.window = window
    navigation.setViewControllers([UIViewController(), TellingScreen()], animated: false)
    let tabs = UITabBarController()
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    tabs.viewControllers = [navigation, pages]
    ControllerTree.install(root: tabs, modals: withModal ? [modal] : [], in: window)
  }
}

/// One way to ask for an animation.
struct AnimationAsk: CustomTestStringConvertible {
  let testDescription: String
  /// Asks; what is called at the end is the ask's own completion, where there is one.
  let order: @MainActor (AnimatedScene, Bool, (@MainActor () -> Void)?) -> Void
  /// Whose coordinator is that of the transition, where there is one.
  var coordinator: (@MainActor (AnimatedScene) -> UIViewController)?
  var hasCompletion = true
  var isModal = false

  static func stack(
    _ name: String, _ order: @escaping @MainActor (AnimatedScene, Bool) -> Void
  ) -> AnimationAsk {
    AnimationAsk(
      testDescription: name, order: { scene, animated, _ in order(scene, animated) },
      coordinator: { $0.navigation }, hasCompletion: false)
  }

  static let all: [AnimationAsk] = [
    .stack("push") { $0.navigation.pushViewController($0.next, animated: $1) },
    .stack("pop") { _ = $0.navigation.popViewController(animated: $1) },
    .stack("pop to root") { _ = $0.navigation.popToRootViewController(animated: $1) },
    .stack("another stack") { $0.navigation.setViewControllers([$0.next], animated: $1) },
    .stack("push by an animator of the app's") {
      $0.navigation.delegate = $0.animators
      $0.navigation.pushViewController($0.next, animated: $1)
    },
    AnimationAsk(
      testDescription: "presentation",
      order: { $0.navigation.present($0.next, animated: $1, completion: { [done = $2] in done?() }) },
      coordinator: { $0.next }),
    AnimationAsk(
      testDescription: "presentation by an animator of the app's",
      order: {
        $0.next.transitioningDelegate = $0.animators
        $0.navigation.present($0.next, animated: $1, completion: { [done = $2] in done?() })
      },
      coordinator: { $0.next }),
    AnimationAsk(
      testDescription: "dismissal",
      order: { $0.modal.dismiss(animated: $1, completion: { [done = $2] in done?() }) },
      coordinator: { $0.modal }, isModal: true),
    AnimationAsk(
      testDescription: "another root",
      order: { scene, animated, done in
        UIView.transition(with: scene.window, duration: animated ? 0.3 : 0) {
          let enabled = UIView.areAnimationsEnabled
          UIView.setAnimationsEnabled(false)
          scene.window.rootViewController = scene.next
          UIView.setAnimationsEnabled(enabled)
        } completion: { _ in
          done?()
        }
      }),
    AnimationAsk(
      testDescription: "turn of pages",
      order: { scene, animated, done in
        (scene.pages.parent as? UITabBarController)?.selectedIndex = 1
        scene.pages.setViewControllers([scene.next], direction: .forward, animated: animated) { _ in
          done?()
        }
      }),
    AnimationAsk(
      testDescription: "exchange of children",
      order: { scene, animated, done in
        guard let parent = scene.navigation.topViewController else { return }
        let old = UIViewController()
        for child in [old, scene.next] { parent.addChild(child) }
        parent.view.addSubview(old.view)
        parent.transition(from: old, to: scene.next, duration: animated ? 0.2 : 0, animations: nil) { _ in
          done?()
        }
      }),
  ]
}
