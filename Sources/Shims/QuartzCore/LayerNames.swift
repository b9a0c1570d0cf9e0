// Names by which layers are described, one line each; nothing is drawn by them.

/// How lines of a shape end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where they end.
  public static var butt: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "butt") }
  /// With half a circle.
  public static var round: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "round") }
  /// With half a square.
  public static var square: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "square") }
}

/// How lines of a shape meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a corner.
  public static var miter: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "miter") }
  /// In a part of a circle.
  public static var round: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "round") }
  /// In a cut corner.
  public static var bevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "bevel") }
}

/// Which areas are inside a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Those that are enclosed.
  public static var nonZero: CAShapeLayerFillRule { CAShapeLayerFillRule(rawValue: "nonZero") }
  /// Those that are enclosed an odd number of times.
  public static var evenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule(rawValue: "evenOdd") }
}

/// Where the contents of a layer stand.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static var center: CALayerContentsGravity { CALayerContentsGravity(rawValue: "center") }
  /// At the top.
  public static var top: CALayerContentsGravity { CALayerContentsGravity(rawValue: "top") }
  /// At the bottom.
  public static var bottom: CALayerContentsGravity { CALayerContentsGravity(rawValue: "bottom") }
  /// At the left.
  public static var left: CALayerContentsGravity { CALayerContentsGravity(rawValue: "left") }
  /// At the right.
  public static var right: CALayerContentsGravity { CALayerContentsGravity(rawValue: "right") }
  /// Stretched over all of it.
  public static var resize: CALayerContentsGravity { CALayerContentsGravity(rawValue: "resize") }
  /// As large as fits whole.
  public static var resizeAspect: CALayerContentsGravity { CALayerContentsGravity(rawValue: "resizeAspect") }
  /// So large that nothing stays empty.
  public static var resizeAspectFill: CALayerContentsGravity {
    CALayerContentsGravity(rawValue: "resizeAspectFill")
  }
}

/// Where text of a layer that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static var none: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "none") }
  /// At the beginning.
  public static var start: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "start") }
  /// At the end.
  public static var end: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "end") }
  /// In the middle.
  public static var middle: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "middle") }
}

/// At which side text of a layer stands.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As one reads.
  public static var natural: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "natural") }
  /// At the left.
  public static var left: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "left") }
  /// At the right.
  public static var right: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "right") }
  /// In the middle.
  public static var center: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "center") }
  /// At both sides.
  public static var justified: CATextLayerAlignmentMode { CATextLayerAlignmentMode(rawValue: "justified") }
}

/// Of what shape the place is that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static var point: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "point") }
  /// A line.
  public static var line: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "line") }
  /// A rectangle.
  public static var rectangle: CAEmitterLayerEmitterShape {
    CAEmitterLayerEmitterShape(rawValue: "rectangle")
  }
  /// A circle.
  public static var circle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "circle") }
}

/// What is between two values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly what is between.
  public static var linear: CAAnimationCalculationMode { CAAnimationCalculationMode(rawValue: "linear") }
  /// The first one.
  public static var discrete: CAAnimationCalculationMode { CAAnimationCalculationMode(rawValue: "discrete") }
  /// What is between, at the same speed.
  public static var paced: CAAnimationCalculationMode { CAAnimationCalculationMode(rawValue: "paced") }
  /// What is between, along a curve.
  public static var cubic: CAAnimationCalculationMode { CAAnimationCalculationMode(rawValue: "cubic") }
  /// Both.
  public static var cubicPaced: CAAnimationCalculationMode {
    CAAnimationCalculationMode(rawValue: "cubicPaced")
  }
}

/// Whether what moves turns as its way does.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As its way does.
  public static var rotateAuto: CAAnimationRotationMode { CAAnimationRotationMode(rawValue: "rotateAuto") }
  /// As its way does, backwards.
  public static var rotateAutoReverse: CAAnimationRotationMode {
    CAAnimationRotationMode(rawValue: "rotateAutoReverse")
  }
}
