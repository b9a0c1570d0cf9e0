import HeadlessUIKit

/// Is asked for what a layer shows; nothing is drawn, so nobody asks.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}

/// Which corners of a layer are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Makes a set of corners from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 0) }
  /// The upper right corner.
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 1) }
  /// The lower left corner.
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 2) }
  /// The lower right corner.
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 3) }
}

/// How the corners of a layer bend.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Makes a curve of its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A part of a circle.
  public static var circular: CALayerCornerCurve { CALayerCornerCurve(rawValue: "circular") }
  /// Smooth from the edges on.
  public static var continuous: CALayerCornerCurve { CALayerCornerCurve(rawValue: "continuous") }
}

/// What a change of a layer's property does; layers do nothing of themselves here.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}
