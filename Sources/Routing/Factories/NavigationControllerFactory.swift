public import HeadlessUIKit

/// Makes a navigation controller with the following steps' controllers on its stack.
public struct NavigationControllerFactory<ViewController: UINavigationController, Context>: ContainerFactory {
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Makes a factory.
  ///
  /// - Parameter configuration: Called with every new navigation controller before its stack is set.
  public init(configuration: (@MainActor (ViewController) -> Void)? = nil) {
    self.configuration = configuration
  }

  /// Makes the navigation controller with its stack.
  public func build(with context: Context, integrating children: [UIViewController]) throws -> ViewController
  {
    let navigation = ViewController(nibName: nil, bundle: nil)
    configuration?(navigation)
    if !children.isEmpty { navigation.setViewControllers(children, animated: false) }
    return navigation
  }
}

extension NavigationControllerFactory: LibraryPart {
  package var callsAppCode: Bool { configuration != nil }
}
