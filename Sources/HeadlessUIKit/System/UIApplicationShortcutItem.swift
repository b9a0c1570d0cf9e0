public import Foundation

/// The picture of a shortcut; kept, never drawn.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon {
  /// The pictures that the system has.
  public enum IconType: Int, Hashable, Sendable {
    /// A pencil.
    case compose = 0
    /// Play.
    case play = 1
    /// Pause.
    case pause = 2
    /// A plus sign.
    case add = 3
    /// An arrow.
    case location = 4
    /// A magnifying glass.
    case search = 5
    /// An arrow out of a box.
    case share = 6
    /// A sign that forbids.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// A house.
    case home = 9
    /// A pin.
    case markLocation = 10
    /// A star.
    case favorite = 11
    /// A heart.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// A letter with a person.
    case invitation = 14
    /// A check mark.
    case confirmation = 15
    /// A letter.
    case mail = 16
    /// A speech bubble.
    case message = 17
    /// A calendar.
    case date = 18
    /// A clock.
    case time = 19
    /// A camera.
    case capturePhoto = 20
    /// A camera for films.
    case captureVideo = 21
    /// A circle.
    case task = 22
    /// A circle with a check mark.
    case taskCompleted = 23
    /// An alarm clock.
    case alarm = 24
    /// A book.
    case bookmark = 25
    /// Two arrows that cross.
    case shuffle = 26
    /// A loudspeaker.
    case audio = 27
    /// Two arrows in a circle.
    case update = 28
  }

  private init() {}

  /// Makes a picture that the system has.
  ///
  /// - Parameter type: Which one.
  public convenience init(type: IconType) { self.init() }

  /// Makes a picture of the app's own.
  ///
  /// - Parameter templateImageName: Its name.
  public convenience init(templateImageName: String) { self.init() }

  /// Makes a symbol.
  ///
  /// - Parameter systemImageName: Its name.
  public convenience init(systemImageName: String) { self.init() }
}

/// Something that the user can choose from the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: SingleObject {
  /// What it is for the app.
  open internal(set) var type: String

  /// What the user reads.
  open internal(set) var localizedTitle: String

  /// The line below.
  open internal(set) var localizedSubtitle: String?

  /// The picture.
  open internal(set) var icon: UIApplicationShortcutIcon?

  /// What the app needs to carry it out.
  open internal(set) var userInfo: [String: any NSSecureCoding]?

  /// By what the system finds the scene for it.
  open internal(set) var targetContentIdentifier: Any?

  /// Makes a shortcut.
  ///
  /// - Parameters:
  ///   - type: What it is for the app.
  ///   - localizedTitle: What the user reads.
  ///   - localizedSubtitle: The line below.
  ///   - icon: The picture.
  ///   - userInfo: What the app needs to carry it out.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// A shortcut that can be changed before the app sets it.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// What it is for the app.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }

  /// What the user reads.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }

  /// The line below.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }

  /// What the app needs to carry it out.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

extension UIApplication {
  /// What the user can choose from the app's icon, as the app has set it.
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { StructureReads.shared(told.shortcuts) }
    set { told.shortcuts = newValue }
  }
}

extension Simulation {
  /// The user leaves the app and comes back by a shortcut: the scene's delegate is told before the app takes events.
  ///
  /// - Parameter shortcutItem: The shortcut.
  /// - Returns: Whether somebody carries it out, as far as that is said at once.
  @discardableResult
  public func choose(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
    var isCarriedOut = false
    sendToBackgroundAndBack {
      guard let delegate = application.firstScene.delegate as? any UIWindowSceneDelegate else { return }
      delegate.windowScene(application.firstScene, performActionFor: shortcutItem) { isCarriedOut = $0 }
    }
    return isCarriedOut
  }
}
