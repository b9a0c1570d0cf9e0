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
      settings += 1
      provider = newValue
      isKeyWindowUsed = newValue is KeyWindowProvider
    }
  }

  private static var provider: any WindowProvider = KeyWindowProvider()
  private static var isKeyWindowUsed = true

  /// How often it was changed.
  private static var settings = 0

  /// What was set at some moment, to be set again later.
  @MainActor
  package struct Setting {
    private let number = RoutingDefaults.settings
    private let provider: (any WindowProvider)? =
      RoutingDefaults.isKeyWindowUsed ? nil : RoutingDefaults.provider

    /// Notes what is set.
    package init() {}

    /// Sets it again, if something else was set since.
    package func restore() {
      guard RoutingDefaults.settings != number else { return }
      RoutingDefaults.windowProvider = provider ?? KeyWindowProvider()
    }
  }

  /// The window of whoever was given none.
  static var window: UIWindow? {
    isKeyWindowUsed
      ? UIApplication.shared.keyWindow : OpenRegions.appCode(.windowProvider) { provider.window }
  }
}

/// The window of a finder, an action or a router: that of its own provider, or else the usual one.
///
/// It is asked for at every turn of a navigation, and nearly nobody has a provider of their own. So a provider stands in
/// an object: to copy a reference and to look at it costs a tenth of what it costs with an optional value of any type.
@MainActor
struct WindowSource {
  @MainActor
  private final class Own {
    let provider: any WindowProvider

    init(_ provider: any WindowProvider) { self.provider = provider }
  }

  private let own: Own?

  init(_ provider: (any WindowProvider)?) { own = provider.map { Own($0) } }

  /// The window to work in now, or `nil` while there is none.
  var window: UIWindow? {
    guard let own else { return RoutingDefaults.window }
    return OpenRegions.appCode(.windowProvider) { own.provider.window }
  }
}
