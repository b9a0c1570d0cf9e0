import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A8: loading and appearing", .compared)
struct ViewConformanceTests {
  private let root = Screen("A")
  private let modal = Screen("M")

  @Test func `L1: the view loads on first use, once; asking whether it is loaded does not load it`() {
    final class Loader: Screen {
      override func loadView() {
        record("loader", "loadView")
        view = UIView()
      }
    }
    _ = Stage()
    let loader = Loader("L")
    #expect(loader.viewIfLoaded == nil && !loader.isViewLoaded && journal == [])
    loader.loadViewIfNeeded()
    #expect(loader.view === loader.viewIfLoaded && loader.isViewLoaded)
    loader.loadViewIfNeeded()
    #expect(journal == ["loader.loadView", "L.didLoad"])
  }

  @Test func `L2: a view that was loaded stays loaded when its controller leaves the screen`() {
    let stage = Stage(root)
    let view = root.view
    stage.window.rootViewController = modal
    stage.settle()
    #expect(root.isViewLoaded && root.view === view)
  }

  @Test func `L3: what comes is loaded before what goes hears that it disappears`() {
    let navigation = Stack("N", root)
    let stage = Stage(navigation)
    let pushed = Screen("B")
    navigation.pushViewController(pushed, animated: true)
    stage.settle()
    #expect(journal.firstIndex(of: "B.didLoad") ?? 9 < journal.firstIndex(of: "A.willDisappear") ?? 0)
    let presenter = Screen("P")
    let other = Stage(presenter)
    presenter.present(modal.styled(.fullScreen), animated: true)
    other.settle()
    #expect(journal.firstIndex(of: "M.didLoad") ?? 9 < journal.firstIndex(of: "P.willDisappear") ?? 0)
  }

  @Test func `L4: the order of a full-screen presentation`() {
    let stage = Stage(root)
    root.present(modal.styled(.fullScreen), animated: true) { record("completion", "called") }
    stage.settle()
    #expect(
      journal.filter { $0 != "M.didLoad" } == [
        "A.willDisappear", "M.willAppear", "M.didAppear", "A.didDisappear", "completion.called",
      ])
  }

  @Test func `L5: the order of a full-screen dismissal`() {
    let stage = Stage(root)
    root.presentNow(modal.styled(.fullScreen))
    journal = []
    root.dismiss(animated: true) { record("completion", "called") }
    stage.settle()
    #expect(
      journal == ["M.willDisappear", "A.willAppear", "A.didAppear", "M.didDisappear", "completion.called"])
  }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom,
  ])
  func `L6: a presentation that leaves the presenter's view in place tells the presenter nothing`(
    style: UIModalPresentationStyle
  ) {
    let stage = Stage(root)
    root.presentNow(modal.styled(style))
    root.dismiss(animated: true)
    stage.settle()
    #expect(only(["A"], in: journal) == [] && only(["M"], in: journal).count == 5)
  }

  @Test func `L7: the callbacks carry the transition's animation`() {
    final class Curious: UIViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { flags.append(animated) }
      override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
      override func viewWillDisappear(_ animated: Bool) { flags.append(animated) }
      override func viewDidDisappear(_ animated: Bool) { flags.append(animated) }
    }
    let stage = Stage(root)
    let curious = Curious()
    for animated in [true, false] {
      curious.flags = []
      root.present(curious, animated: animated)
      stage.settle()
      root.dismiss(animated: animated)
      stage.settle()
      #expect(curious.flags == Array(repeating: animated, count: 4))
    }
  }

  @Test func `L8: a container is about to appear before its child is`() {
    final class Named: UINavigationController {
      override func viewWillAppear(_ animated: Bool) { record("N", "willAppear") }
    }
    let stage = Stage(root)
    root.present(Named(rootViewController: modal), animated: true)
    stage.settle()
    #expect(journal.filter { $0.hasSuffix("willAppear") } == ["N.willAppear", "M.willAppear"])
  }

  @Test func `L9: will and did alternate; only a cancelled interactive transition has two wills in a row`() {
    let navigation = Stack("N", root, modal)
    let stage = Stage(navigation)
    for gesture in [UserGesture.cancelEdgePop, .finishEdgePop] {
      journal = []
      stage.user(.startEdgePop)
      stage.user(gesture)
      stage.settle()
      var last: [String: Bool] = [:]
      var doubles = 0
      for event in appearances(journal) {
        let isWill = event.contains("will")
        if isWill, last[String(event.prefix(1))] == true { doubles += 1 }
        last[String(event.prefix(1))] = isWill
      }
      #expect(doubles == (gesture == .cancelEdgePop ? 2 : 0))
      #expect(last.values.allSatisfy { !$0 })
    }
  }

  @Test
  func
    `L10: on cancelling, who appeared disappears, who disappeared appears, and the coordinator tells first`()
  {
    let navigation = Stack("N", root, modal)
    let stage = Stage(navigation)
    stage.user(.startEdgePop)
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
      record("change", context.isCancelled ? "cancelled" : "finished")
    }
    journal = []
    stage.user(.cancelEdgePop)
    stage.settle()
    #expect(
      appearances(journal) == ["A.willDisappear", "A.didDisappear", "M.willAppear", "M.didAppear"])
    #expect(journal.first == "change.cancelled")
  }

  @Test func `L11: presenting before the view is in the window is refused, from viewDidAppear it works`() {
    let child = Screen("C")
    let stage = Stage(root)
    let container = Box("X")
    child.onEvent = { event in
      if event == "didLoad" || event == "didAppear" {
        child.present(Screen("from \(event)"), animated: false)
      }
    }
    container.addChild(child)
    child.loadViewIfNeeded()
    #expect(stage.takeConsole().count == 1)
    stage.window.rootViewController = container
    container.view.addSubview(child.view)
    stage.settle()
    #expect(stage.console == [] && (container.presentedViewController as? Screen)?.name == "from didAppear")
  }

  @Test
  func
    `L12: the first root is about to appear in makeKeyAndVisible, and has appeared when the turn has ended`()
  {
    let stage = Stage(root, visible: false)
    stage.window.makeKeyAndVisible()
    #expect(appearances(journal) == ["A.willAppear"])
    stage.turn()
    #expect(appearances(journal) == ["A.willAppear", "A.didAppear"])
  }
}

