public import HeadlessUIKit

/// Says which window routing works in.
@MainActor
public protocol WindowProvider {
  /// The window, or `nil` while there is none.
  var window: UIWindow? { get }
}

/// The key window of the connected scenes.
public struct KeyWindowProvider: WindowProvider {
  /// Makes a provider that looks anew at every navigation.
  public init() {}

  /// The window to work in now.
  public var window: UIWindow? { UIApplication.shared.keyWindow }
}

/// One window that never changes, for instance a test's or a second scene's.
public struct FixedWindowProvider: WindowProvider {
  /// The window to work in now.
  public let window: UIWindow?

  /// Makes a provider for one window.
  ///
  /// - Parameter window: The window; with `nil` there is nothing to navigate in.
  public init(_ window: UIWindow?) { self.window = window }
}

/// What routing falls back to where nothing else was said.
@MainActor
public enum RoutingDefaults {
  /// The window of finders, starting points and routers that were given none; the key window unless changed.
  public static var windowProvider: any WindowProvider {
    get { provider }
    set {
      provider = newValue
      isKeyWindowUsed = newValue is KeyWindowProvider
    }
  }

  private static var provider: any WindowProvider = KeyWindowProvider()
  private static var isKeyWindowUsed = true

  /// The window of a provider, or else of the usual one, which is asked for at every turn of a navigation.
  static func window(of own: (any WindowProvider)?) -> UIWindow? {
    if let own { return own.window }
    return isKeyWindowUsed ? KeyWindowProvider().window : provider.window
  }
}
