import Foundation
import HeadlessUIKit
import Testing

/// Writes down what fingers do on it.
@MainActor private final class Pad: UIView {
  var handsOn = false

  private func note(_ moment: String, _ touches: Set<UITouch>) {
    let touch = touches.first
    let place = touch?.location(in: self) ?? .zero
    record("pad", "\(moment) \(touch?.phase.rawValue ?? -1) at \(Int(place.x)) \(Int(place.y))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if handsOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

/// A screen that lets go of the keyboard when it is touched.
@MainActor private final class TouchedScreen: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("screen", "began \(event?.allTouches?.count ?? 0)")
    view.endEditing(true)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    record("screen", "\(motion) \(event?.type ?? .touches)")
  }
}

/// A recogniser of the app's, which waits for a second touch.
@MainActor private final class TwiceRecognizer: UIGestureRecognizer {
  private var count = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { count += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = count < 2 ? .failed : .ended
    if count == 2 { count = 0 }
  }
  override func reset() { record("recogniser", "reset") }
}

@MainActor @Suite("Touches")
struct TouchTests {
  private let screen = TouchedScreen()
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let tapped = Selector("tapped", { (_: Pad) in record("pad", "recognised") })

  private func stage() -> Stage {
    screen.view.addSubview(pad)
    return Stage(screen)
  }

  private func words(_ stage: Stage) -> [String] {
    stage.window.everythingPossible().filter(\.isOnContent).map(\.words)
  }

  @Test func `who overrides the methods of touches is touched, and nobody else`() {
    pad.accessibilityIdentifier = "pad"
    screen.view.accessibilityIdentifier = "screen"
    let stage = stage()
    screen.view.addSubview(UIView())
    #expect(words(stage) == ["touch 'screen'", "touch 'pad'", "shake the device"])
    #expect(stage.user(.tapControl(1)))
    #expect(takeJournal() == ["pad.began 0 at 50 20", "pad.ended 3 at 50 20"])
    #expect(stage.user(.tapControl(0)))
    #expect(takeJournal() == ["screen.began 1"])
    pad.isUserInteractionEnabled = false
    #expect(words(stage) == ["touch 'screen'", "shake the device"])
  }

  @Test func `who hands a touch on hands it to the next in the chain`() {
    let stage = stage()
    pad.handsOn = true
    #expect(stage.user(.tapControl(1)))
    #expect(takeJournal() == ["pad.began 0 at 50 20", "screen.began 1", "pad.ended 3 at 50 20"])
  }

  @Test func `a screen that is touched may let go of the keyboard`() {
    let field = UITextField()
    let stage = stage()
    screen.view.addSubview(field)
    #expect(stage.user(.typeText("a", control: 2)) && field.isFirstResponder)
    #expect(stage.user(.tapControl(0)) && !field.isFirstResponder)
  }

  @Test(arguments: [true, false])
  func `a gesture takes the touch from the view, unless it says otherwise`(takes: Bool) {
    let tap = UITapGestureRecognizer(target: pad, action: tapped)
    tap.cancelsTouchesInView = takes
    pad.addGestureRecognizer(tap)
    let stage = stage()
    #expect(stage.user(.tapControl(1)))
    let last = takes ? "pad.cancelled 4 at 50 20" : "pad.ended 3 at 50 20"
    #expect(takeJournal() == ["pad.began 0 at 50 20", "pad.recognised", last])
  }

  @Test func `a recogniser of the app's says itself how far it is`() {
    let twice = TwiceRecognizer(target: pad, action: tapped)
    pad.addGestureRecognizer(twice)
    let stage = stage()
    #expect(words(stage).count == 4)
    #expect(stage.user(.tapControl(2)))
    #expect(takeJournal() == ["pad.began 0 at 50 20", "pad.ended 3 at 50 20", "recogniser.reset"])
    #expect(stage.user(.tapControl(2)))
    #expect(
      takeJournal() == [
        "pad.began 0 at 50 20", "pad.recognised", "pad.cancelled 4 at 50 20", "recogniser.reset",
      ])
    #expect(twice.state == .possible && twice.numberOfTouches == 0)
  }

  @Test func `who hears that the device is shaken is told, and only where somebody hears it`() {
    let stage = stage()
    #expect(stage.user(.shake) && takeJournal() == ["screen.motionShake motion"])
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(!stage.user(.shake))
  }

  @Test func `a tap on a row goes to a recogniser around the list, which takes it`() {
    let rows = Rows()
    let tap = UITapGestureRecognizer(target: pad, action: tapped)
    let plain = UIViewController()
    plain.view.addGestureRecognizer(tap)
    plain.view.addSubview(rows.table)
    let stage = Stage(plain)
    let row = UserGesture.tapRow(IndexPath(row: 0, section: 0), list: 0)
    #expect(stage.user(row) && takeJournal() == ["pad.recognised"])
    tap.cancelsTouchesInView = false
    #expect(stage.user(row) && takeJournal() == ["pad.recognised", "table.selected"])
    tap.isEnabled = false
    #expect(stage.user(row) && takeJournal() == ["table.selected"])
  }

  @Test func `the action of a button comes before a recogniser around it`() {
    let (button, plain) = (UIButton(type: .system), UIViewController())
    plain.view.addGestureRecognizer(UITapGestureRecognizer(target: pad, action: tapped))
    button.addAction(UIAction { _ in record("button", "tapped") }, for: .touchUpInside)
    plain.view.addSubview(button)
    let stage = Stage(plain)
    #expect(stage.user(.tapControl(1)) && takeJournal() == ["button.tapped"])
  }
}

/// A table with one row that says that it is selected.
@MainActor private final class Rows: UITableViewDataSource, UITableViewDelegate {
  let table = UITableView()

  init() {
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record("table", "selected")
  }
}
