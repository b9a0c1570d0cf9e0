import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite struct `Conformance of storyboards` {
  @Test func `B1 an unknown scene identifier raises`() throws {
    let stage = try Stage()
    _ = stage.storyboard.instantiateViewController(withIdentifier: "Lst")
    #expect(stage.faults == [.unknownScene("Lst", storyboard: "Stage")])
    #expect(
      stage.faults[0].message
        == "Storyboard (<UIStoryboard: Stage>) doesn't contain a view controller with identifier 'Lst'")
  }

  @Test func `B1 each call makes a new controller`() throws {
    let stage = try Stage()
    let first = stage.storyboard.instantiateViewController(withIdentifier: "List")
    let second = stage.storyboard.instantiateViewController(withIdentifier: "List")
    #expect(first !== second)
    #expect(first is ListController && second is ListController)
  }

  @Test func `B2 without an initial scene there is no initial controller`() throws {
    let stage = try Stage()
    #expect(stage.storyboard.instantiateInitialViewController() is UITabBarController)
    #expect(UIStoryboard(name: "Wing", bundle: nil).instantiateInitialViewController() == nil)
    #expect(stage.faults == [])
  }

  @Test func `B3 a storyboard that does not exist raises`() throws {
    let stage = try Stage()
    _ = UIStoryboard(name: "Stages", bundle: nil)
    #expect(stage.faults == [.unknownStoryboard("Stages")])
    #expect(stage.faults[0].message == "Could not find a storyboard named 'Stages' in bundle")
  }

  @Test func `B3' nothing is made in the place of a storyboard that does not exist`() throws {
    let stage = try Stage()
    let scenes = [
      StoryboardXML.reference("R", to: "Stages"),
      StoryboardXML.scene("A", segues: [#"identifier="go" kind="present" destination="R""#]),
      StoryboardXML.navigation("N", to: "R"),
    ]
    let xml = StoryboardXML.document(startingWith: "R", scenes)
    try Simulation.storyboards.register(StoryboardDocument(xml: xml, file: "gate.storyboard"))
    let gate = UIStoryboard(name: "gate", bundle: nil)
    #expect(gate.instantiateInitialViewController() == nil && stage.faults == [.unknownStoryboard("Stages")])
    let navigation = gate.instantiateViewController(withIdentifier: "N") as? UINavigationController
    #expect(navigation?.viewControllers == [] && stage.faults.count == 2)
    let source = gate.instantiateViewController(withIdentifier: "A")
    stage.window.rootViewController = source
    stage.window.makeKeyAndVisible()
    stage.settle()
    source.performSegue(withIdentifier: "go", sender: nil)
    #expect(source.presentedViewController == nil && stage.faults.count == 3)
    // An exception ends the call that raised it: no second one follows from the first.
    let missing = UIStoryboard(name: "Stages", bundle: nil)
    #expect(missing.instantiateInitialViewController() == nil)
    _ = missing.instantiateViewController(withIdentifier: "Anything")
    #expect(stage.faults == Array(repeating: .unknownStoryboard("Stages"), count: 4))
  }

  @Test func `B4 a scene knows its storyboard and has not loaded its view`() throws {
    let stage = try Stage()
    let list = stage.storyboard.instantiateViewController(withIdentifier: "List")
    #expect(list.storyboard === stage.storyboard)
    #expect(!list.isViewLoaded)
    #expect(list.title == "All items")
    #expect(ListController(nibName: nil, bundle: nil).storyboard == nil)
  }

  @Test func `B4 a creator makes the controller instead of init with coder`() throws {
    let stage = try Stage()
    let made = stage.storyboard.instantiateViewController(identifier: "Detail") {
      DetailController(coder: $0, number: 7)
    }
    #expect(made.number == 7)
    #expect(made.storyboard === stage.storyboard)
    let plain: DetailController = stage.storyboard.instantiateViewController(identifier: "Detail")
    #expect(plain.number == 0)
  }

  @Test func `B4 a destination from another storyboard belongs to that one`() throws {
    let stage = try Stage()
    let (_, list) = try stage.showTabs()
    list.performSegue(withIdentifier: "leave", sender: nil)
    let room = try #require(list.navigationController?.topViewController)
    #expect(room.storyboard?.name == "Wing")
    #expect(room.title == "A room")
  }

  @Test func `B5 containers come with their contents`() throws {
    let stage = try Stage()
    let tabs = try #require(stage.storyboard.instantiateInitialViewController() as? UITabBarController)
    let first = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(tabs.viewControllers?.count == 2)
    #expect(first.viewControllers.count == 1 && first.topViewController is ListController)
    #expect(first.storyboard === stage.storyboard && first.topViewController?.storyboard === stage.storyboard)
    let split = stage.storyboard.instantiateViewController(withIdentifier: "Columns")
    let columns = (split as? UISplitViewController)?.viewControllers ?? []
    #expect(columns.count == 2)
    #expect(columns.first is UINavigationController && columns.last is DetailController)
  }

  @Test func `B5 a split view with a style comes with its columns`() throws {
    let stage = try Stage()
    let split: UISplitViewController = try stage.show("ThreeColumns")
    #expect(split.style == .tripleColumn)
    #expect(split.viewController(for: .primary) is ListController)
    #expect(split.viewController(for: .supplementary) is PlainController)
    #expect(split.viewController(for: .secondary) is DetailController)
    #expect(split.viewController(for: .compact) is UITabBarController)
    #expect(stage.faults == [])
  }
}
