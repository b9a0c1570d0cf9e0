public import Foundation
public import HeadlessUIKit

/// How far something has come, as a bar; kept, never drawn.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How the bar looks.
  public enum Style: Int, Hashable, Sendable {
    /// As in a screen.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }

  /// How far it has come, from 0 to 1.
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  /// How the bar looks.
  open var progressViewStyle = Style.default
  /// The color of what is done.
  open var progressTintColor: UIColor?
  /// The color of what is left.
  open var trackTintColor: UIColor?
  /// The picture of what is done.
  open var progressImage: UIImage?
  /// The picture of what is left.
  open var trackImage: UIImage?
  /// Something that tells how far it has come; kept, and not listened to.
  open var observedProgress: Progress?

  /// Makes a bar.
  ///
  /// - Parameter style: How it looks.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Makes a bar.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says how far it has come.
  ///
  /// - Parameters:
  ///   - progress: How far, from 0 to 1.
  ///   - animated: Whether one is to see the bar grow.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
