/// The behaviours of UIKit for which public evidence is divided, and the device that is simulated.
///
/// Each setting names the rule it belongs to; the defaults follow the newest system that was observed.
public struct ModelSettings: Hashable, Sendable {
  /// `present` while the presenter is in another presentation or dismissal (rules P23, P24 against P25).
  public var presentInFlight = InFlightPolicy.refuse

  /// Whether a presentation or dismissal counts as over before its did-callbacks, which may present then (rule P23'
  /// against P23 and P24).
  public var endsBeforeDidCallbacks = true

  /// Whether `isBeingPresented` is true from the moment `present` returns (rule P22' against P22).
  public var marksPresentedAtOnce = true

  /// Whether a controller in a window that is hidden may present (rule P13' against P13).
  public var presentsInHiddenWindow = true

  /// `dismiss` while the presentation of its target is still running (rule D13).
  public var dismissInFlight = InFlightPolicy.wait

  /// Whether a second `dismiss` during a dismissal reaches the receiver's own presenter (rule D11).
  public var secondDismissFallsThrough = true

  /// Which dismissals call their completion (rules D5', D7', D12' against D5, D7, D12).
  public var dismissalCompletion = DismissalCompletionPolicy.always

  /// Whether an animated push right after a change without animation waits for the end of the turn (rule N16).
  public var holdsPushAfterSet = false

  /// A change of a navigation stack in flight (rule N17).
  public var stackEditInFlight = StackEditPolicy.apply

  /// Pushing a split view controller (rule N6).
  public var splitPush = RefusalPolicy.raise

  /// What popping to the root, or to another controller, returns where it is on top (rules N13, N13').
  public var popToRootOnRoot = EmptyPopResult.none

  /// Whether the delegate is told that nothing is shown where the stack has been emptied (rule N9').
  public var tellsOfEmptyStack = true

  /// Whether the view of an orphaned modal stays in the window after a root replacement (rules W4, W6).
  public var orphanStaysInWindow = true

  /// Whether a root whose presentation controller was read survives its replacement (rule W7).
  public var readPresentationControllerLeaks = true

  /// A presented controller that becomes a root or is put on a stack (rules W13, N37).
  public var presentedElsewhere = RoleConflictPolicy.refuse

  /// The warning for presenting on a controller that is covered full screen (rule P28).
  public var coveredPresenterFault = CoveredPresenterFault.alreadyPresenting

  /// The selected index of a tab bar controller without tabs (rule T3).
  public var emptySelection = EmptySelection.notFound

  /// A selected index that no tab has (rule T5).
  public var selectedIndexOutOfRange = RefusalPolicy.ignore

  /// Whether a context presentation leaves the screen black when its tab was left meanwhile (rule T16).
  public var contextBlanksAfterTabSwitch = false

  /// A third controller in a classic split view (rule S16).
  public var extraColumns = ExtraColumnPolicy.dropExtra

  /// The width of the simulated device at the start.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.regular

  /// What `.automatic` resolves to: `.formSheet` from the SDK of iOS 18 on, `.pageSheet` from that of iOS 13 on,
  /// `.fullScreen` before (rules P9, P9').
  public var automaticPresentationStyle = UIModalPresentationStyle.formSheet

  /// What a popover becomes where the device is narrow: a sheet since iOS 13, full screen before (rule P10).
  public var compactPopoverStyle = UIModalPresentationStyle.pageSheet

  /// Whether a context style asks the top controller instead of its navigation controller (rule P7).
  public var contextSkipsNavigation = false

  /// Whether the user has set up mail on the device, so that `MFMailComposeViewController.canSendMail()` is true.
  public var sendsMail = true

  /// What an exception does.
  public var exceptions = ExceptionPolicy.record

  /// Milliseconds of virtual time that an animated push or pop takes (rule N38).
  public var navigationDuration = 350

  /// Milliseconds of virtual time that an animated presentation or dismissal takes (rule N38).
  public var presentationDuration = 500

  /// Makes the settings of a current iPad.
  public init() {}
}

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
