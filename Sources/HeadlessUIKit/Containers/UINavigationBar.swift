import ConcurrencyHooks

/// Is asked and told what a navigation bar does with its items.
///
/// The bar of a navigation controller has the controller itself as its delegate, so a class that derives from it takes part by
/// declaring that it conforms. There only a tap on Back asks, in the model; a bar of the app's own asks and tells all of it.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may come onto a bar of the app's own that is to push it.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: Whether it may.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item was pushed onto a bar of the app's own; told when the animation has ended, if there is one.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the topmost item may go, which a tap on Back asks first, and a bar of the app's own that is to pop it; the swipe from the
  /// edge does not ask.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item that would go.
  /// - Returns: Whether it may.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// An item was popped off a bar of the app's own; told when the animation has ended, if there is one.
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

/// The bar over a navigation controller's stack, or one of the app's own; kept, never drawn.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The controller that the bar belongs to; the controller's rare properties clear it when they go.
  final nonisolated(unsafe) var owner = Link<UIViewController>(nil)

  final var looks = BarLooks<UINavigationBarAppearance>()

  override final var accountable: UIViewController? { owner.target ?? super.accountable }

  /// The color of the bar; kept, never used.
  open var barTintColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether what is behind shines through; kept, never used.
  open var isTranslucent: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether titles are large.
  open var prefersLargeTitles: Bool {
    get { tracked(prefersLargeTitlesStorage) }
    set { prefersLargeTitlesStorage = newValue }
  }

  final var prefersLargeTitlesStorage: Bool = false

  /// Is asked and told what the bar does; of a controller's bar it is the controller, where its class conforms.
  ///
  /// What is set on a controller's bar does nothing, where UIKit raises an exception.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { tracked(owner.isEmpty ? ownDelegate : owner.target as? any UINavigationBarDelegate) }
    set { ownDelegate = newValue }
  }

  private final weak var ownDelegate: (any UINavigationBarDelegate)?

  /// What a bar of the app's own shows, the topmost last.
  final var ownItems: [UINavigationItem]?

  /// The items, the topmost last: of a controller's bar those of the stack, which raises where they are set (rule N41).
  open var items: [UINavigationItem]? {
    get {
      if let controllerItems { return controllerItems }
      trackAccess()
      return ownItems
    }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items, of which nobody is asked or told; of a controller's bar it raises (rule N41).
  ///
  /// - Parameters:
  ///   - items: The items, the topmost last.
  ///   - animated: Whether with animation; without effect.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    edit("setItems:animated:") { ownItems = items }
  }

  /// Puts an item on top, if the delegate lets it; of a controller's bar it raises (rule N41).
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - animated: Whether with animation, which takes as long as that of a stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    edit("pushNavigationItem:animated:") { push(item, animated: animated) }
  }

  /// Takes the topmost item away, if the delegate lets it; of a controller's bar it raises (rule N41).
  ///
  /// - Parameter animated: Whether with animation, which takes as long as that of a stack.
  /// - Returns: The item that has gone.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    var popped: UINavigationItem?
    edit("popNavigationItemAnimated:") { popped = pop(animated: animated) }
    return popped
  }
}

extension UINavigationBar {
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
