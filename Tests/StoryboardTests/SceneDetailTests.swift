import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Writes down how many controllers it held when it was told that it is complete.
private final class WakingStack: UINavigationController {
  override func awakeFromNib() { Journal.note(self, "woke with \(viewControllers.count)") }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    Journal.note(self, "unwinds")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

/// Writes down the order in which it is asked for an unwinding, and whose child stands on the way.
private final class AskedTabs: UITabBarController {
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    Journal.note(self, "asked; \(childContaining(source) == nil ? "no child" : "a child") on the way")
    return super.allowedChildrenForUnwinding(from: source)
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    Journal.note(self, "unwinds")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

/// Writes down who shows something in it, and how it is moved.
private final class ToldController: UIViewController {
  override func show(_ viewController: UIViewController, sender: Any?) {
    Journal.note(self, "shows for \(sender ?? "nobody")")
    super.show(viewController, sender: sender)
  }

  override func didMove(toParent parent: UIViewController?) { Journal.note(self, "moved") }
}

@MainActor @Suite("Details of scenes and segues")
struct SceneDetailTests {
  /// A storyboard with some scenes.
  private func storyboard(_ scenes: String...) throws -> UIStoryboard {
    let registry = Simulation.storyboards
    registry.register(WakingStack.self, as: "WakingStack")
    registry.register(ToldController.self, as: "ToldController")
    let xml = StoryboardXML.document(scenes)
    try registry.register(StoryboardDocument(xml: xml, file: "details.storyboard"))
    return UIStoryboard(name: "details", bundle: nil)
  }

