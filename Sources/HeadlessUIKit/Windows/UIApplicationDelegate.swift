public import Foundation

extension UIApplication {
  /// The name of a reason for which an app is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app is launched to open a link.
    public static var url: LaunchOptionsKey { LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey") }
    /// The app is launched by a notification.
    public static var remoteNotification: LaunchOptionsKey {
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }
    /// The app is launched by a shortcut.
    public static var shortcutItem: LaunchOptionsKey {
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
    /// The app is launched to go on with an activity.
    public static var userActivityDictionary: LaunchOptionsKey {
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    }
    /// The kind of the activity to go on with.
    public static var userActivityType: LaunchOptionsKey {
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }
    /// Which app has launched this one.
    public static var sourceApplication: LaunchOptionsKey {
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    }
    /// The app is launched because the device has moved.
    public static var location: LaunchOptionsKey {
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }
  }
}

extension UIApplication {
  /// The name of something about where a link comes from.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Which app it comes from.
    public static var sourceApplication: OpenURLOptionsKey {
      OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
    /// What the other app adds.
    public static var annotation: OpenURLOptionsKey {
      OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    }
    /// Whether the file is opened where it is.
    public static var openInPlace: OpenURLOptionsKey {
      OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
  }
}

/// Told of the life of the whole app.
///
/// No simulation calls it: a check begins with the window, as a scene delegate does.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app has been launched.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it was launched.
  /// - Returns: Whether the app can open what it was launched for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Says how a scene is set up that the user has asked for.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - connectingSceneSession: What the scene will be kept by.
  ///   - options: Why it is connected.
  /// - Returns: The set-up.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The user has closed scenes for good.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - sceneSessions: What the scenes were kept by.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// The app takes events.
  ///
  /// - Parameter application: The app.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to take no events any more.
  ///
  /// - Parameter application: The app.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app has left the screen.
  ///
  /// - Parameter application: The app.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to come back on screen.
  ///
  /// - Parameter application: The app.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to end.
  ///
  /// - Parameter application: The app.
  func applicationWillTerminate(_ application: UIApplication)

  /// Goes on with an activity.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - userActivity: The activity.
  ///   - restorationHandler: Is given whoever shows it, and hands it on to them.
  /// - Returns: Whether the app can go on with it.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Opens a link.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - url: The link.
  ///   - options: Where it comes from.
  /// - Returns: Whether the app can open it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// The user has chosen a shortcut.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - shortcutItem: The shortcut.
  ///   - completionHandler: Is told whether it was carried out.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// A notification has come that says there is something to fetch.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - userInfo: What the server has sent.
  ///   - completionHandler: Is told what was found.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
}

extension UIApplicationDelegate {
  /// Can open everything.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// A set-up without a name.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Nothing is done.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Nothing is done.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Nothing is done.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Nothing is done.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Nothing is done.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Nothing is done.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Cannot go on with anything.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// Cannot open anything.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Nothing is done.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

extension UISceneSession {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a role of its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows that the user works with.
    public static var windowApplication: Role { Role(rawValue: "UIWindowSceneSessionRoleApplication") }
  }

  /// What the scene is for; always windows that the user works with.
  public final var role: Role { .windowApplication }
}

/// How a scene is set up.
@preconcurrency @MainActor
open class UISceneConfiguration: SingleObject {
  /// The name of the set-up in the app's information file.
  public final let name: String?

  /// What the scene is for.
  public final let role: UISceneSession.Role

  /// The class of who is told of the scene's life.
  open var delegateClass: AnyClass?

  /// The storyboard with which the scene begins.
  open var storyboard: UIStoryboard?

  /// Names a set-up; what stands there is not read.
  ///
  /// - Parameters:
  ///   - name: The name in the app's information file.
  ///   - sessionRole: What the scene is for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIApplicationDelegate {
  /// The window that the app's delegate stores as `window`; `nil` where it stores none of that name.
  ///
  /// It is twice optional, because a delegate need not have one.
  public var window: UIWindow?? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let stored = current.children.first(where: { $0.label == "window" }) {
        return .some(stored.value as? UIWindow)
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
