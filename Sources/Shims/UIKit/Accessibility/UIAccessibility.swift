public import Foundation
public import HeadlessUIKit

/// What helps people who cannot see, hear or touch well; nobody uses it on the model's device.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What is told of the screen.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Makes one of its number.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something is said.
    public static var announcement: Notification { Notification(rawValue: 1000) }
    /// A part of the screen has changed.
    public static var layoutChanged: Notification { Notification(rawValue: 1001) }
    /// The screen has changed.
    public static var screenChanged: Notification { Notification(rawValue: 1002) }
    /// A page was turned.
    public static var pageScrolled: Notification { Notification(rawValue: 1003) }
    /// Something pauses.
    public static var pauseAssistiveTechnology: Notification { Notification(rawValue: 1004) }
    /// It goes on.
    public static var resumeAssistiveTechnology: Notification { Notification(rawValue: 1005) }
  }

  /// Tells something of the screen; nobody listens.
  ///
  /// - Parameters:
  ///   - notification: What.
  ///   - argument: Of which thing, or in which words.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the device is read aloud; never.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the device moves less; never.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the device has heavy letters; never.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the device lets less shine through; never.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the device has darker colors; never.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the device has its colors turned around; never.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the device has no colors; never.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the device is used by switches; never.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the device is kept to one app; never.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the device writes what is said; never.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the device has one channel of sound; never.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether the device reads the screen aloud; never.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether the device reads what is selected aloud; never.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the device takes back when it is shaken; always.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether the device is used by a button on the screen; never.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device marks switches; never.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the device plays films of itself; always.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether the device fades from screen to screen; never.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether the device tells things apart without colors; never.
  public static var shouldDifferentiateWithoutColor: Bool { false }
}

/// Something that can be done with a thing on the screen by who cannot touch it well.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction {
  /// What it is called.
  open var name: String
  /// Does it.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Makes one.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - actionHandler: Does it, and says whether that went well; nobody asks for it here.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
}

// What a view is for people who cannot see it: kept, never used. The model's user finds things by what they are.

extension UIView {
  /// What the view is, with what the text has; kept, never used.
  public final var accessibilityAttributedLabel: NSAttributedString? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether nothing inside is told of; kept, never used.
  public final var accessibilityElementsHidden: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether nothing beside the view is told of; kept, never used.
  public final var accessibilityViewIsModal: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether what is inside is told of together; kept, never used.
  public final var shouldGroupAccessibilityChildren: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// In which language it is told; kept, never used.
  public final var accessibilityLanguage: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Where it is on the screen; kept, never used.
  public final var accessibilityFrame: CGRect {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// Where it is touched when it is used; kept, never used.
  public final var accessibilityActivationPoint: CGPoint {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// What else can be done with it; kept, never used.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether its colors stay when all others are turned around; kept, never used.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether something happens when it is used; kept, never used.
  public final var accessibilityRespondsToUserInteraction: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// By what words people call it; kept, never used.
  public final var accessibilityUserInputLabels: [String] {
    get { kept(or: []) }
    set { keep(newValue) }
  }
}

extension UIBarItem: KeepingValues {}

extension UIBarItem {
  /// Whether the view is told of by itself; kept, never used.
  public final var isAccessibilityElement: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// What the view is; kept, never used.
  public final var accessibilityLabel: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What happens when it is used; kept, never used.
  public final var accessibilityHint: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What it says now; kept, never used.
  public final var accessibilityValue: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What kind of thing it is; kept, never used.
  public final var accessibilityTraits: UIAccessibilityTraits {
    get { kept(or: .none) }
    set { keep(newValue) }
  }
}
