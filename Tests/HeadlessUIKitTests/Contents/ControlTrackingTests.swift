import Foundation
import HeadlessUIKit
import Testing

/// A control that follows a finger.
private final class Dial: UIControl {
  var follows = true
  var limit: CGFloat = .infinity

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    record("dial", "begin \(isTracking)")
    return follows
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    record("dial", "continue \(x > 0 ? "right" : "left") \(isTracking) \(isHighlighted)")
    return abs(x) < limit
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { record("dial", "end") }
}

/// A control that only wants to know when a finger has gone.
private final class Pad: UIControl {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { record("pad", "end") }
}

@MainActor @Suite("Controls that follow fingers")
struct ControlTrackingTests {
  private let screen = UIViewController()
  private let dial = Dial()

  private func stage() -> Stage {
    for (name, events) in [
      ("down", UIControl.Event.touchDown), ("drag", .touchDragInside), ("up", .touchUpInside),
    ] {
      dial.addAction(UIAction { _ in record("event", name) }, for: events)
    }
    screen.view.addSubview(dial)
    return Stage(screen)
  }

  @Test func `a tap begins and ends, and sends its events between`() {
    let stage = stage()
    #expect(stage.user(.tapControl(0)))
    #expect(takeJournal() == ["dial.begin false", "event.down", "dial.end", "event.up"])
    #expect(!dial.isTracking && !dial.isHighlighted)
  }

  @Test func `a drag goes to one side or the other`() {
    let stage = stage()
    let words = stage.window.everythingPossible().map(\.words)
    #expect(words == ["tap 'Dial'", "drag to the right on 'Dial'", "drag to the left on 'Dial'"])
    for (up, side) in [(true, "right"), (false, "left")] {
      #expect(stage.user(.adjust(up: up, control: 0)))
      #expect(
        takeJournal() == [
          "dial.begin false", "event.down", "dial.continue \(side) true true", "event.drag",
          "dial.continue \(side) true true", "event.drag", "dial.end", "event.up",
        ])
    }
  }

  @Test func `a control that does not follow, or no longer, sends nothing more`() {
    let stage = stage()
    dial.follows = false
    #expect(stage.user(.adjust(up: true, control: 0)) && takeJournal() == ["dial.begin false"])
    (dial.follows, dial.limit) = (true, 1)
    #expect(stage.user(.adjust(up: true, control: 0)))
    #expect(takeJournal() == ["dial.begin false", "event.down", "dial.continue right true true"])
    #expect(!dial.isTracking && !dial.isHighlighted)
  }

  @Test func `a control of the app's is touched although nobody listens`() {
    let pad = Pad()
    screen.view.addSubview(pad)
    let stage = Stage(screen)
    #expect(stage.window.everythingPossible().map(\.words) == ["tap 'Pad'"])
    #expect(stage.user(.tapControl(0)) && takeJournal() == ["pad.end"])
    screen.view.addSubview(UIControl())
    #expect(stage.window.everythingPossible().count == 1)
  }

  @Test func `who listens can be asked`() {
    let other = Dial()
    dial.addTarget(other, action: "turn", for: [.valueChanged, .touchDown])
    dial.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(dial.allTargets == [AnyHashable(other)])
    #expect(dial.allControlEvents == [.valueChanged, .touchDown, .touchUpInside])
    #expect(dial.actions(forTarget: other, forControlEvent: .touchDown) == ["turn"])
    #expect(dial.actions(forTarget: other, forControlEvent: .touchUpInside) == nil)
    #expect(dial.actions(forTarget: screen, forControlEvent: .touchDown) == nil)
  }
}
