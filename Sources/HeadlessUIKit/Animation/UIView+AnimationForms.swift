public import Foundation

// The further forms in which an animation can be asked for. Nothing is drawn: each is an animation of its length.
extension UIView {
  /// Carries out changes at once and calls back when their animation has ended.
  ///
  /// - Parameters:
  ///   - duration: Seconds of virtual time.
  ///   - delay: Seconds before it begins.
  ///   - options: How it runs.
  ///   - animations: The changes.
  ///   - completion: Called with `true` when the time is over.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration + delay, animations: animations, completion: completion)
  }

  /// Carries out changes at once and calls back when their animation with a spring has ended.
  ///
  /// - Parameters:
  ///   - duration: Seconds of virtual time.
  ///   - delay: Seconds before it begins.
  ///   - dampingRatio: How much the spring is damped.
  ///   - velocity: How fast what is moved is at the beginning.
  ///   - options: How it runs.
  ///   - animations: The changes.
  ///   - completion: Called with `true` when the time is over.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration + delay, animations: animations, completion: completion)
  }

  /// Carries out changes at once and calls back when their animation with a spring has ended.
  ///
  /// - Parameters:
  ///   - duration: Seconds of virtual time.
  ///   - bounce: How much the spring swings.
  ///   - velocity: How fast what is moved is at the beginning.
  ///   - delay: Seconds before it begins.
  ///   - options: How it runs.
  ///   - animations: The changes.
  ///   - completion: Called with `true` when the time is over.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(animations) {
      animate(withDuration: duration + delay, animations: $0, completion: completion)
    }
  }

  /// Carries out changes at once and calls back when their animation by key frames has ended.
  ///
  /// - Parameters:
  ///   - duration: Seconds of virtual time.
  ///   - delay: Seconds before it begins.
  ///   - options: How it runs.
  ///   - animations: Adds the key frames.
  ///   - completion: Called with `true` when the time is over.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration + delay, animations: animations, completion: completion)
  }

  /// Adds a key frame: its changes are made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a part of the whole.
  ///   - frameDuration: How long it takes, as a part of the whole.
  ///   - animations: The changes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    StructureReads.callOut("animations", isOfLibrary: StructureReads.isInLibrary) { animations() }
  }

  /// Carries out changes of which none takes time.
  ///
  /// - Parameter actionsWithoutAnimation: The changes.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = animates
    setAnimationsEnabled(false)
    StructureReads.callOut("animations", isOfLibrary: StructureReads.isInLibrary) {
      actionsWithoutAnimation()
    }
    setAnimationsEnabled(former)
  }

  /// How an animation by key frames runs; nothing is drawn, so it makes no difference.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lets touches through while it runs.
    public static var allowUserInteraction: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 1)
    }
    /// Evenly between two frames.
    public static var calculationModeLinear: KeyframeAnimationOptions { [] }
    /// From frame to frame without anything in between.
    public static var calculationModeDiscrete: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 10)
    }
    /// Evenly over all frames.
    public static var calculationModePaced: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 2 << 10)
    }
    /// Along a smooth curve.
    public static var calculationModeCubic: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 3 << 10)
    }
  }
}

extension UIView.AnimationOptions {
  /// Begins again and again.
  public static var `repeat`: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 1 << 3) }
  /// Runs back too.
  public static var autoreverse: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 1 << 4) }
  /// Takes its own duration within another animation.
  public static var overrideInheritedDuration: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 1 << 5)
  }
  /// Takes its own curve within another animation.
  public static var overrideInheritedCurve: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 1 << 6)
  }
  /// Draws anew all the time.
  public static var allowAnimatedContent: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 1 << 7)
  }
  /// Hides views instead of taking them out.
  public static var showHideTransitionViews: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 1 << 8)
  }
  /// Takes no options from another animation.
  public static var overrideInheritedOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 1 << 9)
  }
  /// Slowly at the beginning.
  public static var curveEaseIn: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 1 << 16) }
  /// Slowly at the end.
  public static var curveEaseOut: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 2 << 16) }
  /// Evenly.
  public static var curveLinear: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 3 << 16) }
  /// Curls up like paper.
  public static var transitionCurlUp: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 3 << 20) }
  /// Curls down like paper.
  public static var transitionCurlDown: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: 4 << 20) }
  /// Flips from above.
  public static var transitionFlipFromTop: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 6 << 20)
  }
  /// Flips from below.
  public static var transitionFlipFromBottom: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 7 << 20)
  }
}
