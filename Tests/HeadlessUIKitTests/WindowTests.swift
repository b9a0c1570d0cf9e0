import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Windows, scenes, and what outlives a place in one")
struct WindowTests {
  private let root = Screen("root")
  private let sheet = Screen("sheet")

  @Test func `a root that is replaced before its turn does not bring its successor's turn forward`() {
    let stage = Stage()
    let next = Screen("next")
    stage.window.rootViewController = root
    Simulation.current.clock.schedule { record("call", "between") }
    stage.window.rootViewController = next
    stage.settle()
    #expect(
      appearances(journal) + journal.filter { $0 == "call.between" } == [
        "root.willAppear", "root.willDisappear", "root.didDisappear", "next.willAppear", "next.didAppear",
        "call.between",
      ])
    #expect(journal.firstIndex(of: "call.between")! < journal.firstIndex(of: "next.didAppear")!)
  }

  @Test func `a child, or what a container keeps, cannot be a root as well, and the exception says so`() {
    let box = Box("box", sheet)
    let stage = Stage(root)
    stage.window.rootViewController = sheet
    #expect(stage.raised && stage.window.rootViewController === root && sheet.parent === box)
    Simulation.current.forgetFaults()
    let split = UISplitViewController(style: .doubleColumn)
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    stage.window.rootViewController = compact
    #expect(stage.raised && stage.window.rootViewController === root)
  }

  @Test func `a new root leaves the view that it was put into by hand`() {
    let stage = Stage(root)
    root.view.addSubview(sheet.view)
    stage.window.rootViewController = sheet
    stage.settle()
    #expect(root.view.subviews.isEmpty && sheet.view.superview === stage.window)
    #expect(stage.window.rootViewController === sheet && stage.isInOrder)
  }

  @Test func `W4: an old root that stayed in the window can be its root again, with what it presents`() {
    let stage = Stage(root)
    root.presentNow(sheet)
    let next = UIViewController()
    for replacement in [next, root] {
      stage.window.rootViewController = replacement
      stage.settle()
    }
    #expect(root.presentedViewController === sheet && root.view.window === stage.window)
    let told = appearances(journal)
    #expect(told.last { $0.hasPrefix("root") } == "root.didAppear")
    #expect(told.last { $0.hasPrefix("sheet") } == "sheet.didAppear" && stage.isInOrder)
    root.dismiss(animated: false)
    stage.settle()
    #expect(root.presentedViewController == nil && stage.isInOrder)
  }

  @Test func `W5: who leaves twice while presenting is kept and told of once, until the modal goes`() {
    let stage = Stage(root)
    root.presentNow(sheet)
    for replacement in [UIViewController(), root, UIViewController()] {
      stage.window.rootViewController = replacement
      stage.settle()
    }
    #expect(stage.console.count == 1 && Simulation.current.leaked == [root])
    root.dismiss(animated: false)
    stage.settle()
    #expect(Simulation.current.leaked.isEmpty)
  }

  @Test func `W7: an old root whose presentation controller was read is kept though its modal goes`() {
    let stage = Stage(root)
    _ = root.presentationController
    root.presentNow(sheet)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    root.dismiss(animated: false)
    stage.settle()
    #expect(Simulation.current.leaked == [root])
  }

  @Test func `W6: a root that goes while it dismisses hears no more that it appears`() {
    let stage = Stage(root)
    root.presentNow(sheet)
    root.dismiss(animated: true)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(appearances(only(["root"], in: journal)) == ["root.willDisappear", "root.didDisappear"])
  }

  @Test func `a window that nobody keeps takes its root off screen, and what stayed in it`() {
    let stage = Stage(UIViewController())
    let old = Screen("old")
    let modal = Screen("modal")
    do {
      let window = UIWindow(frame: .zero)
      window.rootViewController = old
      window.makeKeyAndVisible()
      stage.settle()
      old.presentNow(modal)
      window.rootViewController = root
      stage.settle()
      _ = takeJournal()
    }
    #expect(Set(appearances(journal).suffix(4)).contains("root.didDisappear"))
    #expect(appearances(only(["modal"], in: journal)) == ["modal.willDisappear", "modal.didDisappear"])
  }

  @Test func `the last reference to a window may be dropped on any thread`() async {
    _ = Stage()
    nonisolated(unsafe) var window: UIWindow? = UIWindow(frame: .zero)
    window?.rootViewController = sheet
    window?.isHidden = false
    #expect(sheet.view.window === window)
    await Task.detached { window = nil }.value
    #expect(sheet.view.window == nil)
  }

  @Test func `W5: a window that nobody keeps leaves a root alive that presents, and says so`() {
    let stage = Stage(UIViewController())
    weak var kept: UIViewController?
    do {
      let window = UIWindow(frame: .zero)
      let presenter = UIViewController()
      kept = presenter
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      stage.settle()
      presenter.presentNow(UIViewController())
    }
    #expect(kept != nil && stage.console.count == 1)
    endSimulation()
    #expect(kept == nil)
  }

  @Test func `each scene has its key window, and the application's is the first`() {
    let stage = Stage(root)
    let application = UIApplication.shared
    let scene = UIWindowScene()
    for _ in 0..<2 { application.connect(scene) }
    #expect(application.orderedScenes.count == 2 && application.keyWindow === stage.window)
    let other = UIWindow(windowScene: scene)
    other.rootViewController = sheet
    other.makeKeyAndVisible()
    #expect(other.isKeyWindow && stage.window.isKeyWindow && application.keyWindow === stage.window)
    stage.window.windowScene = nil
    #expect(application.keyWindow === other && !stage.window.isKeyWindow)
    #expect(application.windows == [other])
    stage.settle()
    _ = takeJournal()
    application.disconnect(scene)
    #expect(other.isHidden && appearances(journal) == ["sheet.willDisappear", "sheet.didDisappear"])
    #expect(application.orderedScenes.count == 1 && application.keyWindow == nil)
  }

  @Test func `W11: a hidden window needs no root at the end of the launch`() {
    let stage = Stage(visible: false)
    endLaunch()
    #expect(stage.console.isEmpty)
    stage.window.isHidden = false
    endLaunch()
    #expect(stage.raised)
  }

  @Test func `a hierarchy that is installed stands as if the app had gone there`() {
    let (cover, upper) = (Screen("cover"), Screen("upper"))
    let stage = Stage()
    ControllerTree.install(root: root, modals: [cover.styled(.fullScreen), upper], in: stage.window)
    #expect(stage.isInOrder && stage.isIdle && stage.console.isEmpty)
    #expect(root.view.window == nil && cover.view.window != nil && upper.view.window != nil)
    #expect(appearances(journal).last { $0.hasPrefix("root") } == "root.didDisappear")
    #expect(ControllerTree.layers(from: root) == [root, cover, upper])
    cover.dismiss(animated: true)
    stage.settle()
    cover.present(upper, animated: false)
    stage.settle()
    root.dismiss(animated: false)
    stage.settle()
    #expect(root.view.window === stage.window && stage.isInOrder)
  }

  @Test func `a window that is cleared in the midst of a pop leaves nobody with a parent`() {
    let navigation = Stack("navigation", root, sheet)
    let stage = Stage(navigation)
    navigation.popViewController(animated: true)
    stage.turn()
    #expect(sheet.parent === navigation)
    ControllerTree.clear(stage.window)
    #expect(sheet.parent == nil && stage.window.rootViewController == nil)
  }

  @Test func `W4: an old root that stayed in the window comes out of there when it becomes a child`() {
    let (stage, next) = (Stage(root), UIViewController())
    stage.replaceRoot(presenting: sheet, by: next)
    next.addChild(root)
    #expect(appearances(takeJournal()) == ["sheet.willDisappear", "sheet.didDisappear"])
    next.view.addSubview(root.view)
    stage.settle()
    #expect(root.view.window === stage.window && sheet.view.window === stage.window && stage.isInOrder)
    #expect(
      Set(appearances(journal).filter { $0.hasSuffix("didAppear") }) == ["root.didAppear", "sheet.didAppear"])
  }

  @Test func `a window that is shown again ends its root's appearance, not a presentation's under way`() {
    let stage = Stage(root)
    root.present(sheet, animated: true)
    stage.turn()
    stage.window.isHidden = true
    stage.window.isHidden = false
    _ = takeJournal()
    stage.turn()
    #expect(takeJournal() == ["root.didAppear"] && sheet.isBeingPresented)
    stage.settle()
    #expect(journal == ["sheet.didAppear"] && stage.isInOrder)
  }

  /// A screen that alone keeps a second window.
  private final class Keeper: UIViewController {
    let other = UIWindow(frame: .zero)
  }

  @Test func `a window that only a screen of another one keeps goes when both are cleared`() {
    let stage = Stage()
    weak var gone: UIWindow?
    do {
      let keeper = Keeper()
      gone = keeper.other
      keeper.other.rootViewController = sheet
      stage.window.rootViewController = keeper
      keeper.other.isHidden = false
      stage.settle()
    }
    #expect(gone != nil && UIApplication.shared.windows.count == 2)
    endSimulation()
    #expect(gone == nil && stage.window.rootViewController == nil && sheet.parent == nil)
  }

  @Test func `a window that only what is associated with another one keeps goes with the associations`() {
    let stage = Stage(root)
    weak var gone: UIWindow?
    do {
      let other = UIWindow(frame: .zero)
      gone = other
      Associations.set(other, of: stage.window, for: Self.key, holding: .strong)
      Associations.set(root, of: other, for: Self.key, holding: .strong)
    }
    #expect(gone != nil)
    UIWindow.forgetAssociations()
    #expect(gone == nil)
  }

  // Never written and never freed, so that all threads may read it.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
