/// The bar below a navigation controller's stack, or one of the app's own.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The controller that the bar belongs to; the controller's rare properties clear it when they go.
  final nonisolated(unsafe) var owner = Link<UIViewController>(nil)

  final var looks = BarLooks<UIToolbarAppearance>()

  override final var accountable: UIViewController? { owner.target ?? super.accountable }

  /// The buttons: of a navigation controller's bar those of the top.
  open var items: [UIBarButtonItem]? {
    get { tracked(owner.target == nil ? itemsStorage : top?.toolbarItems) }
    set { if owner.target == nil { itemsStorage = newValue } }
  }

  private var itemsStorage: [UIBarButtonItem]?

  /// The same, for the model's own use.
  final var itemsInEffect: [UIBarButtonItem] {
    (owner.target == nil ? itemsStorage : top?.toolbarItemsInEffect) ?? []
  }

  private var top: UIViewController? { owner.target?.childStorage.last }

  /// Says where the bar stands; held weakly.
  open weak var delegate: (any UIToolbarDelegate)? {
    get { tracked(delegateStorage) }
    set { delegateStorage = newValue }
  }

  private final weak var delegateStorage: (any UIToolbarDelegate)?

  /// Sets the buttons.
  ///
  /// - Parameters:
  ///   - items: The buttons.
  ///   - animated: Whether with animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

extension UINavigationController {
  /// The bar below the stack.
  public final var toolbar: UIToolbar {
    noteReading()
    if let made = rare?.toolbar { return made }
    let made = makeBar(of: rare?.barClasses.tools) { UIToolbar() }
    made.owner = Link(self)
    rareProperties.toolbar = made
    return made
  }

  /// Whether the bar below the stack is hidden, which it is unless somebody shows it.
  public final var isToolbarHidden: Bool {
    get { tracked(!showsToolbar) }
    set {
      noteUse()
      setShowsToolbar(!newValue)
    }
  }

  /// Shows or hides the bar below the stack.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden from now on.
  ///   - animated: Whether with animation.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    noteUse()
    setShowsToolbar(!hidden)
  }

  private func setShowsToolbar(_ shows: Bool) {
    if shows || rare != nil { rareProperties.showsToolbar = shows }
  }

  private var showsToolbar: Bool { rare?.showsToolbar ?? false }

  /// The buttons of the bar below the stack that the user can see.
  final var toolbarItemsInReach: [UIBarButtonItem] {
    guard showsToolbar, let top = childStorage.last, !top.hidesBottomBar else { return [] }
    return top.toolbarItemsInEffect ?? []
  }
}
