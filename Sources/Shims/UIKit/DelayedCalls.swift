public import Foundation
public import HeadlessUIKit

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
  _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
    // Foundation's timer keeps its closure even when it has fired.
    nonisolated(unsafe) let (target, argument) = (held.object, held.argument)
    held.object = nil
    held.argument = nil
    MainActor.assumeIsolated {
      if let target { Simulation.actions.call(selector, on: target, with: argument) }
    }
  }
}
