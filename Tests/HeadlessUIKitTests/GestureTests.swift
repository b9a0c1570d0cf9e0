import HeadlessUIKit
import Testing

@MainActor @Suite("What the user's finger reaches")
struct GestureTests {
  private let root = Screen("root")
  private let sheet = Screen("sheet")

  @Test func `what a modal covers is out of reach, and nothing is within reach while the modal comes`() {
    let tabs = Tabs("tabs", Stack("stack", root, UIViewController()), UIViewController())
    let stage = Stage(tabs)
    tabs.present(sheet, animated: true)
    stage.turn()
    for gesture in [UserGesture.tapTab(1), .tapBack, .startEdgePop] { #expect(!stage.user(gesture)) }
    stage.settle()
    for gesture in [UserGesture.tapTab(1), .tapBack, .startEdgePop] { #expect(!stage.user(gesture)) }
    tabs.dismiss(animated: false)
    stage.settle()
    #expect(stage.user(.tapBack) && stage.user(.tapTab(1)))
    stage.settle()
    #expect(tabs.selectedIndex == 1 && stage.isInOrder)
  }

  @Test func `of tabs within tabs the inner ones are tapped`() {
    let inner = Tabs("inner", root, sheet)
    let outer = Tabs("outer", Stack("stack", inner), UIViewController())
    let stage = Stage(outer)
    #expect(stage.user(.tapTab(1)))
    #expect(inner.selectedIndex == 1 && outer.selectedIndex == 0)
  }

  @Test func `a finger ends only what a finger began`() {
    let navigation = Stack("navigation", root, sheet)
    let stage = Stage(navigation)
    for gesture in [UserGesture.finishEdgePop, .cancelEdgePop, .finishSwipeDown] {
      #expect(!stage.user(gesture))
    }
    navigation.popViewController(animated: true)
    stage.turn()
    for gesture in [UserGesture.finishEdgePop, .cancelEdgePop, .tapBack] { #expect(!stage.user(gesture)) }
    stage.settle()
    #expect(navigation.viewControllers == [root])
  }

  @Test func `nobody reaches what is in a hidden window`() {
    let tabs = Tabs("tabs", root, sheet)
    let stage = Stage(tabs, visible: false)
    #expect(!stage.user(.tapTab(1)) && tabs.selectedIndex == 0)
  }

  @Test func `the buttons of an alert are within reach when it has come`() {
    let stage = Stage(root)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in record("alert", "OK") })
    root.present(alert, animated: true)
    stage.turn()
    #expect(!stage.user(.tapAction(0)))
    stage.settle()
    #expect(!stage.user(.tapAction(1)) && stage.user(.tapAction(0)))
    stage.settle()
    #expect(journal.last == "alert.OK" && root.presentedViewController == nil && stage.isInOrder)
  }

  @Test func `a sheet is not swiped down while another one comes over it`() {
    let stage = Stage(root)
    root.presentNow(sheet.styled(.pageSheet))
    sheet.present(UIViewController().styled(.pageSheet), animated: true)
    stage.turn()
    #expect(!stage.user(.startSwipeDown(layer: 0)) && !stage.user(.startSwipeDown(layer: 1)))
    stage.settle()
    #expect(!stage.user(.startSwipeDown(layer: 2)) && stage.user(.startSwipeDown(layer: 1)))
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .popover])
  func `a delegate that dismisses what the user is about to dismiss does it alone`(
    style: UIModalPresentationStyle
  ) {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        record("delegate", "willDismiss")
        presentationController.presentedViewController.dismiss(animated: false)
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        record("delegate", "didDismiss")
      }
    }
    let (stage, delegate) = (Stage(root), Delegate())
    sheet.styled(style).popoverPresentationController?.sourceView = root.view
    root.presentNow(sheet)
    sheet.presentationController?.delegate = delegate
    _ = takeJournal()
    #expect(stage.user(style == .popover ? .tapOutside : .startSwipeDown(layer: 0)))
    #expect(!stage.user(.finishSwipeDown))
    stage.settle()
    #expect(journal == ["delegate.willDismiss", "sheet.willDisappear", "sheet.didDisappear"])
    #expect(root.presentedViewController == nil && stage.isInOrder)
  }
}
