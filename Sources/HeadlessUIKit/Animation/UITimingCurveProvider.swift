public import Foundation

/// What describes how an animation gathers speed and loses it.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the curves that UIKit has.
  case builtin = 0
  /// A curve of the app's own.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// How far to the right.
  public var dx: CGFloat
  /// How far down.
  public var dy: CGFloat

  /// Makes a direction.
  ///
  /// - Parameters:
  ///   - dx: How far to the right.
  ///   - dy: How far down.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// No length at all.
  public static var zero: CGVector { CGVector(dx: 0, dy: 0) }
}

/// How an animation gathers speed and loses it; nothing is drawn, so time always passes evenly.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// What describes it.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, where there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve with two control points.
@preconcurrency @MainActor
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// The curve of UIKit's that it is.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  private let isBuiltIn: Bool

  /// Makes the curve that animations have where nobody says otherwise.
  public convenience init() { self.init(animationCurve: .easeInOut) }

  /// Makes one of UIKit's curves; its control points are not told.
  ///
  /// - Parameter curve: The curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    isBuiltIn = true
  }

  /// Makes a curve of the app's own.
  ///
  /// - Parameters:
  ///   - point1: The first control point.
  ///   - point2: The second control point.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    isBuiltIn = false
  }

  /// A curve, of UIKit's or the app's own.
  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }

  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }

  /// There is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
@preconcurrency @MainActor
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// How fast what is moved is at the beginning.
  public let initialVelocity: CGVector

  /// Makes the spring that UIKit has where nobody says otherwise.
  public convenience init() { self.init(dampingRatio: 1) }

  /// Makes a spring that swings so much.
  ///
  /// - Parameters:
  ///   - ratio: How much it is damped; 1 for no swing.
  ///   - velocity: How fast what is moved is at the beginning.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  /// Makes a spring of physical values; UIKit takes the duration from them, the model that of the animator.
  ///
  /// - Parameters:
  ///   - mass: The mass of what is moved.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: How much it is damped.
  ///   - velocity: How fast what is moved is at the beginning.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }

  /// Makes a spring that comes to rest after a time.
  ///
  /// - Parameters:
  ///   - duration: How long it swings.
  ///   - bounce: How much it swings; 0 for not at all.
  ///   - velocity: How fast what is moved is at the beginning.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }

  /// There is no curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
