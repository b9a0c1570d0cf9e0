public import Foundation

/// An animation in virtual time, which can be paused, moved by hand, turned round and stopped.
///
/// The changes are carried out when the animation begins; nothing is drawn in between. Where it ends at its start, the
/// frames, the alphas and the background colors are again what they were. Time passes evenly whatever the curve.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: UIResponder, UIViewImplicitlyAnimating {
  /// How many seconds the whole animation takes.
  public final let duration: TimeInterval

  /// How the animation gathers speed and loses it.
  public final private(set) var timingParameters: (any UITimingCurveProvider)?

  /// With how many seconds of delay the animation was started.
  public final private(set) var delay: TimeInterval = 0

  /// Whether the user can touch what is animated; without effect.
  open var isUserInteractionEnabled = true

  /// Whether the app finds out itself what is touched; without effect.
  open var isManualHitTestingEnabled = false

  /// Whether the animation can be paused and stopped; one that cannot goes on to its end.
  open var isInterruptible = true

  /// Whether the animation follows a finger evenly; it always does.
  open var scrubsLinearly = true

  /// Whether the animation stays active at its end, so that it can be turned round.
  open var pausesOnCompletion = false

  /// What the animator is doing.
  public final private(set) var state = UIViewAnimatingState.inactive

  /// Whether time moves the animation.
  public final private(set) var isRunning = false

  private var reversed = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var values = AnimatedValues()
  private let isOfLibrary = StructureReads.isInLibrary

  // How far it had come when time began to move it, when that was, and how long it takes from there.
  private var progress: CGFloat = 0
  private var startedAt = 0
  private var timeLeft = 0

  /// By which the event of the clock is taken back that would end the animation; 0 where there is none.
  private var ticket = 0
  private static var lastTicket = 0

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - duration: How many seconds the whole animation takes.
  ///   - parameters: How it gathers speed and loses it.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator with one of UIKit's curves.
  ///
  /// - Parameters:
  ///   - duration: How many seconds the whole animation takes.
  ///   - curve: The curve.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of the app's own.
  ///
  /// - Parameters:
  ///   - duration: How many seconds the whole animation takes.
  ///   - point1: The curve's first control point.
  ///   - point2: The curve's second control point.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring.
  ///
  /// - Parameters:
  ///   - duration: How many seconds the whole animation takes.
  ///   - ratio: How much the spring is damped; 1 for no swing.
  ///   - animations: The changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: How many seconds the whole animation takes.
  ///   - delay: After how many seconds it begins.
  ///   - options: How it runs.
  ///   - animations: The changes.
  ///   - completion: Called when it is over.
  /// - Returns: The animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether the animation goes back to where it began.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      let fraction = fractionComplete
      reversed = newValue
      progress = 1 - fraction
      // Back it takes as long as it has taken to come here.
      if isRunning { run(for: milliseconds * (1 - progress)) }
    }
  }

  /// How far the animation has come on its way, from 0 to 1; setting it begins and pauses the animation.
  open var fractionComplete: CGFloat {
    get {
      guard isRunning, timeLeft > 0 else { return progress }
      let passed = CGFloat(max(0, Simulation.current.clock.now - startedAt)) / CGFloat(timeLeft)
      return progress + (1 - progress) * min(1, passed)
    }
    set {
      pauseAnimation()
      if state == .active { progress = min(max(newValue, 0), 1) }
    }
  }

  private var milliseconds: CGFloat { CGFloat(UIView.milliseconds(duration)) }

  /// Adds changes that begin when some part of the time that is left has passed; here they are made with the others.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: The part, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds changes; where the animation has begun they are made at once.
  ///
  /// - Parameter animation: The changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { perform(animation) } else { animations.append(animation) }
  }

  /// Has a closure called when the animation is over.
  ///
  /// - Parameter completion: Is given where it has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func perform(_ animation: () -> Void) {
    values.record {
      StructureReads.callOut("animations", isOfLibrary: isOfLibrary) { animation() }
    }
  }

  /// Carries the changes out, unless the animation has begun.
  private func begin() -> Bool {
    guard state != .stopped else {
      Simulation.current.raise(
        .reported("An animator that was stopped has to be finished before it starts again."))
      return false
    }
    guard state == .inactive else { return true }
    state = .active
    progress = 0
    values = AnimatedValues()
    let animations = animations
    self.animations = []
    for animation in animations { perform(animation) }
    return true
  }

  /// Starts the animation, or lets it go on.
  open func startAnimation() {
    let call = Timeline.begin(.animate, of: .nobody, [.text("animator, \(UIView.milliseconds(duration)) ms")])
    defer { call.end() }
    guard !isRunning, begin() else { return }
    run(for: milliseconds * (1 - progress))
  }

  /// Starts the animation later.
  ///
  /// - Parameter delay: After how many seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    self.delay = delay
    guard !isRunning, begin() else { return }
    run(for: milliseconds * (1 - progress), after: UIView.milliseconds(delay))
  }

  /// Stops time for the animation, which begins if it has not begun.
  open func pauseAnimation() {
    guard isInterruptible || state == .inactive, begin() else { return }
    progress = fractionComplete
    stopTime()
  }

  /// Lets a paused animation go on.
  ///
  /// - Parameters:
  ///   - parameters: How what is left is to run; `nil` for as before.
  ///   - durationFactor: How long it is to take, as a part of the whole duration; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    run(for: milliseconds * (durationFactor > 0 ? durationFactor : 1 - progress))
  }

  /// Ends the animation where it is.
  ///
  /// - Parameter withoutFinishing: Whether it is over with that, and nobody is told.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible else { return }
    progress = fractionComplete
    stopTime()
    state = .stopped
    guard withoutFinishing else { return }
    state = .inactive
    completions = []
  }

  /// Finishes an animation that was stopped; anything else is an exception.
  ///
  /// - Parameter finalPosition: Where it is to have ended.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      Simulation.current.raise(.reported("Only an animator that was stopped can be finished."))
      return
    }
    finish(at: finalPosition)
  }

  private func run(for milliseconds: CGFloat, after delay: Int = 0) {
    stopTime()
    isRunning = true
    timeLeft = Int(milliseconds.rounded())
    let clock = Simulation.current.clock
    startedAt = clock.now + delay
    Self.lastTicket += 1
    ticket = Self.lastTicket
    // The clock keeps the animator alive while it runs, as the system does.
    clock.scheduleOwn(after: delay + timeLeft, ticket: ticket) { self.timeIsOver() }
  }

  private func stopTime() {
    if ticket > 0 { Simulation.current.clock.takeBack(ticket) }
    (ticket, isRunning) = (0, false)
  }

  private func timeIsOver() {
    (ticket, isRunning) = (0, false)
    progress = 1
    if !pausesOnCompletion { finish(at: reversed ? .start : .end) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    if position == .start { values.restore() }
    state = .inactive
    reversed = false
    let completions = completions
    self.completions = []
    for completion in completions {
      StructureReads.callOut("animated", isOfLibrary: isOfLibrary) { completion(position) }
    }
  }
}
