import Foundation
import HeadlessUIKit
import RoutingSpecs

// What initialisers and deinitialisers do: counters, registries, observers.
extension Attack {
  static let lives: [Attack] =
    both("counter-of-instances", .lives, at: .rootNavigation, screens: { [.pushed { CountedScreen() }] }) {
      (Tracker.shared.counts["counted"] ?? 0) > 0
    }
    + both(
      "registry-of-instances", .lives, at: .bareNavigation, screens: { [.pushed { SignedOnScreen() }] },
      steps: .factory, plain: .newRoot
    ) { Registry.shared.alive.contains { $0 is SignedOnScreen } }
    + both(
      "observer-from-init", .lives, at: .rootSplit, screens: { [.screen { ListeningScreen() }] },
      steps: .condition
    ) {
      let roll = RollCall()
      NotificationCenter.default.post(name: .rollCall, object: roll)
      return roll.answers > 0
    }
    + both(
      "unlocked-by-deinit", .lives, at: .bareNavigation, screens: { [.pushed { KeyScreen() }] },
      plain: .newRoot
    ) { Session.shared.isLocked }
    + both(
      "last-instance", .lives, at: .bareNavigation, screens: { [.pushed { LatestScreen() }] },
      steps: .contextTask
    ) { Flow.shared.presenter is LatestScreen }
    + both(
      "kept-by-the-registry", .lives, at: .anywhere, screens: { [.pushed { HoardingScreen() }] },
      plain: .newRoot
    ) { Registry.shared.kept.contains { $0.viewIfLoaded?.window != nil } && Site.bareNavigation.isHere }
    + both(
      "task-from-init", .lives, at: .rootNavigation, screens: { [.pushed { EagerScreen() }] },
      steps: .asyncInterceptor, plain: .later
    ) { Tracker.shared.counts["eager"] != nil }
    + [
      Attack("trace-of-deinit", .lives, .plain) {
        AttackedApp(
          [.pushed { FleetingScreen() }],
          .plain(.everything, exemptFrom: []) { attempt in
            if Tracker.shared.counts["fleeting"] != nil { return attempt.decline() }
            if attempt.window.rootViewController is WelcomeScreen { return attempt.finish(.reached) }
            attempt.window.rootViewController = WelcomeScreen()
            attempt.finish(.reached)
          })
      },
      Attack("cycle-from-init", .lives, .plain) {
        AttackedApp(
          [.pushed { SelfishScreen() }],
          .plain(.everything) { attempt in
            if let navigation = attempt.window.rootViewController as? UINavigationController,
              navigation.presentedViewController == nil
            {
              navigation.setViewControllers([WelcomeScreen()], animated: false)
            } else {
              attempt.window.rootViewController = WelcomeScreen()
            }
            attempt.finish(.reached)
          })
      },
      Attack("orphans", .lives, .plain, places: 0) {
        AttackedApp([.pushed { SignedOnScreen() }], Way.overTheTop.route { hasOrphans })
      },
      Attack("orphans-steps", .lives, .steps, places: 0) {
        AttackedApp([.pushed { SignedOnScreen() }], Way.interceptor.route { hasOrphans })
      },
      Attack("instances-that-do-not-count", .lives, .plain, places: 0) {
        AttackedApp(
          [.pushed { CountedScreen() }],
          Way.overTheTop.route { (Tracker.shared.counts["counted"] ?? 0) > 100 })
      },
      Attack("timer-from-init", .lives, .plain, places: 0) {
        AttackedApp([.pushed { TickingScreen() }], Way.overTheTop.route { false })
      },
      Attack("timer-from-init-steps", .lives, .steps, places: 0) {
        AttackedApp([.pushed { TickingScreen() }], Way.interceptor.route { false })
      },
    ]

  /// Whether a screen has signed on that stands nowhere.
  @MainActor private static var hasOrphans: Bool {
    Registry.shared.alive.contains { controller in
      let isRoot = controller === UIApplication.shared.keyWindow?.rootViewController
      return !isRoot && controller.parent == nil && controller.presentingViewController == nil
    }
  }
}

// MARK: - Screens

private final class CountedScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Tracker.shared.event("counted")
  }

  required init?(coder: NSCoder) { nil }
}

private final class SignedOnScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Registry.shared.add(self)
  }

  required init?(coder: NSCoder) { nil }
}

private final class RollCall { var answers = 0 }

extension Notification.Name {
  fileprivate static let rollCall = Notification.Name("rollCall")
}

private final class ListeningScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    let token = NotificationCenter.default.addObserver(forName: .rollCall, object: nil, queue: nil) {
      [weak self] note in
      if self != nil { (note.object as? RollCall)?.answers += 1 }
    }
    Observers.tokens.append(token)
  }

  required init?(coder: NSCoder) { nil }
}

private final class KeyScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Session.shared.isLocked = true
  }

  isolated deinit { Session.shared.isLocked = false }
}

private final class LatestScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Flow.shared.presenter = self
  }

  required init?(coder: NSCoder) { nil }
}

private final class HoardingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Registry.shared.kept.append(self)
  }
}

private final class EagerScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Task { Tracker.shared.event("eager") }
  }

  required init?(coder: NSCoder) { nil }
}

private final class FleetingScreen: UIViewController {
  isolated deinit { Tracker.shared.event("fleeting") }
}

private final class SelfishScreen: UIViewController {
  private var refresh: (() -> Void)?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    refresh = { self.title = "fresh" }
  }

  required init?(coder: NSCoder) { nil }
}

private final class TickingScreen: UIViewController {
  private var timer: Timer?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    timer = Timer(timeInterval: 60, repeats: true) { _ in }
  }

  required init?(coder: NSCoder) { nil }
}
