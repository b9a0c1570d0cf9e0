import Foundation
import Testing
import UIKit

/// A navigation controller that asks before it lets a screen go, in an extension as most are.
private final class Careful: UINavigationController {
  var mayPop = true
  var asked: [UINavigationItem] = []
}

extension Careful: UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked.append(item)
    return mayPop
  }
}

/// The same in the class itself; it pops on its own where it is asked.
private final class Hasty: UINavigationController, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    popViewController(animated: false)
    return true
  }
}

/// Notes which item was tapped, and which tab was selected then.
private final class Noting: UITabBarController {
  var taps: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    taps.append("\(item.title ?? "") at \(selectedIndex)")
  }
}

/// Has a list of each kind and is the delegate of all.
private final class Lists: UIViewController, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate
{
  let table = UITableView()
  let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let text = UITextView()
  let scroll = UIScrollView()
  var taps: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
    collection.delegate = self
    text.delegate = self
    scroll.delegate = self
  }

  func delegate(of table: UITableView) -> (any UITableViewDelegate)? { table.delegate }

  func delegate(of collection: UICollectionView) -> (any UICollectionViewDelegate)? { collection.delegate }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { taps.append(indexPath) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    taps.append(indexPath)
  }
}

/// Notes when its delegate is replaced.
private final class Table: UITableView {
  var changes = 0

  override weak var delegate: (any UITableViewDelegate)? {
    didSet { changes += 1 }
  }
}

@MainActor @Suite("Delegates that UIKit asks and tells")
struct DelegateTests {
  // MARK: - Navigation bars

  @Test func `a tap on Back asks the controller as the delegate of its bar, which can veto it`() {
    let device = Device()
    let (stack, top) = (Careful(rootViewController: UIViewController()), UIViewController())
    let window = device.show(stack)
    stack.pushViewController(top, animated: false)
    device.settle(window)
    stack.mayPop = false
    device.user(.tapBack, in: window)
    #expect(stack.topViewController === top && stack.asked == [top.navigationItem])
    stack.mayPop = true
    device.user(.tapBack, in: window)
    #expect(stack.viewControllers.count == 1 && stack.asked.count == 2)
    #expect(stack.navigationBar.delegate === stack && UINavigationController().navigationBar.delegate == nil)
  }

  @Test func `the swipe from the edge and code do not ask`() {
    let device = Device()
    let stack = Careful(rootViewController: UIViewController())
    let window = device.show(stack)
    stack.mayPop = false
    stack.pushViewController(UIViewController(), animated: false)
    device.settle(window)
    device.user(.startEdgePop, in: window)
    device.user(.finishEdgePop, in: window)
    #expect(stack.viewControllers.count == 1)
    stack.pushViewController(UIViewController(), animated: false)
    stack.popViewController(animated: false)
    #expect(stack.viewControllers.count == 1 && stack.asked == [])
  }

  @Test func `a controller that pops itself when it is asked has popped once`() {
    let device = Device()
    let stack = Hasty(rootViewController: UIViewController())
    let window = device.show(stack)
    for _ in 0..<2 { stack.pushViewController(UIViewController(), animated: false) }
    device.settle(window)
    device.user(.tapBack, in: window)
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `orientations that a delegate does not name are those of a controller that names none`() {
    _ = Device()
    final class Plain: NSObject, UINavigationControllerDelegate {}
    let (stack, plain) = (UINavigationController(), Plain())
    #expect(
      plain.navigationControllerSupportedInterfaceOrientations(stack) == stack.supportedInterfaceOrientations)
    #expect(
      plain.navigationControllerPreferredInterfaceOrientationForPresentation(stack)
        == stack.preferredInterfaceOrientationForPresentation)
  }

  // MARK: - Tab bars

  @Test func `a tab bar controller is told of each tap on its bar before the selection changes`() {
    let device = Device()
    let tabs = Noting()
    tabs.viewControllers = ["one", "two"].map { title in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    let window = device.show(tabs)
    device.user(.tapTab(1), in: window)
    device.user(.tapTab(1), in: window)
    tabs.selectedIndex = 0
    #expect(tabs.taps == ["two at 0", "two at 1"] && tabs.tabBar.delegate === tabs)
  }

  // MARK: - Lists

  @Test func `the delegate of a list has the type of the list's delegates`() {
    _ = Device()
    let lists = Lists()
    lists.loadViewIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    lists.table.delegate?.tableView(lists.table, didSelectRowAt: path)
    lists.collection.delegate?.collectionView(lists.collection, didSelectItemAt: path)
    #expect(lists.taps == [path, path] && lists.text.delegate === lists)
    #expect(lists.delegate(of: lists.table) === lists && lists.delegate(of: lists.collection) === lists)
  }

  @Test func `it is the delegate of the scroll view that the list is`() {
    _ = Device()
    let lists = Lists()
    lists.loadViewIfNeeded()
    let views: [UIScrollView] = [lists.table, lists.collection, lists.text, lists.scroll]
    #expect(views.allSatisfy { $0.delegate === lists })
    for view in views { view.delegate = nil }
    #expect(lists.table.delegate == nil && lists.collection.delegate == nil && lists.text.delegate == nil)
  }

  @Test func `a table of an app's own can watch its delegate`() {
    _ = Device()
    let (lists, table) = (Lists(), Table())
    table.delegate = lists
    #expect(table.changes == 1 && table.delegate === lists)
  }
}
