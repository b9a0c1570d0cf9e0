/// How a bar looks in its places.
@MainActor
struct BarLooks<Appearance: UIBarAppearance> {
  lazy var standard = Appearance(idiom: UIDevice.current.userInterfaceIdiom)
  var scrollEdgeAppearance: Appearance?
  var compactAppearance: Appearance?
  var compactScrollEdgeAppearance: Appearance?
}

extension UINavigationBar {
  /// How the bar looks; kept, never drawn.
  public final var standardAppearance: UINavigationBarAppearance {
    get { tracked(looks.standard) }
    set { looks.standard = newValue }
  }

  /// How the bar looks over the edge of its content; kept, never drawn.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { tracked(looks.scrollEdgeAppearance) }
    set { looks.scrollEdgeAppearance = newValue }
  }

  /// How the bar looks where there is little height; kept, never drawn.
  public final var compactAppearance: UINavigationBarAppearance? {
    get { tracked(looks.compactAppearance) }
    set { looks.compactAppearance = newValue }
  }

  /// How the bar looks over the edge where there is little height; kept, never drawn.
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { tracked(looks.compactScrollEdgeAppearance) }
    set { looks.compactScrollEdgeAppearance = newValue }
  }
}

extension UIToolbar {
  /// How the bar looks; kept, never drawn.
  public final var standardAppearance: UIToolbarAppearance {
    get { tracked(looks.standard) }
    set { looks.standard = newValue }
  }

  /// How the bar looks over the edge of its content; kept, never drawn.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { tracked(looks.scrollEdgeAppearance) }
    set { looks.scrollEdgeAppearance = newValue }
  }

  /// How the bar looks where there is little height; kept, never drawn.
  public final var compactAppearance: UIToolbarAppearance? {
    get { tracked(looks.compactAppearance) }
    set { looks.compactAppearance = newValue }
  }

  /// How the bar looks over the edge where there is little height; kept, never drawn.
  public final var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { tracked(looks.compactScrollEdgeAppearance) }
    set { looks.compactScrollEdgeAppearance = newValue }
  }
}

extension UITabBar {
  /// How the bar looks; kept, never drawn.
  public final var standardAppearance: UITabBarAppearance {
    get { tracked(looks.standard) }
    set { looks.standard = newValue }
  }

  /// How the bar looks over the edge of its content; kept, never drawn.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { tracked(looks.scrollEdgeAppearance) }
    set { looks.scrollEdgeAppearance = newValue }
  }
}

// What is set for all items is kept and never drawn, so no item takes it over.
extension UITabBarItem {
  private static let everyone = UITabBarItem()

  /// Stands for all items of tab bars.
  ///
  /// - Returns: An item that is in no bar.
  public static func appearance() -> UITabBarItem { everyone }
}

extension UIBarButtonItem {
  private static let everyone = UIBarButtonItem()

  /// Stands for all buttons of bars.
  ///
  /// - Returns: A button that is in no bar.
  public static func appearance() -> UIBarButtonItem { everyone }
}
