import Foundation
import Testing

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor @Suite("Conformance A3: dismissing", .compared)
struct DismissalConformanceTests {
  @Test func `D1: a call on what is presented is its presenter's business`() {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.presentNow(modal)
    var completed = false
    modal.dismiss(animated: true) { completed = true }
    stage.settle()
    #expect(root.presentedViewController == nil && completed)
  }

  @Test func `D2: a controller that presents loses everything above it and stays`() {
    let (root, middle, top) = (Screen("A"), Screen("M"), Screen("O"))
    let stage = Stage(root)
    root.presentNow(middle)
    middle.presentNow(top)
    middle.dismiss(animated: true)
    stage.settle()
    #expect(root.presentedViewController === middle && middle.presentedViewController == nil)
    middle.presentNow(top)
    root.dismiss(animated: true)
    stage.settle()
    #expect(root.presentedViewController == nil && middle.presentedViewController == nil)
    #expect(top.presentingViewController == nil && stage.isInOrder)
  }

  @Test func `D3: a child of a presented container dismisses the container`() {
    let (root, child) = (Screen("A"), Screen("C"))
    let stage = Stage(root)
    let navigation = Stack("N", child)
    for container in [navigation, Tabs("T", navigation)] {
      root.presentNow(container)
      child.dismiss(animated: false)
      stage.settle()
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `D4: a child dismisses what its ancestor presented`() {
    let child = Screen("C")
    let root = Tabs("T", Stack("N", child))
    let stage = Stage(root)
    root.presentNow(Screen("M"))
    child.dismiss(animated: false)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `D5: with nothing to dismiss the completion is not called`() {
    let root = Screen("A")
    let stage = Stage(root) { $0.dismissalCompletion = .carriedOut }
    var completed = false
    root.dismiss(animated: true) { completed = true }
    #expect(stage.isIdle)
    stage.settle()
    #expect(!completed && stage.console == [] && journal == [])
  }

  @Test func `D6: dismissing a chain takes all of it away in one transition`() {
    let (root, middle, top) = (Screen("A"), Screen("M"), Screen("O"))
    let stage = Stage(root)
    root.presentNow(middle)
    middle.presentNow(top)
    let start = stage.time
    root.dismiss(animated: true)
    stage.settle()
    #expect(stage.time - start == ModelSettings().presentationDuration)
    #expect(root.presentedViewController == nil && middle.presentedViewController == nil)
  }

  @Test func `D7: a chain has one completion, and all of it is told that it disappears`() {
    let (root, middle, top) = (Screen("A"), Screen("M"), Screen("O"))
    let stage = Stage(root)
    var completions: [String] = []
    root.present(middle, animated: false) { completions.append("M") }
    stage.settle()
    middle.present(top, animated: false) { completions.append("O") }
    stage.settle()
    journal = []
    root.dismiss(animated: true) { completions.append("dismissed") }
    #expect(middle.isBeingDismissed && top.isBeingDismissed)
    stage.turn()
    #expect(Set(journal) == ["M.willDisappear", "O.willDisappear"])
    stage.settle()
    #expect(completions == ["M", "O", "dismissed"])
    for name in ["M", "O"] {
      #expect(only([name], in: journal) == ["\(name).willDisappear", "\(name).didDisappear"])
    }
  }

  @Test(arguments: [true, false])
  func `D8: the completion comes after the dismissed controller's viewDidDisappear`(animated: Bool) {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.presentNow(modal)
    root.dismiss(animated: animated) { record("completion", "called") }
    stage.settle()
    #expect(journal.suffix(2) == ["M.didDisappear", "completion.called"])
  }

  @Test(arguments: [true, false])
  func `D9: presented stays set until the dismissal has ended`(animated: Bool) {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.presentNow(modal)
    root.dismiss(animated: animated)
    #expect(root.presentedViewController === modal)
    stage.turn()
    #expect(root.presentedViewController === modal)
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `D10: isBeingDismissed is true when the call returns and during the callbacks`() {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.presentNow(modal)
    var seen: [String: Bool] = [:]
    modal.onEvent = { seen[$0] = modal.isBeingDismissed }
    root.dismiss(animated: true)
    #expect(modal.isBeingDismissed)
    stage.settle()
    #expect(seen == ["willDisappear": true, "didDisappear": true] && !modal.isBeingDismissed)
    // As with being presented, it is the container that is asked, not what is inside.
    let inner = Screen("B")
    let navigation = Stack("N", inner)
    root.presentNow(navigation)
    root.dismiss(animated: true)
    #expect(navigation.isBeingDismissed && !inner.isBeingDismissed)
  }

  @Test(arguments: [true, false])
  func `D11: a second call during a dismissal falls through to the receiver's presenter, as the setting says`(
    falls: Bool
  ) {
    let (root, middle, top) = (Screen("A"), Screen("M"), Screen("O"))
    let stage = Stage(root) { $0.secondDismissFallsThrough = falls }
    root.presentNow(middle)
    middle.presentNow(top)
    middle.dismiss(animated: true)
    middle.dismiss(animated: true)
    stage.settle()
    #expect((root.presentedViewController == nil) == falls)
    #expect(middle.presentedViewController == nil && stage.isInOrder)
  }

  @Test func `D12: a second call on a root does nothing, and its completion is not called`() {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root) { $0.dismissalCompletion = .carriedOut }
    root.presentNow(modal)
    var completions: [Int] = []
    root.dismiss(animated: true) { completions.append(1) }
    root.dismiss(animated: true) { completions.append(2) }
    stage.settle()
    #expect(completions == [1] && stage.console == [])
  }

  @Test(arguments: ModelSettings.InFlightPolicy.allCases)
  func `D13: a dismissal during the presentation is ignored with a warning, or waits, as the setting says`(
    policy: ModelSettings.InFlightPolicy
  ) {
    let text = "Attempt to dismiss from view controller <A> while a presentation or dismiss is in progress!"
    for hasBegun in [false, true] {
      let (root, modal) = (Screen("A"), Screen("M"))
      let stage = Stage(root) { $0.dismissInFlight = policy }
      var events: [String] = []
      root.present(modal, animated: true) { events.append("presented") }
      if hasBegun { stage.turn() }
      root.dismiss(animated: true) { events.append("dismissed") }
      stage.settle()
      #expect((root.presentedViewController == nil) == (policy == .wait))
      #expect(events == (policy == .wait ? ["presented", "dismissed"] : ["presented"]))
      #expect(stage.console == (policy == .wait ? [] : [text]))
    }
  }

  @Test func `D21: viewDidDisappear alone does not mean dismissed`() {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.presentNow(modal)
    var seen: [Bool] = []
    modal.onEvent = { if $0 == "didDisappear" { seen.append(modal.isBeingDismissed) } }
    modal.presentNow(Screen("O").styled(.fullScreen))
    #expect(seen == [false] && modal.presentingViewController === root)
    root.dismiss(animated: false)
    stage.settle()
    #expect(modal.presentingViewController == nil)
  }

  @Test func `D22: tapping an alert's button dismisses it, and the handler runs after its viewDidDisappear`()
  {
    final class Alert: UIAlertController {
      override func viewDidDisappear(_ animated: Bool) { record("alert", "didDisappear") }
    }
    let root = Screen("A")
    let stage = Stage(root)
    let alert = Alert(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in record("handler", "called") })
    root.presentNow(alert)
    let start = stage.time
    #expect(stage.user(.tapAction(0)) && root.presentedViewController === alert)
    stage.settle()
    #expect(stage.time - start == ModelSettings().presentationDuration)
    #expect(root.presentedViewController == nil)
    #expect(journal == ["alert.didDisappear", "handler.called"])
  }

  @Test func `D23: in viewDidDisappear a dismissed controller has no presenter any more`() {
    let (root, modal) = (Screen("A"), Screen("M"))
    let stage = Stage(root)
    root.presentNow(modal)
    var presenters: [UIViewController?] = []
    modal.onEvent = { if $0 == "didDisappear" { presenters.append(modal.presentingViewController) } }
    root.dismiss(animated: true)
    stage.settle()
    #expect(presenters == [nil])
  }

  @Test func `D24: receiver, original presenter and real presenter can all dismiss`() {
    let (one, other, modal) = (Screen("A"), Screen("B"), Screen("M"))
    let navigation = Stack("N", one)
    let tabs = Tabs("T", navigation, other)
    let stage = Stage(tabs)
    for receiver in [one, navigation, tabs, other, modal] as [UIViewController] {
      one.presentNow(modal)
      #expect(tabs.presentedViewController === modal)
      receiver.dismiss(animated: false)
      stage.settle()
      #expect(tabs.presentedViewController == nil)
    }
  }

  @Test func `D25: a receiver that left the hierarchy meanwhile dismisses nothing`() {
    let (bottom, top) = (Screen("A"), Screen("B"))
    let navigation = Stack("N", bottom, top)
    let stage = Stage(navigation)
    top.presentNow(Screen("M"))
    navigation.popViewController(animated: false)
    stage.settle()
    top.dismiss(animated: false)
    stage.settle()
    #expect(navigation.presentedViewController != nil && stage.console == [])
  }
}
