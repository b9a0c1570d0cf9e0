public import Foundation

/// A view with a picture; kept, never drawn.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    get {
      trackAccess()
      return imageStorage
    }
    set { imageStorage = newValue }
  }

  final var imageStorage: UIImage? = nil

  /// Makes a view with a picture.
  ///
  /// - Parameter image: The picture.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    imageStorage = image
  }

  /// Makes a view without a picture.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view without a picture from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
