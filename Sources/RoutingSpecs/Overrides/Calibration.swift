import HeadlessUIKit

/// A class of ours that overrides one member of UIKit's and nothing else: where its method table differs from
/// that of UIKit's class, that member stands.
struct Calibration {
  /// The member's name, without arguments.
  let member: String

  /// The class that overrides it.
  let type: UIViewController.Type

  init(_ member: String, by type: UIViewController.Type) {
    self.member = member
    self.type = type
  }
}

/// One of UIKit's classes that apps derive screens from, and what is known about its subclasses.
struct CalibratedClass {
  /// UIKit's class.
  let type: UIViewController.Type

  /// Whether a class is UIKit's class or derives from it.
  let isBase: @MainActor (UIViewController.Type) -> Bool

  /// What the class has; of a special one, beside the members of every controller.
  let members: [Calibration]

  /// Subclasses that override nothing, one with UIKit's initialisers and one with its own: these every class
  /// has of its own, so they tell nothing about what it overrides.
  let plain: [UIViewController.Type]

  /// The class that all derive from.
  @MainActor static let controller = CalibratedClass(
    type: UIViewController.self, isBase: { _ in true },
    members: Calibration.views + Calibration.responder + Calibration.sizes + Calibration.hierarchy,
    plain: [PlainController.self, InitialisedController.self])

  /// The others; none of them derives from another one.
  @MainActor static let special = [
    CalibratedClass(
      type: UINavigationController.self, isBase: { $0 is UINavigationController.Type },
      members: Calibration.navigation, plain: [PlainNavigation.self, InitialisedNavigation.self]),
    CalibratedClass(
      type: UITabBarController.self, isBase: { $0 is UITabBarController.Type },
      members: Calibration.tabs, plain: [PlainTabs.self, InitialisedTabs.self]),
    CalibratedClass(
      type: UISplitViewController.self, isBase: { $0 is UISplitViewController.Type },
      members: Calibration.split, plain: [PlainSplit.self, InitialisedSplit.self]),
    CalibratedClass(
      type: UIPageViewController.self, isBase: { $0 is UIPageViewController.Type },
      members: Calibration.pages, plain: [PlainPages.self, InitialisedPages.self]),
    CalibratedClass(
      type: UIAlertController.self, isBase: { $0 is UIAlertController.Type },
      members: Calibration.alert, plain: [PlainAlert.self, InitialisedAlert.self]),
  ]
}
