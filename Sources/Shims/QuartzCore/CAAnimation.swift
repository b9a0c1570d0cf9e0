public import Foundation
import HeadlessUIKit

/// Is told when an animation of a layer starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// An animation has started.
  ///
  /// - Parameter anim: The animation.
  func animationDidStart(_ anim: CAAnimation)

  /// An animation has stopped.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: Whether its time was over, and it was not broken off.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing happens.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Nothing happens.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer that takes virtual time; nothing is drawn meanwhile.
///
/// On Apple's platforms a layer takes a copy of the animation; here it keeps the animation itself.
@preconcurrency @MainActor
open class CAAnimation {
  /// How long it takes, in seconds; 0 means as long as the group's animations take.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds of the layer's time; kept, it begins at once.
  open var beginTime: CFTimeInterval = 0
  /// Where it begins, in seconds; kept, never used.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs; 0 means once.
  open var repeatCount: Float = 0
  /// Whether it runs back then, which takes as long again.
  open var autoreverses = false
  /// How fast it runs: 2 takes half the time.
  open var speed: Float = 1
  /// What is shown before and after it; kept, nothing is drawn.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer forgets it when it is over.
  open var isRemovedOnCompletion = true
  /// How it gathers speed; kept, nothing is drawn.
  open var timingFunction: CAMediaTimingFunction?
  /// Is told when it starts and stops; kept alive.
  open var delegate: (any CAAnimationDelegate)?

  private final var values: [String: Any] = [:]

  /// Makes an animation.
  public init() {}

  /// Keeps a value of the app's own under a name; the animation's own properties are not set by it.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` takes the old one away.
  ///   - key: The name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value that the app has kept under a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value, or `nil` where there is none.
  open func value(forKey key: String) -> Any? { values[key] }

  /// How long it takes with all repetitions, in milliseconds; `nil` where it never ends.
  final var milliseconds: Int? {
    let once =
      (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
    let seconds = once * Double(repeatCount > 0 ? repeatCount : 1) / Double(speed > 0 ? speed : 1)
    return seconds < 1_000_000 ? Int((seconds * 1_000).rounded()) : nil
  }
}

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Whether the values are added to the present one.
  open var isAdditive = false
  /// Whether each repetition begins where the last one ended.
  open var isCumulative = false

  /// Makes an animation of a property.
  ///
  /// - Parameter path: The name of the property; that there is one is not checked.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another one.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What is added.
  open var byValue: Any?
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The way that is followed.
  open var path: CGPath?
  /// How speed is gathered between two values each.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is between two values; kept, nothing is drawn.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what moves turns as its way does; kept, nothing is drawn.
  open var rotationMode: CAAnimationRotationMode?
}

/// An animation as of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// How heavy the object is.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How strongly the motion dies away.
  open var damping: CGFloat = 10
  /// How fast the object is at first.
  open var initialVelocity: CGFloat = 0

  /// How long it takes until the motion has all but died away: to a thousandth.
  open var settlingDuration: CFTimeInterval {
    let rate = Double(damping) / (2 * Double(mass))
    return rate > 0 ? log(1000.0) / rate : .infinity
  }
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations; nobody but the group is told of their ends.
  open var animations: [CAAnimation]?
}

/// An animation from one look of a layer to the next.
open class CATransition: CAAnimation {
  /// How the looks follow each other.
  open var type = CATransitionType.fade
  /// Where the new one comes from.
  open var subtype: CATransitionSubtype?
  /// Where it starts, from 0 to 1.
  open var startProgress: Float = 0
  /// Where it ends, from 0 to 1.
  open var endProgress: Float = 1
}
