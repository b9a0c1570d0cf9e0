import HeadlessUIKit
import Testing

@MainActor @Suite("What stands outside the windows, or leaves them in the midst of something")
struct OutsideWindowsTests {
  @Test func `what a view that was put in by hand presents goes off screen with the view that it stood in`() {
    let (root, covered) = (UINavigationController(rootViewController: UIViewController()), Screen("over"))
    let stage = Stage(root)
    let guest = UIViewController()
    root.view.addSubview(guest.view)
    guest.presentNow(covered)
    #expect(takeJournal().contains("over.didAppear"))
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(appearances(journal) == ["over.willDisappear", "over.didDisappear"])
  }

  @Test func `what comes on screen while a callback replaces the root goes off again, modal over it or not`()
  {
    let (bottom, next) = (Screen("bottom"), Screen("next"))
    let navigation = Stack("navigation", bottom)
    let stage = Stage(navigation)
    navigation.presentNow(Screen("sheet"))
    bottom.onEvent = { [unowned stage] event in
      if event == "willDisappear" { stage.window.rootViewController = UIViewController() }
    }
    navigation.pushViewController(next, animated: true)
    stage.settle()
    let told = appearances(only(["next"], in: journal))
    #expect(told.isEmpty || told.last == "next.didDisappear")
    #expect(next.view.window == nil && stage.isInOrder)
  }

  @Test(arguments: [false, true])
  func `what is inside follows an appearance that a callback turns round or ends`(ends: Bool) {
    let (box, inner) = (Screen("box"), Screen("inner"))
    box.addChild(inner)
    box.view.addSubview(inner.view)
    let stage = Stage(box)
    box.onEvent = { [unowned stage] event in
      switch event {
      case "willDisappear" where ends: stage.window.isHidden = true
      case "willDisappear": stage.window.rootViewController?.beginAppearanceTransition(true, animated: false)
      default: break
      }
    }
    if ends {
      stage.window.rootViewController = nil
      #expect(appearances(journal).suffix(2) == ["inner.willDisappear", "inner.didDisappear"])
    } else {
      box.beginAppearanceTransition(false, animated: false)
      #expect(appearances(journal) == ["box.willDisappear", "box.willAppear"])
      box.endAppearanceTransition()
      #expect(appearances(journal).last == "box.didAppear")
    }
  }

  @Test(arguments: ["page", "view"])
  func `a finger is lifted when what it swipes leaves the window`(link: String) {
    let (root, presenter) = (UIViewController(), Screen("presenter"))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let stage = Stage(root) { $0.presentInFlight = .wait }
    root.addChild(pages)
    root.view.addSubview(pages.view)
    pages.setViewControllers([presenter], direction: .forward, animated: false)
    presenter.definesPresentationContext = true
    presenter.presentNow(Screen("sheet").styled(.pageSheet))
    let sheet =
      root.children.isEmpty ? nil : root.presentedViewController ?? presenter.presentedViewController
    #expect(stage.user(.startSwipeDown(layer: 0)))
    var answers: [Bool] = []
    sheet?.transitionCoordinator?.notifyWhenInteractionChanges { answers.append($0.isCancelled) }
    if link == "page" {
      root.willMove(toParent: nil)
      stage.window.rootViewController = UIViewController()
    } else {
      stage.window.isHidden = true
    }
    stage.settle()
    #expect(answers == [true] && sheet?.transitionCoordinator == nil && sheet?.isBeingDismissed == false)
  }

  @Test func `a stack whose change waits for its disappearance is released with the stack that dropped it`() {
    weak var dropped: UIViewController?
    let stage = Stage.narrow()
    do {
      let split = UISplitViewController(style: .doubleColumn)
      let (primary, secondary) = (Screen("primary"), Screen("secondary"))
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
      let root = UIViewController()
      stage.window.rootViewController = root
      root.presentNow(split.styled(.pageSheet))
      #expect(stage.user(.startSwipeDown(layer: 0)))
      dropped = secondary.navigationController
      #expect(dropped != nil)
      // Its stack is left empty in the midst of the swipe, then dropped by the column.
      root.addChild(secondary)
      split.setViewController(Screen("other"), for: .secondary)
      stage.settle()
      ControllerTree.clear(stage.window)
    }
    #expect(dropped == nil)
  }

  @Test func `a presenter that the app calls on screen by hand in a hidden window brings nothing on screen`()
  {
    let (root, sheet) = (Screen("root"), Screen("sheet"))
    let stage = Stage(root)
    root.present(sheet, animated: false)
    stage.window.isHidden = true
    root.beginAppearanceTransition(true, animated: false)
    stage.settle()
    #expect(root.presentedViewController === sheet && appearances(only(["sheet"], in: journal)).isEmpty)
    #expect(stage.isInOrder)
  }

