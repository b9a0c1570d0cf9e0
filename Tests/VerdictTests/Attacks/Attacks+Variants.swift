import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs

// Screens that show different things, some of which make trouble, and screens that change the stack that they are on.
extension Attack {
  static let variants: [Attack] =
    both("one-article-of-three", .callbacks, at: .bareNavigation, screens: { [articles] }) {
      Session.shared.isLocked
    }
    + both(
      "one-article-above-another", .callbacks, places: 2, screens: { [articles] }, steps: .condition,
      plain: .newRoot
    ) {
      rootController?.presentedViewController == nil && Tracker.shared.history.suffix(2) == ["b", "c"]
    }.map { $0.at(SmallBound.few) }
    + both(
      "form-that-refuses", .lives, at: .rootNavigation, screens: { [forms] }, steps: .factory
    ) { Session.shared.hasDraft }
    + both(
      "clears-what-is-behind-it", .places, at: .bareNavigation, screens: { [.pushed { DoneScreen() }] },
      steps: .contextTask
    ) { Tracker.shared.counts["cleared"] != nil }
    + both("removes-its-twin", .places, places: 2, screens: { [.pushed { ProfileScreen() }] }) {
      Tracker.shared.counts["removed"] != nil
    }
    + both("adds-a-tab", .places, screens: { [.tab { InviteScreen() }] }, steps: .condition) {
      (rootTabs?.viewControllers?.count ?? 0) > 2 && Tracker.shared.counts["invited"] != nil
    }
    + both("shows-its-detail", .places, at: .rootSplit, screens: { [.column { AlbumScreen() }] }) {
      (rootController as? UISplitViewController)?.viewControllers.last is HomeScreen
        && Session.shared.hasDraft
    }
    + both(
      "takes-the-root", .places, screens: { [.tab { ExpiredScreen() }] }, steps: .factory, plain: .newRoot
    ) { rootController is UINavigationController && Session.shared.number == 1 }
    + both(
      "current-screen", .callbacks, at: .presentedBesideTabs, screens: { [.screen { CurrentScreen() }] },
      steps: .interceptor, plain: .newRoot
    ) { Flow.shared.presenter is CurrentScreen }
    + both("presents-at-a-link", .callbacks, screens: { [.pushed { PromptScreen() }] }, plain: .overTheTop) {
      NotificationCenter.default.post(name: .willOpen, object: nil)
      return false
    }

  @MainActor private static var articles: ScreenClass {
    .variants(contexts: ["a", "b", "c"], places: .navigation) { StoryOfThreeScreen($0) }
  }

  @MainActor private static var forms: ScreenClass {
    .variants(dismissal: .either, places: [.navigation, .modal]) { FormOfTwoScreen($0) }
  }
}

// MARK: - Screens

private final class StoryOfThreeScreen: UIViewController, ScreenOfVariants {
  let variant: Screen

  init(_ variant: Screen) {
    self.variant = variant
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    Tracker.shared.screen(["a", "b", "c"][variant.context ?? 0])
    if variant.context == 2 { Session.shared.isLocked = true }
  }
}

private final class FormOfTwoScreen: UIViewController, ScreenOfVariants, RoutingInterceptable {
  let variant: Screen

  var canBeDismissed: Bool { !variant.refusesDismissal }

  init(_ variant: Screen) {
    self.variant = variant
    super.init(nibName: nil, bundle: nil)
    if variant.refusesDismissal { Session.shared.hasDraft = true }
  }

  required init?(coder: NSCoder) { nil }
}

private final class DoneScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard let navigation = navigationController, navigation.viewControllers.count > 1 else { return }
    navigation.setViewControllers([self], animated: false)
    Tracker.shared.event("cleared")
  }
}

private final class ProfileScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard let navigation = navigationController else { return }
    let others = navigation.viewControllers.filter { $0 === self || !($0 is ProfileScreen) }
    guard others.count < navigation.viewControllers.count else { return }
    navigation.viewControllers = others
    Tracker.shared.event("removed")
  }
}

private final class InviteScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard let tabs = tabBarController, Tracker.shared.counts["invited"] == nil else { return }
    Tracker.shared.event("invited")
    tabs.viewControllers?.append(HomeScreen())
  }
}

private final class AlbumScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard let split = splitViewController, split.viewControllers.first === self,
      !Session.shared.hasDraft
    else { return }
    Session.shared.hasDraft = true
    split.showDetailViewController(HomeScreen(), sender: self)
  }
}

private final class ExpiredScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard Session.shared.number == 0, tabBarController != nil else { return }
    Session.shared.number = 1
    view.window?.rootViewController = UINavigationController(rootViewController: HomeScreen())
  }
}

private final class CurrentScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { Flow.shared.presenter = self }

  override func viewDidDisappear(_ animated: Bool) {
    if Flow.shared.presenter === self { Flow.shared.presenter = nil }
  }
}

extension Notification.Name {
  fileprivate static let willOpen = Notification.Name("willOpen")
}

private final class PromptScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Observers.tokens.append(
      NotificationCenter.default.addObserver(forName: .willOpen, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated {
          guard let self, self.viewIfLoaded?.window != nil, self.presentedViewController == nil else {
            return
          }
          self.present(HomeScreen(), animated: true)
        }
      })
  }
}
