public import Foundation
public import HeadlessUIKit
public import QuartzCore

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

// Drawing without a renderer, as code had it before there was one. Nothing is drawn; pictures that begin and end are
// counted, so that one is to be had between the two alone.

@MainActor private enum DrawingContexts {
  /// The pictures that were begun in this run; one that was never ended is there in no other run.
  static var open: [(size: CGSize, scale: CGFloat)] {
    get { run == Simulation.runCount ? begun : [] }
    set { (run, begun) = (Simulation.runCount, newValue) }
  }

  private static var begun: [(size: CGSize, scale: CGFloat)] = []
  private static var run = 0
  static let context = CGContext()
}

extension UIImage {
  /// A picture that code has drawn: what is in it is unknown, so that all of one size are equal.
  convenience init(drawnIn size: CGSize, scale: CGFloat) {
    var look = Look(.drawn)
    (look.size, look.scale) = (size, scale)
    self.init(look: look)
  }
}

/// Begins a picture.
///
/// - Parameter size: How large it is, in points.
@MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture.
///
/// - Parameters:
///   - size: How large it is, in points.
///   - opaque: Whether one cannot see through.
///   - scale: How many pixels a point has; 0 means as many as on the screen.
@MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  DrawingContexts.open.append((size, scale == 0 ? UIScreen.main.scale : scale))
}

/// The picture that was begun last.
///
/// - Returns: A picture of its size with nothing drawn in it, or `nil` where none was begun.
@MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingContexts.open.last.map { UIImage(drawnIn: $0.size, scale: $0.scale) }
}

/// Ends the picture that was begun last.
@MainActor public func UIGraphicsEndImageContext() { _ = DrawingContexts.open.popLast() }

/// What is drawn on now.
///
/// - Returns: The context, or `nil` where no picture was begun.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  DrawingContexts.open.isEmpty ? nil : DrawingContexts.context
}

/// Fills a rectangle; nothing is drawn.
///
/// - Parameter rect: The rectangle.
@MainActor public func UIRectFill(_ rect: CGRect) {}

extension CALayer {
  /// Draws the layer; nothing is drawn.
  ///
  /// - Parameter ctx: Where.
  public final func render(in ctx: CGContext) {}
}

extension UIImage {
  /// A sign for something new.
  public static let add = UIImage(look: Look(.symbol("plus.circle.fill")))
  /// A sign for something that goes.
  public static let remove = UIImage(look: Look(.symbol("minus.circle.fill")))
  /// A sign for what is done.
  public static let checkmark = UIImage(look: Look(.symbol("checkmark.circle.fill")))
  /// A sign for what is done, in lines.
  public static let strokedCheckmark = UIImage(look: Look(.symbol("checkmark.circle")))
}
