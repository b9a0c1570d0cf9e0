import ConcurrencyHooks

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
  /// Makes a bar of a class of the app's, by the initialiser for a frame that the class has; of the model's own where there is none.
  final func makeBar<Bar: UIView>(of type: AnyClass?, otherwise make: () -> Bar) -> Bar {
    guard let type = type as? Bar.Type,
      let made = ClassHooksMakeView(unsafeBitCast(type, to: UnsafeMutableRawPointer.self))
    else { return make() }
    return Unmanaged<Bar>.fromOpaque(made).takeRetainedValue()
  }
}
