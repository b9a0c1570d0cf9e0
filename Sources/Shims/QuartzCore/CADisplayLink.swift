public import Foundation
public import HeadlessUIKit

/// Calls code sixty times a second in virtual time, as long as it is neither paused nor ended.
///
/// What calls for ever would never let the clock come to rest, so that it ends after sixty calls, as a timer does.
@preconcurrency @MainActor
public final class CADisplayLink {
  private var call: (() -> Void)?
  private var ticket = 0

  /// Whether it is in the run loop, which keeps it and thereby the target alive.
  private var isAdded = false {
    didSet { if isAdded != oldValue { Simulation.current.clock.keep(self, whileAdded: isAdded) } }
  }

  /// How often code is called at most.
  private static let mostCalls = 60
  private static let interval = 16

  /// When the picture that is shown was due, in seconds of virtual time.
  public private(set) var timestamp: CFTimeInterval = 0

  /// How often code was called.
  private var calls = 0

  /// How long a picture is shown, in seconds.
  public var duration: CFTimeInterval { Double(Self.interval) / 1000 }

  /// When the next picture is due, in seconds of virtual time.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// How many pictures a second code wants; kept, there are sixty.
  public var preferredFramesPerSecond = 0

  /// How many pictures a second code wants; kept, there are sixty.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Whether nothing is called for now.
  public var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }

  /// Makes one; it calls when it has been added to a run loop.
  ///
  /// - Parameters:
  ///   - target: Whose method is called; it is kept alive until the link ends.
  ///   - sel: The method.
  public init(target: Any, selector sel: Selector) {
    call = { [weak self] in
      guard let self else { return }
      Simulation.actions.call(sel, on: target as AnyObject, with: self)
    }
  }

  /// Begins to call.
  ///
  /// - Parameters:
  ///   - runloop: The run loop; there is one, that of the clock.
  ///   - mode: When it runs, which is always.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = call != nil
    schedule()
  }

  /// Stops to call.
  ///
  /// - Parameters:
  ///   - runloop: The run loop.
  ///   - mode: When it runs.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    schedule()
  }

  /// Ends, and lets the target go.
  public func invalidate() {
    isAdded = false
    call = nil
    schedule()
  }

  private func schedule() {
    ticket += 1
    guard isAdded, !isPaused, call != nil, calls < Self.mostCalls else { return }
    let due = ticket
    Simulation.current.clock.schedule(after: Self.interval) { if self.ticket == due { self.tick() } }
  }

  private func tick() {
    timestamp = CACurrentMediaTime()
    calls += 1
    let before = ticket
    call?()
    if ticket == before { schedule() }
  }
}

/// How many pictures a second code wants.
public struct CAFrameRateRange: Hashable, Sendable {
  /// At least.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// Best.
  public var preferred: Float?

  /// Makes a range.
  ///
  /// - Parameters:
  ///   - minimum: At least.
  ///   - maximum: At most.
  ///   - preferred: Best.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// As the system thinks best.
  public static var `default`: CAFrameRateRange { CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0) }
}
