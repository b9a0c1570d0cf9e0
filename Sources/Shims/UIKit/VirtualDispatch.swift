public import Dispatch
public import Foundation
public import HeadlessUIKit

// Routing code says `DispatchQueue.main.async { … }`. These methods are preferred by the compiler over Dispatch's
// own, which have more parameters; so the closure waits on the virtual clock, and nothing depends on real time. Their
// closures have Dispatch's type: what is handed to the main queue by name is isolated to the main actor, as the compiler
// has it everywhere, and what is handed to another queue is not isolated. While a session is open Dispatch's own
// methods lead to the virtual clock, and know of more than these: which queue it was, and what waits for it.

extension DispatchQueue {
  /// Calls a closure in a later turn of the virtual run loop, whatever the queue.
  ///
  /// A background queue would make a run depend on real time, so its work is done in order on the virtual clock as well.
  ///
  /// - Parameter work: What to call.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    putOff(work)
  }

  /// Calls a closure in a later turn of the virtual run loop, whatever the queue and the quality of service.
  ///
  /// - Parameters:
  ///   - qos: Without effect.
  ///   - work: What to call.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void) {
    putOff(work)
  }

  /// Calls a closure in a later turn of the virtual run loop; pieces of work never run side by side.
  ///
  /// - Parameters:
  ///   - flags: Without effect.
  ///   - work: What to call.
  public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    putOff(work, flags: flags)
  }

  /// Calls a closure in a later turn of the virtual run loop, and counts it as part of a group until it has run.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - work: What to call.
  public func async(
    group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard !VirtualTasks.isOpen else {
      return async(group: group, qos: .unspecified, flags: [], execute: work)
    }
    group.enter()
    MainTurn.schedule(after: 0) {
      work()
      group.leave()
    }
  }

  /// Calls a closure when virtual time has passed, whatever the queue.
  ///
  /// - Parameters:
  ///   - deadline: When to call it, such as `.now() + 0.3`.
  ///   - work: What to call.
  public func asyncAfter(
    deadline: VirtualDeadline, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    putOff(work, until: deadline)
  }

  /// Calls a closure when virtual time has passed, whatever the queue and the quality of service.
  ///
  /// - Parameters:
  ///   - deadline: When to call it, such as `.now() + 0.3`.
  ///   - qos: Without effect.
  ///   - work: What to call.
  public func asyncAfter(
    deadline: VirtualDeadline, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    putOff(work, until: deadline)
  }

  private func putOff(
    _ work: @escaping @Sendable @convention(block) () -> Void, flags: DispatchWorkItemFlags = []
  ) {
    guard VirtualTasks.isOpen else { return MainTurn.schedule(after: 0) { work() } }
    async(group: nil, qos: .unspecified, flags: flags, execute: work)
  }

  private func putOff(
    _ work: @escaping @Sendable @convention(block) () -> Void, until deadline: VirtualDeadline
  ) {
    guard VirtualTasks.isOpen else {
      return MainTurn.schedule(after: deadline.milliseconds) { work() }
    }
    asyncAfter(
      deadline: DispatchTime.now() + .milliseconds(deadline.milliseconds), qos: .unspecified, flags: [],
      execute: work)
  }
}

/// A time to come, told from now: what `.now() + 0.3` means in `asyncAfter(deadline:execute:)`.
public struct VirtualDeadline: Hashable, Sendable {
  /// How far it is from now, in milliseconds of virtual time.
  public let milliseconds: Int

  /// The present.
  ///
  /// - Returns: A deadline that needs no waiting.
  public static func now() -> VirtualDeadline { VirtualDeadline(milliseconds: 0) }

  /// A deadline some seconds later.
  ///
  /// - Parameters:
  ///   - deadline: The earlier deadline.
  ///   - seconds: Seconds; negative ones and fractions of a millisecond do not count.
  /// - Returns: The later deadline.
  public static func + (deadline: VirtualDeadline, seconds: Double) -> VirtualDeadline {
    let delay = min(max(0, seconds * 1000), 1e12)
    return VirtualDeadline(milliseconds: deadline.milliseconds + Int(delay))
  }

  /// A deadline some time later.
  ///
  /// - Parameters:
  ///   - deadline: The earlier deadline.
  ///   - interval: The time; negative ones and fractions of a millisecond do not count.
  /// - Returns: The later deadline.
  public static func + (deadline: VirtualDeadline, interval: DispatchTimeInterval) -> VirtualDeadline {
    deadline + interval.inSeconds
  }
}

extension NSObjectProtocol where Self: AnyObject {
  /// Calls a method in a later turn.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: What it is given.
  ///   - delay: After how many seconds at the earliest.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    callLater(aSelector, on: self, with: anArgument, after: delay)
  }
}

extension UIResponder {
  /// Calls a method in a later turn.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: What it is given.
  ///   - delay: After how many seconds at the earliest.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    callLater(aSelector, on: self, with: anArgument, after: delay)
  }
}

/// Calls a method in a later turn, and keeps its object alive until then, as UIKit does.
private func callLater(
  _ selector: Selector, on target: AnyObject, with argument: Any?, after delay: TimeInterval
) {
  let held = TimerTarget(target, argument: argument)
  let timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
    // Foundation's timer keeps its closure even when it has fired.
    nonisolated(unsafe) let (target, argument) = (held.object, held.argument)
    held.object = nil
    held.argument = nil
    MainActor.assumeIsolated {
      if let target { Simulation.actions.call(selector, on: target, with: argument) }
    }
  }
  DelayedCall.waiting.removeAll { $0.held?.object == nil }
  DelayedCall.waiting.append(DelayedCall(held: held, timer: timer, selector: selector))
}

/// A method that is to be called in a later turn, as long as its timer runs.
private struct DelayedCall {
  weak var held: TimerTarget?
  weak var timer: Timer?
  let selector: Selector

  // Used on the main thread, as the timers are.
  nonisolated(unsafe) static var waiting: [DelayedCall] = []

  /// Calls off what is to be called of an object.
  static func cancel(of target: Any, where isMeant: (DelayedCall) -> Bool = { _ in true }) {
    for call in waiting where call.held?.object === target as AnyObject && isMeant(call) {
      call.timer?.invalidate()
      call.held?.object = nil
      call.held?.argument = nil
    }
    waiting.removeAll { $0.held?.object == nil }
  }

  /// Whether it is called with something that equals a value.
  func takes(_ value: Any?) -> Bool {
    guard let value, let argument = held?.argument else { return value == nil && held?.argument == nil }
    if let value = value as? AnyHashable, let argument = argument as? AnyHashable { return value == argument }
    return value as AnyObject === argument as AnyObject
  }
}

extension NSObjectProtocol {
  /// Calls off all that was to be called of an object after a delay.
  ///
  /// - Parameter aTarget: The object.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel(of: aTarget)
  }

  /// Calls off a method that was to be called after a delay.
  ///
  /// - Parameters:
  ///   - aTarget: The object.
  ///   - aSelector: The method.
  ///   - anArgument: What it was to be given; calls with something else stay.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCall.cancel(of: aTarget) { $0.selector == aSelector && $0.takes(anArgument) }
  }
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