  @Test func `a view that was moved while its controller was presented goes with the dismissal`() {
    let (root, sheet, inner) = (Screen("root"), Screen("sheet"), Screen("inner"))
    let stage = Stage(root)
    root.presentNow(sheet)
    root.view.addSubview(sheet.view)
    sheet.addChild(inner)
    sheet.view.addSubview(inner.view)
    root.dismiss(animated: false)
    stage.settle()
    #expect(root.view.subviews.isEmpty && sheet.view.superview == nil)
    root.addChild(inner)
    #expect(inner.view.window == nil && stage.isInOrder)
  }

  @Test func `More shows another hosted tab that is selected while it appears`() {
    let screens = (0..<7).map { Screen("\($0)") }
    let tabs = UITabBarController()
    let stage = Stage.narrow()
    tabs.viewControllers = screens
    tabs.selectedIndex = 4
    stage.window.rootViewController = tabs
    tabs.selectedIndex = 5
    stage.settle()
    let told = appearances(only(["4", "5"], in: journal))
    #expect(told == ["4.willAppear", "4.willDisappear", "4.didDisappear", "5.willAppear", "5.didAppear"])
    #expect(stage.isInOrder)
  }

  @Test func `the column that takes the place of one which went elsewhere comes on screen`() {
    let (primary, secondary) = (Screen("primary"), Screen("secondary"))
    let split = Split("split", primary, secondary)
    split.preferredDisplayMode = .secondaryOnly
    let host = UIViewController()
    host.addChild(split)
    host.view.addSubview(split.view)
    // The app says who is on screen, so that no walk over the windows puts it right.
    Simulation.reset()
    host.beginAppearanceTransition(true, animated: false)
    host.endAppearanceTransition()
    _ = takeJournal()
    secondary.removeFromParent()
    let told = [
      "secondary.willDisappear", "secondary.didDisappear", "primary.willAppear", "primary.didAppear",
    ]
    #expect(appearances(takeJournal()).filter { told.contains($0) } == told)
  }

  @Test func `a child that begins to appear while its container is being covered goes with it`() {
    let (root, child) = (UIViewController(), Screen("child"))
    let stage = Stage(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.definesPresentationContext = true
    child.presentNow(Screen("context").styled(.currentContext))
    root.present(Screen("cover").styled(.fullScreen), animated: true)
    stage.turn()
    child.dismiss(animated: true)
    stage.settle()
    #expect(child.view.window == nil && stage.isInOrder)
    let told = appearances(only(["child"], in: journal))
    #expect(told.isEmpty || told.last == "child.didDisappear")
  }

  @Test(arguments: ["willMove(nil)", "willDisappear"])
  func `a swipe back whose callbacks hide the window leaves the stack as it was or as it would be`(
    moment: String
  ) {
    let (bottom, top) = (Screen("bottom"), Screen("top"))
    let navigation = Stack("navigation", bottom, top)
    let stage = Stage(navigation)
    top.onEvent = { [unowned stage] event in
      if event == moment { stage.window.isHidden = true }
    }
    #expect(stage.user(.startEdgePop))
    stage.settle()
    #expect(appearances(only(["bottom"], in: journal)).isEmpty && stage.isInOrder)
    let isGone = moment == "willDisappear"
    #expect(navigation.viewControllers == (isGone ? [bottom] : [bottom, top]))
    let told = only(["top"], in: journal).filter { $0.contains("Move") }
    #expect(told == ["top.willMove(nil)", isGone ? "top.didMove(nil)" : "top.willMove"])
  }

  @Test(arguments: [ModelSettings.InFlightPolicy.refuse, .wait])
  func `D13: a presenter that is itself being presented dismisses nothing until it is there`(
    policy: ModelSettings.InFlightPolicy
  ) {
    let (first, second, over) = (Screen("first"), UIViewController(), Screen("over"))
    let stage = Stage(first) { $0.dismissInFlight = policy }
    first.presentNow(over)
    stage.window.rootViewController = second
    stage.settle()
    _ = stage.takeConsole()
    let animator = TestAnimator()
    first.transitioningDelegate = animator
    second.present(first, animated: true)
    stage.settle()
    #expect(first.isBeingPresented)
    first.dismiss(animated: false)
    stage.settle()
    #expect(first.presentedViewController === over && first.isBeingPresented && stage.isInOrder)
    animator.context?.completeTransition(true)
    stage.settle()
    #expect(first.presentedViewController === (policy == .wait ? nil : over) && !first.isBeingPresented)
    #expect(stage.takeConsole().count == (policy == .refuse ? 1 : 0) && stage.isInOrder)
  }
}
