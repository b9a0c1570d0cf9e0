import HeadlessUIKit

/// What one attempt left behind, without the controllers.
struct AttemptRecord {
  var completions = 0
  var isAtRest = false
  var isReached = false
  var isEarly = false
  var error: String?
  var hasFaults = false
  var brokenInvariant: BrokenInvariant?
  var waiting = WaitingCode()
}
