/// Counts the animations that are asked for, so that somebody can say later whether those of some stretch have ended.
///
/// A transition knows its own number. What is no transition (a view's, a page's or a child's) has an entry here until its
/// time is over. The clock replaces its orders as a whole, like its names.
@MainActor
struct AnimationOrders {
  /// How many were asked for so far; the number of the last.
  private(set) var count = 0

  /// What is no transition, and ends at an instant of the virtual time.
  private var timed: [Timed] = []

  private struct Timed {
    let order: Int
    let due: Int
  }

  /// The orders of which somebody wants to know whether one begins after all.
  private var awaited = 0..<0

  /// Whether one of them has begun since.
  private(set) var hasBegun = false

  /// Gives the next order its number.
  mutating func next() -> Int {
    count += 1
    return count
  }

  /// Notes an animation that is no transition.
  mutating func add(from now: Int, until due: Int) -> Int {
    timed.removeAll { $0.due <= now }
    let order = next()
    if due > now { timed.append(Timed(order: order, due: due)) }
    return order
  }

  /// Notes that such an animation has ended before its time.
  mutating func end(_ order: Int) { timed.removeAll { $0.order == order } }

  /// Whether such an animation, asked for after an order, is under way.
  func isTimed(since order: Int, at now: Int) -> Bool {
    timed.contains { $0.order > order && $0.due > now }
  }

  /// Waits for what was asked for after an order, by now, to begin.
  mutating func await(since order: Int) {
    awaited = order + 1..<count + 1
    hasBegun = false
  }

  /// Whether an order is one of these, and none of them has begun.
  func awaits(_ order: Int) -> Bool { !hasBegun && awaited.contains(order) }

  /// Notes that the animation of one of them begins.
  mutating func begin() { hasBegun = true }

  /// Forgets what was awaited.
  mutating func awaitNothing() {
    awaited = 0..<0
    hasBegun = false
  }
}

extension TransitionClock {
  /// How many animations were asked for since the simulation began.
  package var animationCount: Int { orders.count }

  /// Counts an animation that is no transition.
  ///
  /// - Parameter milliseconds: How long it takes in virtual time.
  /// - Returns: Its number, by which it can be ended before its time.
  @discardableResult
  func noteAnimation(of milliseconds: Int) -> Int { change { $0.add(from: now, until: now + milliseconds) } }

  /// The number of the next animation.
  func nextOrder() -> Int { change { $0.next() } }

  /// Notes that an animation that is no transition has ended before its time.
  func endAnimation(_ order: Int) { change { $0.end(order) } }

  @inline(__always)
  private func change<Result>(_ change: (inout AnimationOrders) -> Result) -> Result {
    var orders = orders
    defer { self.orders = orders }
    return change(&orders)
  }

  /// Whether an animation that was asked for since a moment is under way: it has begun and has not ended.
  ///
  /// Asked at the end of an animation, by whatever is called then, it does not count that one: neither in appearance
  /// callbacks and delegates nor in completions. A transition of which nothing is seen, because its container is off
  /// screen or nothing changes, never begins.
  ///
  /// - Parameter count: How many had been asked for by then.
  /// - Returns: Whether one of the others is.
  package func isAnimating(since count: Int) -> Bool {
    guard orders.count > count else { return false }
    return hasTransition { $0.order > count && $0.isAnimatingNow }
      || orders.isTimed(since: count, at: now)
  }

  /// Starts to wait for the animations that were asked for since a moment and have not begun: a transition does so when
  /// its turn ends.
  ///
  /// - Parameter count: How many had been asked for by then.
  package func awaitAnimations(since count: Int) { change { $0.await(since: count) } }

  /// Whether one that was waited for has begun.
  package var hasAwaitedAnimationBegun: Bool { orders.hasBegun }

  /// Notes that one that was waited for begins.
  fileprivate func noteAwaitedBegins() { change { $0.begin() } }

  /// Waits for none any more.
  package func awaitNoAnimation() { change { $0.awaitNothing() } }
}

extension Transition {
  /// Whether the transition takes time, and what it moves is on screen.
  private var takesTimeOnScreen: Bool { animated && (!isModal || presented?.hasHost ?? false) }

  /// Whether the transition has begun and is not yet over for those who are waiting for its end.
  fileprivate var isAnimatingNow: Bool { phase == .running && !isEnding && takesTimeOnScreen }

  /// Notes that the transition begins to move something, if it does.
  func noteBeginning() {
    Simulation.clock.look { clock in
      if clock.orders.awaits(order), takesTimeOnScreen { clock.noteAwaitedBegins() }
    }
  }
}
