import Foundation
import HeadlessUIKit
import RoutingSpecs

// Two or three screens that have to stand in particular places at once, each of which does nothing alone.
extension Attack {
  static let pairs: [Attack] =
    both("cart-and-checkout", .callbacks, places: 2, screens: { cartAndPayment }) {
      Tracker.shared.counts["cart"] != nil && Tracker.shared.counts["payment"] != nil
    }.map { $0.at(SmallBound.few) }
    + both(
      "draft-under-a-call", .callbacks, at: .rootNavigation, places: 2,
      screens: { [.pushed { MemoScreen() }, .sheet { CallScreen() }] }, steps: .factory, plain: .newRoot
    ) { Session.shared.hasDraft && Session.shared.isPlaying }.map { $0.at(SmallBound.few) }
    + both(
      "hidden-bar-and-badge", .reads, places: 2,
      screens: { [.tab { StoryScreen() }, .tab { BadgeScreen() }] },
      steps: .condition
    ) {
      let tabs = rootTabs
      return tabs?.tabBar.isHidden == true
        && tabs?.viewControllers?.contains { $0.tabBarItem.badgeValue != nil } == true
    }.map { $0.at(SmallBound.few) }
    + both(
      "two-registered", .lives, at: .rootNavigation, places: 2,
      screens: { [.pushed { LeftScreen() }, .pushed { RightScreen() }] }, plain: .newRoot
    ) {
      let alive = Registry.shared.alive
      return alive.contains { $0 is LeftScreen } && alive.contains { $0 is RightScreen }
    }.map { $0.at(SmallBound.few) }
    + both(
      "two-columns", .callbacks, at: .rootSplit, places: 2,
      screens: { [.column { MenuScreen() }, .column { PictureScreen() }] }, steps: .contextTask
    ) { Session.shared.isLocked && Session.shared.isPlaying }.map { $0.at(SmallBound.few) }
    + both(
      "three-open-orders", .callbacks, places: 3,
      screens: { cartAndPayment + [.pushed { ReceiptScreen() }] }
    ) { Tracker.shared.counts.keys.sorted() == ["cart", "payment", "receipt"] }.map { $0.at(SmallBound.few) }
    + both("idle-pair", .callbacks, places: 0, screens: { cartAndPayment }) {
      Tracker.shared.counts["receipt"] != nil
    }.map { $0.at(SmallBound.few) }

  @MainActor private static var cartAndPayment: [ScreenClass] {
    [.pushed { CartScreen() }, .sheet { PaymentScreen() }]
  }
}

// MARK: - Screens

private final class CartScreen: UIViewController {
  override func viewDidLoad() { Tracker.shared.event("cart") }
}

private final class PaymentScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { Tracker.shared.event("payment") }
}

private final class ReceiptScreen: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    if parent is UINavigationController { Tracker.shared.event("receipt") }
  }
}

private final class MemoScreen: UIViewController {
  override func viewDidLoad() { Session.shared.hasDraft = true }
}

private final class CallScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { Session.shared.isPlaying = true }
}

private final class StoryScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) { tabBarController?.tabBar.isHidden = true }
}

private final class BadgeScreen: UIViewController {
  override func didMove(toParent parent: UIViewController?) {
    (parent as? UINavigationController ?? self).tabBarItem.badgeValue = "!"
  }
}

private final class LeftScreen: UIViewController {
  override func willMove(toParent parent: UIViewController?) { Registry.shared.add(self) }
}

private final class RightScreen: UIViewController {
  override func willMove(toParent parent: UIViewController?) { Registry.shared.add(self) }
}

private final class MenuScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    if splitViewController?.viewControllers.first === self { Session.shared.isLocked = true }
  }
}

private final class PictureScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    if splitViewController?.viewControllers.last === self { Session.shared.isPlaying = true }
  }
}
