public import HeadlessUIKit

/// Never finds anything: its step is always built.
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Makes the finder.
  public init() {}

  /// There is nothing to find, ever.
  public func findViewController(with context: Context) throws -> ViewController? { nil }
}
