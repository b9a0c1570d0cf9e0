import ConcurrencyHooks

/// Is asked and told what a navigation bar does with its items.
///
/// The bar of a navigation controller has the controller itself as its delegate, so a class that derives from it takes part by
/// declaring that it conforms. In the model only a tap on Back asks.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
  /// Whether an item may come onto the bar; the model never calls it.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: Whether it may.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item has come onto the bar; the model never calls it.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the topmost item may go, which a tap on Back asks first; the swipe from the edge does not ask.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item that would go.
  /// - Returns: Whether it may.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// An item has gone from the bar; the model never calls it.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Nothing is done.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Nothing is done.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar over a navigation controller's stack; kept, never drawn.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The controller that the bar belongs to; the controller's rare properties clear it when they go.
  final nonisolated(unsafe) var owner = Link<UIViewController>(nil)

  final var looks = BarLooks<UINavigationBarAppearance>()

  override final var accountable: UIViewController? { owner.target }

  /// Whether titles are large.
  open var prefersLargeTitles: Bool {
    get {
      trackAccess()
      return prefersLargeTitlesStorage
    }
    set { prefersLargeTitlesStorage = newValue }
  }

  final var prefersLargeTitlesStorage: Bool = false

  /// Is asked and told what the bar does; of a controller's bar it is the controller, where its class conforms.
  ///
  /// What is set on a controller's bar does nothing, where UIKit raises an exception; on another bar it is kept and never called.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get {
      trackAccess()
      return owner.isEmpty ? ownDelegate : owner.target as? any UINavigationBarDelegate
    }
    set { ownDelegate = newValue }
  }

  private final weak var ownDelegate: (any UINavigationBarDelegate)?
}

extension UINavigationBar {
  /// The items of the controllers on the stack, the topmost last; of a bar that belongs to no controller there are none.
  public final var items: [UINavigationItem]? {
    (owner.target as? UINavigationController)?.viewControllers.map(\.navigationItem)
  }

  /// The item that the bar shows.
  public final var topItem: UINavigationItem? { items?.last }

  /// The item to which Back leads, or `nil` at the bottom of the stack.
  public final var backItem: UINavigationItem? { items?.dropLast().last }
}

extension UINavigationController {
  /// The bar over the stack.
  public final var navigationBar: UINavigationBar {
    noteReading()
    if let made = rare?.navigationBar { return made }
    let made = makeBar(of: rare?.barClasses.navigation) { UINavigationBar() }
    made.owner = Link(self)
    rareProperties.navigationBar = made
    return made
  }
}

extension UINavigationController {
  /// Asks the bar's delegate, which is the controller itself, whether a tap on Back may pop the top of the stack.
  final func barLetsGo(of top: UIViewController) -> Bool {
    guard let delegate = self as? any UINavigationBarDelegate else { return true }
    let (bar, item) = StructureReads.suspended { (navigationBar, top.navigationItem) }
    return StructureReads.callOut("shouldPop", about: top) {
      delegate.navigationBar(bar, shouldPop: item)
    }
  }

  /// The user taps Back; UIKit pops then, not the app, unless the bar's delegate vetoes it or has changed the stack itself.
  final func tapBack() {
    guard let top = childStorage.last, barLetsGo(of: top), isTop(top), canTapBack else { return }
    StructureReads.suspended { _ = popViewController(animated: true) }
  }

  /// Makes a bar of a class of the app's, by the initialiser for a frame that the class has; of the model's own where there is none.
  final func makeBar<Bar: UIView>(of type: AnyClass?, otherwise make: () -> Bar) -> Bar {
    guard let type = type as? Bar.Type,
      let made = ClassHooksMakeView(unsafeBitCast(type, to: UnsafeMutableRawPointer.self))
    else { return make() }
    return Unmanaged<Bar>.fromOpaque(made).takeRetainedValue()
  }
}
