import Foundation
import Testing
import UIKit

/// A simulated device on which the code of an app runs.
@MainActor
final class Phone {
  let simulation = Simulation.reset()
  private var windows: [UIWindow] = []

  /// Shows a screen in a window and waits until it has appeared.
  func show(_ screen: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = screen
    windows.append(window)
    window.makeKeyAndVisible()
    settle()
    return window
  }

  /// Lets everything happen that is under way.
  func settle() { #expect(simulation.clock.settle()) }

  /// The user does what is said in these words.
  func user(_ words: String, in window: UIWindow) throws {
    let all = window.everythingPossible()
    let gesture = try #require(all.first { $0.words == words }?.gesture, "\(all.map(\.words))")
    #expect(window.perform(gesture))
    settle()
  }
}
