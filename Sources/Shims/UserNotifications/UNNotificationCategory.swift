public import Foundation

/// How a button of a notification behaves.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Makes options of bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// Something is lost by it.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The app comes to the foreground.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Makes options of bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate is told when the user takes a notification away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// They are shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// The title can be read where the text cannot.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// The second title can be read where the text cannot.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  /// They are read aloud.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

/// The picture on a button of a notification; never drawn.
open class UNNotificationActionIcon: NSObject, NSCopying, @unchecked Sendable {
  private let name: String

  /// Makes a picture of the app's.
  ///
  /// - Parameter templateImageName: Its name.
  public init(templateImageName: String) { name = templateImageName }

  /// Makes a picture of the system's.
  ///
  /// - Parameter systemImageName: Its name.
  public init(systemImageName: String) { name = systemImageName }

  /// This picture, which never changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  /// By what the app knows the button: what the response to the notification says.
  public final let identifier: String
  /// What is written on it.
  public final let title: String
  /// How it behaves.
  public final let options: UNNotificationActionOptions
  /// The picture on it.
  public final let icon: UNNotificationActionIcon?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - identifier: By what the app knows it.
  ///   - title: What is written on it.
  ///   - options: How it behaves.
  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }

  /// Makes a button with a picture.
  ///
  /// - Parameters:
  ///   - identifier: By what the app knows it.
  ///   - title: What is written on it.
  ///   - options: How it behaves.
  ///   - icon: The picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }

  /// This button, which never changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A button of a notification that lets the user type.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What is written on the button beside the field.
  public final let textInputButtonTitle: String
  /// What stands in the field while it is empty.
  public final let textInputPlaceholder: String

  /// Makes a button that lets the user type.
  ///
  /// - Parameters:
  ///   - identifier: By what the app knows it.
  ///   - title: What is written on it.
  ///   - options: How it behaves.
  ///   - textInputButtonTitle: What is written on the button beside the field.
  ///   - textInputPlaceholder: What stands in the field while it is empty.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.init(
      identifier: identifier, title: title, options: options, icon: nil,
      textInputButtonTitle: textInputButtonTitle, textInputPlaceholder: textInputPlaceholder)
  }

  /// Makes a button with a picture that lets the user type.
  ///
  /// - Parameters:
  ///   - identifier: By what the app knows it.
  ///   - title: What is written on it.
  ///   - options: How it behaves.
  ///   - icon: The picture.
  ///   - textInputButtonTitle: What is written on the button beside the field.
  ///   - textInputPlaceholder: What stands in the field while it is empty.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// A kind of notifications: which buttons they have.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
  /// By what notifications name the category.
  public final let identifier: String
  /// The buttons.
  public final let actions: [UNNotificationAction]
  /// The intents that notifications of this kind stand for.
  public final let intentIdentifiers: [String]
  /// How the notifications behave.
  public final let options: UNNotificationCategoryOptions
  /// What is shown where the text cannot be read.
  public final let hiddenPreviewsBodyPlaceholder: String
  /// How several notifications are summed up.
  public final let categorySummaryFormat: String

  /// Makes a kind of notifications.
  ///
  /// - Parameters:
  ///   - identifier: By what notifications name it.
  ///   - actions: The buttons.
  ///   - intentIdentifiers: The intents that the notifications stand for.
  ///   - options: How the notifications behave.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
  }

  /// Makes a kind of notifications that say something else where their text cannot be read.
  ///
  /// - Parameters:
  ///   - identifier: By what notifications name it.
  ///   - actions: The buttons.
  ///   - intentIdentifiers: The intents that the notifications stand for.
  ///   - hiddenPreviewsBodyPlaceholder: What is shown where the text cannot be read.
  ///   - options: How the notifications behave.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil,
      options: options)
  }

  /// Makes a kind of notifications that are summed up.
  ///
  /// - Parameters:
  ///   - identifier: By what notifications name it.
  ///   - actions: The buttons.
  ///   - intentIdentifiers: The intents that the notifications stand for.
  ///   - hiddenPreviewsBodyPlaceholder: What is shown where the text cannot be read.
  ///   - categorySummaryFormat: How several notifications are summed up.
  ///   - options: How the notifications behave.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.options) = (identifier, actions, options)
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }

  /// This category, which never changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
