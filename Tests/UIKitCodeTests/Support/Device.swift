import Foundation
import Testing
import UIKit

/// A simulated device on which an app's code runs: a fresh simulation and, where wanted, a window with a root.
@MainActor
struct Device {
  let simulation: Simulation

  init(width: UIUserInterfaceSizeClass = .compact, sendsMail: Bool = true) {
    var settings = ModelSettings()
    settings.sendsMail = sendsMail
    settings.horizontalSizeClass = width
    simulation = Simulation.reset(settings: settings)
    AlertPresenter.shared.reset()
  }

  /// Shows a root in a window and waits until it has appeared.
  func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle(window)
    return window
  }

  /// Lets everything happen that is under way; the hierarchy must be in order then.
  func settle(_ window: UIWindow?) {
    #expect(simulation.clock.settle())
    if let window {
      #expect(ControllerTree._checkInvariants(of: window, isSettled: true) == nil)
    }
  }

  /// The user does something, and everything that follows from it happens.
  func user(_ gesture: UserGesture, in window: UIWindow) {
    #expect(window.perform(gesture))
    settle(window)
  }

  var faults: [Fault] { simulation.faults }
}
