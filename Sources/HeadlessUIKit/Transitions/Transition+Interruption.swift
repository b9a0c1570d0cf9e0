import Foundation

// A transition whose animator can be interrupted follows the finger by that animator, which ends it too.
extension Transition {
  /// How a finger lets go.
  struct Release {
    /// How fast what is left runs.
    var speed: CGFloat = 1

    /// What is left, as a part of the whole; 0 where nobody says.
    var rest: CGFloat = 0

    /// How what is left runs.
    var curve: (any UITimingCurveProvider)?
  }

  /// The finger has moved.
  func follow(_ fraction: CGFloat) {
    guard isDriven else { return }
    self.fraction = fraction
    interruptible?.fractionComplete = fraction
  }

  /// A finger takes up a transition that runs by itself.
  ///
  /// - Returns: How far it has come, or `nil` where it cannot be taken up.
  func pauseInteraction() -> CGFloat? {
    guard phase == .running, let interruptible, !isDriven else { return nil }
    interruptible.pauseAnimation()
    fraction = isCalledOff ? 1 - interruptible.fractionComplete : interruptible.fractionComplete
    if isCalledOff { interruptible.isReversed = false }
    isCalledOff = false
    isDriven = true
    for handler in alongside?.interactionChanges ?? [] { handler(self) }
    return fraction
  }

  /// Lets what is left run by itself.
  func goOn(_ release: Release) {
    guard let interruptible else {
      scheduleEnd(after: Int(CGFloat(duration) / release.speed))
      return
    }
    if isCalledOff { interruptible.isReversed = true }
    interruptible.continueAnimation(
      withTimingParameters: release.curve, durationFactor: release.rest / release.speed)
  }
}
