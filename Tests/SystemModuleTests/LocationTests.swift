import CoreLocation
import Testing
import UIKit

/// Writes down what a location manager tells.
private final class LocationLog: NSObject, CLLocationManagerDelegate {
  var lines: [String] = []

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    lines.append("status \(manager.authorizationStatus.rawValue)")
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    lines.append("at \(locations.last?.coordinate.latitude ?? 0)")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    lines.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
  }
}

/// The same, of an app that is older than iOS 14.
private final class OldLocationLog: NSObject, CLLocationManagerDelegate {
  var statuses: [CLAuthorizationStatus] = []

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    statuses.append(status)
  }
}

@MainActor @Suite("Where the device is")
struct LocationTests {
  private let log = LocationLog()

  private func manager() -> CLLocationManager {
    let manager = CLLocationManager()
    manager.delegate = log
    return manager
  }

  @Test func `the delegate is told what the user allows when the manager is made, in a later turn`() {
    let phone = Phone()
    let manager = manager()
    #expect(log.lines == [] && manager.location == nil)
    phone.settle()
    #expect(log.lines == ["status 0"])
    manager.delegate = nil
    manager.delegate = log
    phone.settle()
    #expect(log.lines == ["status 0"])
  }

  @Test func `the user is asked in a later turn, and then the app is told where the device is`() {
    let phone = Phone()
    let manager = manager()
    phone.settle()
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(manager.authorizationStatus == .notDetermined)
    phone.settle()
    #expect(log.lines == ["status 0", "status 4", "at 51.4779"])
    #expect(manager.location?.coordinate.longitude == 0)
  }

  @Test func `who is refused is told of no place`() {
    let phone = Phone()
    CLLocationManager.answer = .denied
    let manager = manager()
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    phone.settle()
    #expect(log.lines == ["status 0", "status 2", "failed 1"] && manager.location == nil)
    manager.requestWhenInUseAuthorization()
    phone.settle()
    #expect(log.lines.count == 3)
  }

  @Test func `an app that is always told hears of movements, one that asked once does not`() {
    let phone = Phone()
    let (manager, once) = (manager(), CLLocationManager())
    let onceLog = LocationLog()
    once.delegate = onceLog
    manager.requestAlwaysAuthorization()
    manager.startUpdatingLocation()
    manager.startUpdatingLocation()
    once.requestLocation()
    phone.settle()
    CLLocationManager.deviceLocation = CLLocation(latitude: 10, longitude: 0)
    phone.settle()
    manager.stopUpdatingLocation()
    CLLocationManager.deviceLocation = CLLocation(latitude: 11, longitude: 0)
    phone.settle()
    #expect(log.lines == ["status 0", "status 3", "at 51.4779", "at 10.0"])
    #expect(onceLog.lines == ["status 0", "status 3", "at 51.4779"])
  }

  @Test func `a short way is not told where only a long one matters`() {
    let phone = Phone()
    let manager = manager()
    manager.distanceFilter = 1000
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    phone.settle()
    for latitude in [51.478, 51.5] {
      CLLocationManager.deviceLocation = CLLocation(latitude: latitude, longitude: 0)
      phone.settle()
    }
    #expect(log.lines == ["status 0", "status 4", "at 51.4779", "at 51.5"])
  }

  @Test func `a request that is taken back is not answered, nor one while nobody knows the place`() {
    let phone = Phone()
    CLLocationManager.deviceLocation = nil
    let manager = manager()
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    phone.settle()
    #expect(log.lines == ["status 0", "status 4", "failed 0"])
    manager.requestLocation()
    manager.stopUpdatingLocation()
    phone.settle()
    #expect(log.lines.count == 3)
  }

  @Test func `what the user changes in the settings is told to all, in its old form too`() {
    let phone = Phone()
    let old = OldLocationLog()
    let (manager, other) = (manager(), CLLocationManager())
    other.delegate = old
    phone.settle()
    CLLocationManager.changeAuthorization(to: .authorizedWhenInUse)
    CLLocationManager.changeAuthorization(to: .authorizedWhenInUse)
    CLLocationManager.changeAuthorization(to: .denied)
    #expect(log.lines == ["status 0", "status 4", "status 2"])
    #expect(old.statuses == [.notDetermined, .authorizedWhenInUse, .denied])
    #expect(manager.authorizationStatus == .denied)
    CLLocationManager.isLocationServicesEnabled = false
    #expect(
      !CLLocationManager.locationServicesEnabled() && CLLocationManager.authorizationStatus() == .denied)
  }

  @Test func `each run begins with a user who has not been asked`() {
    Simulation.reset()
    CLLocationManager.changeAuthorization(to: .denied)
    CLLocationManager.answer = .restricted
    Simulation.reset()
    #expect(CLLocationManager().authorizationStatus == .notDetermined && CLLocationManager.answer == nil)
  }

  @Test func `a manager does not keep its delegate, and goes with its owner`() {
    let phone = Phone()
    weak var manager: CLLocationManager?
    do {
      let new = CLLocationManager()
      new.startUpdatingLocation()
      manager = new
    }
    phone.settle()
    #expect(manager == nil)
  }

  @Test func `an address is found in a later turn: what a check says, or Greenwich`() {
    let phone = Phone()
    let geocoder = CLGeocoder()
    nonisolated(unsafe) var found: [String?] = []
    let here = CLLocation(latitude: 1, longitude: 2)
    geocoder.reverseGeocodeLocation(here) { places, _ in found.append(places?.first?.name) }
    #expect(geocoder.isGeocoding && found.isEmpty)
    phone.settle()
    CLGeocoder.answer = [CLPlacemark(location: here, name: "Mill", locality: "Mühlbach")]
    geocoder.geocodeAddressString("Mill") { places, _ in found.append(places?.first?.locality) }
    phone.settle()
    geocoder.geocodeAddressString("Mill") { _, error in found.append((error as? CLError).map { "\($0.code)" })
    }
    geocoder.cancelGeocode()
    phone.settle()
    #expect(found == ["Greenwich", "Mühlbach", "geocodeCanceled"] && !geocoder.isGeocoding)
  }

  @Test func `distances are those on a round earth`() {
    Simulation.reset()
    let pole = CLLocation(latitude: 90, longitude: 0)
    let distance = CLLocation(latitude: 0, longitude: 77).distance(from: pole)
    #expect(abs(distance - 10_007_557) < 1000 && pole.distance(from: pole) == 0)
    let circle = CLCircularRegion(center: pole.coordinate, radius: 200_000, identifier: "north")
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 89, longitude: -120)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 87, longitude: -120)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
