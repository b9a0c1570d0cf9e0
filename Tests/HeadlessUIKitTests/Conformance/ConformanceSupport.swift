import Foundation
import HeadlessUIKit

// Everything that the conformance tests need beside UIKit's own API is in this file: a clock to turn, a console to
// read, a finger, and controllers that write down what they are told. On a Mac the same five things would be a run
// loop, a log reader, XCUITest and the same controllers.

/// What the controllers of the running test were told, in order.
@MainActor var journal: [String] = []

/// The names of the controllers of the running test, by serial number.
@MainActor private var names: [Int: String] = [:]

/// Empties the journal and hands it back.
@MainActor @discardableResult func takeJournal() -> [String] {
  defer { journal = [] }
  return journal
}

/// A device with one window.
@MainActor
final class Stage {
  let window: UIWindow

  /// The stage of the running test: its window lives until the next one.
  private static var current: Stage?

  /// Starts a new simulation and shows a root.
  init(
    _ root: UIViewController? = nil, visible: Bool = true,
    _ change: (inout ModelSettings) -> Void = { _ in }
  ) {
    var settings = ModelSettings()
    change(&settings)
    Simulation.reset(settings: settings)
    window = UIWindow(frame: .zero)
    window.rootViewController = root
    if visible { window.makeKeyAndVisible() }
    settle()
    // The window of the test before goes now, and whoever was in it may still have something to say.
    Stage.current = self
    journal = []
  }

  /// Makes the device narrow or wide before any controller is there.
  static func narrow(_ root: UIViewController? = nil) -> Stage {
    Stage(root) { $0.horizontalSizeClass = .compact }
  }

  /// Lets the run loop turn until nothing is pending.
  func settle() { Simulation.current.clock.settle() }

  /// Lets one event happen: a turn ends, or an animation does.
  func turn() { Simulation.current.clock.advance() }

  /// Whether nothing is pending.
  var isIdle: Bool { Simulation.current.clock.isIdle }

  /// The milliseconds since the start.
  var time: Int { Simulation.current.clock.now }

  /// The user's finger.
  @discardableResult
  func user(_ gesture: UserGesture) -> Bool { window.perform(gesture) }

  /// The lines of the console and the texts of exceptions, with the controllers' names in them.
  var console: [String] {
    Simulation.current.faults.map { fault in
      var text = fault.message
      for (serial, name) in names {
        guard let end = text.range(of: ": #\(serial)>"),
          let start = text[..<end.lowerBound].lastIndex(of: "<")
        else { continue }
        let reference = String(text[start..<end.upperBound])
        text = text.replacing(reference, with: "<\(name)>")
      }
      return text
    }
  }

  /// Whether an exception was raised, rather than a warning printed.
  var raised: Bool { Simulation.current.faults.contains { $0.isException } }

  /// Hears what the console said since it was read last.
  func takeConsole() -> [String] {
    defer { Simulation.current.forgetFaults() }
    return console
  }

  /// Whether the model's hierarchy is in order.
  var isInOrder: Bool { ControllerTree._checkInvariants(of: window, isSettled: isIdle) == nil }
}

/// Gives a controller the name by which the console calls it.
@MainActor private func name(_ controller: UIViewController, _ name: String) {
  names[controller.serial] = name
}

/// Ends the simulation, and with it what UIKit keeps for ever.
@MainActor func endSimulation() { Simulation.reset() }

/// The application's launch is over.
@MainActor func endLaunch() { UIApplication.shared.endLaunch() }

/// Brings the callbacks of a controller into the journal.
@MainActor
func record(_ name: String, _ event: String) { journal.append("\(name).\(event)") }

/// A screen that writes down what it is told.
class Screen: UIViewController {
  let name: String
  var onEvent: ((String) -> Void)?

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    HeadlessUIKitTests.name(self, name)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { record(name, "deinit") }

  func note(_ event: String) {
    record(name, event)
    onEvent?(event)
  }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willMove(nil)" : "willMove")
  }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didMove(nil)" : "didMove")
  }
}

/// A navigation controller with a name.
class Stack: UINavigationController {
  convenience init(_ name: String, _ screens: UIViewController...) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = screens
    HeadlessUIKitTests.name(self, name)
  }
}

/// A tab bar controller with a name.
class Tabs: UITabBarController {
  convenience init(_ name: String, _ screens: UIViewController...) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = screens
    HeadlessUIKitTests.name(self, name)
  }
}

/// A split view controller with a name.
class Split: UISplitViewController {
  convenience init(_ name: String, _ screens: UIViewController...) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = screens
    HeadlessUIKitTests.name(self, name)
  }
}

/// A container of the app's own, which shows its children's views inside its own.
final class Box: Screen {
  convenience init(_ name: String, _ screens: UIViewController...) {
    self.init(name)
    for screen in screens { embed(screen) }
  }

  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension UIViewController {
  /// The controller in another style.
  func styled(_ style: UIModalPresentationStyle) -> Self {
    modalPresentationStyle = style
    return self
  }

  /// Presents without animation and waits until it is done.
  func presentNow(_ other: UIViewController) {
    present(other, animated: false)
    Simulation.current.clock.settle()
  }
}

/// Hands a journal on without the lines of other controllers than the named ones.
func only(_ names: Set<String>, in journal: [String]) -> [String] {
  journal.filter { names.contains(String($0.prefix { $0 != "." })) }
}

/// Hands a journal on with the callbacks of appearance only.
func appearances(_ journal: [String]) -> [String] {
  journal.filter { $0.hasSuffix("ppear") }
}
