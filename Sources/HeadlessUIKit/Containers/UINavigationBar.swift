/// The bar over a navigation controller's stack; kept, never drawn.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false

  /// The color of the buttons.
  open var tintColor: UIColor?
}

extension UINavigationController {
  /// The bar over the stack.
  public final var navigationBar: UINavigationBar {
    if let made = rare?.navigationBar { return made }
    let made = UINavigationBar()
    rareProperties.navigationBar = made
    return made
  }
}
