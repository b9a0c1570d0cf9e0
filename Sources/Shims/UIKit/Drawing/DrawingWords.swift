public import Foundation
public import HeadlessUIKit
public import QuartzCore

// Ways of drawing, one line each; nothing is drawn.

/// How lines end.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Where they end.
  case butt = 0
  /// With half a circle.
  case round = 1
  /// With half a square.
  case square = 2
}

/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a corner.
  case miter = 0
  /// In a part of a circle.
  case round = 1
  /// In a cut corner.
  case bevel = 2
}

/// Which areas are inside a shape.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Those that are enclosed.
  case winding = 0
  /// Those that are enclosed an odd number of times.
  case evenOdd = 1
}

/// How a shape is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Its inside.
  case fill = 0
  /// Its inside, by odd numbers.
  case eoFill = 1
  /// Its line.
  case stroke = 2
  /// Both.
  case fillStroke = 3
  /// Both, by odd numbers.
  case eoFillStroke = 4
}

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// It covers it.
  case normal = 0
  /// It darkens it.
  case multiply = 1
  /// It brightens it.
  case screen = 2
  /// It does what is there already, more.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The brighter of both.
  case lighten = 5
  /// It brightens it strongly.
  case colorDodge = 6
  /// It darkens it strongly.
  case colorBurn = 7
  /// A soft light falls on it.
  case softLight = 8
  /// A hard light falls on it.
  case hardLight = 9
  /// How far both are apart.
  case difference = 10
  /// The same, more softly.
  case exclusion = 11
  /// Its place on the wheel of colors.
  case hue = 12
  /// How far it is from gray.
  case saturation = 13
  /// Both of these.
  case color = 14
  /// How bright it is.
  case luminosity = 15
  /// What is there goes.
  case clear = 16
  /// What is there is replaced.
  case copy = 17
  /// Only where something is.
  case sourceIn = 18
  /// Only where nothing is.
  case sourceOut = 19
  /// On what is there.
  case sourceAtop = 20
  /// Behind what is there.
  case destinationOver = 21
  /// What is there stays where something comes.
  case destinationIn = 22
  /// What is there stays where nothing comes.
  case destinationOut = 23
  /// What is there, on what comes.
  case destinationAtop = 24
  /// Where only one of both is.
  case xor = 25
  /// Both together, darker.
  case plusDarker = 26
  /// Both together, brighter.
  case plusLighter = 27
}

/// A shape that code puts together; it is never drawn.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes a shape with nothing in it.
  public init() { super.init(pieces: []) }

  /// Puts the pen down elsewhere.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    pieces.append(.move(point.applying(transform)))
  }

  /// Draws a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    pieces.append(.line(point.applying(transform)))
  }

  /// Draws straight lines from one point to the next.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Draws a curve that one point bends.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { pieces.append(CGPath.Piece.quadCurve(end, control: control).applying(transform)) }

  /// Draws a curve that two points bend.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { pieces.append(CGPath.Piece.curve(end, control1: control1, control2: control2).applying(transform)) }

  /// Draws a part of a circle, with a line to where it begins; what is clockwise in UIKit's coordinates is not here.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = UIBezierPath()
    arc.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    arc.apply(transform)
    var added = arc.cgPath.pieces
    if case .move(let start)? = added.first, !isEmpty { added[0] = .line(start) }
    pieces += added
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(UIBezierPath(rect: rect).cgPath, transform: transform)
  }

  /// Adds a rectangle with round corners, as wide as they are high.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radius = max(cornerWidth, cornerHeight)
    addPath(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath, transform: transform)
  }

  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(UIBezierPath(ovalIn: rect).cgPath, transform: transform)
  }

  /// Adds another shape.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    pieces += path.pieces.map { $0.applying(transform) }
  }

  /// Draws a straight line back to where the pen was put down.
  public func closeSubpath() { pieces.append(.close) }
}

extension CGPath {
  /// A shape with the same pieces, which nobody changes.
  ///
  /// - Returns: The shape.
  public final func copy() -> CGPath? { CGPath(pieces: pieces) }

  /// A shape with the same pieces, which can be changed.
  ///
  /// - Returns: The shape.
  public final func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self)
    return path
  }
}
