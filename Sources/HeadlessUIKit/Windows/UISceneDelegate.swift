public import Foundation

/// Something that the user was doing, as another app or the system hands it over.
///
/// The open-source Foundation lacks Apple's class of this name.
@preconcurrency @MainActor
open class NSUserActivity {
  /// The kind of activity.
  public final let activityType: String

  /// The web page that shows the same.
  open var webpageURL: URL?

  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?

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
open class UISceneSession: UIResponder {}

extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions {
    /// The links to open.
    open var urlContexts: Set<UIOpenURLContext>

    /// The activities to go on with.
    open var userActivities: [NSUserActivity]

    /// Makes the reasons for which a scene is connected, as the system does.
    ///
    /// - Parameters:
    ///   - urlContexts: The links to open.
    ///   - userActivities: The activities to go on with.
    public init(urlContexts: Set<UIOpenURLContext> = [], userActivities: [NSUserActivity] = []) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
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
}

/// Told of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}
