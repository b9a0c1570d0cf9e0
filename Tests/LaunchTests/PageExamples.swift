import HeadlessUIKit
import RouteChecking
import RoutingSpecs
import Testing

/// What pages show of apps from launch, with the least around it that compiles.
///
/// `PageTests` compares the two.
@MainActor
private enum PageExamples {
  final class AccountViewController: UIViewController {}

  @MainActor final class Coordinator {
    var session: Int?
  }

  /// What the README's first app does in the end.
  @MainActor final class TripsCoordinator {
    let tabs = UITabBarController()

    private func showPlace(_ name: String) {
      if let transition = tabs.presentedViewController?.transitionCoordinator {
        transition.animate(alongsideTransition: nil) { [weak self] _ in self?.showPlace(name) }
        return
      }
      tabs.dismiss(animated: false)
    }
  }

  static let staysLocked = OverTime(
    "stays locked",
    .always(
      .shows(AccountViewController.self)
        .implies(
          .now("somebody is logged in", of: Coordinator.self) { coordinator, _ in coordinator.session != nil }
        )))

  static let pixel = App("pixel") { _ in Coordinator() }

  /// An app delegate as it was written before there were scenes.
  final class AppDelegate: UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = AccountViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  static let shop = App("shop") { _ in
    let delegate = AppDelegate()
    UIApplication.shared.delegate = delegate
    _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    return delegate
  }

  final class CardViewController: UIViewController {}
  final class LockViewController: UIViewController {}

  /// What can be locked, or have nobody signed in.
  @MainActor final class Bank {
    var user: String?
    var isLocked = false

    func handle(_ link: String) {}
  }

  static func checkFromLaunch() {
    check(pixel, links: [.account], overTime: [staysLocked])
  }

  static func checked(_ account: Route) -> Route {
    account.alsoChecking(staysLocked)
  }
}

@MainActor @Suite struct PageExampleTests {
  @Test func `the app whose delegate makes its window is used in that one`() {
    check(PageExamples.shop, links: [])
  }
}

extension Link where Root == PageExamples.Bank {
  fileprivate typealias CardViewController = PageExamples.CardViewController
  fileprivate typealias LockViewController = PageExamples.LockViewController

  fileprivate static var card: Link {
    Link(
      "card", reaches: CardViewController.self,
      or: .declines("nobody is signed in", when: { $0.user == nil }),
      .declines("locked", showing: LockViewController.self, when: { $0.isLocked })
    ) {
      $0.handle("bank://card")
    }
  }
}

extension Link where Root == PageExamples.Coordinator {
  fileprivate static var account: Link {
    Link("account", reaches: PageExamples.AccountViewController.self) { _ in }
  }
}
