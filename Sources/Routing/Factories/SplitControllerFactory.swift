public import HeadlessUIKit

/// Makes a split view controller with the following steps' controllers as its columns.
public struct SplitControllerFactory<ViewController: UISplitViewController, Context>: ContainerFactory {
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Makes a factory.
  ///
  /// - Parameter configuration: Called with every new split view controller before its columns are set.
  public init(configuration: (@MainActor (ViewController) -> Void)? = nil) {
    self.configuration = configuration
  }

  /// Makes the split view controller with its columns.
  public func build(with context: Context, integrating children: [UIViewController]) throws -> ViewController
  {
    let split = ViewController(nibName: nil, bundle: nil)
    configuration?(split)
    if !children.isEmpty { split.viewControllers = children }
    return split
  }
}

extension SplitControllerFactory: LibraryPart {
  package var callsAppCode: Bool { configuration != nil }
}
