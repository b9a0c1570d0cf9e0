import Foundation
import HeadlessUIKit
import Testing

/// Writes down what a presentation controller is told of its course.
private final class RecordingPresentation: UIPresentationController {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    record("presentation", "willBegin")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    record("presentation", "didEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() { record("dismissal", "willBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { record("dismissal", "didEnd(\(completed))") }
}

/// Makes the presentation controllers of the app's own, and animators where it has one.
@MainActor
private final class CustomPresentation: UIViewControllerTransitioningDelegate {
  var animator: TestAnimator?
  private(set) var asked: [UIViewController?] = []
  private(set) var animatorAsked: [UIViewController] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    asked = [presented, presenting, source]
    return RecordingPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animatorAsked = [presented, presenting, source]
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

@MainActor @Suite("Presentation controllers, and what they are told")
struct PresentationControllerTests {
  private let root = Screen("root")
  private let sheet = Screen("sheet")
  private let custom = CustomPresentation()

  private func presentCustom(from presenter: UIViewController, on stage: Stage) {
    sheet.transitioningDelegate = custom
    presenter.present(sheet.styled(.custom), animated: true)
    stage.settle()
  }

  @Test func `a presentation controller of the app's own hears of the whole course, around the callbacks`() {
    let stage = Stage(root)
    presentCustom(from: root, on: stage)
    #expect(
      takeJournal() == [
        "presentation.willBegin", "sheet.didLoad", "sheet.willAppear", "sheet.didAppear",
        "presentation.didEnd(true)",
      ])
    #expect(sheet.presentationController is RecordingPresentation)
    #expect(sheet.presentationController?.containerView != nil)
    root.dismiss(animated: true)
    stage.settle()
    #expect(
      takeJournal() == [
        "dismissal.willBegin", "sheet.willDisappear", "sheet.didDisappear", "dismissal.didEnd(true)",
      ])
  }

  @Test func `a presentation or dismissal that is called off has not been completed`() {
    let stage = Stage(root)
    custom.animator = TestAnimator()
    presentCustom(from: root, on: stage)
    custom.animator?.context?.completeTransition(false)
    stage.settle()
    #expect(journal.last == "presentation.didEnd(false)" && root.presentedViewController == nil)
    presentCustom(from: root, on: stage)
    custom.animator?.context?.completeTransition(true)
    stage.settle()
    root.dismiss(animated: true)
    stage.settle()
    custom.animator?.context?.completeTransition(false)
    stage.settle()
    #expect(journal.last == "dismissal.didEnd(false)" && root.presentedViewController === sheet)
    #expect(stage.isInOrder)
  }

  @Test func `whoever makes presentation controllers and animators hears who asked and who presents`() {
    let navigation = Stack("navigation", root)
    let stage = Stage(navigation)
    presentCustom(from: root, on: stage)
    #expect(custom.asked == [sheet, navigation, root])
    #expect(custom.animatorAsked == [sheet, navigation, root])
  }

  @Test func `a presentation controller knows its presenter before, while and after it presents`() {
    let stage = Stage(root)
    let other = UIViewController()
    let made = UIPresentationController(presentedViewController: sheet, presenting: other)
    #expect(made.presentingViewController === other && made.containerView == nil)
    let lonely = UIPresentationController(presentedViewController: sheet, presenting: nil)
    #expect(lonely.presentingViewController === sheet)
    presentCustom(from: root, on: stage)
    let real = sheet.presentationController
    #expect(real?.presentingViewController === root)
    root.dismiss(animated: false)
    stage.settle()
    #expect(real?.presentingViewController === root)
  }

  @Test func `a child's presentation controller is that of what was presented`() {
    let stage = Stage(root)
    let navigation = Stack("navigation", sheet)
    root.presentNow(navigation)
    #expect(sheet.presentationController != nil)
    #expect(sheet.presentationController === navigation.presentationController && stage.isInOrder)
  }

  @Test func `both kinds of sheet have a sheet's presentation controller, a popover its own`() {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
      #expect(UIViewController().styled(style).sheetPresentationController != nil)
    }
    let popover = UIViewController().styled(.popover)
    #expect(popover.popoverPresentationController != nil && popover.sheetPresentationController == nil)
    #expect(UIViewController().styled(.fullScreen).sheetPresentationController == nil)
  }

  @Test(arguments: ["view", "button", "nothing"])
  func `a popover is anchored at a view or at a button of a bar`(anchor: String) {
    let stage = Stage(root)
    let popover = sheet.styled(.popover).popoverPresentationController
    let button = UIBarButtonItem(title: "More", primaryAction: nil)
    switch anchor {
    case "view": popover?.sourceView = root.view
    case "button": popover?.barButtonItem = button
    default: break
    }
    root.presentNow(sheet)
    #expect((root.presentedViewController === sheet) == (anchor != "nothing"))
    #expect(stage.raised == (anchor == "nothing"))
  }

  @Test func `a list of actions is a popover where the device is wide, and wants an anchor`() {
    let stage = Stage(root)
    let list = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(list.modalPresentationStyle == .popover && alert.modalPresentationStyle == .overFullScreen)
    root.presentNow(list)
    #expect(stage.raised && root.presentedViewController == nil)
    Simulation.current.changeSizeClass(to: .compact)
    #expect(list.modalPresentationStyle == .overFullScreen)
    root.presentNow(list)
    #expect(root.presentedViewController === list)
  }
}

