import Foundation

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

// What the conformance tests need beside UIKit's own API is in two files. This one, with controllers that write down what
// they are told, is UIKit alone. The other one is `Stage.swift`: a clock to turn, a console to read, and a finger. There is
// a second one for the simulator, in `scripts/simulator/Support`.

/// What the controllers of the running test were told, in order.
@MainActor var journal: [String] = []

/// Empties the journal and hands it back.
@MainActor @discardableResult func takeJournal() -> [String] {
  defer { journal = [] }
  return journal
}

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
    Stage.name(self, name)
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
    Stage.name(self, name)
  }
}

/// A tab bar controller with a name.
class Tabs: UITabBarController {
  convenience init(_ name: String, _ screens: UIViewController...) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = screens
    Stage.name(self, name)
  }
}

/// A split view controller with a name.
class Split: UISplitViewController {
  convenience init(_ name: String, _ screens: UIViewController...) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = screens
    Stage.name(self, name)
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
    Stage.rest()
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
