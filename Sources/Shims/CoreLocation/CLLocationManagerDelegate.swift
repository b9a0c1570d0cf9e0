/// Is told where the device is, and whether the app may know it.
///
/// As Apple's it is isolated to nobody; the model calls it on the main thread. What a class leaves out does nothing; on iOS,
/// asking for a location without `didFailWithError` is an exception.
public protocol CLLocationManagerDelegate: AnyObject {
  /// The manager was made, or what the user allows has changed.
  ///
  /// - Parameter manager: The manager.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// The same in its old form, which is called where a class has no new one.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - status: What the user allows.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

  /// The device is somewhere.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - locations: Where it is, last one last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// Nobody knows where the device is.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - error: Why.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// The device points somewhere; the model never calls it.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - newHeading: Where.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)

  /// A region is watched from now on.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: Which.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

  /// The user has come to a region; the model never calls it.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: Which.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

  /// The user has left a region; the model never calls it.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: Which.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

  /// Where the user is as to a region; the model never calls it.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - state: Whether the user is in it.
  ///   - region: Which.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

  /// A region cannot be watched; the model never calls it.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: Which.
  ///   - error: Why.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
  /// Calls the old form.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}

  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}

  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
}
