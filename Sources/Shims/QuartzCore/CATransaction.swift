import HeadlessUIKit

/// A group of animations with a completion of its own.
///
/// The completion is called when the transitions and the animations of layers that were asked for inside the group have
/// ended on the virtual clock, or, without any, when the turn of the run loop ends.
@preconcurrency @MainActor
public final class CATransaction {
  /// The groups that were begun in this run; one that was never committed holds up no other run.
  private static var open: [CATransaction] {
    get { run == Simulation.runCount ? groups : [] }
    set { (run, groups) = (Simulation.runCount, newValue) }
  }

  private static var groups: [CATransaction] = []
  private static var run = 0

  private var completion: (() -> Void)?

  private var duration: CFTimeInterval = 0.25

  /// When the last animation of a layer ends that was added in the group, in milliseconds.
  private var lastEnd = 0

  // A private one crashes the optimiser of Swift 6.3.1 wherever an app uses the class in a release build.
  init() {}

  /// Begins a group inside the present one.
  public static func begin() { open.append(CATransaction()) }

  /// Ends the group that was begun last; a call without one is ignored.
  public static func commit() {
    guard let group = open.popLast() else { return }
    if let outer = open.last { outer.lastEnd = max(outer.lastEnd, group.lastEnd) }
    guard let completion = group.completion else { return }
    let clock = Simulation.current.clock
    // Begun in this turn, the group's transitions are the last to begin; their ends are known only then.
    clock.schedule {
      let end = clock.pending.filter { $0.kind == .end }.map(\.due).max() ?? clock.now
      clock.schedule(after: max(0, max(end, group.lastEnd) - clock.now)) { completion() }
    }
  }

  /// Ends the turn's own group at once; groups end with `commit()` here.
  public static func flush() {}

  /// Sets what is called when the group's animations have ended.
  ///
  /// - Parameter block: What to call.
  public static func setCompletionBlock(_ block: (() -> Void)?) { open.last?.completion = block }

  /// Sets how long those of the group's animations of layers take that do not say it themselves.
  ///
  /// - Parameter duration: Seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    open.last?.duration = duration
  }

  /// Notes that an animation of a layer begins.
  ///
  /// - Parameter milliseconds: How long it takes; `nil` where it never ends, which nothing waits for.
  static func noteAnimation(of milliseconds: Int?) {
    guard let milliseconds, let group = open.last else { return }
    group.lastEnd = max(group.lastEnd, Simulation.current.clock.now + milliseconds)
  }

  /// How long the group's animations of layers take.
  ///
  /// - Returns: Seconds.
  public static func animationDuration() -> CFTimeInterval { open.last?.duration ?? 0.25 }

  /// Sets how animations of layers gather speed that do not say it themselves; kept by nobody, nothing is drawn.
  ///
  /// - Parameter function: How.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// What is called when the group's animations have ended.
  ///
  /// - Returns: What was set.
  public static func completionBlock() -> (() -> Void)? { open.last?.completion }

  /// Whether the animations are off that layers make of themselves; always, they make none here.
  ///
  /// - Returns: Whether they are.
  public static func disableActions() -> Bool { true }

  /// Switches the animations off that layers make of themselves; without effect, they make none here.
  ///
  /// - Parameter flag: Whether to switch them off.
  public static func setDisableActions(_ flag: Bool) {}
}

/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// The virtual time.
///
/// - Returns: Seconds since the simulation began.
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  Double(Simulation.current.clock.now) / 1000
}
