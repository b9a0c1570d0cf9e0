import Foundation

/// A container that shows one of several controllers, its tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private var selected = NSNotFound

  /// What is on screen; differs from the selection only while the controller itself comes or goes.
  private var shown: UIViewController?

  /// Asked and told about the user's taps (rules T9 to T12).
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tabs, `nil` until they are set (rules T1, T2).
  open var viewControllers: [UIViewController]? {
    get { hasTabs ? childStorage : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  private var hasTabs = false

  /// Replaces the tabs; the selection stays on the same controller, else on the same index, else on the first
  /// (rule T2).
  ///
  /// - Parameters:
  ///   - viewControllers: The new tabs.
  ///   - animated: Whether with animation; without effect.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    guard new.allSatisfy({ $0.parentStorage === self || $0.mayMove(into: self) }) else { return }
    let oldSelected = selectedViewController
    let leaving = childStorage.filter { !new.holds($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    let entering = new.filter { $0.parentStorage !== self }
    for controller in entering { enter(controller) }
    childStorage = new
    hasTabs = viewControllers != nil
    selected = selection(after: oldSelected)
    showSelected()
    for controller in leaving { leave(controller) }
    for controller in entering { controller.didMove(toParent: self) }
  }

  /// The selected tab (rules T1, T4, T6).
  open var selectedViewController: UIViewController? {
    get { childStorage.indices.contains(selected) ? childStorage[selected] : nil }
    set {
      guard let newValue else { return }
      guard let index = childStorage.firstIndex(where: { $0 === newValue }) else {
        Simulation.current.raise(.selectedForeignTab(ControllerReference(newValue)))
        return
      }
      select(index)
    }
  }

  /// The index of the selected tab, `NSNotFound` where none is (rules T3, T5, T6).
  open var selectedIndex: Int {
    get { selected }
    set {
      guard childStorage.indices.contains(newValue) else {
        Simulation.current.warn(.selectedIndexOutOfRange(newValue, count: childStorage.count))
        return
      }
      select(newValue)
    }
  }

  /// Adds a child, which a tab bar controller does by making it a tab.
  ///
  /// - Parameter childController: The new child.
  open override func addChild(_ childController: UIViewController) {
    setViewControllers(childStorage + [childController], animated: false)
  }

  private func enter(_ controller: UIViewController) {
    controller.leaveParent(for: self)
    controller.willMove(toParent: self)
    controller.parentStorage = self
  }

  private func leave(_ controller: UIViewController) {
    if controller.parentStorage === self { controller.parentStorage = nil }
    controller.didMove(toParent: nil)
  }

  private func selection(after old: UIViewController?) -> Int {
    if childStorage.isEmpty { return NSNotFound }
    if let old, let index = childStorage.firstIndex(where: { $0 === old }) { return index }
    return childStorage.indices.contains(selected) ? selected : 0
  }

  private func select(_ index: Int) {
    guard index != selected else { return }
    selected = index
    showSelected()
  }

  /// Brings the selected tab on screen, in the order of rule T13.
  private func showSelected() {
    let new = selectedViewController
    guard new !== shown else { return }
    guard appearance == .appeared else {
      if appearance == .disappeared { shown = new }
      return
    }
    let old = shown
    shown = new
    new?.beginAppearance(true, animated: false)
    old?.setAppearance(false)
    new?.endAppearance()
  }

  // MARK: - Hooks

  override func forEachShownChild(_ body: (UIViewController) -> Void) {
    if let shown { body(shown) }
  }

  override func shows(_ child: UIViewController) -> Bool { child === shown }

  override func appearanceWillChange(isAppearing: Bool, animated: Bool) {
    if isAppearing, appearance == .disappeared { shown = selectedViewController }
  }

  override func appearanceDidChange(animated: Bool) { showSelected() }

  override func releaseChild(_ child: UIViewController) {
    guard childStorage.holds(child) else { return }
    let old = selectedViewController
    childStorage.removeAll { $0 === child }
    selected = selection(after: old)
    showSelected()
  }
}

/// Asked and told about the user's taps on a tab bar.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the user may select a tab (rules T9 to T11).
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The tab that was tapped.
  /// - Returns: Whether it is selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user has selected a tab (rules T9 to T12).
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The tab that was tapped.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// The user may select the tab.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing is done.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
