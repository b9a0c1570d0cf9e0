import HeadlessUIKit
import Testing
import UIKit

@MainActor @Suite("Pickers and looks of buttons")
struct PickerAndLookTests {
  /// A screen with one view on it, and what the user does there.
  @MainActor private final class Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init(_ view: UIView) {
      Simulation.reset()
      let controller = UIViewController()
      controller.view.addSubview(view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      Simulation.current.clock.settle()
    }

    func perform(_ gesture: UserGesture) -> Bool { window.perform(gesture) }
  }

  private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [["S", "M", "L"], ["red", "blue"]]
    var chosen: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      rows[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(rows[component][row])
    }
  }

  @Test func `the user turns the wheels of a picker, and its delegate is told`() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    picker.dataSource = wheels
    picker.delegate = wheels
    let stage = Stage(picker)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
    #expect(stage.perform(.tapSegment(2, control: 0)) && stage.perform(.tapSegment(1, control: 1)))
    #expect(wheels.chosen == ["L", "blue"] && picker.selectedRow(inComponent: 0) == 2)
    picker.selectRow(0, inComponent: 0, animated: true)
    picker.selectRow(9, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 0 && wheels.chosen.count == 2)
    wheels.rows = [["one"]]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 1) == -1)
  }

  @Test func `the look of a button is brought up to date once a turn`() {
    Simulation.reset()
    let button = UIButton(configuration: .filled())
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    button.setNeedsUpdateConfiguration()
    #expect(count == 0)
    Simulation.current.clock.settle()
    #expect(count == 1 && button.currentTitle == "off")
    button.isSelected = true
    button.setNeedsUpdateConfiguration()
    Simulation.current.clock.settle()
    #expect(count == 2 && button.currentTitle == "on")
  }

  @Test func `a configuration keeps its look, and its title is that of its text`() {
    var look = UIButton.Configuration.plain()
    look.attributedTitle = AttributedString("Buy")
    look.imagePlacement = .trailing
    look.background.cornerRadius = 8
    #expect(look.title == "Buy" && look.imagePlacement == .trailing && look.background.cornerRadius == 8)
    var other = look
    other.title = "Sell"
    #expect(
      other.attributedTitle == AttributedString("Sell") && look != other && look.cornerStyle == .dynamic)
    let button = UIButton(configuration: look)
    #expect(button.currentTitle == "Buy")
  }
}
