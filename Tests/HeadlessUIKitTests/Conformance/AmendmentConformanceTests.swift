import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A13: presenting and dismissing, as suites that ran on iOS have it", .compared)
struct AmendmentConformanceTests {
  private let root = Screen("A")
  private let middle = Screen("M")
  private let top = Screen("O")

  @Test func `D5': with nothing to dismiss the completion is called in the next turn`() {
    let stage = Stage(root)
    for receiver in [root, Screen("L")] {
      var completed = false
      receiver.dismiss(animated: true) { completed = true }
      #expect(!completed)
      stage.turn()
      #expect(completed && stage.isIdle)
    }
    #expect(stage.console == [] && appearances(journal) == [])
  }

  @Test(arguments: ModelSettings.DismissalCompletionPolicy.allCases)
  func `D7': a dismissal that a lower one overtakes calls its completion when that one ends`(
    policy: ModelSettings.DismissalCompletionPolicy
  ) {
    for hasBegun in [false, true] {
      let (root, middle, top) = (Screen("A"), Screen("M"), Screen("O"))
      let stage = Stage(root) { $0.dismissalCompletion = policy }
      root.presentNow(middle)
      middle.presentNow(top)
      var completions: [String] = []
      middle.dismiss(animated: true) { completions.append("O gone: \(root.presentedViewController == nil)") }
      if hasBegun { stage.turn() }
      root.dismiss(animated: true) { completions.append("M gone") }
      stage.turn()
      #expect(completions == [])
      stage.settle()
      #expect(completions == (policy == .always ? ["O gone: true", "M gone"] : ["M gone"]))
      #expect(stage.isInOrder)
    }
  }

  @Test func `D7': the completion of a dismissal is called where what it dismisses has gone elsewhere`() {
    let stage = Stage(root) { $0.presentedElsewhere = .move }
    root.presentNow(middle)
    var completions = 0
    root.dismiss(animated: true) { completions += 1 }
    stage.turn()
    stage.window.rootViewController = middle
    stage.settle()
    #expect(completions == 1 && stage.isInOrder)
  }

  @Test func `D12': the completion of a second call on a root is called in the next turn`() {
    let stage = Stage(root)
    root.presentNow(middle)
    var completions: [Int] = []
    root.dismiss(animated: true) { completions.append(1) }
    root.dismiss(animated: true) { completions.append(2) }
    #expect(completions == [])
    stage.settle()
    #expect(completions == [2, 1] && stage.console == [])
  }

  @Test func `D13': a dismissal during the presentation waits, unless the setting says otherwise`() {
    let stage = Stage(root)
    #expect(ModelSettings().dismissInFlight == .wait)
    var events: [String] = []
    root.present(middle, animated: true) { events.append("presented") }
    middle.dismiss(animated: true) { events.append("dismissed") }
    stage.settle()
    #expect(events == ["presented", "dismissed"] && stage.console == [])
  }

  @Test(arguments: [true, false])
  func `P23': what has just been presented may present from its viewDidAppear, as the setting says`(
    accepts: Bool
  ) {
    let stage = Stage(root) { $0.endsBeforeDidCallbacks = accepts }
    var completions: [String] = []
    middle.onEvent = { [middle, top] event in
      guard event == "didAppear" else { return }
      #expect(middle.isBeingPresented && middle.transitionCoordinator != nil)
      middle.present(top, animated: true) { completions.append("O") }
    }
    root.present(middle, animated: true) { completions.append("M") }
    stage.settle()
    #expect(middle.presentedViewController === (accepts ? top : nil))
    #expect(completions == (accepts ? ["M", "O"] : ["M"]) && stage.isInOrder)
    let text = "Attempt to present <O> on <M> (from <M>) while a presentation is in progress."
    #expect(stage.console == (accepts ? [] : [text]))
  }

  @Test(arguments: [true, false])
  func `P23': the presenter may present from its viewDidAppear after a full-screen dismissal, likewise`(
    accepts: Bool
  ) {
    let stage = Stage(root) { $0.endsBeforeDidCallbacks = accepts }
    root.presentNow(middle.styled(.fullScreen))
    journal = []
    root.onEvent = { [root, top] event in
      guard event == "didAppear" else { return }
      #expect((root.presentedViewController == nil) == accepts)
      root.present(top, animated: true)
    }
    root.dismiss(animated: true) { record("completion", "called") }
    stage.settle()
    #expect(root.presentedViewController === (accepts ? top : nil) && stage.isInOrder)
    #expect(stage.console.count == (accepts ? 0 : 1))
    let dismissal = [
      "M.willDisappear", "A.willAppear", "A.didAppear", "M.didDisappear", "completion.called",
    ]
    #expect(Array(journal.prefix(5)) == dismissal)
  }

