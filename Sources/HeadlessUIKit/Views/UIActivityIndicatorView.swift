public import Foundation

/// Something that turns while the app works.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is; kept, never drawn.
  public enum Style: Int, Hashable, Sendable {
    /// Of ordinary size.
    case medium = 100
    /// Large.
    case large = 101
    /// Large and white, as before there was `large`.
    case whiteLarge = 0
    /// White, as before there was `medium`.
    case white = 1
    /// Gray, as before there was `medium`.
    case gray = 2
  }

  /// How large it is.
  open var style: Style {
    get { tracked(styleStorage) }
    set { styleStorage = newValue }
  }

  final var styleStorage: Style = .medium

  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped: Bool {
    get { tracked(hidesWhenStoppedStorage) }
    set {
      hidesWhenStoppedStorage = newValue
      if newValue { isHiddenStorage = !isTurning }
    }
  }

  final var hidesWhenStoppedStorage: Bool = true

  /// Whether it turns.
  open var isAnimating: Bool { tracked(isTurning) }

  private var isTurning = false

  /// Makes one that does not turn.
  ///
  /// - Parameter style: How large it is.
  public init(style: Style) {
    super.init(frame: .zero)
    styleStorage = style
    isHiddenStorage = true
  }

  /// Makes one that does not turn.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHiddenStorage = true
  }

  /// Makes one from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Begins to turn.
  open func startAnimating() {
    isTurning = true
    if hidesWhenStoppedStorage { isHiddenStorage = false }
  }

  /// Stops turning.
  open func stopAnimating() {
    isTurning = false
    if hidesWhenStoppedStorage { isHiddenStorage = true }
  }
}
