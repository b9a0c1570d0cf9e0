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

  @Test func `the user taps, presses and swipes where an app recognises it, and nothing else`() {
    let swipe = UISwipeGestureRecognizer(target: card, action: open)
    swipe.direction = .left
    let stage = stage(
      UITapGestureRecognizer(target: card, action: open),
      UILongPressGestureRecognizer(target: card, action: open),
      swipe, UIPanGestureRecognizer(target: card, action: open), UITapGestureRecognizer())
    let words = stage.window.everythingPossible().filter(\.isOnContent).map(\.words)
    #expect(words == ["tap 'picture'", "press 'picture'", "swipe left on 'picture'"])
    for number in 0..<3 { #expect(stage.user(.tapControl(number))) }
    #expect(!stage.user(.tapControl(3)))
    #expect(
      takeJournal() == [
        "card.UITapGestureRecognizer ended", "card.UILongPressGestureRecognizer ended",
        "card.UISwipeGestureRecognizer ended",
      ])
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
