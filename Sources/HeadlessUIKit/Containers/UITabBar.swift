import Foundation

/// Is told of the taps on a bar of tabs; a tab bar controller is the delegate of its own bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// The user has tapped an item.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - item: The item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing is done.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar with a tab bar controller's tabs, which an app must not edit (rule T17), or one of the app's own.
open class UITabBar: UIView {
  private weak var manager: UITabBarController?

  final var looks = BarLooks<UITabBarAppearance>()

  override final var accountable: UIViewController? { manager ?? super.accountable }

  /// The tabs of a bar of the app's own.
  final var ownItems: [UITabBarItem]?

  /// Which of them is selected.
  final weak var ownSelection: UITabBarItem?

  /// Whether the bar belongs to a controller.
  final var isManaged: Bool { manager != nil }

  /// Makes the bar of a tab bar controller.
  convenience init(managedBy manager: UITabBarController) {
    self.init(frame: .zero)
    self.manager = manager
  }

  /// The items; of a managed bar those of the tabs, and setting them raises (rule T17).
  open var items: [UITabBarItem]? {
    get {
      if let manager { return manager.viewControllers?.compactMap(\.tabBarItem) }
      trackAccess()
      return ownItems
    }
    set { edit { ownItems = newValue } }
  }

  /// The selected item; of a managed bar that of the selected tab, and setting it raises (rule T17).
  open var selectedItem: UITabBarItem? {
    get {
      if let manager { return manager.selectedViewController?.tabBarItem }
      trackAccess()
      return ownSelection
    }
    set { edit { ownSelection = newValue } }
  }

  /// Is told of taps; of a managed bar it is the controller, and what is set does nothing there, where UIKit raises an exception.
  open weak var delegate: (any UITabBarDelegate)? {
    get { tracked(manager ?? ownDelegate) }
    set { ownDelegate = newValue }
  }

  private weak var ownDelegate: (any UITabBarDelegate)?

  /// Sets the items; of a managed bar it raises (rule T17).
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - animated: Whether with animation; without effect.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func edit(_ change: () -> Void) {
    guard manager == nil else {
      Simulation.current.raise(.managedTabBarModified)
      return
    }
    change()
  }
}

/// Which classes of tab bar controllers look at the taps on their bar.
@MainActor
private enum BarMethods {
  private final class Plain: UITabBarController {}

  private final class Looks: UITabBarController {
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { counted += 1 }
  }

  private static var counted = 0

  static let didSelect = OverriddenMethod(
    of: UITabBarController.self, plain: Plain.self, overriding: Looks.self)
}

extension UITabBarController {
  /// Tells the controller, where its class looks at that, which item the user has tapped: before anything else is selected, so that
  /// what was selected before can be asked for.
  final func tellBarDelegate(of tapped: UIViewController) {
    guard BarMethods.didSelect.isOverridden(by: self) else { return }
    let (bar, item) = StructureReads.suspended { (tabBar, tapped.tabBarItem) }
    guard let item else { return }
    StructureReads.callOut("tabBar(_:didSelect:)", about: tapped) { tabBar(bar, didSelect: item) }
  }
}
