public import Foundation
import HeadlessUIKit

/// A layer that shows colors which pass into each other.
open class CAGradientLayer: CALayer {
  /// The colors.
  open var colors: [Any]?
  /// Where each color is, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first color is, in parts of the layer's width and height.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colors pass into each other.
  open var type = CAGradientLayerType.axial
}

/// How colors pass into each other.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static var axial: CAGradientLayerType { CAGradientLayerType(rawValue: "axial") }
  /// From a middle outwards.
  public static var radial: CAGradientLayerType { CAGradientLayerType(rawValue: "radial") }
  /// Around a middle.
  public static var conic: CAGradientLayerType { CAGradientLayerType(rawValue: "conic") }
}

/// A layer that shows a shape.
open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath?
  /// The color inside.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The color of the line.
  open var strokeColor: CGColor?
  /// How wide the line is.
  open var lineWidth: CGFloat = 1
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// How long the dashes and the spaces between them are.
  open var lineDashPattern: [NSNumber]?
  /// How far into the dashes the line begins.
  open var lineDashPhase: CGFloat = 0
  /// How lines end.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far corners may stick out.
  open var miterLimit: CGFloat = 10
  /// Which areas are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
}
