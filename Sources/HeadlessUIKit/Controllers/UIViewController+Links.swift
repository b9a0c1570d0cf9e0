extension UIViewController {
  /// The container that the controller is in, counted while the caller holds it.
  final nonisolated var parentStorage: UIViewController? {
    get { parentLink.target }
    set { parentLink = Link(newValue) }
  }

  /// The controller that presented this one, counted while the caller holds it.
  final nonisolated var presentingStorage: UIViewController? {
    get { presentingLink.target }
    set { presentingLink = Link(newValue) }
  }

  /// The presentation or dismissal that the controller takes part in, counted while the caller holds it.
  final var transition: Transition? {
    get { transitionLink.target }
    set { transitionLink = Link(newValue) }
  }

  /// The window whose root the controller is, counted while the caller holds it.
  final nonisolated var windowStorage: UIWindow? {
    get { windowLink.target }
    set { windowLink = Link(newValue) }
  }
}