@MainActor @Suite("Who may present what, and what goes with a dismissal")
struct PresentingTests {
  private let root = Screen("root")
  private let sheet = Screen("sheet")

  @Test func `a screen that is shown without a container is presented animated`() {
    let stage = Stage(root)
    root.show(sheet, sender: nil)
    #expect(root.presentedViewController === sheet && root.transitionCoordinator?.isAnimated == true)
    stage.settle()
    #expect(stage.isInOrder)
  }

  @Test func `whoever carries out a show hears who sent it`() {
    final class Delegate: UISplitViewControllerDelegate {
      var senders: [Any?] = []
      func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
      ) -> Bool {
        senders.append(sender)
        return true
      }
      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
      ) -> Bool {
        senders.append(sender)
        return true
      }
    }
    let delegate = Delegate()
    let split = Split("split", root, UIViewController())
    let stage = Stage(split)
    split.delegate = delegate
    root.show(sheet, sender: "show")
    root.showDetailViewController(sheet, sender: "showDetail")
    #expect(delegate.senders as? [String] == ["show", "showDetail"] && stage.isInOrder)
  }

  @Test func `a navigation controller defines a context until it is told not to`() {
    let navigation = UINavigationController()
    for defines in [true, false, true] {
      navigation.definesPresentationContext = defines
      #expect(navigation.definesPresentationContext == defines)
      root.definesPresentationContext = defines
      #expect(root.definesPresentationContext == defines)
    }
  }

  @Test func `what is presented leaves the view that it was put into by hand`() {
    let stage = Stage(root)
    root.view.addSubview(sheet.view)
    _ = takeJournal()
    root.present(sheet, animated: true)
    #expect(sheet.view.superview == nil)
    #expect(appearances(takeJournal()) == ["sheet.willDisappear", "sheet.didDisappear"])
    stage.settle()
    #expect(appearances(journal) == ["sheet.willAppear", "sheet.didAppear"] && stage.isInOrder)
  }

  @Test func `a callback that presents something else first is the one that is heard`() {
    let stage = Stage(root)
    let other = UIViewController()
    root.view.addSubview(sheet.view)
    sheet.onEvent = { [unowned root] event in
      if event == "willDisappear" { root.present(other, animated: false) }
    }
    root.present(sheet, animated: false)
    stage.settle()
    #expect(root.presentedViewController === other && sheet.presentingViewController == nil)
    #expect(other.presentingViewController === root && stage.isInOrder)
  }

  @Test func `W4: an old root that stayed in the window comes out of there when it is presented`() {
    let (stage, next) = (Stage(root), UIViewController())
    stage.replaceRoot(presenting: sheet, by: next)
    next.present(root, animated: false)
    #expect(appearances(takeJournal()) == ["sheet.willDisappear", "sheet.didDisappear"])
    stage.settle()
    #expect(next.presentedViewController === root && root.presentedViewController === sheet)
    #expect(
      Set(appearances(journal).filter { $0.hasSuffix("didAppear") }) == ["root.didAppear", "sheet.didAppear"])
    #expect(stage.isInOrder)
  }

  @Test func `neither the root of another window nor a container of the receiver is presented`() {
    let stage = Stage(root)
    let other = UIWindow(frame: .zero)
    other.rootViewController = sheet
    root.presentNow(sheet)
    #expect(stage.raised && root.presentedViewController == nil && other.rootViewController === sheet)
    Simulation.current.forgetFaults()
    let (box, child) = (UIViewController(), Screen("child"))
    box.addChild(child)
    child.presentNow(box)
    #expect(stage.raised && box.presentingViewController == nil && child.presentedViewController == nil)
  }

  @Test func `P23: what is being presented presents nothing until it is there`() {
    let stage = Stage(root)
    root.present(sheet, animated: true)
    stage.turn()
    sheet.present(UIViewController(), animated: false)
    #expect(sheet.presentedViewController == nil)
    #expect(stage.console.count == 1 && stage.console[0].hasSuffix("while a presentation is in progress."))
    stage.settle()
    sheet.presentNow(UIViewController())
    #expect(sheet.presentedViewController != nil && stage.isInOrder)
  }

  @Test func `what is being dismissed is not dismissed once more: the second call finds nothing to dismiss`()
  {
    let stage = Stage(root)
    root.presentNow(sheet)
    var done: [Int] = []
    for number in 1...2 { sheet.dismiss(animated: true) { done.append(number) } }
    stage.settle()
    #expect(done == [2, 1] && root.presentedViewController == nil && stage.isInOrder)
  }

  @Test func `all layers above the one that is dismissed are told when it begins, and when it has ended`() {
    let stage = Stage(root)
    let upper = Screen("upper")
    root.presentNow(sheet)
    sheet.presentNow(upper)
    _ = takeJournal()
    root.dismiss(animated: true)
    stage.turn()
    #expect(Set(takeJournal()) == ["sheet.willDisappear", "upper.willDisappear"])
    #expect(sheet.isBeingDismissed && upper.isBeingDismissed)
    stage.settle()
    #expect(Set(journal) == ["sheet.didDisappear", "upper.didDisappear"])
    #expect(upper.presentingViewController == nil && sheet.presentedViewController == nil)
    #expect(!sheet.isBeingDismissed && !upper.isBeingDismissed && stage.isInOrder)
  }
}