  @Test func `a scene's controller is as the scene says, and wakes when its contents are there`() throws {
    _ = try Stage()
    let made = try storyboard(
      StoryboardXML.navigation(
        "A", to: "B",
        attributes: """
          customClass="WakingStack" title="Cart" modalPresentationStyle="fullScreen" \
          definesPresentationContext="YES" hidesBottomBarWhenPushed="YES"
          """),
      StoryboardXML.scene(
        "B", attributes: #"modalPresentationStyle="formSheet" definesPresentationContext="YES""#)
    ).instantiateViewController(withIdentifier: "A")
    #expect(made.title == "Cart" && made.modalPresentationStyle == .fullScreen)
    #expect(made.definesPresentationContext && made.hidesBottomBarWhenPushed)
    let inner = made.children.first
    #expect(inner?.modalPresentationStyle == .formSheet && inner?.definesPresentationContext == true)
    #expect(Journal.entries == ["WakingStack woke with 1"])
  }

  @Test func `a scene's controller has the name under which the system would keep its state`() throws {
    _ = try Stage()
    let storyboard = try storyboard(
      StoryboardXML.scene("A", attributes: #"restorationIdentifier="cart""#),
      StoryboardXML.scene("B", attributes: #"useStoryboardIdentifierAsRestorationIdentifier="YES""#),
      StoryboardXML.scene("C"))
    let names = ["A", "B", "C"].map {
      storyboard.instantiateViewController(withIdentifier: $0).restorationIdentifier
    }
    #expect(names == ["cart", "B", nil])
  }

  @Test func `a segue without animation takes no time, and leaves animations as the app has set them`() throws
  {
    let stage = try Stage()
    let storyboard = try storyboard(
      StoryboardXML.scene(
        "A", segues: [#"identifier="go" kind="present" destination="B" animates="NO""#]),
      StoryboardXML.scene(
        "B", segues: [#"identifier="back" kind="unwind" unwindAction="unwindToList:" animates="NO""#]))
    for isEnabled in [true, false] {
      UIView.setAnimationsEnabled(isEnabled)
      defer { UIView.setAnimationsEnabled(true) }
      let list = stage.storyboard.instantiateViewController(withIdentifier: "List")
      let made = storyboard.instantiateViewController(withIdentifier: "A")
      list.addChild(made)
      stage.window.rootViewController = list
      stage.window.makeKeyAndVisible()
      list.view.addSubview(made.view)
      stage.settle()
      made.performSegue(withIdentifier: "go", sender: nil)
      #expect(UIView.areAnimationsEnabled == isEnabled)
      let sheet = list.presentedViewController
      #expect(sheet?.transitionCoordinator?.isAnimated == false)
      stage.settle()
      sheet?.performSegue(withIdentifier: "back", sender: nil)
      #expect(sheet?.transitionCoordinator?.isAnimated == false)
      stage.settle()
      #expect(list.presentedViewController == nil && UIView.areAnimationsEnabled == isEnabled)
    }
  }

  @Test func `what is embedded has moved in, and whoever shows something hears for whom`() throws {
    let stage = try Stage()
    let made = try storyboard(
      StoryboardXML.scene(
        "A", attributes: #"customClass="ToldController""#,
        segues: [
          #"identifier="in" kind="embed" destination="B""#, #"identifier="on" kind="show" destination="C""#,
        ]),
      StoryboardXML.scene("B", attributes: #"customClass="ToldController""#), StoryboardXML.scene("C")
    ).instantiateViewController(withIdentifier: "A")
    stage.window.rootViewController = made
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(made.children.count == 1 && made.children.first?.view.superview === made.view)
    made.performSegue(withIdentifier: "on", sender: "me")
    stage.settle()
    #expect(Journal.entries == ["ToldController moved", "ToldController shows for me"])
  }

  @Test func `a segue with a handler does what that says`() {
    var calls = 0
    let (source, destination) = (UIViewController(), UIViewController())
    UIStoryboardSegue(identifier: nil, source: source, destination: destination) { calls += 1 }.perform()
    #expect(calls == 1 && destination.presentingViewController == nil)
  }

  @Test func `of classes and unwind actions with one name the last counts`() throws {
    let stage = try Stage()
    Simulation.storyboards.register(ToldController.self, as: "PlainController")
    let made = try storyboard(
      StoryboardXML.scene("A", attributes: #"customClass="PlainController""#)
    )
    .instantiateViewController(withIdentifier: "A")
    #expect(made is ToldController)
    var calls = 0
    Simulation.storyboards.registerUnwindAction("unwindToList:", on: ListController.self) { _ in
      { _ in calls += 1 }
    }
    let (_, list) = try stage.showTabs()
    list.performSegue(withIdentifier: "show", sender: nil)
    stage.settle()
    list.navigationController?.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(calls == 1 && list.returns == 0 && list.navigationController?.topViewController === list)
  }

  @Test func `containers unwind from the outside in, and what a container presents is no child on the way`()
    throws
  {
    let stage = try Stage()
    let list = stage.storyboard.instantiateViewController(withIdentifier: "List")
    let (tabs, stack) = (AskedTabs(), WakingStack())
    stack.viewControllers = [list, UIViewController()]
    tabs.viewControllers = [UIViewController(), stack]
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
    stage.settle()
    let sheet = stage.storyboard.instantiateViewController(withIdentifier: "Sheet")
    tabs.present(sheet, animated: false)
    stage.settle()
    Journal.entries = []
    sheet.performSegue(withIdentifier: "back", sender: nil)
    stage.settle()
    #expect(
      Journal.entries.filter { !$0.hasPrefix("ListController") && !$0.hasPrefix("Sheet") } == [
        "AskedTabs asked; no child on the way", "AskedTabs unwinds", "WakingStack unwinds",
      ])
    #expect(tabs.selectedViewController === stack && stack.viewControllers == [list])
  }

  @Test(arguments: [
    StoryboardXML.navigation("A", to: "nowhere"),
    StoryboardXML.scene("A", segues: [#"kind="custom" destination="A""#]),
    StoryboardXML.scene("A", segues: [#"kind="custom" destination="A" customClass="Nobody""#]),
    StoryboardXML.scene("A", attributes: #"customClass="Nobody""#),
  ])
  func `a scene that needs what nobody has is refused, and no storyboard is there for it`(scene: String)
    throws
  {
    _ = try Stage()
    #expect(throws: StoryboardError.self) { try storyboard(scene) }
    #expect(!Simulation.storyboards.names.contains("details"))
  }

  @Test func `contents with a column of their own stand there, the others in the columns' order`() throws {
    _ = try Stage()
    let place = SourcePlace(file: "columns")
    var split = StoryboardDocument.Scene(
      id: "S", identifier: "S", kind: .splitViewController, place: place)
    split.splitStyle = .doubleColumn
    split.contents = [.init(destination: "A", place: place), .init(destination: "B", place: place)]
    split.contents[0].column = .secondary
    split.contents[1].column = .primary
    let screens = ["A", "B"].map {
      var scene = StoryboardDocument.Scene(id: $0, identifier: $0, kind: .viewController, place: place)
      scene.title = $0
      return scene
    }
    try Simulation.storyboards.register(StoryboardDocument(name: "columns", scenes: [split] + screens))
    let made = UIStoryboard(name: "columns", bundle: nil).instantiateViewController(withIdentifier: "S")
    let columns = made as? UISplitViewController
    #expect(columns?.viewController(for: .primary)?.title == "B")
    #expect(columns?.viewController(for: .secondary)?.title == "A")
  }
}
