import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A2: presenting, by whom and in which style", .compared)
struct PresenterConformanceTests {
  @Test func `P1: a child's request is carried out by the topmost of its parents`() {
    for style in [.automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover]
      as [UIModalPresentationStyle]
    {
      let (screen, modal) = (Screen("A"), Screen("M").styled(style))
      let tabs = Tabs("T", Stack("N", screen))
      let stage = Stage(tabs)
      if style == .popover { modal.popoverPresentationController?.sourceView = screen.view }
      screen.presentNow(modal)
      #expect(modal.presentingViewController === tabs)
      #expect(stage.isInOrder && stage.console == [])
    }
  }

  @Test func `P2: afterwards the presenting controller is the real presenter, not the receiver`() {
    let (screen, modal) = (Screen("A"), Screen("M"))
    let navigation = Stack("N", screen)
    let stage = Stage(navigation)
    screen.present(modal, animated: true)
    stage.settle()
    #expect(modal.presentingViewController === navigation)
  }

  @Test func `P3: what an ancestor presented is read from its descendants too`() {
    let (screen, modal) = (Screen("A"), Screen("M"))
    let navigation = Stack("N", screen)
    let tabs = Tabs("T", navigation)
    _ = Stage(tabs)
    tabs.presentNow(modal)
    for reader in [screen, navigation, tabs] { #expect(reader.presentedViewController === modal) }
    let near = Screen("O").styled(.overCurrentContext)
    screen.presentNow(near)
    #expect(screen.presentedViewController === near && navigation.presentedViewController === near)
    #expect(tabs.presentedViewController === modal)
  }

  @Test func `P4: a child of a presented container reads the container's presenter; a root reads none`() {
    let (root, screen) = (Screen("A"), Screen("B"))
    _ = Stage(root)
    let navigation = Stack("N", screen)
    let tabs = Tabs("T", navigation)
    root.presentNow(tabs)
    for reader in [screen, navigation, tabs] { #expect(reader.presentingViewController === root) }
    #expect(root.presentingViewController == nil)
    let top = Screen("O").styled(.overCurrentContext)
    screen.presentNow(top)
    #expect(top.presentingViewController === navigation && screen.presentingViewController === root)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `P5: a context style is presented by the nearest that defines the context, else by the root`(
    style: UIModalPresentationStyle
  ) {
    for defines in [true, false] {
      let (inner, modal) = (Screen("A"), Screen("M"))
      let box = Box("X", inner)
      box.definesPresentationContext = defines
      let root = Tabs("T", box)
      _ = Stage(root)
      inner.presentNow(modal.styled(style))
      #expect(modal.presentingViewController === (defines ? box : root))
    }
    for receiverDefines in [true, false] {
      let (inner, modal) = (Screen("A"), Screen("M"))
      let near = Box("X", inner)
      let far = Box("Y", near)
      for context in [near, far] { context.definesPresentationContext = true }
      inner.definesPresentationContext = receiverDefines
      _ = Stage(Tabs("T", far))
      inner.presentNow(modal.styled(style))
      #expect(modal.presentingViewController === (receiverDefines ? inner : near))
    }
  }

  @Test func `P6: only navigation controllers define a presentation context by default`() {
    _ = Stage()
    #expect(!Screen("A").definesPresentationContext)
    #expect(Stack("N").definesPresentationContext)
    #expect(!Tabs("T").definesPresentationContext && !Split("S").definesPresentationContext)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(!pages.definesPresentationContext)
  }

  @Test(arguments: [true, false])
  func `P7: a context style asks the navigation controller or the top controller, as the setting says`(
    skips: Bool
  ) {
    let (screen, modal) = (Screen("A"), Screen("M"))
    let navigation = Stack("N", screen)
    let tabs = Tabs("T", navigation)
    _ = Stage(tabs) { $0.contextSkipsNavigation = skips }
    screen.presentNow(modal.styled(.currentContext))
    #expect(modal.presentingViewController === (skips ? tabs : navigation))
  }

  @Test func `P8: a custom presentation stays in a context that an app defines`() {
    let (screen, modal) = (Screen("A"), Screen("M"))
    let root = Tabs("T", screen)
    screen.definesPresentationContext = true
    _ = Stage(root)
    screen.presentNow(modal.styled(.custom))
    #expect(modal.presentingViewController === screen)
    // That a navigation controller defines one by default does not count as the app's doing.
    let (other, alone) = (Screen("B"), Screen("O"))
    let tabs = Tabs("T", Stack("N", other))
    _ = Stage(tabs)
    other.presentNow(alone.styled(.custom))
    #expect(alone.presentingViewController === tabs)
    let controller = UIPresentationController(presentedViewController: modal, presenting: root)
    #expect(controller.shouldPresentInFullscreen)
  }

  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .fullScreen])
  func `P9: automatic reads as a concrete style, which the setting names`(style: UIModalPresentationStyle) {
    let root = Screen("A")
    _ = Stage(root) { $0.automaticPresentationStyle = style }
    #expect(root.modalPresentationStyle == style)
    root.modalPresentationStyle = .automatic
    #expect(root.modalPresentationStyle == style)
    for own in [.fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .currentContext]
      as [UIModalPresentationStyle]
    {
      root.modalPresentationStyle = own
      #expect(root.modalPresentationStyle == own)
    }
  }

  /// Answers what a presentation becomes where it does not fit.
  private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    let style: UIModalPresentationStyle
    init(_ style: UIModalPresentationStyle) { self.style = style }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      style
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `P10: where the device is narrow a popover adapts, unless its delegate says none`(
    style: UIModalPresentationStyle
  ) {
    let root = Screen("A")
    let stage = Stage(root) {
      $0.horizontalSizeClass = .compact
      $0.compactPopoverStyle = style
    }
    // Whether or not its presentation controller was asked for before, which then knows the style.
    for isAskedFor in [false, true] {
      for own in [UIModalPresentationStyle.popover, .formSheet] {
        let modal = Screen("M").styled(own)
        if isAskedFor { #expect(modal.presentationController != nil) }
        // Without an anchor: only a popover that stays one raises for that.
        root.presentNow(modal)
        #expect(stage.console == [] && root.presentedViewController === modal)
        #expect((root.view.window == nil) == (own == .popover && style == .fullScreen))
        root.dismiss(animated: false)
        stage.settle()
      }
    }
    let (covers, stays) = (Adapter(.fullScreen), Adapter(.none))
    let covering = Screen("C").styled(.formSheet)
    covering.presentationController?.delegate = covers
    root.presentNow(covering)
    #expect(root.view.window == nil)
    root.dismiss(animated: false)
    stage.settle()
    let stubborn = Screen("S").styled(.popover)
    stubborn.presentationController?.delegate = stays
    root.presentNow(stubborn)
    #expect(stage.raised && root.presentedViewController == nil)
  }

  @Test func `P10: where the device is wide nothing adapts`() {
    let root = Screen("A")
    let stage = Stage(root) { $0.compactPopoverStyle = .fullScreen }
    root.presentNow(Screen("F").styled(.formSheet))
    #expect(root.view.window != nil)
    root.dismiss(animated: false)
    stage.settle()
    root.presentNow(Screen("M").styled(.popover))
    #expect(stage.raised && root.presentedViewController == nil)
    let anchored = Screen("P").styled(.popover)
    anchored.popoverPresentationController?.sourceView = root.view
    root.presentNow(anchored)
    #expect(root.view.window != nil && !stage.user(.startSwipeDown(layer: 0)) && stage.user(.tapOutside))
  }
}
