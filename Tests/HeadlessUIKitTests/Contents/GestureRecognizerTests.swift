import Foundation
import HeadlessUIKit
import Testing

@MainActor private final class Card: UIViewController, UIGestureRecognizerDelegate {
  var allows = true
  func open(_ recognizer: UIGestureRecognizer) {
    record("card", "\(type(of: recognizer)) \(recognizer.state)")
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

/// Gestures that an app recognises on its own views.
@MainActor @Suite("Gestures of the app's own")
struct GestureRecognizerTests {
  private let card = Card()
  private let picture = UIImageView(frame: .zero)
  private let open = Selector("open:", { (it: Card, a) in it.open(a) })

  private func stage(_ recognizers: UIGestureRecognizer...) -> Stage {
    picture.accessibilityIdentifier = "picture"
    for recognizer in recognizers { picture.addGestureRecognizer(recognizer) }
    card.view.addSubview(picture)
    picture.isUserInteractionEnabled = true
    return Stage(Stack("stack", card))
  }

  @Test func `the user taps, presses, swipes and drags where an app recognises it`() {
    let swipe = UISwipeGestureRecognizer(target: card, action: open)
    swipe.direction = .left
    let stage = stage(
      UITapGestureRecognizer(target: card, action: open),
      UILongPressGestureRecognizer(target: card, action: open),
      swipe, UIPanGestureRecognizer(target: card, action: open), UITapGestureRecognizer())
    let words = stage.window.everythingPossible().filter(\.isOnContent).map(\.words)
    let drags = ["left", "right", "up", "down"].map { "drag 'picture' \($0)" }
    #expect(words == ["tap 'picture'", "press 'picture'", "swipe left on 'picture'"] + drags)
    for number in 0..<3 { #expect(stage.user(.tapControl(number))) }
    #expect(!stage.user(.tapControl(3)))
    #expect(
      takeJournal() == [
        "card.UITapGestureRecognizer ended", "card.UILongPressGestureRecognizer began",
        "card.UILongPressGestureRecognizer ended",
        // A finger that moves fast drags first.
        "card.UIPanGestureRecognizer began", "card.UIPanGestureRecognizer changed",
        "card.UIPanGestureRecognizer ended",
      ])
  }

  private func dragged(_ recognizer: UIGestureRecognizer) {
    let (way, speed): (CGPoint, CGPoint) =
      switch recognizer {
      case let pan as UIPanGestureRecognizer: (pan.translation(in: card.view), pan.velocity(in: nil))
      case let pinch as UIPinchGestureRecognizer:
        (CGPoint(x: pinch.scale * 100, y: 0), CGPoint(x: pinch.velocity * 100, y: 0))
      case let turn as UIRotationGestureRecognizer:
        (CGPoint(x: turn.rotation * 100, y: 0), CGPoint(x: turn.velocity * 100, y: 0))
      default: (.zero, .zero)
      }
    record("drag", "\(recognizer.state) \(Int(way.x)) \(Int(way.y)) at \(Int(speed.x)) \(Int(speed.y))")
  }

  @Test(
    arguments: [
      (
        UserGesture.Movement.down, ["began 0 0 at 0 1500", "changed 0 472 at 0 1500"],
        ["changed 0 944 at 0 1500", "ended 0 944 at 0 1500"],
        ["changed 0 0 at 0 -1500", "ended 0 0 at 0 -1500"]
      ),
      (
        .apart, ["began 100 0 at 100 0", "changed 150 0 at 100 0"],
        ["changed 200 0 at 100 0", "ended 200 0 at 100 0"],
        ["changed 100 0 at -100 0", "ended 100 0 at -100 0"]
      ),
      (
        .counterclockwise, ["began 0 0 at -157 0", "changed -78 0 at -157 0"],
        ["changed -157 0 at -157 0", "ended -157 0 at -157 0"],
        ["changed 0 0 at 157 0", "ended 0 0 at 157 0"]
      ),
    ] as [(UserGesture.Movement, [String], [String], [String])])
  func `fingers that move go all the way or back`(
    movement: UserGesture.Movement, start: [String], far: [String], back: [String]
  ) {
    let drag = Selector("drag:", { (it: Dragged, a) in it.body(a) })
    let target = Dragged(body: dragged)
    let stage = stage(
      UIPanGestureRecognizer(target: target, action: drag),
      UIPinchGestureRecognizer(target: target, action: drag),
      UIRotationGestureRecognizer(target: target, action: drag))
    let number = movement == .down ? 0 : movement == .apart ? 1 : 2
    for (end, last) in [(UserGesture.finishMove, far), (.cancelMove, back)] {
      #expect(stage.user(.startMove(movement, control: number)))
      #expect(!stage.user(.startMove(movement, control: number)), "one hand is enough")
      #expect(stage.user(end) && !stage.user(end))
      #expect(takeJournal() == (start + last).map { "drag.\($0)" })
    }
  }

  @Test func `from an edge a finger moves in, from those edges that the recogniser names`() {
    let edge = UIScreenEdgePanGestureRecognizer(target: card, action: open)
    let stage = stage(edge)
    #expect(!stage.user(.startMove(.right, control: 0)))
    edge.edges = [.left, .bottom]
    let words = stage.window.everythingPossible().filter(\.isOnContent).map(\.words)
    #expect(words == ["drag 'picture' right", "drag 'picture' up"])
    #expect(!stage.user(.startMove(.left, control: 0)) && stage.user(.startMove(.right, control: 0)))
  }

  @Test func `a translation that code sets is counted from there`() {
    let pan = UIPanGestureRecognizer()
    let target = Dragged { recognizer in
      let pan = recognizer as? UIPanGestureRecognizer
      record("drag", "\(Int(pan?.translation(in: nil).x ?? 0))")
      pan?.setTranslation(.zero, in: nil)
    }
    pan.addTarget(target, action: Selector("drag:", { (it: Dragged, a) in it.body(a) }))
    let stage = stage(pan)
    #expect(stage.user(.startMove(.right, control: 0)) && stage.user(.finishMove))
    #expect(takeJournal() == ["drag.0", "drag.328", "drag.328", "drag.0"])
  }

  @Test
  func `a gesture that is under way is broken off when its recogniser is off, taken away or off screen`() {
    let endings: [(String, (UIPanGestureRecognizer) -> Void)] = [
      ("off", { $0.isEnabled = false }), ("taken away", { $0.view?.removeGestureRecognizer($0) }),
      ("off screen", { $0.view?.removeFromSuperview() }),
    ]
    for (name, end) in endings {
      let pan = UIPanGestureRecognizer(target: card, action: open)
      let stage = stage(pan)
      #expect(stage.user(.startMove(.left, control: 0)))
      end(pan)
      #expect(stage.user(.finishMove))
      let states = takeJournal().map { $0.split(separator: " ").last ?? "" }
      #expect(states.first == "began" && states.last == "cancelled", "\(name): \(states)")
      picture.gestureRecognizers = nil
    }
  }

  @Test func `two taps wait for nothing, and one tap for two where it is told to`() {
    let (one, two) = (
      UITapGestureRecognizer(target: card, action: open), UITapGestureRecognizer(target: card, action: open)
    )
    two.numberOfTapsRequired = 2
    let stage = stage(one, two)
    (one.name, two.name) = ("one", "two")
    #expect(stage.user(.tapControl(1)) && takeJournal().count == 2)
    one.require(toFail: two)
    #expect(stage.user(.tapControl(1)) && takeJournal().count == 1)
    #expect(stage.user(.tapControl(0)) && takeJournal().count == 1)
  }

  @Test func `of two gestures the inner one is recognised, unless a delegate lets both or asks for an order`()
  {
    let (inner, outer) = (Named("inner"), Named("outer"))
    for named in [inner, outer] { named.recognizer.delegate = named }
    let stage = stage(inner.recognizer)
    card.view.addGestureRecognizer(outer.recognizer)
    let number = 1
    #expect(stage.user(.tapControl(number)) && takeJournal() == ["inner.ended"])
    outer.goesTogether = true
    #expect(stage.user(.tapControl(number)) && takeJournal() == ["inner.ended", "outer.ended"])
    outer.goesTogether = false
    inner.waits = true
    #expect(stage.user(.tapControl(number)) && takeJournal() == ["outer.ended"])
    inner.waits = false
    outer.mustFail = true
    #expect(stage.user(.tapControl(number)) && takeJournal() == ["outer.ended"])
    outer.mustFail = false
    inner.receives = false
    #expect(stage.user(.tapControl(number)) && takeJournal() == ["outer.ended"])
    inner.receives = true
    inner.begins = false
    #expect(stage.user(.tapControl(number)) && takeJournal() == ["outer.ended"])
  }

  @Test func `a recogniser that is off, taken away, forbidden or on a hidden view is not there`() {
    let tap = UITapGestureRecognizer(target: card, action: open)
    let stage = stage(tap)
    tap.isEnabled = false
    #expect(!stage.user(.tapControl(0)))
    tap.isEnabled = true
    picture.isHidden = true
    #expect(!stage.user(.tapControl(0)))
    picture.isHidden = false
    tap.delegate = card
    card.allows = false
    #expect(stage.user(.tapControl(0)) && takeJournal() == [])
    card.allows = true
    tap.removeTarget(nil, action: open)
    #expect(!stage.user(.tapControl(0)))
    tap.addTarget(card, action: open)
    picture.removeGestureRecognizer(tap)
    #expect(!stage.user(.tapControl(0)) && tap.view == nil && picture.gestureRecognizers == nil)
  }

  @Test func `a recogniser is on one view at a time`() {
    let tap = UITapGestureRecognizer(target: card, action: open)
    let other = UIView()
    picture.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)
    #expect(tap.view === other && picture.gestureRecognizers == nil && other.gestureRecognizers?.count == 1)
    other.gestureRecognizers = nil
    #expect(tap.view == nil)
  }
}

/// Does something when a gesture goes on.
@MainActor private final class Dragged {
  let body: (UIGestureRecognizer) -> Void

  init(body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
}

/// A tap that says its name, and answers as a test wants.
@MainActor private final class Named: UIGestureRecognizerDelegate {
  let recognizer = UITapGestureRecognizer()
  private let name: String
  var (begins, receives, goesTogether, waits, mustFail) = (true, true, false, false, false)

  init(_ name: String) {
    self.name = name
    recognizer.addTarget(self, action: Selector("say", { (it: Named) in it.say() }))
  }

  private func say() { record(name, "\(recognizer.state)") }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receives
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { goesTogether }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { mustFail }
}
