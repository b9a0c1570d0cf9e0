public import Foundation
public import HeadlessUIKit
public import QuartzCore

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
