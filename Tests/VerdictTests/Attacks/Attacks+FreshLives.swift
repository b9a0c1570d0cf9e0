import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs

// Chains of the library's own parts, and screens that override nothing: what they do, they do when they are made and
// when they go.
extension Attack {
  static let freshLives: [Attack] = [
    Attack("pool-of-players", .lives, .steps, places: 4) {
      AttackedApp([.screen { PoolScreen() }], .overRootPlainly())
    },
    Attack("three-that-hold-each-other", .lives, .steps, places: 3) {
      AttackedApp(
        [.screen { FirstScreen() }, .screen { SecondScreen() }, .screen { ThirdScreen() }],
        .overRootPlainly())
    }.at(SmallBound.few),
    Attack("review-after-the-fourth", .lives, .steps, places: 4) {
      AttackedApp([.screen { ReviewedScreen() }], .presentingPlainly())
    }.orInconclusive(),
    Attack("closes-after-the-fourth", .lives, .steps, places: 4) {
      AttackedApp([.pushed { LastOfFourScreen() }], .overRootPlainly())
    },
    Attack("view-of-its-own", .lives, .steps, places: 0) {
      AttackedApp([.pushed { SurfaceScreen() }], .pushingPlainly())
    },
    Attack("style-of-the-second", .lives, .steps, places: 2) {
      AttackedApp([.sheet { SecondTimeScreen() }], .overRootPlainly())
    },
    Attack("children-from-init", .lives, .steps, places: 0) {
      AttackedApp([.screen { ParentScreen() }], .presentingPlainly())
    },
    Attack("closes-what-covers-it", .lives, .steps) {
      AttackedApp([.pushed { ClosingScreen() }], .presentingPlainly())
    }.orInconclusive(),
    Attack("closes-by-notification", .lives, .steps) {
      AttackedApp([.pushed { AlarmingScreen() }], .presentingPlainly())
    }.orInconclusive(),
    Attack("tells-when-it-goes", .lives, .steps) {
      AttackedApp([.sheet { PartingScreen() }], .overRootPlainly())
    },
    Attack("tells-nobody-when-it-goes", .lives, .steps, places: 0) {
      AttackedApp([.pushed { QuietScreen() }], .overRootPlainly())
    },
  ]
}

extension Route {
  /// A chain of nothing but the library's parts that presents the welcome screen unless it is seen.
  @MainActor
  fileprivate static func presentingPlainly() -> Route {
    let welcome = StepAssembly(
      finder: ClassFinder<WelcomeScreen, Void>(options: [.current, .visible]),
      factory: ClassFactory<WelcomeScreen, Void>())
    return Route(
      "welcome", summary: "Presents the welcome screen.",
      to: welcome.using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble(), with: (),
      expecting: Expectation(reaches: Target(screen: 0)))
  }

  /// A chain of nothing but the library's parts that pushes the welcome screen, or presents it in a stack of its own.
  @MainActor
  fileprivate static func pushingPlainly() -> Route { pushing(ClassFactory<WelcomeScreen, Void>()) }

  /// A chain of nothing but the library's parts that takes all layers away and presents the welcome screen.
  @MainActor
  fileprivate static func overRootPlainly() -> Route {
    let welcome = StepAssembly(
      finder: NilFinder<WelcomeScreen, Void>(), factory: ClassFactory<WelcomeScreen, Void>())
    return Route(
      "welcome", summary: "Presents the welcome screen over the root.",
      to: welcome.using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble(), with: (),
      expecting: Expectation(
        reaches: Target(screen: 0), disturbance: .modals,
        exemptFrom: RouteProperties([.isIdempotent, .staysBounded])))
  }
}

// MARK: - Screens

/// A screen that keeps itself, where it is told to, as a closure does that forgets to be weak.
private class KeepingScreen: UIViewController {
  private var onTap: (() -> Void)?

  func keepItself() { onTap = { self.title = "tapped" } }
}

private final class PoolScreen: KeepingScreen {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    if Registry.shared.alive.count == 3 { keepItself() }
    Registry.shared.add(self)
  }

  required init?(coder: NSCoder) { nil }
}

private class CrowdScreen: KeepingScreen {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Tracker.shared.event("\(type(of: self))")
    if Tracker.shared.counts.count == 3 { keepItself() }
  }

  required init?(coder: NSCoder) { nil }
}

private final class FirstScreen: CrowdScreen {}
private final class SecondScreen: CrowdScreen {}
private final class ThirdScreen: CrowdScreen {}

private final class ReviewedScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Session.shared.number += 1
    guard Session.shared.number == 4 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      let root = UIApplication.shared.keyWindow?.rootViewController
      root?.dismiss(animated: false)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen that closes what is presented when it goes, once there have been four.
private final class LastOfFourScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    Session.shared.number += 1
    if Session.shared.number == 4 { UIView.setAnimationsEnabled(false) }
  }

  isolated deinit {
    guard !UIView.areAnimationsEnabled else { return }
    UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: false)
  }

  required init?(coder: NSCoder) { nil }
}

/// A view that would keep its controller when the app takes it out.
private final class SurfaceView: UIView {
  private var onLeaving: (() -> Void)?

  override func removeFromSuperview() {
    super.removeFromSuperview()
    onLeaving = { self.tag += 1 }
  }
}

private final class SurfaceScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    view = SurfaceView(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private final class SecondTimeScreen: KeepingScreen {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    if Session.shared.isPlaying { keepItself() }
    Session.shared.isPlaying = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class ParentScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    let child = HomeScreen()
    addChild(child)
    child.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }
}

private final class ClosingScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      guard let navigation = self?.navigationController else { return }
      if navigation.presentedViewController is WelcomeScreen { navigation.dismiss(animated: false) }
    }
  }

  required init?(coder: NSCoder) { nil }
}

private final class AlarmingScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    let timer = Timer(timeInterval: 3, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.navigationController?.presentedViewController?.dismiss(animated: false)
      }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  required init?(coder: NSCoder) { nil }
}

private final class PartingScreen: UIViewController {
  isolated deinit {
    let root = UIApplication.shared.keyWindow?.rootViewController
    root?.presentedViewController?.dismiss(animated: false)
  }
}

private final class QuietScreen: UIViewController {
  isolated deinit { Tracker.shared.event("quiet") }
}
