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
