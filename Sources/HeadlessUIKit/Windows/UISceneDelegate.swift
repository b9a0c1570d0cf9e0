public import Foundation

/// Something that the user was doing, as another app or the system hands it over.
///
/// The open-source Foundation lacks Apple's class of this name.
@preconcurrency @MainActor
open class NSUserActivity: SingleObject {
  /// The kind of activity.
  public final let activityType: String

  /// The web page that shows the same.
  open var webpageURL: URL?

  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?

  /// What the user reads.
  open var title: String?

  /// By what the app tells activities apart.
  open var persistentIdentifier: String?

  /// By what the system finds the scene for it.
  open var targetContentIdentifier: String?

  /// What must not be missing from `userInfo`.
  open var requiredUserInfoKeys: Set<String>?

  /// The words by which it is found.
  open var keywords: Set<String> = []

  /// Whether another device may go on with it; without effect.
  open var isEligibleForHandoff = true

  /// Whether it is found by searching; without effect.
  open var isEligibleForSearch = false

  /// Whether the system may suggest it; without effect.
  open var isEligibleForPrediction = false

  /// Whether `userInfo` is to be written anew.
  open var needsSave = false

  /// Adds to what is needed to go on.
  ///
  /// - Parameter otherDictionary: What is added.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The user does it now; without effect.
  open func becomeCurrent() {}

  /// The user does it no more; without effect.
  open func resignCurrent() {}

  /// It is over; without effect.
  open func invalidate() {}

  /// Makes an activity.
  ///
  /// - Parameter activityType: The kind of activity.
  public init(activityType: String) { self.activityType = activityType }
}

/// The kind of activity that comes from a link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A link that an app is asked to open.
@preconcurrency @MainActor
public final class UIOpenURLContext: UIResponder {
  /// The link.
  public let url: URL

  /// Makes a request to open a link, as the system does.
  ///
  /// - Parameter url: The link.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// What a scene is kept by while it is not connected.
@preconcurrency @MainActor
open class UISceneSession: UIResponder {
  /// What the app needs to show the scene again as it was, as its delegate has said when it left the screen.
  open var stateRestorationActivity: NSUserActivity?

  /// What the app keeps about the scene.
  open var userInfo: [String: Any]?

  /// The name by which the app finds the session.
  public final let persistentIdentifier: String

  /// How many sessions the launch has made.
  static var lastNumber = 0

  /// Makes a session of a scene, as the system does.
  public override init() {
    Self.lastNumber += 1
    persistentIdentifier = "session \(Self.lastNumber)"
    super.init()
  }

  /// The scene, if it is connected.
  public final var scene: UIScene? {
    UIApplication.shared.orderedScenes.first { $0.session === self }
  }
}

extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions {
    /// The links to open.
    open var urlContexts: Set<UIOpenURLContext>

    /// The activities to go on with.
    open var userActivities: [NSUserActivity]

    /// The shortcut by which the user has come.
    open var shortcutItem: UIApplicationShortcutItem?

    /// Makes the reasons for which a scene is connected, as the system does.
    ///
    /// - Parameters:
    ///   - urlContexts: The links to open.
    ///   - userActivities: The activities to go on with.
    ///   - shortcutItem: The shortcut by which the user has come.
    public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: [NSUserActivity] = [],
      shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
    }
  }
}

/// Told of the life of one scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene is connected: the time to make its window.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: What the scene is kept by.
  ///   - connectionOptions: Why the scene is connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is asked to open links.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - URLContexts: The links.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The scene is asked to go on with an activity.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivity: The activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// The scene takes events.
  ///
  /// - Parameter scene: The scene.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to take no events any more.
  ///
  /// - Parameter scene: The scene.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene has left the screen.
  ///
  /// - Parameter scene: The scene.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is about to come back on screen.
  ///
  /// - Parameter scene: The scene.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene was disconnected.
  ///
  /// - Parameter scene: The scene.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Asks what is needed to show the scene again as it is, when it has left the screen.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: An activity, which the scene's session keeps, or `nil` for nothing.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// The scene shows again what it was; the model never calls it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - stateRestorationActivity: What is needed for it.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity is about to come; the model hands it over at once.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivityType: The kind of activity.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
}

extension UISceneDelegate {
  /// Nothing is done.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing is done.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nothing is done.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Nothing is done.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing is needed.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Nothing is done.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Nothing is done.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
}

/// Told of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window; a delegate without one keeps its window elsewhere.
  var window: UIWindow? { get set }

  /// The user has come by a shortcut.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: The shortcut.
  ///   - completionHandler: Is told whether it was carried out.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// There is none, and what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Nothing is done.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

/// What can go on with an activity: a controller, a view, a document.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Goes on with an activity.
  ///
  /// - Parameter userActivity: The activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
