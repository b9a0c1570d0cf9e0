import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct `Conformance of unwinding` {
  @Test func `G7 the search asks children before their container, and never the source`() throws {
    let stage = try Stage()
    let outer = PlainController(nibName: nil, bundle: nil)
    let beside = stage.storyboard.instantiateViewController(withIdentifier: "Sheet")
    let list = stage.storyboard.instantiateViewController(withIdentifier: "List")
    let source = stage.storyboard.instantiateViewController(withIdentifier: "Detail")
    for child in [beside, source, list] { outer.addChild(child) }
    stage.window.rootViewController = outer
    stage.window.makeKeyAndVisible()
    stage.settle()
    Journal.entries = []
    source.performSegue(withIdentifier: "back", sender: nil)
    #expect(
      Journal.entries == [
        "PlainController allowedChildren", "SheetController allowedChildren",
        "SheetController canPerform", "ListController allowedChildren", "ListController canPerform",
        "DetailController prepare back (not loaded)", "ListController unwindToList from DetailController",
        "PlainController unwind towards ListController",
      ])
  }

  @Test func `G7 the search goes on from the presented controller to its presenter`() throws {
    let stage = try Stage()
    let (tabs, list) = try stage.showTabs()
    list.performSegue(withIdentifier: "present", sender: nil)
    stage.settle()
    let sheet = try #require(tabs.presentedViewController)
    sheet.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(list.returns == 1)
    #expect(tabs.presentedViewController == nil)
  }

  @Test func `G8 prepare, the destination's method, one dismissal, then the containers`() throws {
    let stage = try Stage()
    let root = PlainController(nibName: nil, bundle: nil)
    let list = stage.storyboard.instantiateViewController(withIdentifier: "List")
    root.addChild(list)
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
    root.present(stage.storyboard.instantiateViewController(withIdentifier: "Sheet"), animated: true)
    stage.settle()
    root.presentedViewController?.performSegue(withIdentifier: "again", sender: nil)
    stage.settle()
    let top = try #require(root.presentedViewController?.presentedViewController)
    Journal.entries = []
    top.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    let done = Journal.entries.filter { !$0.contains("allowedChildren") && !$0.contains("canPerform") }
    #expect(
      done == [
        "SheetController prepare back (not loaded)", "ListController unwindToList from SheetController",
        "PlainController dismiss", "PlainController unwind towards ListController",
      ])
    #expect(root.presentedViewController == nil)
  }

  @Test func `G8 a navigation controller pops and a tab bar controller selects`() throws {
    let stage = try Stage()
    let (tabs, list) = try stage.showTabs()
    list.performSegue(withIdentifier: "show", sender: nil)
    stage.settle()
    tabs.selectedIndex = 1
    stage.settle()
    let other = try #require((tabs.selectedViewController as? UINavigationController)?.topViewController)
    other.performSegue(withIdentifier: "present", sender: nil)
    stage.settle()
    let sheet = try #require(tabs.presentedViewController)
    sheet.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.presentedViewController == nil)
    #expect(list.navigationController?.viewControllers == [list])
    #expect(list.returns == 1)
    #expect(stage.faults == [])
  }

  @Test func `G8 the presenting navigation controller pops while it dismisses`() throws {
    let stage = try Stage()
    let navigation: UINavigationController = try stage.show("ListNavigation")
    let list = try #require(navigation.topViewController as? ListController)
    list.performSegue(withIdentifier: "show", sender: nil)
    stage.settle()
    navigation.topViewController?.performSegue(withIdentifier: "present", sender: nil)
    stage.settle()
    navigation.presentedViewController?.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(navigation.viewControllers == [list])
    #expect(navigation.presentedViewController == nil)
    #expect(stage.faults == [])
  }

  @Test func `G9 where nobody accepts nothing happens`() throws {
    let stage = try Stage()
    let (_, list) = try stage.showTabs()
    list.performSegue(withIdentifier: "show", sender: nil)
    stage.settle()
    let detail = try #require(list.navigationController?.topViewController)
    Journal.entries = []
    detail.performSegue(withIdentifier: "nowhere", sender: nil)
    stage.settle()
    #expect(list.navigationController?.topViewController === detail)
    #expect(!Journal.entries.contains { $0.contains("prepare") })
    #expect(stage.faults == [])
  }

  @Test func `G10 who has the method accepts, and who has it not does not`() throws {
    let stage = try Stage()
    let list = stage.storyboard.instantiateViewController(withIdentifier: "List")
    let detail = stage.storyboard.instantiateViewController(withIdentifier: "Detail")
    let action = Selector("unwindToList:")
    #expect(list.canPerformUnwindSegueAction(action, from: detail, sender: nil))
    #expect(!detail.canPerformUnwindSegueAction(action, from: list, sender: nil))
    #expect(!list.canPerformUnwindSegueAction(Selector("unwindToList"), from: detail, sender: nil))
  }

  @Test func `G10 who accepts without having the method raises`() throws {
    let stage = try Stage()
    let eager = EagerController(nibName: nil, bundle: nil)
    let detail = stage.storyboard.instantiateViewController(withIdentifier: "Detail")
    let navigation = UINavigationController(rootViewController: eager)
    navigation.pushViewController(detail, animated: false)
    detail.performSegue(withIdentifier: "nowhere", sender: nil)
    #expect(
      stage.faults == [.unrecognizedSelector("unwindToNobody:", ControllerReference(eager))])
    #expect(
      stage.faults.first?.message
        == "-[EagerController unwindToNobody:]: unrecognized selector sent to instance \(eager)")
  }
}

final class EagerController: UIViewController {
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
}
