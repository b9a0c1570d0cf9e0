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
}

extension UINavigationController {
  /// The bar over the stack.
  public final var navigationBar: UINavigationBar {
    noteReading()
    if let made = rare?.navigationBar { return made }
    let made = UINavigationBar()
    made.owner = Link(self)
    rareProperties.navigationBar = made
    return made
  }
}
