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
    var members: [String] = []
    if !isChildless { members.append("children") }
    if parentStorage != nil || flags.contains(.hasKeeper) { members.append("parent") }
    if presentedStorage != nil { members.append("presentedViewController") }
    if !presentingLink.isEmpty { members.append("presentingViewController") }
    if viewStorage != nil || flags.contains(.viewLoaded) { members.append("view") }
    if !windowLink.isEmpty { members.append("view.window") }
    if transition != nil { members.append("transitionCoordinator") }
    return members
  }

  private var differencesOfFlags: [String] {
    var members: [String] = []
    if flags.contains(.modalInPresentation) { members.append("isModalInPresentation") }
    if flags.contains(.definesContext) { members.append("definesPresentationContext") }
    if flags.contains(.editing) { members.append("isEditing") }
    if flags.contains(.hidesBottomBar) { members.append("hidesBottomBarWhenPushed") }
    if flags.contains(.hasDelegate) { members.append("delegate") }
    if appearance != .disappeared || flags.contains(.appearanceByHand) {
      members.append("beginAppearanceTransition")
    }
    return members
  }

  // An alert has a style of its own without anybody setting it.
  private var differencesOfStyle: [String] {
    ownStyle != .automatic || self is UIAlertController || self is UISearchController
      ? ["modalPresentationStyle"] : []
  }

  private func differencesOfRare(_ rare: RareProperties) -> [String] {
    var members: [String] = []
    if rare.nibName != nil { members.append("nibName") }
    if rare.nibBundle != nil { members.append("nibBundle") }
    if let record = rare.traitRecord, !record.isNew { members.append("traitOverrides") }
    if rare.unavailable != nil { members.append("contentUnavailableConfiguration") }
    if rare.toolbarItems != nil { members.append("toolbarItems") }
    if rare.showsToolbar { members.append("isToolbarHidden") }
    if rare.title != nil { members.append("title") }
    if rare.restorationIdentifier != nil { members.append("restorationIdentifier") }
    if rare.transitionStyle != .coverVertical { members.append("modalTransitionStyle") }
    if rare.transitioningDelegate != nil { members.append("transitioningDelegate") }
    if rare.presentationController != nil { members.append("presentationController") }
    if rare.preferredContentSize != .zero { members.append("preferredContentSize") }
    if let item = rare.navigationItem, !item.isNew(title: rare.title) { members.append("navigationItem") }
    if let item = rare.tabBarItem, !item.isNew(title: rare.title) { members.append("tabBarItem") }
    if let origin = rare.origin {
      members.append("storyboard")
      if origin.scene.segues.contains(where: { $0.kind == .embed }) { members.append("embed segues") }
    }
    return members
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
