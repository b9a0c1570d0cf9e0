public import Foundation

/// How a view looks while it is lifted; kept, never drawn.
@preconcurrency @MainActor
open class UIPreviewParameters {
  /// The color behind the view.
  open var backgroundColor: UIColor?

  /// Makes the look that a view has where nobody says otherwise.
  public init() {}
}

/// A view that is lifted while a menu opens; kept, never drawn.
@preconcurrency @MainActor
open class UITargetedPreview {
  /// The view.
  public final let view: UIView

  /// How it looks.
  public final let parameters: UIPreviewParameters

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: How it looks.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }
}
