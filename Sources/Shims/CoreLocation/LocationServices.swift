import HeadlessUIKit

/// What the device knows of its place, and the user of the app: one for each device.
final class LocationServices: KeptByDevice, @unchecked Sendable {
  /// A manager, which is not kept alive.
  private struct Known {
    weak var manager: CLLocationManager?
  }

  // All of this is read and changed on the main thread.
  var status = CLAuthorizationStatus.notDetermined
  var answer: CLAuthorizationStatus?
  var accuracy = CLAccuracyAuthorization.fullAccuracy
  var isEnabled = true
  var isAsking = false
  var hasAskedForAlways = false
  var placemarks: [CLPlacemark]?
  var geocodingError: (any Error)?
  var place: CLLocation? = CLLocation(latitude: 51.4779, longitude: 0)
  private var known: [Known] = []

  var remembered: AnyHashable? {
    status == .notDetermined ? nil : ["\(status)", hasAskedForAlways ? "asked for always" : ""]
  }

  func beginLaunch() { (isAsking, known) = (false, []) }

  static let current = OnePerLaunch { LocationServices() }

  /// The managers in the order in which they were made.
  var managers: [CLLocationManager] { known.compactMap(\.manager) }

  func add(_ manager: CLLocationManager) {
    known.removeAll { $0.manager == nil }
    known.append(Known(manager: manager))
  }

  /// What the app may do: nothing where the device tells nobody.
  var effectiveStatus: CLAuthorizationStatus { isEnabled ? status : .denied }

  /// The user answers, or decides otherwise in the settings; nobody is told where that changes nothing.
  @MainActor
  func decide(_ new: CLAuthorizationStatus) {
    isAsking = false
    guard new != status else { return }
    status = new
    for manager in managers { manager.tellAuthorization() }
    for manager in managers { manager.deliver() }
  }
}
