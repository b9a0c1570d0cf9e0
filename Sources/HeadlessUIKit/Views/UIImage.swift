public import Foundation

/// A picture; what it is made of is kept, and it is never drawn.
public final class UIImage: Hashable, Sendable {
  /// Where a picture comes from.
  package enum Source: Hashable, Sendable {
    /// A picture of the app's, by its name; that it is there is not checked.
    case named(String)
    /// A symbol of the system, by its name; that it is there is not checked.
    case symbol(String)
    /// Bytes in a format for pictures.
    case data(Data)
    /// What code has drawn, or nothing.
    case drawn
  }

  /// A picture and all that was said of how it is to look.
  package struct Look: Hashable, Sendable {
    package var source: Source
    package var size = CGSize.zero
    package var scale: CGFloat = 1
    /// The number of the rendering mode.
    package var renderingMode = 0
    package var tint: UIColor?
    /// Everything else.
    package var details = KeptDetails()

    package init(_ source: Source) { self.source = source }
  }

  /// The picture and how it is to look.
  package let look: Look

  /// Makes a picture.
  package init(look: Look) { self.look = look }

  /// Names a picture of the app.
  ///
  /// - Parameter name: The name in the app's bundle; that it is there is not checked.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(look: Look(.named(name)))
  }

  /// Names a symbol of the system.
  ///
  /// - Parameter name: The symbol's name; that it is there is not checked.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(look: Look(.symbol(name)))
  }

  /// Whether two pictures are the same, and are to look the same.
  public static func == (first: UIImage, second: UIImage) -> Bool { first.look == second.look }

  /// Feeds the picture to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(look) }
}

/// A view with a picture, which is kept and never drawn; it takes no touches until the app says that it does.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    get { tracked(imageStorage) }
    set { imageStorage = newValue }
  }

  final var imageStorage: UIImage? = nil

  /// Makes a view with a picture.
  ///
  /// - Parameter image: The picture.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    imageStorage = image
    isUserInteractionEnabledStorage = false
  }

  /// Makes a view with two pictures.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - highlightedImage: The other one.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    imageStorage = image
    isUserInteractionEnabledStorage = false
    self.highlightedImage = highlightedImage
  }

  /// The other picture; kept, never used.
  open var highlightedImage: UIImage? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether the other picture shows; kept, never used.
  open var isHighlighted: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Makes a view without a picture.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabledStorage = false
  }

  /// Makes a view without a picture from an archive, which may say that it takes touches.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
