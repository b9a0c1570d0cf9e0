import Testing
import UIKit

/// A screen with a color well that says what it hears.
@MainActor private final class Paint: UIViewController, UIColorPickerViewControllerDelegate {
  let well = UIColorWell()
  var log: [String] = []

  override func viewDidLoad() {
    well.title = "Ink"
    well.addAction(UIAction { [weak self] _ in self?.log.append("changed") }, for: .valueChanged)
    view.addSubview(well)
  }

  func pickDirectly() {
    let picker = UIColorPickerViewController()
    picker.delegate = self
    picker.selectedColor = .red
    present(picker, animated: true)
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    log.append("blue \(color == viewController.selectedColor && color == .systemBlue && !continuously)")
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    log.append("closed")
  }
}

@MainActor @Suite("Picking of colors, and groups of buttons")
struct ColorsAndGroupsTests {
  private let window: UIWindow
  private let paint = Paint()

  init() {
    Simulation.reset()
    window = UIWindow(frame: .zero)
  }

  private func show() {
    window.rootViewController = UINavigationController(rootViewController: paint)
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
  }

  private func perform(_ gesture: UserGesture) -> Bool {
    defer { Simulation.current.clock.settle() }
    return window.perform(gesture)
  }

  private var words: [String] { window.everythingPossible().map(\.words) }

  @Test(arguments: [true, false])
  func `a tap on a color well presents a screen, and what is picked there is its color`(finished: Bool) {
    show()
    #expect(words.count == 1 && perform(.tapControl(0)))
    #expect((paint.presentedViewController as? UIColorPickerViewController)?.title == "Ink")
    #expect(perform(.leaveSystemScreen(finished: finished)) && paint.presentedViewController == nil)
    #expect(paint.log == (finished ? ["changed"] : []))
    #expect(paint.well.selectedColor == (finished ? .systemBlue : nil))
  }

  @Test(arguments: [true, false])
  func `whoever presents the screen is told of the color and of the end`(finished: Bool) {
    show()
    paint.pickDirectly()
    Simulation.current.clock.settle()
    #expect(perform(.leaveSystemScreen(finished: finished)) && paint.presentedViewController == nil)
    #expect(paint.log == (finished ? ["blue true", "closed"] : ["closed"]))
  }

  @Test func `buttons of groups are in the bar, and follow their group`() {
    let (add, share, help) = (item("add"), item("share"), item("help"))
    let group = UIBarButtonItemGroup(barButtonItems: [add, share], representativeItem: nil)
    paint.navigationItem.trailingItemGroups = [group, .fixedGroup(items: [help])]
    show()
    let taps = { [self] in words.filter { !$0.contains("UIColorWell") } }
    #expect(right == ["help", "share", "add"] && taps().count == 3)
    group.isHidden = true
    #expect(right == ["help"])
    group.isHidden = false
    group.barButtonItems = [share]
    #expect(right == ["help", "share"] && taps().count == 2)
    #expect(paint.navigationItem.trailingItemGroups.first === group)
    paint.navigationItem.rightBarButtonItem = add
    #expect(paint.navigationItem.trailingItemGroups.map { names($0.barButtonItems) } == [["add"]])
    paint.navigationItem.trailingItemGroups = []
    group.barButtonItems = [add]
    #expect(right == [] && taps() == [])
    paint.navigationItem.leadingItemGroups = [group]
    #expect(names(paint.navigationItem.leftBarButtonItems) == ["add"] && taps().count == 1)
  }

  private func names(_ items: [UIBarButtonItem]?) -> [String] { (items ?? []).map { $0.title ?? "" } }

  private var right: [String] { names(paint.navigationItem.rightBarButtonItems) }

  private func item(_ name: String) -> UIBarButtonItem {
    UIBarButtonItem(title: name, primaryAction: UIAction { [paint] _ in paint.log.append(name) })
  }
}
