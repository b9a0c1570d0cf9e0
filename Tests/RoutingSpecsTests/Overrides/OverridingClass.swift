import Foundation
import HeadlessUIKit
import Testing

/// A class of an app's, and what it overrides.
struct OverridingClass: CustomTestStringConvertible {
  let testDescription: String
  let type: UIViewController.Type
  let members: [String]

  init(_ id: String, _ type: UIViewController.Type, _ members: [String] = []) {
    testDescription = id
    self.type = type
    self.members = members
  }

  /// UIKit's classes.
  static var bases: [UIViewController.Type] {
    [
      UIViewController.self, UINavigationController.self, UITabBarController.self,
      UISplitViewController.self, UIPageViewController.self, UIAlertController.self,
    ]
  }

  static var all: [OverridingClass] {
    bases.map { OverridingClass("\($0)", $0) } + [
      OverridingClass("nothing", Plain.self),
      OverridingClass("initialisers and deinit", OwnInitialisers.self),
      OverridingClass("one method", LoadsItsView.self, ["loadView"]),
      OverridingClass("one, and members of its own", LooksAfterItself.self, ["viewDidAppear"]),
      OverridingClass("the app's base class does it", BelowBase.self, ["viewDidLoad", "viewWillAppear"]),
      OverridingClass(
        "base class and class", BelowBelowBase.self, ["viewDidLoad", "viewWillAppear", "title"]),
      OverridingClass("calls super only", CallsSuper.self, ["viewWillDisappear"]),
      OverridingClass("empty", Empty.self, ["viewDidLoad", "prefersStatusBarHidden"]),
      OverridingClass("observes a property", Observes.self, ["modalPresentationStyle"]),
      OverridingClass("returns more exactly", ReturnsMore.self, ["parent"]),
      OverridingClass("generic", OfModel<Int>.self, ["viewDidLoad"]),
      OverridingClass("generic, of a class", OfModel<Plain>.self, ["viewDidLoad"]),
      OverridingClass("below generic", BelowGeneric.self, ["viewDidLoad", "didMove"]),
      OverridingClass("nested in a function", nested(), ["present", "dismiss"]),
      OverridingClass("of the responder", Describes.self, ["next", "description"]),
      OverridingClass("with protocol", Conforming.self, ["viewIsAppearing"]),
      OverridingClass("navigation", PlainStack.self),
      OverridingClass("navigation, both sorts", Stack.self, ["viewDidLoad", "pushViewController"]),
      OverridingClass("tabs", Tabs.self, ["selectedIndex"]),
      OverridingClass("split", Columns.self, ["showDetailViewController", "displayMode"]),
      OverridingClass("pages", Pages.self, ["setViewControllers"]),
      OverridingClass("alert", Alert.self, ["viewDidDisappear", "modalPresentationStyle"]),
    ]
  }

  private static func nested() -> UIViewController.Type {
    final class Nested: UIViewController {
      override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
      ) {}
      override func dismiss(animated flag: Bool, completion: (() -> Void)?) {}
    }
    return Nested.self
  }
}

final class LoadsItsView: UIViewController {
  override func loadView() { view = UIView() }
}

final class LooksAfterItself: UIViewController {
  private var visits = 0
  override func viewDidAppear(_ animated: Bool) { look() }
  func look() { visits += 1 }
}

private final class Plain: UIViewController {}

private final class OwnInitialisers: UIViewController {
  let model: String
  init(model: String) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    model = ""
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { nil }
  deinit {}
}

private class BaseController: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}

private class BelowBase: BaseController {}

private final class BelowBelowBase: BelowBase {
  override var title: String? {
    get { "own" }
    set { super.title = newValue }
  }
  override func viewWillAppear(_ animated: Bool) {}
}

private final class CallsSuper: UIViewController {
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
}

private final class Empty: UIViewController {
  override func viewDidLoad() {}
  override var prefersStatusBarHidden: Bool { false }
}

private final class Observes: UIViewController {
  private var changes = 0
  override var modalPresentationStyle: UIModalPresentationStyle { didSet { changes += 1 } }
}

private final class ReturnsMore: UIViewController {
  override var parent: UIViewController { super.parent ?? self }
}

private class OfModel<Model>: UIViewController {
  var model: Model?
  override func viewDidLoad() { model = nil }
}

private final class BelowGeneric: OfModel<[String]> {
  override func didMove(toParent parent: UIViewController?) {}
}

private final class Describes: UIViewController {
  override var description: String { "described" }
  override var next: UIResponder? { nil }
}

@MainActor
private protocol Refreshing {
  func refresh()
}

private final class Conforming: UIViewController, Refreshing {
  func refresh() {}
  override func viewIsAppearing(_ animated: Bool) { refresh() }
}

private final class PlainStack: UINavigationController {}

private final class Stack: UINavigationController {
  override func viewDidLoad() {}
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: false)
  }
}

private final class Tabs: UITabBarController {
  override var selectedIndex: Int { didSet {} }
}

private final class Columns: UISplitViewController {
  override var displayMode: DisplayMode { .secondaryOnly }
  override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {}
}

private final class Pages: UIPageViewController {
  override func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {}
}

private final class Alert: UIAlertController {
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .formSheet }
    set {}
  }
  override func viewDidDisappear(_ animated: Bool) {}
}
