import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite struct SegueDetailTests {
  @Test func `the nearest acceptance on a stack is the destination`() throws {
    let stage = try Stage()
    let lists = (0..<3).compactMap { _ in
      stage.storyboard.instantiateViewController(withIdentifier: "List") as? ListController
    }
    let detail = stage.storyboard.instantiateViewController(withIdentifier: "Detail")
    let navigation = UINavigationController()
    navigation.viewControllers = lists + [detail]
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.settle()
    detail.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(navigation.viewControllers == lists)
    #expect(lists.map(\.returns) == [0, 0, 1])
  }

  @Test(arguments: [false, true])
  func `a sheet in the stack's own context goes back below it in one move`(topDefinesContext: Bool) throws {
    let stage = try Stage()
    let navigation: UINavigationController = try stage.show("ListNavigation")
    let list = try #require(navigation.topViewController as? ListController)
    list.performSegue(withIdentifier: "show", sender: nil)
    stage.settle()
    let detail = try #require(navigation.topViewController)
    detail.definesPresentationContext = topDefinesContext
    let sheet = stage.storyboard.instantiateViewController(withIdentifier: "Sheet")
    sheet.modalPresentationStyle = .overCurrentContext
    detail.present(sheet, animated: true)
    stage.settle()
    #expect(sheet.presentingViewController === (topDefinesContext ? detail : navigation))
    sheet.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(navigation.viewControllers == [list] && list.returns == 1)
    #expect(sheet.presentingViewController == nil)
    #expect(stage.faults == [])
  }

  @Test func `the presentation style is set before the source prepares, which may change it`() throws {
    let stage = try Stage()
    let (tabs, list) = try stage.showTabs()
    var seen: UIModalPresentationStyle?
    Simulation.prepareInterception.add("style") { segue, _ in
      seen = segue.destination.modalPresentationStyle
      segue.destination.modalPresentationStyle = .overFullScreen
    }
    defer { Simulation.prepareInterception.remove("style") }
    list.performSegue(withIdentifier: "present", sender: nil)
    stage.settle()
    #expect(seen == .formSheet)
    #expect(tabs.presentedViewController?.modalPresentationStyle == .overFullScreen)
  }

  @Test func `a control whose segue has no identifier is found by the segue's id`() throws {
    let stage = try Stage()
    let scenes = [
      StoryboardXML.scene(
        "A", attributes: #"customClass="PlainController""#,
        segues: [#"id="a-1" kind="show" destination="B""#, #"kind="show" destination="B""#]),
      StoryboardXML.scene("B"),
    ]
    try Simulation.storyboards.register(
      StoryboardDocument(xml: StoryboardXML.document(scenes), file: "ids.storyboard"))
    let made = UIStoryboard(name: "ids", bundle: nil).instantiateViewController(withIdentifier: "A")
    stage.window.rootViewController = made
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(SegueControl.touch("a-1", on: made))
    stage.settle()
    #expect(made.presentedViewController != nil)
    #expect(!SegueControl.touch("", on: made))
    #expect(Journal.entries.contains("PlainController shouldPerform "))
  }

  @Test func `each kind of scene without a class of its own is UIKit's class`() throws {
    _ = try Stage()
    let kinds = StoryboardDocument.Scene.Kind.allCases.filter { $0 != .reference }
    let scenes = kinds.map {
      StoryboardDocument.Scene(
        id: $0.rawValue, identifier: $0.rawValue, kind: $0, place: SourcePlace(file: "kinds"))
    }
    try Simulation.storyboards.register(StoryboardDocument(name: "kinds", scenes: scenes))
    let storyboard = UIStoryboard(name: "kinds", bundle: nil)
    let classes = kinds.map {
      String(describing: type(of: storyboard.instantiateViewController(withIdentifier: $0.rawValue)))
    }
    #expect(
      classes == [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController",
      ])
  }

  @Test func `a reference without a scene is the other storyboard's initial scene`() throws {
    _ = try Stage()
    let xml = StoryboardXML.document(startingWith: "R", [StoryboardXML.reference("R", to: "Stage")])
    try Simulation.storyboards.register(StoryboardDocument(xml: xml, file: "gate.storyboard"))
    let made = UIStoryboard(name: "gate", bundle: nil).instantiateInitialViewController()
    #expect(made is UITabBarController)
    #expect(made?.storyboard?.name == "Stage")
  }

  @Test func `what a storyboard makes is released like everything else`() throws {
    let stage = try Stage()
    // Only those that are made here: what other tests have made may go at any time.
    ControllerLedger.open()
    defer { ControllerLedger.close() }
    do {
      let (_, list) = try stage.showTabs()
      for _ in 0..<3 {
        list.performSegue(withIdentifier: "show", sender: list)
        stage.settle()
        list.navigationController?.topViewController?.performSegue(withIdentifier: "present", sender: nil)
        stage.settle()
        stage.window.rootViewController?.presentedViewController?.performSegue(
          withIdentifier: "back", sender: nil)
        stage.settle()
      }
      #expect(list.returns == 3)
    }
    #expect(ControllerLedger.aliveCount == 5)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(ControllerLedger.aliveCount == 0)
  }
}
