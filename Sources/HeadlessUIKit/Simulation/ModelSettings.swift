/// The behaviours of UIKit for which public evidence is divided, and the device that is simulated.
///
/// Each setting names the rule it belongs to; the defaults follow the newest system that was observed.
public struct ModelSettings: Hashable, Sendable {
  /// What a call does that meets a transition in flight.
  public enum InFlightPolicy: String, Hashable, Sendable, CaseIterable {
    /// The call is refused with a console warning, and its completion is dropped.
    case refuse
    /// The call waits and is carried out when the transition has ended.
    case wait
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

  /// Which of two warnings is printed where both conditions hold (rule P28).
  public enum CoveredPresenterFault: String, Hashable, Sendable, CaseIterable {
    /// "… which is already presenting …".
    case alreadyPresenting
    /// "… whose view is not in the window hierarchy".
    case notInWindow
  }

  /// `present` while the presenter is in another presentation or dismissal (rules P23, P24 against P25).
  public var presentInFlight = InFlightPolicy.refuse

  /// `dismiss` while the presentation of its target is still running (rule D13).
  public var dismissInFlight = InFlightPolicy.wait

  /// Whether a second `dismiss` during a dismissal reaches the receiver's own presenter (rule D11).
  public var secondDismissFallsThrough = true

  /// Whether an animated push right after a change without animation waits for the end of the turn (rule N16).
  public var holdsPushAfterSet = false

  /// A change of a navigation stack in flight (rule N17).
  public var stackEditInFlight = StackEditPolicy.apply

  /// Pushing a split view controller (rule N6).
  public var splitPush = RefusalPolicy.raise

  /// Whether the view of an orphaned modal stays in the window after a root replacement (rule W4).
  public var orphanStaysInWindow = true

  /// The warning for presenting on a controller that is covered full screen (rule P28).
  public var coveredPresenterFault = CoveredPresenterFault.alreadyPresenting

  /// The width of the simulated device at the start.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.regular

  /// What `.automatic` resolves to: `.pageSheet` since iOS 13, `.fullScreen` before (rule P9).
  public var automaticPresentationStyle = UIModalPresentationStyle.pageSheet

  /// Whether a context style asks the top controller instead of its navigation controller (rule P7).
  public var contextSkipsNavigation = false

  /// What an exception does.
  public var exceptions = ExceptionPolicy.record

  /// Milliseconds of virtual time that an animated push or pop takes (rule N38).
  public var navigationDuration = 350

  /// Milliseconds of virtual time that an animated presentation or dismissal takes (rule N38).
  public var presentationDuration = 500

  /// Makes the settings of a current iPad.
  public init() {}
}
