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
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
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
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for; always windows that the user works with.
  public final var role: Role { .windowApplication }
}

/// How a scene is set up.
@preconcurrency @MainActor
open class UISceneConfiguration {
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
