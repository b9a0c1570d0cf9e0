import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Controls, and what the user does with them")
struct ControlTests {
  private let screen = UIViewController()

  /// Writes down the events of a control.
  private func listen<Control: UIControl>(
    to control: Control, _ events: UIControl.Event = .allEvents, _ name: String = "event"
  ) -> Control {
    control.addAction(UIAction { _ in record("control", name) }, for: events)
    return control
  }

  private func stage(_ views: UIView...) -> Stage {
    for view in views { screen.view.addSubview(view) }
    return Stage(screen)
  }

  @Test func `a switch that is tapped turns over and tells so; one that code turns tells nothing`() {
    let control = listen(to: UISwitch(), .valueChanged)
    let stage = stage(control)
    control.setOn(true, animated: true)
    control.isOn = false
    #expect(journal == [])
    #expect(stage.user(.tapControl(0)) && control.isOn && takeJournal() == ["control.event"])
    #expect(stage.user(.tapControl(0)) && !control.isOn)
  }

  @Test func `a segment is chosen once, and never one that is disabled`() {
    let control = listen(to: UISegmentedControl(items: ["Day", "Week", "Year"]), .valueChanged)
    control.setEnabled(false, forSegmentAt: 2)
    let stage = stage(control)
    #expect(stage.user(.tapSegment(1, control: 0)) && control.selectedSegmentIndex == 1)
    for segment in [1, 2, 3, -1] { #expect(!stage.user(.tapSegment(segment, control: 0))) }
    #expect(takeJournal() == ["control.event"])
    control.isMomentary = true
    #expect(stage.user(.tapSegment(1, control: 0)))
    #expect(
      control.selectedSegmentIndex == UISegmentedControl.noSegment && takeJournal() == ["control.event"])
    #expect(control.titleForSegment(at: 0) == "Day" && control.titleForSegment(at: 9) == nil)
  }

  @Test func `a slider goes to its ends and keeps within them`() {
    let control = listen(to: UISlider(), .valueChanged)
    let stage = stage(control)
    control.maximumValue = 10
    control.value = 50
    #expect(control.value == 10 && !stage.user(.adjust(up: true, control: 0)))
    #expect(stage.user(.adjust(up: false, control: 0)) && control.value == 0)
    #expect(takeJournal() == ["control.event"])
    control.minimumValue = 3
    #expect(control.value == 3)
  }

  @Test func `a stepper goes by its step, keeps within its ends, and goes on at the other one if it wraps`() {
    let control = listen(to: UIStepper(), .valueChanged)
    (control.maximumValue, control.stepValue) = (5, 2)
    let stage = stage(control)
    control.value = 9
    #expect(control.value == 5 && !stage.user(.adjust(up: true, control: 0)) && journal == [])
    #expect(stage.user(.adjust(up: false, control: 0)) && control.value == 3)
    #expect(stage.user(.adjust(up: true, control: 0)) && control.value == 5)
    #expect(takeJournal() == ["control.event", "control.event"])
    control.wraps = true
    #expect(stage.user(.adjust(up: true, control: 0)) && control.value == 0)
    #expect(stage.user(.adjust(up: false, control: 0)) && control.value == 5)
    control.minimumValue = 5
    #expect(!stage.user(.adjust(up: false, control: 0)))
  }

  @Test func `dots go page by page where somebody listens, and are none for one page if so told`() {
    let (control, silent) = (listen(to: UIPageControl(), .valueChanged), UIPageControl())
    (control.numberOfPages, silent.numberOfPages) = (3, 3)
    let stage = stage(control, silent)
    let words = stage.window.everythingPossible().filter(\.isOnContent).map(\.words)
    #expect(words == ["make the value of 'UIPageControl' larger"])
    #expect(stage.user(.adjust(up: true, control: 0)) && control.currentPage == 1)
    #expect(takeJournal() == ["control.event"])
    control.currentPage = 9
    #expect(control.currentPage == 2 && !stage.user(.adjust(up: true, control: 0)))
    (control.numberOfPages, control.hidesForSinglePage) = (1, true)
    #expect(control.currentPage == 0 && !stage.user(.adjust(up: false, control: 0)))
  }