@MainActor @Suite("Conformance A10: memory", .compared)
struct MemoryConformanceTests {
  @Test
  func `M1: windows, containers and presenters hold what is above them; delegates and parents are not held`()
  {
    final class Delegate: NSObject, UINavigationControllerDelegate {}
    let stage = Stage()
    weak var child: Screen?
    weak var modal: Screen?
    weak var delegate: Delegate?
    do {
      let (screen, other, told) = (Screen("A"), Screen("M"), Delegate())
      let navigation = Stack("N", screen)
      navigation.delegate = told
      (child, modal, delegate) = (screen, other, told)
      stage.window.rootViewController = navigation
      stage.settle()
      navigation.presentNow(other)
    }
    #expect(child != nil && modal != nil && delegate == nil)
    let orphan = Screen("O")
    do { Box("X").addChild(orphan) }
    #expect(orphan.parent == nil)
  }

  @Test func `M2: a popped controller goes when the animated pop has ended`() {
    let navigation = Stack("N", Screen("A"), Screen("B"))
    let stage = Stage(navigation)
    do { navigation.popViewController(animated: true) }
    stage.turn()
    #expect(!journal.contains("B.deinit"))
    stage.settle()
    #expect(journal.last == "B.deinit")
  }

  @Test func `M3: a dismissed controller goes after the transition, not before its completion`() {
    let root = Screen("A")
    let stage = Stage(root)
    do { root.presentNow(Screen("M")) }
    journal = []
    do { root.dismiss(animated: true) { record("completion", "called") } }
    stage.settle()
    #expect(journal == ["M.willDisappear", "M.didDisappear", "completion.called", "M.deinit"])
  }

  @Test
  func `M4: a presenter that is dropped without dismissing leaks with its modal, until the simulation ends`()
  {
    let navigation = Stack("N", Screen("A"))
    let stage = Stage(navigation)
    do {
      let presenter = Screen("B")
      presenter.definesPresentationContext = true
      navigation.pushViewController(presenter, animated: false)
      stage.settle()
      presenter.presentNow(Screen("M").styled(.overCurrentContext))
      navigation.popViewController(animated: false)
      stage.settle()
    }
    #expect(!journal.contains("B.deinit") && !journal.contains("M.deinit"))
    #expect(
      stage.console == [
        "<B> and what it presents keep each other alive: it left the hierarchy while presenting."
      ])
    endSimulation()
    #expect(journal.contains("B.deinit") && journal.contains("M.deinit"))
  }
}
