import Foundation
import HeadlessUIKit
import Testing

@MainActor private class Base: UIViewController {
  func save() { record("base", "save") }
  func own() { record("base", "own") }
  func change(_ control: UISwitch) { record("base", control.isOn ? "on" : "off") }
  class func open() { record("class of base", "open") }
  class func open(_ sender: UIButton) { record("class of base", "open for a button") }
  func press(_ sender: UIButton, event: UIEvent) { record("base", "\(event.type) at \(event.timestamp)") }
}

@MainActor private final class Derived: Base {
  override class func open() { record("class of derived", "open") }
  override func save() { record("derived", "save") }
}

@MainActor private final class Hidden: Base {
  /// Not an override for Swift, and the method of the name for Objective-C.
  func ownOfHidden() { record("hidden", "own") }
}

/// Selectors that know their methods, as `adapt-sources` writes them.
@MainActor @Suite("Selectors that know their methods")
struct SelectorMethodTests {
  private let button = UIButton(type: .system)

  private func tap(_ selector: Selector, on screen: Base) -> [String] {
    button.addTarget(screen, action: selector, for: .touchUpInside)
    screen.view.addSubview(button)
    let stage = Stage(Stack("stack", screen))
    stage.user(.tapControl(0))
    return takeJournal() + stage.console
  }

  @Test func `a tap calls the method of which the selector was made, and an override where there is one`() {
    let selector = Selector("save", { (it: Base) in it.save() })
    #expect(tap(selector, on: Base()) == ["base.save"])
    #expect(tap(selector, on: Derived()) == ["derived.save"])
  }

  @Test func `a class is a target too, whose own methods are called and no object's`() {
    let selector = Selector("open", { (it: Base.Type) in it.open() })
    _ = Selector("open", { (it: Base) in it.own() })
    for type in [Base.self, Derived.self] {
      button.addTarget(type, action: selector, for: .touchUpInside)
      button.addTarget(type, action: selector, for: .touchUpInside)
    }
    let forSender = Selector("open:", { (it: Base.Type, a) in it.open(a) })
    button.addTarget(Derived.self, action: forSender, for: .touchUpInside)
    button.removeTarget(Base.self, action: nil, for: .allEvents)
    let calls = tap(Selector("save", { (it: Base) in it.save() }), on: Base())
    #expect(calls == ["class of derived.open", "class of base.open for a button", "base.save"])
  }

  @Test func `a name means the method of the nearest class, whatever was made known last`() {
    _ = Selector("mine", { (it: Hidden) in it.ownOfHidden() })
    let selector = Selector("mine", { (it: Base) in it.own() })
    #expect(tap(selector, on: Base()) == ["base.own"])
    #expect(tap(selector, on: Hidden()) == ["hidden.own"])
  }

  @Test func `arguments are handed over where they are of the method's types`() {
    let toggle = UISwitch()
    let screen = Base()
    toggle.addTarget(
      screen, action: Selector("change:", { (it: Base, a) in it.change(a) }), for: .valueChanged)
    screen.view.addSubview(toggle)
    let stage = Stage(Stack("stack", screen))
    stage.user(.tapControl(0))
    #expect(takeJournal() == ["base.on"])
    #expect(tap(Selector("change:", { (it: Base, a) in it.change(a) }), on: Base()) == [])
    #expect(
      tap(Selector("press:event:", { (it: Base, a, b) in it.press(a, event: b) }), on: Base()) == [
        "base.touches at 0.0"
      ])
  }

  @Test func `a selector is good for all runs`() {
    let selector = Selector("save", { (it: Base) in it.save() })
    Simulation.reset()
    Simulation.current.endRun()
    #expect(tap(selector, on: Base()) == ["base.save"])
  }

  @Test func `selectors of one name are equal, with a method or without`() {
    #expect(Selector("save", { (it: Base) in it.save() }) == "save")
  }
}
