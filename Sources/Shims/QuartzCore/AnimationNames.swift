// Constants that animations of layers are described with, one line each; nothing is drawn by them.

/// How one look of a layer follows another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one fades into the other.
  public static var fade: CATransitionType { CATransitionType(rawValue: "fade") }
  /// The new one slides over the old one.
  public static var moveIn: CATransitionType { CATransitionType(rawValue: "moveIn") }
  /// The new one pushes the old one away.
  public static var push: CATransitionType { CATransitionType(rawValue: "push") }
  /// The old one slides away.
  public static var reveal: CATransitionType { CATransitionType(rawValue: "reveal") }
}

/// Where a new look of a layer comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static var fromRight: CATransitionSubtype { CATransitionSubtype(rawValue: "fromRight") }
  /// From the left.
  public static var fromLeft: CATransitionSubtype { CATransitionSubtype(rawValue: "fromLeft") }
  /// From the top.
  public static var fromTop: CATransitionSubtype { CATransitionSubtype(rawValue: "fromTop") }
  /// From the bottom.
  public static var fromBottom: CATransitionSubtype { CATransitionSubtype(rawValue: "fromBottom") }
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays.
  public static var forwards: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "forwards") }
  /// The first value is there before.
  public static var backwards: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "backwards") }
  /// Both.
  public static var both: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "both") }
  /// Neither.
  public static var removed: CAMediaTimingFillMode { CAMediaTimingFillMode(rawValue: "removed") }
}

/// The name of a way to gather speed.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly.
  public static var linear: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "linear") }
  /// Slowly at the beginning.
  public static var easeIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "easeIn") }
  /// Slowly at the end.
  public static var easeOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "easeOut") }
  /// Slowly at both ends.
  public static var easeInEaseOut: CAMediaTimingFunctionName {
    CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  }
  /// As most animations of the system do.
  public static var `default`: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "default") }
}

/// A way to gather speed; kept, nothing is drawn.
public final class CAMediaTimingFunction: Sendable {
  /// The name of the way, where it has one.
  let name: CAMediaTimingFunctionName?

  /// Makes a way that has a name.
  ///
  /// - Parameter name: The name.
  public init(name: CAMediaTimingFunctionName) { self.name = name }

  /// Makes a way of the two points that bend its curve.
  ///
  /// - Parameters:
  ///   - c1x: The first point's time.
  ///   - c1y: The first point's value.
  ///   - c2x: The second point's time.
  ///   - c2y: The second point's value.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { name = nil }
}

/// The key under which a layer has the animation from one look to another.
public let kCATransition = "transition"

/// The key of the animation with which a layer comes.
public let kCAOnOrderIn = "onOrderIn"

/// The key of the animation with which a layer goes.
public let kCAOnOrderOut = "onOrderOut"
