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
  let follower: (any JourneyFollower)?

  private let window: UIWindow
  private let simulation: Simulation

  /// How many actions were done on it.
  private(set) var actionCount = 0

  /// Which premises of each property over time have mattered in a run.
  private var mattering: [[Bool]]

  /// How often the app was launched on it.
  private(set) var launchCount = 0

  init(_ app: CheckedApp, eventLimit: Int, followedBy follower: (any JourneyFollower)? = nil) {
    self.app = app
    self.follower = follower
    self.eventLimit = eventLimit
    mattering = app.overTime.map { $0.premises.map { _ in false } }
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
    launchCount += 1
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

  func countAction() { actionCount += 1 }

  /// Takes down what a run has put to the test.
  func note(_ findings: [RunWatch.Finding]) {
    for (number, finding) in findings.enumerated() where mattering[number].contains(false) {
      for (premise, matters) in finding.mattering.enumerated() where matters {
        mattering[number][premise] = true
      }
    }
  }

  /// The properties over time that were kept in vain, each with the premise that never mattered.
  var untested: [String] {
    zip(app.overTime, mattering).flatMap { property, mattering in
      zip(property.premises, mattering).compactMap { $1 ? nil : "\(property.name) (\($0))" }
    }
  }

  /// Names what is kept.
  func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try keeping.value(&actionCount)
    try keeping.value(&launchCount)
    if !app.overTime.isEmpty { try keeping.value(&mattering) }
  }
}
