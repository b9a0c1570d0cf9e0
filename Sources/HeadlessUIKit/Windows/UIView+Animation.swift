public import Foundation

extension UIView {
  /// How an animation runs; kept for the call sites, without effect on the order of events.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the animation.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
    /// Lets touches through while it runs.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// Starts from the state on screen.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
    /// Eases in and out.
    public static var curveEaseInOut: AnimationOptions { [] }
    /// Cross-fades.
    public static var transitionCrossDissolve: AnimationOptions { AnimationOptions(rawValue: 5 << 20) }
    /// Flips from the left.
    public static var transitionFlipFromLeft: AnimationOptions { AnimationOptions(rawValue: 1 << 20) }
    /// Flips from the right.
    public static var transitionFlipFromRight: AnimationOptions { AnimationOptions(rawValue: 2 << 20) }
  }

  /// Whether animations take time in this process.
  public static var areAnimationsEnabled: Bool { StructureReads.shared(animates) }

  /// The same, for the model's own use.
  private(set) static var animates = true

  /// Switches animations on or off.
  ///
  /// - Parameter enabled: Whether animations take time from now on.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    animates = enabled
  }

  /// Carries out changes at once and calls back when their animation has ended.
  ///
  /// - Parameters:
  ///   - duration: Seconds of virtual time.
  ///   - animations: The changes.
  ///   - completion: Called with `true` when the time is over.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let call = Timeline.begin(.animate, of: .nobody, [.text("\(milliseconds(duration)) ms")])
    defer { call.end() }
    let completion = call.following(completion)
    StructureReads.callOut("animations", isOfLibrary: StructureReads.isInLibrary) { animations() }
    guard let completion else { return }
    callBack(completion, after: milliseconds(duration))
  }

  /// Carries out a change of a view, for instance of a window's root, with a transition around it (rule W12).
  ///
  /// - Parameters:
  ///   - view: The view that changes.
  ///   - duration: Seconds of virtual time.
  ///   - options: How the transition runs.
  ///   - animations: The changes, carried out before this call returns.
  ///   - completion: Called with `true` when the time is over.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let call = Timeline.begin(.transitionView, of: .nobody, [.text("\(milliseconds(duration)) ms")])
    defer { call.end() }
    let completion = call.following(completion)
    // Asked first: that the changes themselves must not animate is often said within them.
    let length = milliseconds(duration)
    if let window = view as? UIWindow, !window.isHiddenInEffect {
      Simulation.current.clock.noteAnimation(of: length)
    }
    if let animations {
      StructureReads.callOut("changes", isOfLibrary: StructureReads.isInLibrary) { animations() }
    }
    guard let completion else { return }
    callBack(completion, after: length)
  }

  /// Puts a view in the place of another one, or hides one and shows the other, with a transition.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes.
  ///   - duration: Seconds of virtual time.
  ///   - options: How the transition runs; with `showHideTransitionViews` both stay where they are, one of them hidden.
  ///   - completion: Called with `true` when the time is over.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let around = fromView.superviewStorage ?? fromView
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else {
      around.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    transition(with: around, duration: duration, options: options, animations: nil, completion: completion)
  }

  private static func callBack(_ completion: @escaping (Bool) -> Void, after milliseconds: Int) {
    let isOfLibrary = StructureReads.isInLibrary
    Simulation.current.clock.scheduleOwn(after: milliseconds) {
      StructureReads.callOut("animated", isOfLibrary: isOfLibrary) { completion(true) }
    }
  }

  /// So much virtual time an animation takes, unless animations are switched off.
  static func milliseconds(_ seconds: TimeInterval) -> Int {
    animates ? max(0, Int(seconds * 1000)) : 0
  }
}

extension UIView {
  /// How an animation gathers speed and loses it; nothing is drawn, so it makes no difference.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slowly at both ends.
    case easeInOut = 0
    /// Slowly at the beginning.
    case easeIn = 1
    /// Slowly at the end.
    case easeOut = 2
    /// Evenly.
    case linear = 3
  }
}
