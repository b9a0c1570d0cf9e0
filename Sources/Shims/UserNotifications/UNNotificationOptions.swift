public import Foundation

/// What an app asks the user to allow.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Makes options of bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Banners, the list and the lock screen.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds that are always heard.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button in the system's settings that leads to the app's own.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quiet notifications, about which the user is not asked.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Notifications that are read aloud.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
}

/// How a notification is shown that comes while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Makes options of bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Its number is put on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// Its sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// It is shown as a banner and in the list.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// It is shown in the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// It is shown as a banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)

  /// Whether the user can find the notification afterwards.
  var areSeen: Bool { !isDisjoint(with: [.alert, .list, .banner]) }
}

/// What the user has allowed.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  /// Nobody has asked yet.
  case notDetermined = 0
  /// The user has refused.
  case denied = 1
  /// The user has agreed.
  case authorized = 2
  /// Quiet notifications may be shown, and nobody has asked.
  case provisional = 3
  /// An app that is not installed may show notifications for some time.
  case ephemeral = 4

  /// Whether notifications are delivered.
  var delivers: Bool { rawValue >= Self.authorized.rawValue }
}

/// Whether a way of showing notifications is switched on.
public enum UNNotificationSetting: Int, Hashable, Sendable {
  /// The app has not asked for it.
  case notSupported = 0
  /// It is off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}

/// How a notification is shown over other apps.
public enum UNAlertStyle: Int, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// As a banner that goes by itself.
  case banner = 1
  /// As an alert that the user takes away.
  case alert = 2
}

/// When the contents of notifications can be read on the lock screen.
public enum UNShowPreviewsSetting: Int, Hashable, Sendable {
  /// Always.
  case always = 0
  /// When the device is unlocked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  /// It is put into the list.
  case passive = 0
  /// It lights up the screen.
  case active = 1
  /// It comes through where most notifications wait.
  case timeSensitive = 2
  /// It is always heard.
  case critical = 3
}

/// What the user has allowed, in detail.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  /// What the user has allowed.
  public final let authorizationStatus: UNAuthorizationStatus

  private let asked: UNAuthorizationOptions

  init(status: UNAuthorizationStatus, asked: UNAuthorizationOptions) {
    (authorizationStatus, self.asked) = (status, asked)
  }

  private func setting(of option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard asked.contains(option) else { return .notSupported }
    return authorizationStatus.delivers ? .enabled : .disabled
  }

  /// Whether there are sounds.
  open var soundSetting: UNNotificationSetting { setting(of: .sound) }
  /// Whether there are numbers on the icon.
  open var badgeSetting: UNNotificationSetting { setting(of: .badge) }
  /// Whether there are banners.
  open var alertSetting: UNNotificationSetting { setting(of: .alert) }
  /// Whether notifications are in the list.
  open var notificationCenterSetting: UNNotificationSetting { setting(of: .alert) }
  /// Whether notifications are on the lock screen.
  open var lockScreenSetting: UNNotificationSetting { setting(of: .alert) }
  /// Whether notifications are shown in a car.
  open var carPlaySetting: UNNotificationSetting { setting(of: .carPlay) }
  /// Whether there are sounds that are always heard.
  open var criticalAlertSetting: UNNotificationSetting { setting(of: .criticalAlert) }
  /// Whether notifications are read aloud.
  open var announcementSetting: UNNotificationSetting { setting(of: .announcement) }
  /// Whether urgent notifications come through; never asked for here.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications come together at some time of the day; never asked for here.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// How notifications are shown over other apps.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// When contents can be read on the lock screen: always.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the system's settings have a button that leads to the app's own.
  open var providesAppNotificationSettings: Bool { asked.contains(.providesAppNotificationSettings) }

  /// These settings, which never change.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The domain of the errors.
public let UNErrorDomain = "UNErrorDomain"

/// What is wrong with a notification or a request.
public struct UNError: CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Hashable, Sendable {
    /// The user has not allowed notifications.
    case notificationsNotAllowed = 1
    /// There is no such file.
    case attachmentInvalidURL = 100
    /// The file is of a kind that cannot be shown.
    case attachmentUnrecognizedType = 101
    /// The file is too large.
    case attachmentInvalidFileSize = 102
    /// The file is not where the system keeps it.
    case attachmentNotInDataStore = 103
    /// The file could not be brought to where the system keeps it.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The file cannot be read.
    case attachmentCorrupt = 105
    /// The notification has no date.
    case notificationInvalidNoDate = 1400
    /// The notification has nothing to show.
    case notificationInvalidNoContent = 1401
    /// The object may not give contents.
    case contentProvidingObjectNotAllowed = 1500
    /// The object gives no contents.
    case contentProvidingInvalid = 1501
    /// The number is none for an icon.
    case badgeInputInvalid = 1600

    /// Whether an error is of a kind, as in `catch`.
    ///
    /// - Parameters:
    ///   - code: The kind.
    ///   - error: The error.
    /// - Returns: Whether it is.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? UNError)?.code == code }
  }

  /// The kind of error.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: Its kind.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { UNErrorDomain }

  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// The user has not allowed notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }

  /// The number is none for an icon.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
