import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Who stands where, and what callbacks do about it")
struct ContainmentTests {
  @Test func `a child that is added again is told again, and stands last`() {
    Simulation.reset()
    let (container, child, other) = (UIViewController(), Screen("child"), Screen("other"))
    for screen in [child, other] { container.addChild(screen) }
    _ = takeJournal()
    container.addChild(child)
    #expect(takeJournal() == ["child.willMove"] && container.children == [other, child])
  }

  @Test func `a child that its own callback takes elsewhere stays there`() {
    Simulation.reset()
    let (first, second, child) = (UIViewController(), UIViewController(), Screen("child"))
    child.onEvent = { [unowned child] event in
      guard event == "willMove" else { return }
      child.onEvent = nil
      second.addChild(child)
    }
    first.addChild(child)
    #expect(child.parent === second && second.children == [child] && first.children.isEmpty)
  }

  @Test func `what a callback pushes while an empty stack is filled goes again, and is told so`() {
    _ = Stage()
    let (navigation, bottom, stray) = (UINavigationController(), Screen("bottom"), Screen("stray"))
    bottom.onEvent = { [unowned navigation] event in
      if event == "willMove" { navigation.pushViewController(stray, animated: false) }
    }
    navigation.viewControllers = [bottom]
    #expect(navigation.viewControllers == [bottom] && stray.parent == nil)
    let told = only(["stray"], in: journal)
    #expect(told == ["stray.willMove", "stray.didMove", "stray.willMove(nil)", "stray.didMove(nil)"])
  }

  @Test func `a controller is not put into what its view holds`() {
    let (outer, inner) = (Screen("outer"), Screen("inner"))
    let stage = Stage()
    outer.view.addSubview(inner.view)
    inner.addChild(outer)
    #expect(stage.raised && outer.parent == nil && inner.children.isEmpty)
  }

  @Test(arguments: [false, true])
  func `what moves out of a presentation ends it, and nobody is told that it was done`(hasBegun: Bool) {
    let (root, sheet) = (Screen("root"), Screen("sheet"))
    let stage = Stage(root) { $0.presentedElsewhere = .move }
    var isDone = false
    root.present(sheet.styled(.fullScreen), animated: true) { isDone = true }
    if hasBegun { stage.turn() }
    let navigation = UINavigationController()
    navigation.viewControllers = [sheet]
    #expect(
      stage.isIdle && root.transitionCoordinator == nil && sheet.parent === navigation
        && !sheet.isBeingPresented)
    stage.settle()
    #expect(!isDone && root.presentedViewController == nil && stage.isInOrder)
    #expect(
      stage.console == ["<sheet> cannot be a child of \(navigation): it stands elsewhere in the hierarchy."])
    #expect(appearances(only(["root"], in: journal)).last != "root.didDisappear")
  }

  @Test func `a presenter that goes by itself leaves nobody who says that it presents it`() {
    let sheet = UIViewController()
    do {
      let presenter = UIViewController()
      ControllerTree.pretend(presenter, isIn: nil, isPresentedBy: nil, presents: sheet)
      ControllerTree.pretend(sheet, isIn: nil, isPresentedBy: presenter, presents: nil)
      #expect(sheet.presentingViewController === presenter)
    }
    #expect(sheet.presentingViewController == nil)
  }

  @Test(arguments: [false, true])
  func `an old root that its window still shows comes out of there when a container takes it`(isShown: Bool) {
    let (old, modal) = (Screen("old"), Screen("modal"))
    let stage = Stage(old)
    old.presentNow(modal)
    let container = Stack("container", Screen("next"))
    stage.window.rootViewController = isShown ? container : UIViewController()
    stage.settle()
    #expect(modal.view.window === stage.window)
    _ = takeJournal()
    container.pushViewController(old, animated: false)
    #expect(appearances(takeJournal()) == ["modal.willDisappear", "modal.didDisappear"])
    stage.settle()
    #expect(old.view.window === (isShown ? stage.window : nil) && modal.view.window === old.view.window)
    let told = appearances(only(["old", "modal"], in: journal))
    #expect(told.filter { $0.hasSuffix("didAppear") }.count == (isShown ? 2 : 0) && stage.isInOrder)
  }
}
