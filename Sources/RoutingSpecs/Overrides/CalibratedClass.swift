import HeadlessUIKit

/// One of UIKit's classes that apps derive screens from, and what is known about its subclasses.
struct CalibratedClass {
  /// UIKit's class.
  let type: UIViewController.Type

  /// Whether a class is UIKit's class or derives from it.
  let isBase: @MainActor (UIViewController.Type) -> Bool

  /// Subclasses of ours that override one member each and nothing else, and are named after it: where the method
  /// table of one differs from that of UIKit's class, that member stands.
  ///
  /// Of a special class, these are the members that it has beside those of every controller.
  let overriding: [UIViewController.Type]

  /// Subclasses that override nothing, one with UIKit's initialisers and one with its own: these every class
  /// has of its own, so they tell nothing about what it overrides.
  let plain: [UIViewController.Type]

  private init<Base: UIViewController>(
    _ type: Base.Type, overriding: [UIViewController.Type], plain: [UIViewController.Type]
  ) {
    self.type = type
    self.overriding = overriding
    self.plain = plain
    isBase = { $0 is Base.Type }
  }

  /// The class that all derive from.
  @MainActor static let controller = CalibratedClass(
    UIViewController.self,
    overriding: ViewOverrides.all + ResponderOverrides.all + SizeOverrides.all + HierarchyOverrides.all,
    plain: [PlainController.self, InitialisedController.self])

  /// The others; none of them derives from another one.
  @MainActor static let special = [
    CalibratedClass(
      UINavigationController.self, overriding: NavigationOverrides.all,
      plain: [PlainNavigation.self, InitialisedNavigation.self]),
    CalibratedClass(
      UITabBarController.self, overriding: TabsOverrides.all, plain: [PlainTabs.self, InitialisedTabs.self]),
    CalibratedClass(
      UISplitViewController.self, overriding: SplitOverrides.all,
      plain: [PlainSplit.self, InitialisedSplit.self]),
    CalibratedClass(
      UIPageViewController.self, overriding: PagesOverrides.all,
      plain: [PlainPages.self, InitialisedPages.self]),
    CalibratedClass(
      UIAlertController.self, overriding: AlertOverrides.all, plain: [PlainAlert.self, InitialisedAlert.self]),
  ]

  /// The member that one of the overriding classes is named after: `viewDidLoad` for `ViewDidLoad`.
  static func member(overriddenBy type: UIViewController.Type) -> String {
    let name = "\(type)"
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