  @Test func `P23': what has gone may be presented anew from the viewDidAppear that its going brings`() {
    let stage = Stage(root)
    root.presentNow(middle.styled(.fullScreen))
    root.onEvent = { [root, middle] event in
      guard event == "didAppear" else { return }
      root.onEvent = nil
      root.present(middle, animated: true)
    }
    root.dismiss(animated: true)
    stage.settle()
    #expect(root.presentedViewController === middle && stage.console == [] && stage.isInOrder)
    #expect(!middle.isBeingPresented && !middle.isBeingDismissed && middle.view.window != nil)
  }

  @Test func `P23': what has just been presented may dismiss itself from its viewDidAppear`() {
    let stage = Stage(root)
    var events: [String] = []
    middle.onEvent = { [middle] event in
      guard event == "didAppear" else { return }
      middle.dismiss(animated: true) { events.append("dismissed") }
      #expect(middle.isBeingDismissed)
    }
    root.present(middle, animated: true) { events.append("presented") }
    stage.settle()
    #expect(events == ["presented", "dismissed"] && root.presentedViewController == nil)
    #expect(stage.console == [] && stage.isInOrder)
  }

  @Test(arguments: [true, false])
  func `P13': in a hidden window a root may present, and who was put in by its view, as the setting says`(
    accepts: Bool
  ) {
    for isRoot in [true, false] {
      let (owner, modal) = (Screen("A"), Screen("M"))
      let stage = Stage(visible: false) { $0.presentsInHiddenWindow = accepts }
      if isRoot { stage.window.rootViewController = owner }
      stage.window.addSubview(owner.view)
      var completed = false
      owner.present(modal, animated: false) { completed = true }
      // A view that no controller's view carries is in its window whether that is hidden or not.
      let accepts = accepts || !isRoot
      #expect((owner.presentedViewController === modal) == accepts)
      stage.settle()
      #expect(completed == accepts && stage.isInOrder)
      let text = "Attempt to present <M> on <A> (from <A>) whose view is not in the window hierarchy."
      #expect(stage.console.contains(text) == !accepts)
    }
  }

  @Test func `P13': what was presented in a hidden window appears with it, and in no window nobody presents`()
  {
    let stage = Stage(root, visible: false)
    root.present(middle, animated: false)
    stage.settle()
    #expect(appearances(journal) == [] && root.presentedViewController === middle)
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(only(["M"], in: appearances(journal)) == ["M.willAppear", "M.didAppear"] && stage.isInOrder)
    Screen("L").present(top, animated: false)
    #expect(stage.console.count == 1)
  }

  @Test func `P9': automatic is a form sheet from the SDK of iOS 18 on, a page sheet from that of 13 on`() {
    let stage = Stage(root)
    #expect(ModelSettings().automaticPresentationStyle == .formSheet)
    #expect(root.modalPresentationStyle == .formSheet)
    root.presentNow(middle)
    #expect(middle.presentationController?.presentationStyle == .formSheet)
    #expect(middle.sheetPresentationController != nil && root.view.window != nil)
    #expect(stage.user(.startSwipeDown(layer: 0)) && stage.user(.finishSwipeDown))
    stage.settle()
    #expect(root.presentedViewController == nil)
    _ = Stage(root) { $0.automaticPresentationStyle = .pageSheet }
    #expect(root.modalPresentationStyle == .pageSheet)
  }

  @Test(arguments: [true, false])
  func `P22': isBeingPresented is true from the moment that present returns, as the setting says`(
    atOnce: Bool
  ) {
    let stage = Stage(root) { $0.marksPresentedAtOnce = atOnce }
    root.present(middle, animated: true)
    #expect(middle.isBeingPresented == atOnce)
    stage.turn()
    #expect(middle.isBeingPresented)
    stage.settle()
    #expect(!middle.isBeingPresented)
    // What is refused, or raises when it begins, is not being presented.
    root.present(top, animated: true)
    #expect(!top.isBeingPresented)
    let popover = Screen("P").styled(.popover)
    middle.present(popover, animated: true)
    #expect(popover.isBeingPresented == atOnce)
    stage.settle()
    #expect(!popover.isBeingPresented && stage.raised)
  }
}
