/// A container that shows two controllers side by side, or one where the device is narrow (rules S1 to S3).
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  private var collapsed = false

  /// Asked how to collapse, to expand and to show (rules S4 to S8).
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The controllers of the columns: the primary one and, unless the split view is collapsed, the secondary one.
  open var viewControllers: [UIViewController] {
    get { childStorage }
    set { replaceColumns(with: newValue) }
  }

  /// Whether only one column is shown, because the device is narrow (rule S2).
  open var isCollapsed: Bool { collapsed }

  /// Shows a controller in the secondary column, or pushed where the split view is collapsed (rule S7).
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - sender: Who asked.
  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: viewController, sender: sender) ?? false { return }
    guard let primary = childStorage.first else {
      replaceColumns(with: [viewController])
      return
    }
    if collapsed {
      primary.show(viewController, sender: sender)
    } else if childStorage.last !== viewController || childStorage.count < 2 {
      replaceColumns(with: [primary, viewController])
    }
  }

  /// Adds a child as the next column.
  ///
  /// - Parameter childController: The new child.
  open override func addChild(_ childController: UIViewController) {
    replaceColumns(with: childStorage + [childController])
  }

  private func replaceColumns(with new: [UIViewController]) {
    guard new.allSatisfy({ $0.parentStorage === self || $0.mayMove(into: self) }) else { return }
    let leaving = childStorage.filter { !new.holds($0) }
    let entering = new.filter { $0.parentStorage !== self }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in entering {
      controller.leaveParent(for: self)
      controller.willMove(toParent: self)
      controller.parentStorage = self
    }
    childStorage = new
    exchange(entering: entering, leaving: leaving)
    for controller in leaving {
      if controller.parentStorage === self { controller.parentStorage = nil }
      controller.didMove(toParent: nil)
    }
    for controller in entering { controller.didMove(toParent: self) }
  }

  private func exchange(entering: [UIViewController], leaving: [UIViewController]) {
    let animated = flags.contains(.animatedAppearance)
    switch appearance {
    case .appeared:
      for controller in entering where shows(controller) { controller.beginAppearance(true, animated: false) }
      for controller in leaving { controller.setAppearance(false) }
      for controller in entering { controller.endAppearance() }
    case .appearing:
      for controller in leaving { controller.setAppearance(false) }
      for controller in entering where shows(controller) {
        controller.beginAppearance(true, animated: animated)
      }
    case .disappearing, .disappeared:
      for controller in leaving { controller.setAppearance(false) }
    }
  }

  // MARK: - Hooks

  override func forEachShownChild(_ body: (UIViewController) -> Void) {
    for child in childStorage where shows(child) { body(child) }
  }

  override func shows(_ child: UIViewController) -> Bool {
    !collapsed || child === childStorage.first
  }

  override func appearanceWillChange(isAppearing: Bool, animated: Bool) {
    if isAppearing { adapt(to: Simulation.current.settings.horizontalSizeClass) }
  }

  override func releaseChild(_ child: UIViewController) {
    guard childStorage.holds(child) else { return }
    childStorage.removeAll { $0 === child }
    child.setAppearance(false)
  }

  /// Collapses or expands for a size class (rules S2, S4, S6).
  final func adapt(to sizeClass: UIUserInterfaceSizeClass) {
    let shouldCollapse = sizeClass == .compact
    guard shouldCollapse != collapsed else { return }
    if shouldCollapse { collapse() } else { expand() }
    collapsed = shouldCollapse
  }

  private func collapse() {
    guard childStorage.count == 2 else { return }
    let (primary, secondary) = (childStorage[0], childStorage[1])
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false {
      replaceColumns(with: [primary])
      return
    }
    replaceColumns(with: [primary])
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  private func expand() {
    guard let primary = childStorage.first else { return }
    let separated =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    if let separated { replaceColumns(with: [primary, separated]) }
  }
}

/// Asked by a split view how to collapse, to expand and to show.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the delegate has put the secondary controller somewhere itself (rule S4).
  ///
  /// - Parameters:
  ///   - splitViewController: The split view.
  ///   - secondaryViewController: The controller that loses its column.
  ///   - primaryViewController: The controller that stays.
  /// - Returns: Whether nothing more is to be done.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The controller that becomes the secondary one (rule S6).
  ///
  /// - Parameters:
  ///   - splitViewController: The split view.
  ///   - primaryViewController: The controller that was alone.
  /// - Returns: The controller, or `nil` to ask the primary one.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Whether the delegate has shown the controller itself (rule S7).
  ///
  /// - Parameters:
  ///   - splitViewController: The split view.
  ///   - viewController: The controller to show.
  ///   - sender: Who asked.
  /// - Returns: Whether nothing more is to be done.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// The split view does it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// The primary controller is asked.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// The split view does it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool { false }
}
