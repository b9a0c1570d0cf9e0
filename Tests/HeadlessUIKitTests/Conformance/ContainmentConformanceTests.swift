import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A7: containment", .compared)
struct ContainmentConformanceTests {
  private let parent = Box("P")
  private let child = Screen("C")

  @Test
  func `C1: adding a child takes it from another parent, calls willMove, and leaves didMove to the caller`() {
    let other = Screen("O")
    _ = Stage(parent)
    other.addChild(child)
    #expect(takeJournal() == ["C.willMove"])
    parent.addChild(child)
    #expect(journal == ["C.didMove(nil)", "C.willMove"])
    #expect(child.parent === parent && parent.children == [child] && other.children == [])
  }

  @Test func `C2: removing calls didMove by itself, and leaves willMove to the caller`() {
    _ = Stage(parent)
    parent.addChild(child)
    journal = []
    child.removeFromParent()
    #expect(journal == ["C.didMove(nil)"] && child.parent == nil && parent.children == [])
  }

  @Test func `C3: a controller is in one container, and adding it again does no harm`() {
    let stage = Stage(parent)
    parent.addChild(child)
    parent.addChild(child)
    #expect(parent.children == [child] && child.parent === parent && stage.console == [])
  }

  @Test func `C4: what is presented is no child, and a presenter is no parent`() {
    _ = Stage(parent)
    parent.presentNow(child)
    #expect(parent.children == [] && child.parent == nil)
  }

  @Test func `C5: a child's view under another controller's view raises`() {
    let (other, stranger) = (Screen("O"), Screen("X"))
    let stage = Stage(parent)
    other.addChild(child)
    parent.view.addSubview(child.view)
    #expect(
      stage.console == [
        "child view controller:<C> should have parent view controller:<P> but actual parent is:<O>"
      ])
    #expect(stage.raised && child.view.superview == nil)
    parent.view.addSubview(stranger.view)
    #expect(stage.console.count == 1)
  }

  @Test func `C6: a transition between two children of one parent, its order, and its exception otherwise`() {
    let next = Screen("N")
    let stage = Stage(parent)
    parent.embed(child)
    parent.transition(from: child, to: next, duration: 0.2, animations: nil)
    #expect(
      stage.raised
        && stage.takeConsole() == [
          "Children view controllers <C> and <N> must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
        ])
    journal = []
    parent.addChild(next)
    child.willMove(toParent: nil)
    parent.transition(from: child, to: next, duration: 0.2, animations: nil) { _ in
      next.didMove(toParent: parent)
      child.removeFromParent()
    }
    stage.settle()
    #expect(
      journal.filter { $0 != "N.didLoad" } == [
        "N.willMove", "C.willMove(nil)", "C.willDisappear", "N.willAppear", "N.didAppear", "C.didDisappear",
        "N.didMove", "C.didMove(nil)",
      ])
    #expect(next.view.superview === parent.view && child.view.superview == nil && stage.isInOrder)
  }

  @Test
  func
    `C7: a parent's appearance reaches the children that are shown, the parent first, unless it forwards itself`()
  {
    final class Silent: Screen {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let hidden = Screen("H")
    parent.embed(child)
    parent.addChild(hidden)
    let stage = Stage(UIViewController())
    stage.window.rootViewController = parent
    stage.settle()
    #expect(journal.filter { $0.hasSuffix("willAppear") } == ["P.willAppear", "C.willAppear"])
    #expect(only(["H"], in: journal) == [])
    let (silent, quiet) = (Silent("S"), Screen("Q"))
    silent.addChild(quiet)
    silent.view.addSubview(quiet.view)
    stage.window.rootViewController = silent
    stage.settle()
    #expect(appearances(only(["Q"], in: journal)) == [])
  }

  @Test func `C8: begin and end drive the pairs by hand, and unbalanced calls are warned of`() {
    final class Manual: Screen {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let manual = Manual("M")
    let stage = Stage(manual)
    manual.addChild(child)
    manual.view.addSubview(child.view)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(appearances(journal) == ["C.willAppear", "C.didAppear"] && stage.console == [])
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: false)
    let text = "Unbalanced calls to begin/end appearance transitions for <C>."
    #expect(stage.console == [text, text] && !stage.raised)
  }

  @Test func `C9: a child's view put in on screen makes it appear, and at the start after it has moved`() {
    let stage = Stage(parent)
    parent.embed(child)
    #expect(journal == ["C.willMove", "C.didLoad", "C.willAppear", "C.didAppear", "C.didMove"])
    journal = []
    let starter = Box("S", Screen("D"))
    stage.window.rootViewController = starter
    stage.settle()
    let moves = only(["D"], in: journal).filter { $0 != "D.didLoad" }
    #expect(moves == ["D.willMove", "D.didMove", "D.willAppear", "D.didAppear"])
  }

  @Test func `C10: containers set the parent and call willMove and didMove themselves`() {
    _ = Stage()
    for name in ["N", "T", "S"] {
      let screen = Screen(name + "C")
      journal = []
      let container: UIViewController =
        switch name {
        case "N": Stack(name, screen)
        case "T": Tabs(name, screen)
        default: Split(name, screen)
        }
      #expect(screen.parent === container)
      #expect(journal == ["\(name)C.willMove", "\(name)C.didMove"])
    }
  }
}
