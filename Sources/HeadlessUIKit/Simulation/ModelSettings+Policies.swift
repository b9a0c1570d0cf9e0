extension ModelSettings {
  /// What a call does that meets a transition in flight.
  public enum InFlightPolicy: String, Hashable, Sendable, CaseIterable {
    /// The call is refused with a console warning, and its completion is dropped.
    case refuse
    /// The call waits and is carried out when the transition has ended.
    case wait
  }

  /// Which dismissals call their completion (rules D5', D7', D12').
  public enum DismissalCompletionPolicy: String, Hashable, Sendable, CaseIterable {
    /// All that are not refused: in the next turn where there is nothing to dismiss, and at the end of the dismissal that
    /// has overtaken them.
    case always
    /// Those that were carried out to the end.
    case carriedOut
  }

  /// What a change of a navigation stack does while a push or a pop is animating (rule N17).
  public enum StackEditPolicy: String, Hashable, Sendable, CaseIterable {
    /// The stack changes at once, and the screen follows when the running transition has ended.
    case apply
    /// The stack changes when the running transition has ended.
    case lag
    /// The change is dropped with a console warning.
    case drop
  }

  /// What an exception of UIKit does to the process.
  public enum ExceptionPolicy: String, Hashable, Sendable, CaseIterable {
    /// The fault is recorded, and the call that raised it does nothing.
    case record
    /// The process traps with the fault's text, as an app would crash.
    case trap
  }

  /// A call that only some systems raise for.
  public enum RefusalPolicy: String, Hashable, Sendable, CaseIterable {
    /// The call does nothing but print a warning.
    case ignore
    /// The call raises.
    case raise
  }

  /// What becomes of a presented controller that is given another role as well (rules W13, N37).
  public enum RoleConflictPolicy: String, Hashable, Sendable, CaseIterable {
    /// The controller stays where it is, and the fault is an exception.
    case refuse
    /// The controller takes the new role, its presentation ends without callbacks, and the fault is a warning.
    case move
  }

  /// Which of two warnings is printed where both conditions hold (rule P28).
  public enum CoveredPresenterFault: String, Hashable, Sendable, CaseIterable {
    /// "… which is already presenting …".
    case alreadyPresenting
    /// "… whose view is not in the window hierarchy".
    case notInWindow
  }

  /// What popping to a controller returns where it is on top (rules N13, N13').
  public enum EmptyPopResult: String, Hashable, Sendable, CaseIterable {
    /// The call returns `nil`.
    case none
    /// The call returns an empty list.
    case emptyList
  }

  /// What the selected index of a tab bar controller without tabs reads (rule T3).
  public enum EmptySelection: String, Hashable, Sendable, CaseIterable {
    /// The index reads `NSNotFound`.
    case notFound
    /// The index reads 0.
    case zero
  }

  /// What a classic split view does with a third controller (rule S16).
  public enum ExtraColumnPolicy: String, Hashable, Sendable, CaseIterable {
    /// The first two controllers are kept.
    case dropExtra
    /// The assignment is ignored with a fault.
    case refuse
  }
}
