public import Foundation

/// What a notification says and carries; Apple's is made by the system.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// All parts together, so that a copy is one assignment.
  struct Parts {
    var attachments: [UNNotificationAttachment] = []
    var badge: NSNumber?
    var body = ""
    var categoryIdentifier = ""
    var launchImageName = ""
    var sound: UNNotificationSound?
    var subtitle = ""
    var threadIdentifier = ""
    var title = ""
    var userInfo: [AnyHashable: Any] = [:]
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
    var summaryArgument = ""
    var summaryArgumentCount = 0
  }

  final var parts: Parts

  /// Makes contents that say nothing.
  public override init() { parts = Parts() }

  init(_ parts: Parts) { self.parts = parts }

  /// Pictures, films and sounds.
  open var attachments: [UNNotificationAttachment] { parts.attachments }
  /// The number for the app's icon; `nil` leaves it as it is.
  open var badge: NSNumber? { parts.badge }
  /// The text.
  open var body: String { parts.body }
  /// The category, which says which buttons there are.
  open var categoryIdentifier: String { parts.categoryIdentifier }
  /// The picture with which the app is launched.
  open var launchImageName: String { parts.launchImageName }
  /// The sound.
  open var sound: UNNotificationSound? { parts.sound }
  /// The second title.
  open var subtitle: String { parts.subtitle }
  /// With which other notifications it is shown together.
  open var threadIdentifier: String { parts.threadIdentifier }
  /// The title.
  open var title: String { parts.title }
  /// What the app or its server has added, such as a link.
  open var userInfo: [AnyHashable: Any] { parts.userInfo }
  /// By what the app finds the scene for it.
  open var targetContentIdentifier: String? { parts.targetContentIdentifier }
  /// How urgent it is.
  open var interruptionLevel: UNNotificationInterruptionLevel { parts.interruptionLevel }
  /// How important it is among the app's notifications, from 0 to 1.
  open var relevanceScore: Double { parts.relevanceScore }
  /// By what a focus lets it through.
  open var filterCriteria: String? { parts.filterCriteria }
  /// What a summary names.
  open var summaryArgument: String { parts.summaryArgument }
  /// For how many things it stands in a summary.
  open var summaryArgumentCount: Int { parts.summaryArgumentCount }

  /// The same contents, which do not change.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: A copy.
  open func copy(with zone: NSZone? = nil) -> Any { frozen }

  /// The same contents, which can be changed.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: A copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(parts) }

  final var frozen: UNNotificationContent { UNNotificationContent(parts) }
}

/// What a notification is to say and to carry, as an app writes it.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Pictures, films and sounds.
  open override var attachments: [UNNotificationAttachment] {
    get { parts.attachments }
    set { parts.attachments = newValue }
  }
  /// The number for the app's icon; `nil` leaves it as it is.
  open override var badge: NSNumber? {
    get { parts.badge }
    set { parts.badge = newValue }
  }
  /// The text.
  open override var body: String {
    get { parts.body }
    set { parts.body = newValue }
  }
  /// The category, which says which buttons there are.
  open override var categoryIdentifier: String {
    get { parts.categoryIdentifier }
    set { parts.categoryIdentifier = newValue }
  }
  /// The picture with which the app is launched.
  open override var launchImageName: String {
    get { parts.launchImageName }
    set { parts.launchImageName = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { parts.sound }
    set { parts.sound = newValue }
  }
  /// The second title.
  open override var subtitle: String {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  /// With which other notifications it is shown together.
  open override var threadIdentifier: String {
    get { parts.threadIdentifier }
    set { parts.threadIdentifier = newValue }
  }
  /// The title.
  open override var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  /// What the app adds, such as a link.
  open override var userInfo: [AnyHashable: Any] {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
  /// By what the app finds the scene for it.
  open override var targetContentIdentifier: String? {
    get { parts.targetContentIdentifier }
    set { parts.targetContentIdentifier = newValue }
  }
  /// How urgent it is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { parts.interruptionLevel }
    set { parts.interruptionLevel = newValue }
  }
  /// How important it is among the app's notifications, from 0 to 1.
  open override var relevanceScore: Double {
    get { parts.relevanceScore }
    set { parts.relevanceScore = newValue }
  }
  /// By what a focus lets it through.
  open override var filterCriteria: String? {
    get { parts.filterCriteria }
    set { parts.filterCriteria = newValue }
  }
  /// What a summary names.
  open override var summaryArgument: String {
    get { parts.summaryArgument }
    set { parts.summaryArgument = newValue }
  }
  /// For how many things it stands in a summary.
  open override var summaryArgumentCount: Int {
    get { parts.summaryArgumentCount }
    set { parts.summaryArgumentCount = newValue }
  }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a file.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a file.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification; none is ever played.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  private let name: UNNotificationSoundName?

  /// Makes the sound of a file.
  ///
  /// - Parameter name: The file.
  public init(named name: UNNotificationSoundName) { self.name = name }

  private override init() { name = nil }

  /// The system's sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The system's sound for what is always heard.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }

  /// The system's sound for what is always heard.
  ///
  /// - Parameter volume: How loud it is.
  /// - Returns: The sound.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }

  /// The sound of a file, which is always heard.
  ///
  /// - Parameter name: The file.
  /// - Returns: The sound.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  /// The sound of a file, which is always heard.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - volume: How loud it is.
  /// - Returns: The sound.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }

  /// This sound, which never changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A picture, a film or a sound that is shown with a notification; the file is never read.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
  /// Its name.
  public final let identifier: String
  /// The file.
  public final let url: URL

  /// Attaches a file.
  ///
  /// - Parameters:
  ///   - identifier: Its name; an empty one is replaced by that of the file.
  ///   - URL: The file.
  ///   - options: Without effect.
  /// - Throws: `UNError` where it is no file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL else { throw UNError(.attachmentInvalidURL) }
    self.identifier = identifier.isEmpty ? URL.lastPathComponent : identifier
    url = URL
  }

  /// This attachment, which never changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
