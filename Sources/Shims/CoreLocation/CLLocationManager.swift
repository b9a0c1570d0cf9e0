import HeadlessUIKit

/// Tells where the device is, as far as the user allows it.
///
/// The user is asked by the system's alert, which the model does not show: the answer comes in a later turn of the virtual clock,
/// on the main thread. What the user says and where the device is is up to a check: `answer`, `deviceLocation`.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // All of this is read and changed on the main thread.
  private final var hasToldAuthorization = false
  private final var isUpdating = false
  private final var isRequesting = false
  private final var lastTold: CLLocation?
  private final var regions: Set<CLRegion> = []
  private final weak var delegateStorage: (any CLLocationManagerDelegate)?

  /// How exactly the app wants to know it; kept.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device has to move before the app is told.
  open var distanceFilter = kCLDistanceFilterNone
  /// Why the user moves; kept.
  open var activityType = CLActivityType.other
  /// Whether the system may take a break; kept.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the app is told while it is not in front; kept.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the user sees that; kept.
  open var showsBackgroundLocationIndicator = false
  /// How far the device has to turn before the app is told; kept.
  open var headingFilter: CLLocationDegrees = 1
  /// How the device is held; kept.
  open var headingOrientation = CLDeviceOrientation.portrait

  /// Makes a manager; its delegate is told in a later turn what the user allows.
  public override init() {
    super.init()
    LocationServices.current { $0.add(self) }
    introduce()
  }

  /// Is told where the device is, and is not kept alive.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    get { delegateStorage }
    set {
      delegateStorage = newValue
      introduce()
    }
  }

  /// Tells what the user allows in the turn after the manager was made and had a delegate for the first time.
  private func introduce() {
    MainTurn.schedule(after: 0) { [weak self] in
      guard let self, !hasToldAuthorization, delegateStorage != nil else { return }
      tellAuthorization()
      deliver()
    }
  }

  @MainActor
  final func tellAuthorization() {
    guard let delegate = delegateStorage else { return }
    hasToldAuthorization = true
    StructureReads.callOut("locationManagerDidChangeAuthorization") {
      delegate.locationManagerDidChangeAuthorization(self)
    }
  }

  // MARK: What the user allows

  /// Whether the app may know where the device is.
  open var authorizationStatus: CLAuthorizationStatus { LocationServices.current { $0.effectiveStatus } }

  /// How exactly it may know it.
  open var accuracyAuthorization: CLAccuracyAuthorization { LocationServices.current { $0.accuracy } }

  /// Says whether the app may know where the device is.
  ///
  /// - Returns: What the user allows.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    LocationServices.current { $0.effectiveStatus }
  }

  /// Says whether the device tells anybody where it is.
  ///
  /// - Returns: Whether it does.
  open class func locationServicesEnabled() -> Bool { LocationServices.current { $0.isEnabled } }

  /// Says whether the device knows where it points.
  ///
  /// - Returns: `false`.
  open class func headingAvailable() -> Bool { false }

  /// Says whether regions of a kind can be watched.
  ///
  /// - Parameter regionClass: The kind.
  /// - Returns: Whether it is that of circles.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type
  }

  /// Says whether the device notices that it has moved far.
  ///
  /// - Returns: `true`.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  /// Asks the user whether the app may know where the device is while it is used; once.
  open func requestWhenInUseAuthorization() { ask(.authorizedWhenInUse) }

  /// Asks the user whether the app may know it at all times; once more where it may while it is used.
  open func requestAlwaysAuthorization() { ask(.authorizedAlways) }

  private func ask(_ wish: CLAuthorizationStatus) {
    LocationServices.current { services in
      let isUpgrade = services.status == .authorizedWhenInUse && wish == .authorizedAlways
      guard services.status == .notDetermined || isUpgrade && !services.hasAskedForAlways else { return }
      guard services.isEnabled, !services.isAsking else { return }
      services.isAsking = true
      services.hasAskedForAlways = services.hasAskedForAlways || isUpgrade
      MainTurn.schedule(after: 0) { services.decide(services.answer ?? wish) }
    }
  }

  /// Asks the user for the exact place, once.
  ///
  /// - Parameters:
  ///   - purposeKey: Why; not read.
  ///   - completion: Is told in a later turn that nothing went wrong.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    if let completion { MainTurn.callOut("requestTemporaryFullAccuracyAuthorization") { completion(nil) } }
  }

  // MARK: Where the device is

  /// Where the device was when the app was told last; `nil` where it may not know.
  open var location: CLLocation? {
    LocationServices.current { $0.effectiveStatus.allows ? lastTold ?? $0.place : nil }
  }

  /// Where the device pointed last; never known.
  open var heading: CLHeading? { nil }

  /// Has the app told where the device is, now and whenever it moves.
  open func startUpdatingLocation() { LocationServices.current { _ in start() } }

  @MainActor
  private func start() {
    guard !isUpdating else { return }
    isUpdating = true
    lastTold = nil
    MainTurn.schedule(after: 0) { [weak self] in self?.deliver() }
  }

  /// Has the app told no more, and takes a request back.
  open func stopUpdatingLocation() {
    LocationServices.current { _ in (isUpdating, isRequesting) = (false, false) }
  }

  /// Has the app told once where the device is.
  open func requestLocation() {
    LocationServices.current { _ in
      isRequesting = true
      MainTurn.schedule(after: 0) { [weak self] in self?.deliver() }
    }
  }

  /// Tells where the device is, where somebody waits for it; nothing before the user has answered.
  @MainActor
  final func deliver() {
    let services = LocationServices.current { $0 }
    guard let delegate = delegateStorage, services.effectiveStatus != .notDetermined else { return }
    guard isRequesting || isUpdating && isNews(services.place) else { return }
    isRequesting = false
    guard services.effectiveStatus.allows else {
      // Who may not know is told so once.
      isUpdating = false
      return fail(.denied, delegate)
    }
    guard let place = services.place else { return fail(.locationUnknown, delegate) }
    lastTold = place
    StructureReads.callOut("didUpdateLocations") {
      delegate.locationManager(self, didUpdateLocations: [place])
    }
  }

  @MainActor
  private func fail(_ reason: CLError.Code, _ delegate: any CLLocationManagerDelegate) {
    StructureReads.callOut("didFailWithError") {
      delegate.locationManager(self, didFailWithError: CLError(reason))
    }
  }

  private func isNews(_ place: CLLocation?) -> Bool {
    guard let place, let lastTold else { return true }
    return place !== lastTold && place.distance(from: lastTold) >= max(0, distanceFilter)
  }

  // MARK: What the model keeps

  /// Has the app told when the device moves far; as `startUpdatingLocation()`.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }

  /// Has the app told no more.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  /// Has the app told where the device points; it never is.
  open func startUpdatingHeading() {}

  /// Has the app told no more.
  open func stopUpdatingHeading() {}

  /// The regions that are watched.
  open var monitoredRegions: Set<CLRegion> { LocationServices.current { _ in regions } }

  /// Watches a region; the delegate is told that it is watched, and no more.
  ///
  /// - Parameter region: Which.
  open func startMonitoring(for region: CLRegion) {
    LocationServices.current { _ in _ = regions.insert(region) }
    MainTurn.callOut("didStartMonitoringFor") { [weak self] in
      guard let self else { return }
      delegateStorage?.locationManager(self, didStartMonitoringFor: region)
    }
  }

  /// Watches a region no more.
  ///
  /// - Parameter region: Which.
  open func stopMonitoring(for region: CLRegion) {
    LocationServices.current { _ in _ = regions.remove(region) }
  }
}
