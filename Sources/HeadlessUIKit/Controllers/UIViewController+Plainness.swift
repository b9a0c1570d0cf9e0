import Foundation

extension UIViewController {
  /// The members in which the controller differs from a new one of UIKit's class, in the order of their names.
  ///
  /// Whoever takes one controller for another must know whether UIKit would do the same with both. What containers keep
  /// besides, such as tabs, is not looked at.
  package final var differencesFromNew: [String] {
    let differences =
      differencesOfPlace + differencesOfFlags + (rare.map { differencesOfRare($0) } ?? [])
      + differencesOfStyle
    return differences.sorted()
  }

  private var differencesOfPlace: [String] {
    names([
      ("children", !isChildless), ("parent", parentStorage != nil || flags.contains(.hasKeeper)),
      ("presentedViewController", presentedStorage != nil),
      ("presentingViewController", !presentingLink.isEmpty),
      ("view", viewStorage != nil || flags.contains(.viewLoaded)), ("view.window", !windowLink.isEmpty),
      ("transitionCoordinator", transition != nil),
    ])
  }

  private var differencesOfFlags: [String] {
    names([
      ("isModalInPresentation", flags.contains(.modalInPresentation)),
      ("definesPresentationContext", flags.contains(.definesContext)),
      ("isEditing", flags.contains(.editing)),
      ("hidesBottomBarWhenPushed", flags.contains(.hidesBottomBar)),
      ("delegate", flags.contains(.hasDelegate)),
      ("beginAppearanceTransition", appearance != .disappeared || flags.contains(.appearanceByHand)),
    ])
  }

  // An alert has a style of its own without anybody setting it.
  private var differencesOfStyle: [String] {
    ownStyle != .automatic || self is UIAlertController || self is UISearchController
      ? ["modalPresentationStyle"] : []
  }

  private func differencesOfRare(_ rare: RareProperties) -> [String] {
    names([
      ("nibName", rare.nibName != nil), ("nibBundle", rare.nibBundle != nil), ("title", rare.title != nil),
      ("traitOverrides", rare.traitRecord.map { !$0.isNew } ?? false),
      ("contentUnavailableConfiguration", rare.unavailable != nil),
      ("toolbarItems", rare.toolbarItems != nil), ("isToolbarHidden", rare.showsToolbar),
      ("restorationIdentifier", rare.restorationIdentifier != nil),
      ("modalTransitionStyle", rare.transitionStyle != .coverVertical),
      ("transitioningDelegate", rare.transitioningDelegate != nil),
      ("presentationController", rare.presentationController != nil),
      ("preferredContentSize", rare.preferredContentSize != .zero),
      ("navigationItem", rare.navigationItem.map { !$0.isNew(title: rare.title) } ?? false),
      ("tabBarItem", rare.tabBarItem.map { !$0.isNew(title: rare.title) } ?? false),
      ("storyboard", rare.origin != nil),
      ("embed segues", rare.origin?.scene.segues.contains { $0.kind == .embed } ?? false),
    ])
  }

  private func names(_ members: [(String, isDifferent: Bool)]) -> [String] {
    members.filter(\.isDifferent).map(\.0)
  }
}

extension UINavigationItem {
  /// Whether the item is as it is made where somebody asks for it first.
  fileprivate final func isNew(title own: String?) -> Bool {
    type(of: self) == UINavigationItem.self && title == own ?? "" && !hidesBackButton
      && leftBarButtonItems == nil && rightBarButtonItems == nil && backBarButtonItem == nil
      && !leftItemsSupplementBackButton && titleView == nil && searchController == nil && prompt == nil
      && rare == nil && hidesSearchBarWhenScrolling && largeTitleDisplayMode == .automatic
  }
}

extension UITabBarItem {
  /// Whether the item is as it is made where somebody asks for it first.
  fileprivate final func isNew(title own: String?) -> Bool {
    type(of: self) == UITabBarItem.self && title == own && tag == 0 && badgeValue == nil && image == nil
      && selectedImage == nil && isEnabled
  }
}
