public import Foundation
public import HeadlessUIKit

/// A view that looks like the keyboard, in its place or above it; nothing is drawn.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// Which part of the keyboard the view looks like.
  public enum Style: Int, Hashable, Sendable {
    /// What is behind the keys.
    case `default` = 0
    /// The keyboard itself.
    case keyboard = 1
  }

  /// Which part of the keyboard the view looks like; kept.
  public final let inputViewStyle: Style

  /// Whether the view is as high as its constraints say; kept, nothing is laid out.
  open var allowsSelfSizing = false

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - inputViewStyle: Which part of the keyboard it looks like.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes a view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
