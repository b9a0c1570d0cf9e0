import Foundation

/// The bar with a tab bar controller's tabs; an app must not edit it (rule T17).
open class UITabBar: UIView {
  private weak var manager: UITabBarController?

  final var looks = BarLooks<UITabBarAppearance>()

  override final var accountable: UIViewController? { manager }

  private var ownItems: [UITabBarItem]?

  private weak var ownSelection: UITabBarItem?

  /// Makes the bar of a tab bar controller.
  convenience init(managedBy manager: UITabBarController) {
    self.init(frame: .zero)
    self.manager = manager
  }

  /// The items; of a managed bar those of the tabs, and setting them raises (rule T17).
  open var items: [UITabBarItem]? {
    get { manager.map { $0.viewControllers?.compactMap(\.tabBarItem) } ?? ownItems }
    set { edit { ownItems = newValue } }
  }

  /// The selected item; of a managed bar that of the selected tab, and setting it raises (rule T17).
  open var selectedItem: UITabBarItem? {
    get { manager.map { $0.selectedViewController?.tabBarItem } ?? ownSelection }
    set { edit { ownSelection = newValue } }
  }

  private func edit(_ change: () -> Void) {
    guard manager == nil else {
      Simulation.current.raise(.managedTabBarModified)
      return
    }
    change()
  }
}
