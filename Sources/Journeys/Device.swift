import Foundation
import HeadlessUIKit

/// A device on which an app is launched again and again, each time as new.
@MainActor
final class Device {
  let app: CheckedApp

  /// The most events after which an app must have come to rest.
  let eventLimit: Int

  /// Who is told of what is about to be done.
  var follower: (any JourneyFollower)?

  private let window: UIWindow
  private let simulation: Simulation

  /// What was done on it.
  struct Counts: Codable {
    /// How many actions.
    var actions = 0
    /// How many launches of the app.
    var launches = 0

    static func + (first: Counts, second: Counts) -> Counts {
      Counts(actions: first.actions + second.actions, launches: first.launches + second.launches)
    }

    static func - (first: Counts, second: Counts) -> Counts {
      Counts(actions: first.actions - second.actions, launches: first.launches - second.launches)
    }
  }

  /// What was done on it, and on others for the same exploration.
  var counts = Counts()

  init(_ app: CheckedApp, eventLimit: Int, followedBy follower: (any JourneyFollower)? = nil) {
    self.app = app
    self.follower = follower
    self.eventLimit = eventLimit
    simulation = Simulation.reset(settings: app.settings)
    window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
  }

  /// The launch that is under way, and whether tasks were virtual before it.
  private var current: (usage: Usage, wasOpen: Bool)?

  /// Launches the app, lets a closure use it, and ends it.
  func launch<Result>(_ use: (Usage) -> Result) -> Result {
    defer { end() }
    return use(launch())
  }

  /// Launches the app; a launch that is under way ends.
  ///
  /// - Returns: The launch, which lasts until `end()`.
  func launch() -> Usage {
    end()
    let wasOpen = VirtualTasks.begin()
    counts.launches += 1
    follower?.launches()
    simulation.beginRun(in: window, settings: app.settings)
    // The app registers what it registers within its launch.
    simulation.beginPerforming()
    ControllerLedger.open(findsControllers: true)
    let usage = Usage(on: self, window: window, simulation: simulation)
    current = (usage, wasOpen)
    return usage
  }

  /// Ends the launch that is under way, if any is.
  func end() {
    guard let (usage, wasOpen) = current.take() else { return }
    usage.end()
    ControllerLedger.close()
    simulation.endRun()
    VirtualTasks.end(wasOpen: wasOpen)
    follower?.rests()
  }

  func countAction() { counts.actions += 1 }

  /// Names what is kept.
  func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try keeping.value(&counts)
  }
}
