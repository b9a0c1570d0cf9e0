import HeadlessUIKit
import Routing

/// The world that the runs of one execution take place in, as new for each of them.
///
/// What it makes new is what belongs to UIKit's model and to the library: the clock, the device, scenes and windows, what
/// is switched on or registered for the whole process. What an app keeps itself is for `ScreenBinding.startOver()`.
@MainActor
final class RunWorld {
  private let simulation: Simulation
  private let settings: ModelSettings
  private var windowProvider = RoutingDefaults.Setting()

  /// Starts a simulation.
  init(settings: ModelSettings) {
    self.settings = settings
    simulation = Simulation.reset(settings: settings)
  }

  /// Makes everything new, before the app is told to start over.
  func begin(in window: UIWindow) {
    simulation.beginRun(in: window, settings: settings)
    VirtualTasks.makeIdentifiers(random: true)
    windowProvider = RoutingDefaults.Setting()
  }

  /// Notes that the app is set up and its stack stands: whatever is registered now is no run's.
  func beginPerforming() {
    simulation.beginPerforming()
    simulation.watchContainers()
  }

  /// Empties the world, and takes back what the run has set or registered for the process.
  func end() {
    simulation.endRun()
    VirtualTasks.makeIdentifiers(random: false)
    windowProvider.restore()
  }
}
