import HeadlessUIKit
import Testing

@testable import RouterMutants
@testable import RoutingSpecs

/// A change that a route makes, and whether it took something off the stack without need.
struct RemovalCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The stack at the start; the target is the item that shows 7.
  let start: String
  var disturbance = Disturbance.nothing
  /// Whether Home is a screen that the route goes through.
  var goesThroughHome = false
  let keepsTheRest: Bool
  let change: @MainActor @Sendable (UIWindow) -> Void

  static let all = uncovering + building + replacing + refilling + coming

  /// The target was there before.
  private static let uncovering = [
    RemovalCase(
      testDescription: "what is presented over the target may go", start: "Item(7) > Home > Form!",
      keepsTheRest: true, change: { $0.rootViewController?.dismiss(animated: false) }),
    RemovalCase(
      testDescription: "what was pushed over the target may go", start: "Nav[Home, Item(7), Home, Form!]",
      keepsTheRest: true,
      change: {
        let navigation = $0.navigation
        navigation?.viewControllers.forEach { controller in
          if controller is ItemScreen { navigation?.popToViewController(controller, animated: false) }
        }
      }),
    RemovalCase(
      testDescription: "what is under the target on its stack may not go", start: "Nav[Home, Item(7)]",
      keepsTheRest: false,
      change: { window in
        window.navigation.map { $0.setViewControllers([$0.viewControllers[1]], animated: false) }
      }),
    RemovalCase(
      testDescription: "a tab that is left may not go", start: "Tabs[*Home, Item(7)]", keepsTheRest: false,
      change: { ($0.rootViewController as? UITabBarController)?.viewControllers?.removeFirst() }),
    RemovalCase(
      testDescription: "selecting the target's tab takes nothing away", start: "Tabs[*Home, Item(7)]",
      keepsTheRest: true, change: { ($0.rootViewController as? UITabBarController)?.selectedIndex = 1 }),
    RemovalCase(
      testDescription: "what is pushed in another tab may not go", start: "Tabs[Nav[Home, Home], *Item(7)]",
      disturbance: .everything, keepsTheRest: false,
      change: {
        let tabs = $0.rootViewController as? UITabBarController
        (tabs?.viewControllers?.first as? UINavigationController)?.popToRootViewController(animated: false)
      }),
    RemovalCase(
      testDescription: "layers under the target may not go, whatever may be disturbed",
      start: "Home > Item(7)", disturbance: .everything, keepsTheRest: false,
      change: { window in
        guard let item = window.rootViewController?.presentedViewController else { return }
        window.rootViewController?.dismiss(animated: false) { window.rootViewController = item }
      }),
  ]

  /// The target is built into something that was there before.
  private static let building = [
    RemovalCase(
      testDescription: "a target that is presented takes nothing away", start: "Home > Home",
      keepsTheRest: true, change: { $0.rootViewController?.presentedViewController?.presentItem() }),
    RemovalCase(
      testDescription: "a target that is pushed takes nothing away", start: "Nav[Home]", keepsTheRest: true,
      change: { $0.navigation?.pushViewController(ItemScreen(), animated: false) }),
    RemovalCase(
      testDescription: "layers over the container that takes the target may go", start: "Nav[Home] > Home",
      keepsTheRest: true,
      change: { window in
        window.rootViewController?.dismiss(animated: false) {
          window.navigation?.pushViewController(ItemScreen(), animated: false)
        }
      }),
    RemovalCase(
      testDescription: "the target may not take the place of the top screen", start: "Nav[Home, Form!]",
      keepsTheRest: false,
      change: { window in
        window.navigation.map {
          $0.setViewControllers([$0.viewControllers[0], ItemScreen()], animated: false)
        }
      }),
    RemovalCase(
      testDescription: "what is over a screen that the route goes through may go", start: "Nav[Home, Form!]",
      goesThroughHome: true, keepsTheRest: true,
      change: { window in
        window.navigation.map {
          $0.setViewControllers([$0.viewControllers[0], ItemScreen()], animated: false)
        }
      }),
    RemovalCase(
      testDescription: "a screen that the route goes through may not go itself", start: "Nav[Home, Form!]",
      goesThroughHome: true, keepsTheRest: false,
      change: { $0.navigation?.setViewControllers([ItemScreen()], animated: false) }),
  ]

  /// The target comes in a layer of its own, in place of others.
  private static let replacing = [
    RemovalCase(
      testDescription: "a layer may not give way to the target", start: "Home > Home", keepsTheRest: false,
      change: { window in
        window.rootViewController?.dismiss(animated: false) { window.rootViewController?.presentItem() }
      }),
    RemovalCase(
      testDescription: "layers may give way where modals may be disturbed", start: "Home > Home > Form!",
      disturbance: .modals, keepsTheRest: true,
      change: { window in
        window.rootViewController?.dismiss(animated: false) { window.rootViewController?.presentItem() }
      }),
    RemovalCase(
      testDescription: "the root may not go where only modals may be disturbed", start: "Home",
      disturbance: .modals, keepsTheRest: false, change: { $0.rootViewController = ItemScreen() }),
    RemovalCase(
      testDescription: "the root may go where everything may be disturbed", start: "Home",
      disturbance: .everything, keepsTheRest: true, change: { $0.rootViewController = ItemScreen() }),
  ]

  /// The target takes the place of others in a container, as the expectation permits.
  private static let refilling = [
    RemovalCase(
      testDescription: "the target may take the place of the top screen where siblings may be disturbed",
      start: "Nav[Home, Form!]", disturbance: .siblings, keepsTheRest: true,
      change: { window in
        window.navigation.map {
          $0.setViewControllers([$0.viewControllers[0], ItemScreen()], animated: false)
        }
      }),
    RemovalCase(
      testDescription: "what stands in another container is no sibling",
      start: "Tabs[Nav[Home, Home], *Nav[Home]]", disturbance: .siblings, keepsTheRest: false,
      change: { window in
        let tabs = (window.rootViewController as? UITabBarController)?.viewControllers ?? []
        (tabs.first as? UINavigationController)?.popToRootViewController(animated: false)
        (tabs.last as? UINavigationController)?.setViewControllers([ItemScreen()], animated: false)
      }),
    RemovalCase(
      testDescription: "a layer is no sibling", start: "Home > Home", disturbance: .siblings,
      keepsTheRest: false,
      change: { window in
        window.rootViewController?.dismiss(animated: false) { window.rootViewController?.presentItem() }
      }),
  ]

  /// The target comes in a layer of its own, over a screen that the route goes through.
  private static let coming = [
    RemovalCase(
      testDescription: "what covers a screen that the route goes through may go for a layer over it",
      start: "Nav[Home, Form!] > Form!", goesThroughHome: true, keepsTheRest: true,
      change: { window in
        window.rootViewController?.dismiss(animated: false) {
          window.navigation?.popToRootViewController(animated: false)
          window.rootViewController?.presentItem()
        }
      }),
    RemovalCase(
      testDescription: "what covers a screen that the layer does not come over may not go",
      start: "Tabs[*Form, Nav[Home, Form!]]", goesThroughHome: true, keepsTheRest: false,
      change: { window in
        let tabs = window.rootViewController as? UITabBarController
        (tabs?.viewControllers?.last as? UINavigationController)?.popToRootViewController(animated: false)
        tabs?.presentItem()
      }),
  ]
}

extension UIWindow {
  fileprivate var navigation: UINavigationController? { rootViewController as? UINavigationController }
}

extension UIViewController {
  fileprivate func presentItem() { present(ItemScreen(), animated: false) }
}
