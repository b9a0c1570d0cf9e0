import HeadlessUIKit
import Testing

@MainActor @Suite("Edits of a stack, at odd moments")
struct StackEditTests {
  private let bottom = Screen("bottom")
  private let middle = Screen("middle")
  private let top = Screen("top")

  /// What a controller was told of its place.
  private func moves(of name: String) -> [String] {
    only([name], in: journal).compactMap { $0.contains("Move") ? String($0.dropFirst(name.count + 1)) : nil }
  }

  @Test func `who is pushed again while it is being popped is told that it comes back`() {
    let navigation = Stack("navigation", bottom, top)
    let stage = Stage(navigation)
    navigation.popViewController(animated: true)
    stage.turn()
    navigation.pushViewController(top, animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [bottom, top] && top.view.window === stage.window)
    #expect(moves(of: "top") == ["willMove(nil)", "willMove", "didMove"] && stage.isInOrder)
  }

  @Test func `a stack off screen lets go of what is popped at once`() {
    let navigation = Stack("navigation", bottom)
    let tabs = Tabs("tabs", navigation, UIViewController())
    let stage = Stage(tabs)
    weak var popped: UIViewController?
    do {
      let screen = UIViewController()
      popped = screen
      navigation.pushViewController(screen, animated: false)
      stage.settle()
      tabs.selectedIndex = 1
      stage.settle()
    }
    #expect(popped != nil)
    navigation.popViewController(animated: true)
    #expect(popped == nil && stage.isIdle && stage.isInOrder)
  }

  @Test(arguments: ["push", "pop", "popTo", "popToRoot", "set"])
  func `N17: an edit that lags is carried out when the transition has ended`(edit: String) {
    let navigation = Stack("navigation", bottom, middle)
    let stage = Stage(navigation) { $0.stackEditInFlight = .lag }
    navigation.pushViewController(top, animated: true)
    stage.turn()
    let next = Screen("next")
    switch edit {
    case "push": navigation.pushViewController(next, animated: false)
    case "pop": navigation.popViewController(animated: false)
    case "popTo": navigation.popToViewController(bottom, animated: false)
    case "popToRoot": navigation.popToRootViewController(animated: false)
    default: navigation.setViewControllers([next], animated: false)
    }
    #expect(navigation.viewControllers == [bottom, middle, top])
    stage.settle()
    let expected =
      switch edit {
      case "push": [bottom, middle, top, next]
      case "pop": [bottom, middle]
      case "popTo", "popToRoot": [bottom]
      default: [next]
      }
    #expect(navigation.viewControllers == expected && stage.isInOrder && stage.console.isEmpty)
  }

  @Test(arguments: ["stack", "top"])
  func `N18: no edit while the stack or its top presents in its own context, and then all of them`(
    presenter: String
  ) {
    let navigation = Stack("navigation", bottom, middle)
    let stage = Stage(navigation)
    if presenter == "top" { middle.definesPresentationContext = true }
    let sheet = UIViewController().styled(.overCurrentContext)
    middle.present(sheet, animated: true)
    #expect(sheet.presentingViewController === (presenter == "top" ? middle : navigation))
    stage.turn()
    navigation.pushViewController(top, animated: false)
    navigation.popViewController(animated: false)
    navigation.popToViewController(bottom, animated: false)
    navigation.popToRootViewController(animated: false)
    navigation.setViewControllers([top], animated: false)
    #expect(navigation.viewControllers == [bottom, middle] && stage.takeConsole().count == 5)
    stage.settle()
    navigation.pushViewController(top, animated: false)
    stage.settle()
    #expect(navigation.viewControllers == [bottom, middle, top] && stage.console.isEmpty && stage.isInOrder)
  }

  @Test func `the delegate hears who is shown when the top goes elsewhere`() {
    let navigation = Stack("navigation", bottom, top)
    let (stage, delegate) = (Stage(navigation), StackListener())
    navigation.delegate = delegate
    UIViewController().addChild(top)
    stage.settle()
    #expect(
      only(["delegate"], in: journal) == ["delegate.willShow bottom false", "delegate.didShow bottom false"])
    #expect(bottom.view.window === stage.window && stage.isInOrder)
  }

  @Test func `a push waits for the end of the stack's own disappearance`() {
    let navigation = Stack("navigation", bottom)
    let stage = Stage(navigation)
    navigation.present(UIViewController().styled(.fullScreen), animated: true)
    stage.turn()
    navigation.pushViewController(top, animated: true)
    stage.turn()
    #expect(appearances(journal) == ["bottom.willDisappear"])
    stage.settle()
    #expect(appearances(journal) == ["bottom.willDisappear", "bottom.didDisappear"])
    #expect(navigation.topViewController === top && top.parent === navigation && stage.isInOrder)
    navigation.dismiss(animated: false)
    stage.settle()
    #expect(appearances(journal).suffix(2) == ["top.willAppear", "top.didAppear"])
  }

  @Test func `who goes to another container while a push begins hears nothing more of the push`() {
    final class Delegate: UINavigationControllerDelegate {
      var willShow: () -> Void = {}
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { willShow() }
    }
    let (navigation, other, delegate) = (Stack("navigation", bottom), Box("other"), Delegate())
    let stage = Stage(Box("root", navigation, other))
    navigation.delegate = delegate
    delegate.willShow = { [bottom, unowned other] in other.embed(bottom) }
    navigation.pushViewController(top, animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [top] && bottom.parent === other && stage.isInOrder)
    #expect(
      appearances(only(["bottom"], in: journal)) == [
        "bottom.willDisappear", "bottom.didDisappear", "bottom.willAppear", "bottom.didAppear",
      ])
  }
}
