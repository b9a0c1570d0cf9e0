import HeadlessUIKit
import Testing

/// The containers into whose own views apps put something of theirs: a banner, a player, a launch animation.
@MainActor
private enum Host: String, CaseIterable, CustomTestStringConvertible {
  case screen, stack, tabs, columns, pages

  nonisolated var testDescription: String { rawValue }

  func make() -> UIViewController {
    switch self {
    case .screen: return UIViewController()
    case .stack: return Stack("stack", UIViewController())
    case .tabs: return Tabs("tabs", UIViewController())
    case .columns: return Split("columns", UIViewController(), UIViewController())
    case .pages:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      return pages
    }
  }
}

@MainActor @Suite("Views of nobody's children, in the view of any container")
struct GuestViewTests {
  private let guest = Screen("guest")
  private let came = ["guest.willAppear", "guest.didAppear"]
  private let went = ["guest.willDisappear", "guest.didDisappear"]

  @Test(arguments: Host.allCases)
  fileprivate func `a view put in on screen makes its controller appear, and disappear when it is taken out`(
    host: Host
  ) {
    let root = host.make()
    let stage = Stage(root)
    root.view.addSubview(guest.view)
    #expect(appearances(takeJournal()) == came && guest.view.window === stage.window)
    guest.view.removeFromSuperview()
    #expect(appearances(journal) == went && guest.view.window == nil && stage.isInOrder)
  }

  @Test(arguments: Host.allCases)
  fileprivate func `a view that was put in off screen comes and goes with the container`(host: Host) {
    let root = host.make()
    let stage = Stage()
    root.view.addSubview(guest.view)
    #expect(appearances(journal) == [])
    stage.window.rootViewController = root
    stage.settle()
    #expect(appearances(takeJournal()) == came)
    root.presentNow(UIViewController().styled(.fullScreen))
    #expect(appearances(takeJournal()) == went)
    root.dismiss(animated: false)
    stage.settle()
    #expect(appearances(takeJournal()) == came)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(appearances(journal) == went && stage.isInOrder)
  }

  @Test(arguments: Host.allCases)
  fileprivate func `a view put in while the container appears has its controller appear with it`(host: Host) {
    let root = host.make()
    let stage = Stage()
    stage.window.rootViewController = root
    root.view.addSubview(guest.view)
    #expect(appearances(journal) == ["guest.willAppear"])
    stage.settle()
    #expect(appearances(journal) == came)
  }

  @Test func `a guest that is pushed leaves the view and appears on the stack, as often as it disappears`() {
    let navigation = Stack("navigation", UIViewController())
    let stage = Stage(navigation)
    navigation.view.addSubview(guest.view)
    journal = []
    navigation.pushViewController(guest, animated: true)
    #expect(guest.view.superview === navigation.view && guest.parent === navigation)
    #expect(appearances(takeJournal()) == went)
    stage.settle()
    #expect(appearances(takeJournal()) == came)
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(appearances(journal) == went && stage.isInOrder)
  }

  @Test func `a child that a stack shows is not told again when the app puts its view in as well`() {
    let navigation = Stack("navigation", UIViewController())
    let stage = Stage(navigation)
    navigation.addChild(guest)
    navigation.view.addSubview(guest.view)
    guest.didMove(toParent: navigation)
    stage.settle()
    #expect(navigation.topViewController === guest && appearances(journal) == came && stage.isInOrder)
  }
}
