import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct `Conformance of segues` {
  @Test func `G1 an unknown segue identifier raises and changes nothing`() throws {
    let stage = try Stage()
    let (tabs, list) = try stage.showTabs()
    list.performSegue(withIdentifier: "shwo", sender: nil)
    stage.settle()
    #expect(stage.faults == [.unknownSegue("shwo", receiver: ControllerReference(list))])
    #expect(stage.faults[0].message == "Receiver (\(list)) has no segue with identifier 'shwo'")
    #expect(list.navigationController?.viewControllers == [list])
    #expect(tabs.presentedViewController == nil)
  }

  @Test func `G1 a controller that no storyboard made has no segues`() throws {
    let stage = try Stage()
    let list = ListController(nibName: nil, bundle: nil)
    list.performSegue(withIdentifier: "show", sender: nil)
    #expect(stage.faults == [.unknownSegue("show", receiver: ControllerReference(list))])
  }

  @Test func `G2 performSegue does not ask shouldPerformSegue, the user's touch does`() throws {
    let stage = try Stage()
    let (_, list) = try stage.showTabs()
    list.mayPerform = false
    Journal.entries = []
    #expect(!SegueControl.touch("show", on: list))
    #expect(Journal.entries == ["ListController shouldPerform show"])
    #expect(list.navigationController?.viewControllers.count == 1)
    list.performSegue(withIdentifier: "show", sender: nil)
    #expect(!Journal.entries[1...].contains("ListController shouldPerform show"))
    #expect(list.navigationController?.viewControllers.count == 2)
  }

  @Test func `G2 a touch that is not refused performs the segue right after the question`() throws {
    let stage = try Stage()
    let (_, list) = try stage.showTabs()
    Journal.entries = []
    #expect(SegueControl.touch("show", on: list))
    #expect(
      Journal.entries.prefix(3) == [
        "ListController shouldPerform show", "DetailController awakeFromNib",
        "ListController prepare show (not loaded)",
      ])
  }

  @Test func `G3 the destination exists but is not loaded when the source prepares`() throws {
    let stage = try Stage()
    let (_, list) = try stage.showTabs()
    Journal.entries = []
    list.performSegue(withIdentifier: "show", sender: nil)
    stage.settle()
    #expect(
      Journal.entries == [
        "DetailController awakeFromNib", "ListController prepare show (not loaded)",
        "DetailController viewDidLoad",
      ])
    list.performSegue(withIdentifier: "special", sender: nil)
    #expect(
      Journal.entries.suffix(2) == ["ListController prepare special (not loaded)", "ListController special"])
  }

  @Test func `G4 show pushes inside a navigation controller and presents elsewhere`() throws {
    let stage = try Stage()
    let (_, list) = try stage.showTabs()
    list.performSegue(withIdentifier: "show", sender: nil)
    stage.settle()
    #expect(list.navigationController?.topViewController is DetailController)
    let lonely: PlainController = try stage.show("Lonely")
    lonely.performSegue(withIdentifier: "show", sender: nil)
    stage.settle()
    #expect(lonely.presentedViewController is DetailController)
  }

  @Test func `G4 showDetail replaces the secondary controller of a split view`() throws {
    let stage = try Stage()
    let split: UISplitViewController = try stage.show("Columns")
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    let list = try #require(navigation.topViewController)
    let old = try #require(split.viewControllers.last)
    list.performSegue(withIdentifier: "showDetail", sender: nil)
    stage.settle()
    #expect(split.viewControllers.count == 2)
    #expect(split.viewControllers.last is DetailController)
    #expect(split.viewControllers.last !== old)
    #expect(navigation.viewControllers == [list])
  }

  @Test func `G4 present and popover present with their style`() throws {
    let stage = try Stage()
    let (tabs, list) = try stage.showTabs()
    list.performSegue(withIdentifier: "present", sender: nil)
    stage.settle()
    #expect(tabs.presentedViewController is SheetController)
    #expect(tabs.presentedViewController?.modalPresentationStyle == .formSheet)
    tabs.dismiss(animated: false)
    stage.settle()
    list.performSegue(withIdentifier: "popover", sender: nil)
    stage.settle()
    let popover = tabs.presentedViewController?.popoverPresentationController
    #expect(popover?.sourceView === list.view)
    #expect(stage.faults == [])
  }

  @Test func `G4 embed adds the child when the view loads`() throws {
    let stage = try Stage()
    let host = stage.storyboard.instantiateViewController(withIdentifier: "Host")
    #expect(host.children == [])
    Journal.entries = []
    stage.window.rootViewController = host
    stage.window.makeKeyAndVisible()
    stage.settle()
    let child = try #require(host.children.first)
    #expect(host.children.count == 1 && child is DetailController)
    #expect(child.view.isDescendant(of: host.view))
    #expect(
      Journal.entries == [
        "HostController shouldPerform embedded", "DetailController awakeFromNib",
        "HostController prepare embedded (not loaded)", "DetailController viewDidLoad",
        "HostController viewDidLoad",
      ])
  }

  @Test func `G5 a push segue outside a navigation controller raises`() throws {
    let stage = try Stage()
    let lonely: PlainController = try stage.show("Lonely")
    lonely.performSegue(withIdentifier: "push", sender: nil)
    stage.settle()
    #expect(stage.faults == [.pushSegueWithoutNavigation("push")])
    #expect(lonely.presentedViewController == nil)
    let (_, list) = try stage.showTabs()
    list.performSegue(withIdentifier: "push", sender: nil)
    #expect(list.navigationController?.viewControllers.count == 2)
  }

  @Test func `G6 only the source prepares, not its containers`() throws {
    let stage = try Stage()
    let container = RecordingNavigation(
      rootViewController: stage.storyboard.instantiateViewController(withIdentifier: "List"))
    stage.window.rootViewController = container
    stage.window.makeKeyAndVisible()
    stage.settle()
    container.topViewController?.performSegue(withIdentifier: "show", sender: "a cell")
    #expect(container.prepared == 0)
    #expect(Journal.entries.filter { $0.contains("prepare") }.count == 1)
  }
}

final class RecordingNavigation: UINavigationController {
  var prepared = 0

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared += 1 }
}
