public import HeadlessUIKit

/// Makes a tab bar controller with the following steps' controllers as its tabs.
public struct TabBarControllerFactory<ViewController: UITabBarController, Context>: ContainerFactory {
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Makes a factory.
  ///
  /// - Parameter configuration: Called with every new tab bar controller before its tabs are set.
  public init(configuration: (@MainActor (ViewController) -> Void)? = nil) {
    self.configuration = configuration
  }

  /// Makes the tab bar controller with its tabs.
  public func build(with context: Context, integrating children: [UIViewController]) throws -> ViewController
  {
    let tabs = ViewController(nibName: nil, bundle: nil)
    configuration?(tabs)
    if !children.isEmpty { tabs.setViewControllers(children, animated: false) }
    return tabs
  }
}

extension TabBarControllerFactory: LibraryPart {
  package var callsAppCode: Bool { configuration != nil }
}