  @Test func `a date picker goes by a day or an hour and keeps between its dates`() {
    let (control, start) = (
      listen(to: UIDatePicker(), .valueChanged), Date(timeIntervalSinceReferenceDate: 0)
    )
    control.date = start
    control.maximumDate = start.addingTimeInterval(100_000)
    let stage = stage(control)
    #expect(stage.user(.adjust(up: true, control: 0)) && control.date == start.addingTimeInterval(86_400))
    #expect(stage.user(.adjust(up: true, control: 0)) && control.date == control.maximumDate)
    #expect(!stage.user(.adjust(up: true, control: 0)))
    control.datePickerMode = .time
    #expect(stage.user(.adjust(up: false, control: 0)))
    #expect(control.date == start.addingTimeInterval(96_400))
    control.minimumDate = start.addingTimeInterval(99_000)
    #expect(control.date == control.minimumDate)
  }

  @Test func `a touch goes where UIKit delivers it`() {
    let (hidden, off, inside) = (UISwitch(), UISwitch(), UISwitch())
    let (deaf, seen) = (UIView(), UISwitch())
    hidden.isHidden = true
    off.isEnabled = false
    deaf.isUserInteractionEnabled = false
    deaf.addSubview(inside)
    let stage = stage(hidden, off, deaf, seen)
    #expect(stage.user(.tapControl(0)) && seen.isOn && !stage.user(.tapControl(1)))
    screen.present(UIViewController(), animated: true)
    stage.turn()
    #expect(!stage.user(.tapControl(0)))
    stage.settle()
    #expect(!stage.user(.tapControl(0)))
    screen.dismiss(animated: false)
    stage.settle()
    #expect(stage.user(.tapControl(0)) && !seen.isOn)
    #expect([hidden, off, inside].allSatisfy { !$0.isOn })
  }

  @Test func `a button tells that it is touched and what it is for, by actions that can be replaced`() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in record("button", "go") })
    let name = UIAction.Identifier("extra")
    for count in 1...2 {
      button.addAction(
        UIAction(identifier: name) { _ in record("button", "extra \(count)") }, for: .touchUpInside)
    }
    let stage = stage(button)
    #expect(stage.user(.tapControl(0)) && takeJournal() == ["button.go", "button.extra 2"])
    button.removeAction(identifiedBy: name, for: .touchUpInside)
    stage.user(.tapControl(0))
    #expect(takeJournal() == ["button.go"])
    button.setTitle("Wait", for: .disabled)
    #expect(button.currentTitle == "Go" && button.title(for: .disabled) == "Wait")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait" && button.state == .disabled && !stage.user(.tapControl(0)))
    var look = UIButton.Configuration.filled()
    look.title = "Buy"
    #expect(UIButton(configuration: look).currentTitle == "Buy")
  }

  @Test func `bar buttons come first, space is none of them, and the controls of a custom view are`() {
    let toggle = UISwitch()
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in record("bar", "add") }),
      .flexibleSpace(), UIBarButtonItem(customView: toggle),
    ]
    let control = UISwitch()
    screen.view.addSubview(control)
    let stage = Stage(Stack("stack", screen))
    #expect(stage.user(.tapControl(0)) && journal == ["bar.add"])
    #expect(stage.user(.tapControl(1)) && toggle.isOn)
    #expect(stage.user(.tapControl(2)) && control.isOn && !stage.user(.tapControl(3)))
  }

  @Test func `what turns while it is pulled down is not pulled again`() {
    let (scroll, refresh) = (UIScrollView(frame: .zero), listen(to: UIRefreshControl(), .valueChanged))
    let stage = stage(scroll)
    #expect(!stage.user(.pullToRefresh(list: 0)))
    scroll.refreshControl = refresh
    #expect(stage.user(.pullToRefresh(list: 0)) && refresh.isRefreshing)
    #expect(!stage.user(.pullToRefresh(list: 0)))
    refresh.endRefreshing()
    refresh.beginRefreshing()
    #expect(takeJournal() == ["control.event"])
  }

  @Test func `views that only show keep what they are told`() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden && UIActivityIndicatorView(style: .whiteLarge).style.rawValue == 0)
    let (first, second) = (UILabel(), UILabel())
    let row = UIStackView(arrangedSubviews: [first])
    row.insertArrangedSubview(second, at: 0)
    #expect(row.arrangedSubviews == [second, first] && first.superview === row)
    row.removeArrangedSubview(second)
    first.removeFromSuperview()
    #expect(row.arrangedSubviews == [] && row.subviews == [second])
    #expect(UIImageView(image: UIImage(systemName: "star")).image == UIImage(systemName: "star"))
  }
}
