import HeadlessUIKit
import Routing

/// Finds the tab bar controller that has both Home and Account somewhere inside.
struct StoreTabsFinder: StackIteratingFinder {
  func isTarget(_ viewController: UITabBarController, with context: Any?) -> Bool {
    let inside = StackSearch(options: .contained)
    return inside.hasMatch(from: viewController) { $0 is HomeViewController }
      && inside.hasMatch(from: viewController) { $0 is AccountViewController }
  }
}

/// Finds Home only where replacing the root would bring it: as the root, with nothing presented over it.
///
/// A class finder over the whole stack would accept a Home under a modal or in a tab, and the route would go
/// there instead of replacing the root.
struct RootHomeFinder: StackIteratingFinder {
  let iterator = StackIterator(options: .current)

  func isTarget(_ viewController: HomeViewController, with context: Any?) -> Bool {
    viewController.presentingViewController == nil
  }
}

/// Finds the bag only where it is presented; the one in a tab does not count.
struct ModalBagFinder: StackIteratingFinder {
  func isTarget(_ viewController: BagViewController, with context: Any?) -> Bool {
    viewController.presentingViewController != nil
  }
}
