import Foundation
import HeadlessUIKit
import RoutingSpecs

/// A controller that shows any screen of any catalogue and takes down its callbacks.
final class PlainScreenController: UIViewController {
  let screen: Screen
  private(set) var callbacks: [String] = []

  init(_ screen: Screen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { callbacks.append("didLoad") }
  override func viewWillAppear(_ animated: Bool) { callbacks.append("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { callbacks.append("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { callbacks.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { callbacks.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { callbacks.append("didDisappear") }
}

/// Makes a plain controller of each screen.
struct PlainBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController { PlainScreenController(screen) }

  func screen(of controller: UIViewController) -> Screen? { (controller as? PlainScreenController)?.screen }
}

/// A visible window in a simulation of its own.
@MainActor
func makeWindow() -> UIWindow {
  Simulation.reset()
  let window = UIWindow(frame: .zero)
  window.makeKeyAndVisible()
  return window
}
