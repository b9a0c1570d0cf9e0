public import Foundation
public import HeadlessUIKit

/// How a renderer draws: how many pixels a point has, and whether one can see through.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat {
  /// Where the drawing begins and how large it is; a renderer says it, and not its format.
  open var bounds: CGRect { .zero }

  /// Makes a format as the system has it.
  public required init() {}

  /// The format that the system has where nothing is said.
  ///
  /// - Returns: The format.
  open class func `default`() -> Self { Self() }

  /// The format that suits the screen best.
  ///
  /// - Returns: The format.
  open class func preferred() -> Self { Self() }
}

/// How a renderer draws pictures.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// How many pixels a point has.
  open var scale: CGFloat = 3
  /// Whether one cannot see through.
  open var opaque = false
  /// Which colors there are.
  open var preferredRange = Range.automatic

  /// Which colors a picture has.
  public enum Range: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// As the screen has.
    case automatic = 0
    /// More than all screens have.
    case extended = 1
    /// As all screens have.
    case standard = 2
  }
}

/// Runs code that draws, and gives what it has drawn; nothing is drawn.
@preconcurrency @MainActor
open class UIGraphicsRenderer {
  /// Where the drawing begins and how large it is.
  public final let bounds: CGRect
  /// How it is drawn.
  public final let format: UIGraphicsRendererFormat

  init(bounds: CGRect, format: UIGraphicsRendererFormat) { (self.bounds, self.format) = (bounds, format) }
}

/// Runs code that draws a picture: the picture has the size that was asked for, and nothing is drawn in it.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private final let imageFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer.
  ///
  /// - Parameter size: How large the picture is, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - size: How large the picture is, in points.
  ///   - format: How it is drawn.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer.
  ///
  /// - Parameter bounds: Where the drawing begins, and how large the picture is.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - bounds: Where the drawing begins, and how large the picture is.
  ///   - format: How it is drawn.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Runs code that draws a picture.
  ///
  /// - Parameter actions: The code.
  /// - Returns: A picture of the size that was asked for; what is in it is unknown, so that all of one size are equal.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(self, imageFormat)
    actions(context)
    return context.currentImage
  }

  /// Runs code that draws a picture.
  ///
  /// - Parameter actions: The code.
  /// - Returns: Bytes of the format PNG: a head with the size, and no pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Runs code that draws a picture.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0, smallest, to 1; nothing is made smaller.
  ///   - actions: The code.
  /// - Returns: The same bytes as `pngData(actions:)`.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    pngData(actions: actions)
  }
}

/// What code that draws a picture draws on; nothing is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext {
  private final let renderer: UIGraphicsImageRenderer
  private final let imageFormat: UIGraphicsImageRendererFormat

  /// The same in the words of Core Graphics.
  public final let cgContext = CGContext()

  init(_ renderer: UIGraphicsImageRenderer, _ format: UIGraphicsImageRendererFormat) {
    (self.renderer, imageFormat) = (renderer, format)
  }

  /// How it is drawn.
  open var format: UIGraphicsImageRendererFormat { imageFormat }

  /// What has been drawn up to now.
  open var currentImage: UIImage {
    UIImage(drawnIn: renderer.bounds.size, scale: imageFormat.scale)
  }

  /// Fills a rectangle; nothing is drawn.
  ///
  /// - Parameter rect: The rectangle.
  open func fill(_ rect: CGRect) {}

  /// Fills a rectangle; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - blendMode: How it mixes with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}

  /// Draws the line of a rectangle; nothing is drawn.
  ///
  /// - Parameter rect: The rectangle.
  open func stroke(_ rect: CGRect) {}

  /// Cuts off what lies outside a rectangle; nothing is drawn.
  ///
  /// - Parameter rect: The rectangle.
  open func clip(to rect: CGRect) {}
}
