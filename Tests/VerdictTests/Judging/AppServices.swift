import Foundation
import HeadlessUIKit

/// What the apps keep outside of their screens, as apps do: in statics, settings and registries.
@MainActor
enum AppServices {
  /// Makes all of it as it is after a launch.
  static func startOver() {
    Tracker.shared = Tracker()
    Session.shared = Session()
    Flow.shared = Flow()
    Registry.shared = Registry()
    Settings.defaults.removeObject(forKey: Settings.key)
    for token in Observers.tokens { NotificationCenter.default.removeObserver(token) }
    Observers.tokens = []
    UIView.setAnimationsEnabled(true)
  }
}

/// Follows which screens the user comes to see.
@MainActor
final class Tracker {
  static var shared = Tracker()

  /// The screen that was seen last.
  var current: String?

  /// All screens that were seen, in order.
  var history: [String] = []

  /// How often something happened.
  var counts: [String: Int] = [:]

  /// Takes down that a screen is seen.
  func screen(_ name: String) {
    current = name
    history.append(name)
  }

  /// Counts an event.
  func event(_ name: String) { counts[name, default: 0] += 1 }
}

/// Who is logged in, and what the user has left unfinished.
@MainActor
final class Session {
  static var shared = Session()

  var isLoggedIn = true
  var hasDraft = false
  var isLocked = false
  var isPlaying = false
  var number = 0
}

/// What screens ask of whoever leads through the app.
@MainActor
final class Flow {
  static var shared = Flow()

  /// Whether the user may be taken elsewhere.
  var mayLeave: @MainActor () -> Bool = { true }

  /// Who wants to be told of links.
  var handlers: [@MainActor (String) -> Bool] = []

  /// The controller that a screen has named to present things.
  weak var presenter: UIViewController?

  /// A view that was put over everything.
  weak var banner: UIView?

  /// Windows that have to be kept.
  var windows: [UIWindow] = []
}

/// The controllers that have signed on.
@MainActor
final class Registry {
  static var shared = Registry()

  /// Those that are kept.
  var kept: [UIViewController] = []

  private var references: [WeakController] = []

  /// Those that are still alive.
  var alive: [UIViewController] { references.compactMap(\.controller) }

  /// Signs a controller on, without keeping it.
  func add(_ controller: UIViewController) {
    references.append(WeakController(controller: controller))
  }

  private struct WeakController {
    weak var controller: UIViewController?
  }
}

/// What lies in the settings of the device.
enum Settings {
  /// The settings; an instance of its own each time, for it is not sendable.
  static var defaults: UserDefaults { .standard }

  /// The one that the apps write; another one in each process, for the settings are shared by all that run at once.
  static let key = "routecheck.attacks.tour-is-running.\(ProcessInfo.processInfo.processIdentifier)"
}

/// Observers that were added as closures.
@MainActor
enum Observers {
  static var tokens: [any NSObjectProtocol] = []
}
