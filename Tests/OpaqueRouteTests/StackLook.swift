import HeadlessUIKit
import RoutingSpecs
import Testing

/// One question about the stack that an app's code asks through UIKit.
struct StackLook: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Small bounds whose stacks answer differently.
  let bounds: [StackSpace.Bounds]
  let isTrue: @MainActor @Sendable () -> Bool

  private init(
    _ name: String, at bounds: [StackSpace.Bounds], _ isTrue: @escaping @MainActor @Sendable () -> Bool
  ) {
    testDescription = name
    self.bounds = bounds
    self.isTrue = isTrue
  }

  private static let tabs = StackSpace.Bounds(tabs: 2, depth: 0, modals: 0, splits: false)
  private static let pushed = StackSpace.Bounds(tabs: 0, depth: 2, modals: 0, splits: false)
  private static let presented = StackSpace.Bounds(tabs: 0, depth: 1, modals: 1, splits: false)
  private static let columns = StackSpace.Bounds(tabs: 0, depth: 0, modals: 0)

  static let all = [
    StackLook("what is shown", at: [tabs, pushed, presented, columns]) { shown is TwoColours.Blue },
    StackLook("how many children there are", at: [pushed, presented]) {
      (topmost as? UINavigationController)?.viewControllers.count == 2
    },
    StackLook("what the tabs are", at: [tabs]) {
      (topmost as? UITabBarController)?.viewControllers?.contains { $0 is TwoColours.Blue } == true
    },
    StackLook("who presents", at: [presented]) { topmost?.presentingViewController is TwoColours.Blue },
    StackLook("which tab is selected", at: [tabs]) {
      (root as? UITabBarController)?.selectedIndex == 1
    },
    StackLook("a property of a screen", at: [columns]) { shown?.title == "blue" },
  ]

  @MainActor private static var root: UIViewController? {
    UIApplication.shared.keyWindow?.rootViewController
  }

  /// The controller that was presented last among those that a route has found; new ones are left out.
  @MainActor private static var topmost: UIViewController? {
    var top = root
    while let next = top?.presentedViewController, !isNew(next) { top = next }
    return top
  }

  @MainActor private static var shown: UIViewController? {
    var shown = topmost
    while let inner = inside(shown) { shown = inner }
    return shown
  }

  @MainActor private static func inside(_ controller: UIViewController?) -> UIViewController? {
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers.last { !isNew($0) }
    case let tabs as UITabBarController: tabs.selectedViewController
    case let split as UISplitViewController: split.viewControllers.last { !isNew($0) }
    default: nil
    }
  }

  @MainActor private static func isNew(_ controller: UIViewController) -> Bool {
    controller is Arrival
      || (controller as? UINavigationController)?.viewControllers.first is Arrival
  }
}
