public import Foundation
public import HeadlessUIKit

// What the model's device says of itself: constants. What code sets has no effect, so that each run finds the same device.

extension UIDevice {
  /// How full the battery is; -1, for nobody watches it.
  public final var batteryLevel: Float { -1 }

  /// Whether the battery is being filled; unknown, for nobody watches it.
  public final var batteryState: BatteryState { .unknown }

  /// Whether the battery is watched; setting it has no effect.
  public final var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether something is near the device; never.
  public final var proximityState: Bool { false }

  /// Whether it is watched whether something is near; setting it has no effect.
  public final var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether the battery is being filled.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// It is not.
    case unplugged = 1
    /// It is.
    case charging = 2
    /// It is full.
    case full = 3
  }
}

extension UIScreen {
  /// How bright the screen is, from 0 to 1: half; setting it has no effect.
  public final var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// Whether the screen is shown elsewhere as well; never.
  public final var isCaptured: Bool { false }
}

extension UIApplication {
  /// Whether it is shown that something comes over the network; setting it has no effect.
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  /// From which side the interface is read: the left.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// How large people want text.
  public final var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Whether the app has other icons; never.
  public final var supportsAlternateIcons: Bool { false }

  /// The name of the icon that the app has put in place of its own; none.
  public final var alternateIconName: String? { nil }

  /// Puts another icon in place of the app's own; it has none, as the completion is told in a later turn.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon; `nil` for the app's own.
  ///   - completionHandler: Called with why it was not put there.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    Simulation.current.clock.schedule { completionHandler?(CocoaError(.featureUnsupported)) }
  }

  /// Where the bar of the system is: it has no height, as nothing covers the screen.
  public final var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0)
  }

  /// Says how often the system may start the app to fetch something; it never does.
  ///
  /// - Parameter minimumBackgroundFetchInterval: How many seconds lie in between.
  public final func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// As often as the system likes.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// Never.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Whether files can be read that are protected while the device is locked: it never is.
  public final var isProtectedDataAvailable: Bool { true }

  /// Whether the app may work in the background.
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Posted when the app ends; it never does.
  public nonisolated static var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }

  /// Asks that pushes be sent to the device; nobody answers.
  public final func registerForRemoteNotifications() {}

  /// Asks that no pushes be sent any more.
  public final func unregisterForRemoteNotifications() {}

  /// Whether pushes are sent to the device; never.
  public final var isRegisteredForRemoteNotifications: Bool { false }
}

// Notifications of what never happens here: they can be observed, and are not posted.

extension UIApplication {
  /// The user has taken a picture of the screen; never posted here.
  public nonisolated static var userDidTakeScreenshotNotification: Notification.Name {
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// A day has begun, or the clock was changed; never posted here.
  public nonisolated static var significantTimeChangeNotification: Notification.Name {
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  /// The app may work in the background, or not any more; never posted here.
  public nonisolated static var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// Files can be read again; never posted here.
  public nonisolated static var protectedDataDidBecomeAvailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// Files can soon not be read any more; never posted here.
  public nonisolated static var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }
}

extension UIScreen {
  /// The screen has become brighter or darker; never posted here.
  public nonisolated static var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }
  /// The screen is recorded, or not any more; never posted here.
  public nonisolated static var capturedDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenCapturedDidChangeNotification")
  }
}

extension UIDevice {
  /// The battery has more or less; never posted here.
  public nonisolated static var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// The battery is charged, or not any more; never posted here.
  public nonisolated static var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Something is near the device, or not any more; never posted here.
  public nonisolated static var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}

extension UIContentSizeCategory {
  /// People want letters of another size; never posted here.
  public nonisolated static var didChangeNotification: Notification.Name {
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }
}

extension UIScene {
  /// What the scene is called where the user chooses among scenes; kept, never shown.
  public final var title: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What is known of a link besides the link; who has opened it is unknown.
  @preconcurrency @MainActor
  public final class OpenURLOptions: SingleObject {
    /// The app that has opened the link; unknown.
    public let sourceApplication: String? = nil

    /// What that app has said besides; nothing.
    public let annotation: Any? = nil

    /// Whether the file can be used where it is; never.
    public let openInPlace = false

    fileprivate init() {}
  }
}

extension UIOpenURLContext {
  /// What is known of the link besides.
  public final var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

/// What the status bar of a scene looks like: always the same.
@preconcurrency @MainActor
public final class UIStatusBarManager: SingleObject {
  /// Where the bar is: at the upper edge.
  public let statusBarFrame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 47)

  /// Whether the bar is hidden; never.
  public let isStatusBarHidden = false

  /// How the bar looks.
  public let statusBarStyle = UIStatusBarStyle.default

  fileprivate init() {}
}

extension UIWindowScene {
  /// What the status bar looks like.
  public final var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

extension UIApplication {
  /// How the interface is turned; setting it has no effect.
  public final var statusBarOrientation: UIInterfaceOrientation {
    get { .portrait }
    set {}
  }
}

/// Whether an app may work in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// Nobody may allow it.
  case restricted = 0
  /// The user has forbidden it.
  case denied = 1
  /// It may.
  case available = 2
}

extension UIWindowScene {
  /// Asks for another orientation or size, which the scene never gets.
  ///
  /// - Parameters:
  ///   - geometryPreferences: What is asked for.
  ///   - errorHandler: Called in a later turn with the reason.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    Simulation.current.clock.schedule { errorHandler?(CocoaError(.featureUnsupported)) }
  }

  /// An orientation or a size that a scene asks for.
  @preconcurrency @MainActor
  open class GeometryPreferences {
    /// Makes a wish.
    public init() {}

    /// An orientation on a phone or a pad.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The orientations.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// Makes a wish.
      ///
      /// - Parameter interfaceOrientations: The orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}
