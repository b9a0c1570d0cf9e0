import Foundation
import Testing
import UIKit

/// A screen that traps when it is made from an archive, and has an initialiser of its own as well.
private final class Plain: UIViewController {
  let model: String

  init(model: String) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    model = "none"
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A navigation controller of the app's.
private final class Watched: UINavigationController {}

@MainActor private func make<Screen: UIViewController>(_ type: Screen.Type) -> Screen { Screen() }

@MainActor private func make<Stack: UINavigationController>(_ type: Stack.Type, of root: UIViewController)
  -> Stack
{
  type.init(rootViewController: root)
}

@MainActor @Suite("Controllers that are made from their types")
struct MetatypeTests {
  @Test func `a controller is made by the initialiser for a nib that its class has`() {
    _ = Device()
    #expect(make(Plain.self).model == "none" && make(UIPageViewController.self).viewControllers == [])
    let type: UIViewController.Type = Plain.self
    let made = type.init(nibName: nil, bundle: nil)
    #expect((made as? Plain)?.model == "none" && Swift.type(of: type.init()) == Plain.self)
    #expect(type.init(nibName: "Screen", bundle: nil).nibName == "Screen" && type.init().nibName == nil)
  }

  @Test func `the class is the one that is known at run time, whatever the type says`() {
    _ = Device()
    let types: [UIViewController.Type] = [
      UICollectionViewController.self, UITableViewController.self, UIPageViewController.self, Watched.self,
      UITabBarController.self, UISplitViewController.self,
    ]
    for type in types { #expect(Swift.type(of: type.init()) == type) }
  }

  @Test func `a navigation controller is made by the initialiser for a root`() {
    _ = Device()
    let root = UIViewController()
    let type: UINavigationController.Type = Watched.self
    let stack = type.init(rootViewController: root)
    #expect(stack is Watched && stack.viewControllers == [root])
    let other = make(Watched.self, of: UIViewController())
    #expect(other.viewControllers.count == 1 && other.topViewController !== root)
  }

  @Test func `what is made goes when nobody keeps it`() {
    _ = Device()
    weak var gone: UIViewController?
    gone = make(Plain.self)
    #expect(gone == nil)
  }
}
