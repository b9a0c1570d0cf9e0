import Foundation
import HeadlessUIKit
import RoutingSpecs
import Testing

/// One call of UIKit that tells a route something of the stack, and nothing else that tells it the same.
struct UIKitRead: Sendable, CustomTestStringConvertible {
  typealias Answer = @MainActor (String) -> Void

  let testDescription: String

  /// The call, as it announces itself; `nil` where another one tells the same later in each run.
  let call: String?
  let perform: @MainActor @Sendable (RouteAttempt, @escaping Answer) -> Void

  private init(
    _ name: String, by call: String?,
    _ perform: @escaping @MainActor @Sendable (RouteAttempt, @escaping Answer) -> Void
  ) {
    testDescription = name
    self.call = call
    self.perform = perform
  }

  /// A read that needs a controller of a class on screen, which is found by a search for that class.
  private static func on<Controller: UIViewController>(
    _ type: Controller.Type, _ name: String, by call: String? = nil,
    _ read: @escaping @MainActor @Sendable (Controller) -> String
  ) -> UIKitRead {
    UIKitRead(name, by: call ?? name) { attempt, answer in
      answer(attempt.onScreen(type).map(read) ?? "nothing on screen")
    }
  }

  static let all: [UIKitRead] = windows + layers + navigation + tabs + splits + transitions

  private static let windows = [
    UIKitRead("the root", by: "rootViewController") { attempt, answer in
      answer(TwoColours.name(attempt.window.rootViewController))
    },
    UIKitRead("the layers", by: "layers(from:)") { attempt, answer in
      answer(TwoColours.names(attempt.window.rootViewController.map { ControllerTree.layers(from: $0) }))
    },
    UIKitRead("what a gesture did", by: "noteGesture(_:)") { attempt, answer in
      answer("\(attempt.window.perform(.tapBack))")
    },
  ]

  private static let layers = [
    UIKitRead("presentedViewController", by: "presentedViewController") { attempt, answer in
      answer(TwoColours.name(attempt.window.rootViewController?.presentedViewController))
    },
    on(UIViewController.self, "presentingViewController") { TwoColours.name($0.presentingViewController) },
    on(UIViewController.self, "the presenter of a presentation controller", by: "presentingViewController") {
      TwoColours.name($0.presentationController?.presentingViewController)
    },
  ]

  private static let navigation = [
    on(UINavigationController.self, "topViewController") { TwoColours.name($0.topViewController) },
    on(UINavigationController.self, "visibleViewController") { TwoColours.name($0.visibleViewController) },
    on(UINavigationController.self, "the stack", by: "viewControllers") {
      TwoColours.names($0.viewControllers)
    },
    on(UINavigationController.self, "how long the stack is", by: "viewControllers") {
      "\($0.viewControllers.count)"
    },
    on(UINavigationController.self, "children") { TwoColours.names($0.children) },
    on(UINavigationController.self, "what was popped", by: "popViewController(animated:)") {
      TwoColours.name($0.popViewController(animated: true))
    },
    on(UINavigationController.self, "all that was popped", by: "popToRootViewController(animated:)") {
      TwoColours.names($0.popToRootViewController(animated: true))
    },
    on(UINavigationController.self, "whether a new stack is another", by: "setViewControllers(_:animated:)") {
      $0.setViewControllers([$0.topViewController ?? TwoColours.fresh()], animated: false)
      return "replaced"
    },
    on(UINavigationController.self, "what is left", by: "removeFromParent()") { navigation in
      navigation.topViewController?.removeFromParent()
      return TwoColours.name(navigation.topViewController)
    },
  ]

  private static let tabs = [
    on(UITabBarController.self, "the tabs", by: "viewControllers") { TwoColours.names($0.viewControllers) },
    on(UITabBarController.self, "selectedViewController") { TwoColours.name($0.selectedViewController) },
    on(UITabBarController.self, "selectedIndex") { "\($0.selectedIndex)" },
    on(UITabBarController.self, "whether there is a second tab", by: "selectedIndex") {
      $0.selectedIndex = 1
      return "selected"
    },
    on(UITabBarController.self, "customizableViewControllers") {
      TwoColours.names($0.customizableViewControllers)
    },
    on(UITabBarController.self, "the items of the bar", by: "viewControllers") {
      "\($0.tabBar.items?.count ?? 0)"
    },
    on(UITabBarController.self, "whether new tabs are others", by: "setViewControllers(_:animated:)") {
      $0.setViewControllers([$0.selectedViewController ?? TwoColours.fresh()], animated: false)
      return "replaced"
    },
  ]

  private static let splits = [
    on(UISplitViewController.self, "the columns", by: "viewControllers") {
      TwoColours.names($0.viewControllers)
    }
  ]

  private static let transitions = [
    UIKitRead("a side of a transition", by: "viewController(forKey:)") { attempt, answer in
      guard let navigation = attempt.onScreen(UINavigationController.self) else { return answer("nothing") }
      navigation.pushViewController(TwoColours.fresh(), animated: true)
      Simulation.current.clock.schedule(after: 1) { [weak navigation] in
        answer(TwoColours.name(navigation?.transitionCoordinator?.viewController(forKey: .from)))
      }
    },
    UIKitRead("what a delegate is told", by: nil) { attempt, answer in
      guard let navigation = attempt.onScreen(UINavigationController.self) else { return answer("nothing") }
      let listener = Listener()
      navigation.delegate = listener
      navigation.popViewController(animated: true)
      Simulation.current.clock.schedule(after: 1_000) { answer(listener.shown) }
    },
    UIKitRead("what an animator is made for", by: "stackControllers(for:)") { attempt, answer in
      guard let navigation = attempt.onScreen(UINavigationController.self) else { return answer("nothing") }
      let listener = Listener()
      navigation.delegate = listener
      navigation.pushViewController(TwoColours.fresh(), animated: true)
      Simulation.current.clock.schedule(after: 1_000) { answer(listener.left) }
    },
  ]

  /// Notes what its navigation controller tells it.
  private final class Listener: UINavigationControllerDelegate {
    private(set) var shown = "nothing"
    private(set) var left = "nothing"

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      shown = TwoColours.name(viewController)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      left = TwoColours.name(fromVC)
      return nil
    }
  }
}
