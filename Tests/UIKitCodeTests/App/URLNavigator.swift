import Foundation
import UIKit

/// A router that maps URL patterns to controllers, as libraries offer them.
@MainActor
final class URLNavigator {
  typealias Factory = (_ url: URL, _ values: [String: String]) -> UIViewController?
  typealias Handler = (_ url: URL, _ values: [String: String]) -> Bool

  private var factories: [(pattern: [String], make: Factory)] = []
  private var handlers: [(pattern: [String], handle: Handler)] = []
  private let topmost: () -> UIViewController?

  init(topmost: (() -> UIViewController?)? = nil) {
    self.topmost = topmost ?? { UIApplication.topViewController() }
  }

  func register(_ pattern: String, _ factory: @escaping Factory) {
    factories.append((Self.parts(pattern), factory))
  }

  func handle(_ pattern: String, _ handler: @escaping Handler) {
    handlers.append((Self.parts(pattern), handler))
  }

  @discardableResult
  func push(_ url: URL, animated: Bool = true) -> UIViewController? {
    guard let controller = viewController(for: url),
      let navigation = topmost()?.navigationController, !(controller is UINavigationController)
    else { return nil }
    navigation.pushViewController(controller, animated: animated)
    return controller
  }

  @discardableResult
  func present(
    _ url: URL, wrap: UINavigationController.Type? = nil, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) -> UIViewController? {
    guard let controller = viewController(for: url), let top = topmost() else { return nil }
    let presented: UIViewController
    if let wrap, !(controller is UINavigationController) {
      let navigation = wrap.init(nibName: nil, bundle: nil)
      navigation.viewControllers = [controller]
      presented = navigation
    } else {
      presented = controller
    }
    top.present(presented, animated: animated, completion: completion)
    return controller
  }

  @discardableResult
  func open(_ url: URL) -> Bool {
    for entry in handlers {
      if let values = Self.match(entry.pattern, url) { return entry.handle(url, values) }
    }
    return false
  }

  func viewController(for url: URL) -> UIViewController? {
    for entry in factories {
      if let values = Self.match(entry.pattern, url) { return entry.make(url, values) }
    }
    return nil
  }

  private static func parts(_ pattern: String) -> [String] {
    pattern.split(separator: "/").map(String.init)
  }

  private static func match(_ pattern: [String], _ url: URL) -> [String: String]? {
    let parts = ([url.host ?? ""] + url.path.split(separator: "/").map(String.init)).filter { !$0.isEmpty }
    guard parts.count == pattern.count else { return nil }
    var values: [String: String] = [:]
    for (name, part) in zip(pattern, parts) {
      if name.hasPrefix("<"), name.hasSuffix(">") {
        values[String(name.dropFirst().dropLast())] = part
      } else if name != part {
        return nil
      }
    }
    return values
  }
}

/// Makes controllers of a type that only the caller knows.
@MainActor
struct ClassFactory<Controller: UIViewController> {
  var configure: ((Controller) -> Void)?

  func build() -> Controller {
    let controller = Controller(nibName: nil, bundle: nil)
    configure?(controller)
    return controller
  }
}

/// Searches the stack for a controller of a type, as finders do.
@MainActor
enum StackSearch {
  static func first<Controller: UIViewController>(
    _ type: Controller.Type, in root: UIViewController?, where matches: (Controller) -> Bool = { _ in true }
  ) -> Controller? {
    guard let root else { return nil }
    if let found = root as? Controller, matches(found) { return found }
    var inside = root.children
    if let tabs = root as? UITabBarController, let selected = tabs.selectedViewController {
      inside = [selected] + inside.filter { $0 !== selected }
    }
    for child in inside {
      if let found = first(type, in: child, where: matches) { return found }
    }
    if let presented = root.presentedViewController, presented.presentingViewController === root {
      return first(type, in: presented, where: matches)
    }
    return nil
  }

  /// Brings a controller that is somewhere on the stack to the front.
  static func reveal(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if let presented = controller.presentedViewController, !presented.isBeingDismissed {
      presented.presentingViewController?.dismiss(animated: animated) {
        reveal(controller, animated: animated, completion: completion)
      }
      return
    }
    var child = controller
    while let parent = child.parent {
      switch parent {
      case let navigation as UINavigationController where navigation.topViewController !== child:
        navigation.popToViewController(child, animated: animated)
      case let tabs as UITabBarController where tabs.selectedViewController !== child:
        tabs.selectedViewController = child
      default:
        break
      }
      child = parent
    }
    completion?()
  }
}
