import Foundation
import HeadlessUIKit
import Testing

/// A screen with methods that are called by name.
@MainActor private class FormScreen: UIViewController {
  func save() { record("form", "save") }
  func change(_ control: UISwitch) { record("form", control.isOn ? "on" : "off") }
}

@MainActor private final class LongFormScreen: FormScreen {
  override func save() { record("long form", "save") }
}

@MainActor @Suite("Methods that are called by name")
struct ActionTests {
  private let form = FormScreen()
  private let button = UIButton(type: .system)

  private func stage(_ screen: UIViewController, _ views: UIView...) -> Stage {
    // The end of another test's run forgets what was registered before.
    Simulation.actions.register("save", on: FormScreen.self) { $0.save }
    Simulation.actions.register("change:", on: FormScreen.self) { $0.change(_:) }
    for view in views { screen.view.addSubview(view) }
    return Stage(Stack("stack", screen))
  }

  @Test func `a tap reaches the method, until it is taken away`() {
    let toggle = UISwitch()
    button.addTarget(form, action: "save", for: .touchUpInside)
    button.addTarget(form, action: "save", for: .touchUpInside)
    toggle.addTarget(form, action: "change:", for: .valueChanged)
    let stage = stage(form, button, toggle)
    stage.user(.tapControl(0))
    stage.user(.tapControl(1))
    #expect(takeJournal() == ["form.save", "form.on"])
    toggle.removeTarget(form, action: "save", for: .allEvents)
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(stage.user(.tapControl(0)) && !toggle.isOn && takeJournal() == ["form.off"])
    #expect(!stage.user(.tapControl(1)))
  }

  @Test func `a method is looked up in the class, and sent to whoever has it where nobody is named`() {
    let screen = LongFormScreen()
    button.addTarget(nil, action: "save", for: .touchUpInside)
    let stage = stage(screen, button)
    #expect(stage.user(.tapControl(0)) && journal == ["long form.save"])
    button.removeTarget(nil, action: "save", for: .touchUpInside)
    button.addTarget(nil, action: "nowhere", for: .touchUpInside)
    #expect(stage.user(.tapControl(0)) && stage.console == [])
  }

  @Test func `a target that has gone is not called`() {
    var target: FormScreen? = FormScreen()
    button.addTarget(target, action: "save", for: .touchUpInside)
    target = nil
    let stage = stage(form, button)
    #expect(stage.user(.tapControl(0)) && journal == [] && stage.console == [])
  }

  @Test func `buttons of a bar call methods`() {
    form.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .save, target: form, action: "save"),
      UIBarButtonItem(title: "None", style: .plain, target: form, action: nil),
    ]
    let stage = stage(form)
    #expect(stage.user(.tapControl(0)) && !stage.user(.tapControl(1)) && journal == ["form.save"])
  }

  @Test func `a name that stands for no method raises UIKit's exception`() {
    button.addTarget(form, action: "sav:", for: .touchUpInside)
    let stage = stage(form, button)
    stage.user(.tapControl(0))
    #expect(stage.raised)
    #expect(stage.console == ["-[FormScreen sav:]: unrecognized selector sent to instance <FormScreen>"])
  }
}
