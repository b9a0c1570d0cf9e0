public import Foundation

extension UIApplication {
  /// The name of a wish of whoever opens a link.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The link is opened in an app, or not at all.
    public static var universalLinksOnly: OpenExternalURLOptionsKey {
      OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
  }

  /// The link that opens the app's own settings.
  public nonisolated static var openSettingsURLString: String { "app-settings:" }

  /// The link that opens the app's settings for notifications.
  public nonisolated static var openNotificationSettingsURLString: String { "app-settings:notifications" }

  /// The kinds of links that an app of the system opens.
  private static let systemSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "maps", "itms-apps", "app-settings",
  ]

  /// Whether the device has an app for a link: the system has one for the web, for mail, for calls and the like.
  ///
  /// - Parameter url: The link.
  /// - Returns: Whether it has one.
  public final func canOpenURL(_ url: URL) -> Bool {
    Self.systemSchemes.contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens a link in another app; the user comes back at once, and what was opened is noted (`Simulation.openedLinks`).
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: Wishes; where only an app will do, the browser does not open it.
  ///   - completion: Called in a later turn with whether there was an app for it.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isUniversalOnly = options[.universalLinksOnly] as? Bool ?? false
    hand(url, isUniversalOnly: isUniversalOnly, completion: completion)
  }

  fileprivate final func hand(_ url: URL, isUniversalOnly: Bool, completion: ((Bool) -> Void)?) {
    let opens = !isUniversalOnly && canOpenURL(url)
    if opens { Simulation.current.openedLinks.append(url) }
    guard let completion else { return }
    let isOfLibrary = StructureReads.isInLibrary
    Simulation.current.clock.scheduleOwn {
      StructureReads.callOut("opened", isOfLibrary: isOfLibrary) { completion(opens) }
    }
  }
}

extension UIScene {
  /// Wishes of whoever opens a link.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions {
    /// Whether the link is opened in an app, or not at all.
    open var universalLinksOnly = false

    /// Makes wishes: none.
    public init() {}
  }

  /// Opens a link in another app, as the application does.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: Wishes; where only an app will do, the browser does not open it.
  ///   - completion: Called in a later turn with whether there was an app for it.
  public final func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.hand(
      url, isUniversalOnly: options?.universalLinksOnly ?? false, completion: completion)
  }
}
