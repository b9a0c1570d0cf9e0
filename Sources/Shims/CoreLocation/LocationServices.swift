import HeadlessUIKit

/// What the device knows of its place, and the user of the app: one for each launch.
final class LocationServices: @unchecked Sendable {
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

  // An address that nobody else uses; it is never read through.
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Reads or changes what belongs to the app that is running.
  static func current<Result>(_ body: @MainActor (LocationServices) -> Result) -> Result {
    MainThread.value {
      // What belongs to the application goes when the next run begins.
      let application = UIApplication.shared
      if let services = Associations.value(of: application, for: key) as? LocationServices {
        return body(services)
      }
      let services = LocationServices()
      Associations.set(services, of: application, for: key, holding: .strong)
      return body(services)
    }
  }

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

/// The virtual time: a simulation begins with the year 2001 in Greenwich.
func virtualDate() -> Date { Date(timeIntervalSinceReferenceDate: Double(MainTurn.now) / 1000) }

/// Calls code of the app's in a later turn.
func inLaterTurn(_ name: StaticString, _ body: @escaping () -> Void) {
  nonisolated(unsafe) let body = body
  MainTurn.schedule(after: 0) { StructureReads.callOut(name) { body() } }
}
