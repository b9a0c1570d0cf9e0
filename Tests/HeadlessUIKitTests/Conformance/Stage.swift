import Foundation
import HeadlessUIKit
import Testing

/// A device with one window.
@MainActor
final class Stage {
  let window: UIWindow

  /// The names of the controllers of the running test, by serial number.
  private static var names: [Int: String] = [:]

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

  /// Gives a controller the name by which the console calls it.
  static func name(_ controller: UIViewController, _ name: String) { names[controller.serial] = name }

  /// A window beside the first one, which shows nothing yet.
  static func anotherWindow() -> UIWindow { UIWindow(frame: .zero) }

  /// A scene beside the first one, where the device can have two.
  static func anotherScene() -> UIWindowScene? {
    let scene = UIWindowScene()
    UIApplication.shared.connect(scene)
    return scene
  }

  /// Lets the run loop turn until nothing is pending, whatever the stage.
  static func rest() { Simulation.current.clock.settle() }

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
      for (serial, name) in Self.names {
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

/// Ends the simulation, and with it what UIKit keeps for ever.
@MainActor func endSimulation() { Simulation.reset() }

/// The application's launch is over.
@MainActor func endLaunch() { UIApplication.shared.endLaunch() }

/// Tells what the simulator's tests have to excuse; the model has nothing to excuse.
struct Compared: SuiteTrait {}

extension Trait where Self == Compared {
  /// The tests of the suite also run on the real UIKit.
  static var compared: Compared { Compared() }
}
