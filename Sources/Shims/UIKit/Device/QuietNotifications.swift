public import Foundation
public import HeadlessUIKit

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
