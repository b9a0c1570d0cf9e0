import Foundation
import HeadlessUIKit
import Watching

/// A device on which an app is launched again and again, each time as new.
@MainActor
final class Device {
  let app: CheckedApp

  /// The most events after which an app must have come to rest.
  let eventLimit: Int

  /// Who is told of what is about to be done.
  var follower: (any JourneyFollower)?

  /// What apps store on it.
  private let defaults = StoredDefaults()

  private let window: UIWindow
  private let simulation: Simulation

  /// What was done on it.
  struct Counts: Codable {
    /// How many actions.
    var actions = 0
    /// How many launches of the app.
    var launches = 0
    /// Which premises of the properties over time have mattered in a run, one property after the other.
    var mattering: [Bool] = []

    static func + (first: Counts, second: Counts) -> Counts {
      Counts(
        actions: first.actions + second.actions, launches: first.launches + second.launches,
        mattering: zip(first.mattering, second.mattering).map { $0 || $1 })
    }

    static func - (first: Counts, second: Counts) -> Counts {
      Counts(
        actions: first.actions - second.actions, launches: first.launches - second.launches,
        mattering: first.mattering)
    }
  }

  /// What was done on it, and on others for the same exploration.
  var counts = Counts()

  init(_ app: CheckedApp, eventLimit: Int, followedBy follower: (any JourneyFollower)? = nil) {
    self.app = app
    self.follower = follower
    self.eventLimit = eventLimit
    counts.mattering = app.overTime.flatMap { $0.premises.map { _ in false } }
    simulation = Simulation.reset(settings: app.settings)
    window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
  }

  /// The launch that is under way, and whether tasks were virtual before it.
  private var current: (usage: Usage, wasOpen: Bool)?

  /// Whether time goes by until the app is at rest after its launch, or tasks go on; as it was the first time.
  var launchTakesTime: Bool?

  /// Launches the app, lets a closure use it, and ends it; after so many events, if any are given, the launch is left
  /// in its middle.
  func launch<Result>(pausedAfter events: Int? = nil, _ use: (Usage) -> Result) -> Result {
    defer { end() }
    return use(launch(pausedAfter: events))
  }

  /// Launches the app until `end()`, in place of a launch that is under way; after so many events, if any are given,
  /// it is left in its middle.
  func launch(pausedAfter events: Int? = nil) -> Usage {
    end()
    let wasOpen = VirtualTasks.begin()
    counts.launches += 1
    follower?.launches()
    begin(with: app.settings)
    app.prepare?()
    let usage = Usage(on: self, window: window, simulation: simulation, pausedAfter: events)
    current = (usage, wasOpen)
    return usage
  }

  /// Ends the launch that is under way, if any is.
  func end() {
    guard let (usage, wasOpen) = current.take() else { return }
    usage.end()
    finish()
    defaults.restore()
    VirtualTasks.end(wasOpen: wasOpen)
    follower?.rests()
  }

  /// Ends the app, of which nothing stays but what it has stored.
  ///
  /// - Returns: The window for its next launch.
  func openAgain() -> UIWindow {
    // The user holds the device as before.
    let settings = simulation.settings
    counts.launches += 1
    finish()
    begin(with: settings, keeping: true)
    return window
  }

  private func begin(with settings: ModelSettings, keeping isKeeping: Bool = false) {
    simulation.beginRun(in: window, settings: settings, keeping: isKeeping)
    // The app registers what it registers within its launch.
    simulation.beginPerforming()
    ControllerLedger.open(findsControllers: true)
  }

  private func finish() {
    simulation.endRun()
    // What an app keeps alive in a circle would pile up with each launch.
    for controller in ControllerLedger.aliveControllers() { controller.letGo() }
    ControllerLedger.close()
  }

  /// What it keeps of the app.
  var stored: [StoredValue] {
    defaults.changes
      + simulation.keptByDevice.compactMap { kept in
        kept.value.remembered.map { StoredValue("\(Swift.type(of: kept.value))", $0.base) }
      }
  }

  /// What the app finds of that when it is opened, if it is opened again at all.
  var found: [StoredValue] { app.interruptions.contains(.reopening) ? stored : [] }

  func countAction() { counts.actions += 1 }

  /// Takes down what a run has put to the test.
  func note(_ findings: [RunWatch.Finding]) {
    guard counts.mattering.contains(false) else { return }
    for (premise, matters) in findings.flatMap(\.mattering).enumerated() where matters {
      counts.mattering[premise] = true
    }
  }

  /// The properties over time that were kept in vain, each with the premise that never mattered.
  var untested: [String] {
    let premises = app.overTime.flatMap { property in property.premises.map { "\(property.name) (\($0))" } }
    return zip(premises, counts.mattering).compactMap { $1 ? nil : $0 }
  }

  /// Names what is kept.
  func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try keeping.value(&counts)
  }
}
