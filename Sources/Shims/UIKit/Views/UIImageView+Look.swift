public import Foundation
public import HeadlessUIKit

extension UIImageView {
  /// Makes a view with two pictures.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - highlightedImage: The other one.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The other picture; kept, never used.
  public final var highlightedImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether the other picture shows; kept, never used.
  public final var isHighlighted: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Pictures that follow each other; kept, never used.
  public final var animationImages: [UIImage]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Other pictures that follow each other; kept, never used.
  public final var highlightedAnimationImages: [UIImage]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How long they take together, in seconds; kept, never used.
  public final var animationDuration: TimeInterval {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// How often they show; 0 means for ever; kept, never used.
  public final var animationRepeatCount: Int {
    get { kept(or: 0) }
    set { keep(newValue) }
  }

  /// How symbols look; kept, never used.
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether the picture follows the size that people want; kept, never used.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether pictures follow each other now.
  public final var isAnimating: Bool { kept(or: false) }

  /// Lets pictures follow each other; nothing is drawn.
  public final func startAnimating() { keep(true, "isAnimating") }

  /// Lets one picture stay.
  public final func stopAnimating() { keep(false, "isAnimating") }
}
