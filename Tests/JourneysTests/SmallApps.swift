import Foundation
import HeadlessUIKit

@testable import Journeys

/// A screen with buttons.
class ButtonScreen: UIViewController {
  func button(_ title: String, _ action: @escaping @MainActor () -> Void) {
    view.addSubview(UIButton(frame: .zero, primaryAction: UIAction(title: title) { _ in action() }))
  }
}

/// A screen that pushes another one of its kind until the stack is deep enough.
final class Stair: ButtonScreen {
  init(depth: Int) {
    super.init(nibName: nil, bundle: nil)
    guard depth > 0 else { return }
    button("Down") { [weak self] in
      self?.navigationController?.pushViewController(Stair(depth: depth - 1), animated: true)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen that does as it is told when its button is tapped.
final class Told: ButtonScreen {
  init(_ buttons: [(String, @MainActor (UIViewController) -> Void)]) {
    super.init(nibName: nil, bundle: nil)
    for (title, action) in buttons {
      button(title) { [weak self] in
        if let self { action(self) }
      }
    }
  }

  required init?(coder: NSCoder) { nil }
}

final class Target: UIViewController {}

/// A stack in a window.
@MainActor
func stack(in window: UIWindow, _ buttons: [(String, @MainActor (UIViewController) -> Void)] = [])
  -> UINavigationController
{
  let navigation = UINavigationController(rootViewController: Told(buttons))
  window.rootViewController = navigation
  return navigation
}

/// An app of one stack.
func stackApp(
  below: @escaping @MainActor @autoclosure () -> UIViewController? = nil,
  _ buttons: @escaping @MainActor () -> [(String, @MainActor (UIViewController) -> Void)] = { [] }
) -> App<UINavigationController> {
  App("small") { window in
    let navigation = stack(in: window, buttons())
    if let below = below() { navigation.viewControllers.insert(below, at: 0) }
    return navigation
  }
}

/// What counts the taps on a button.
@MainActor final class Counter {
  var count = 0
}

/// A screen with a button that changes nothing but a number of the app's.
@MainActor
func counter(reflects: Bool = true) -> App<Counter> {
  App("counter", reflects: reflects) { window in
    let counter = Counter()
    _ = stack(in: window, [("Count", { _ in counter.count += 1 })])
    return counter
  }
}

/// A screen with a button that lets another one push for a tenth of a second.
@MainActor
func unlocking() -> App<UINavigationController> {
  stackApp {
    var isOpen = false
    return [
      (
        "Unlock",
        { _ in
          isOpen = true
          Simulation.current.clock.schedule(after: 100) { isOpen = false }
        }
      ),
      (
        "Enter",
        { if isOpen { $0.navigationController?.pushViewController(Stair(depth: 1), animated: true) } }
      ),
    ]
  }
}

/// Tabs, each a stack that can become so deep.
func stairs(tabs count: Int, depth: Int) -> App<UITabBarController> {
  App("stairs") { window in
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { _ in
      UINavigationController(rootViewController: Stair(depth: depth))
    }
    window.rootViewController = tabs
    return tabs
  }
}
