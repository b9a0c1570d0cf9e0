import HeadlessUIKit

/// Is told what an address or a place was found to be.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  /// Where it is.
  public final let location: CLLocation?
  /// The region around it; unknown.
  open var region: CLRegion? { nil }
  /// Its time zone; unknown.
  open var timeZone: TimeZone? { nil }
  /// What it is called.
  public final let name: String?
  /// The street.
  public final let thoroughfare: String?
  /// The number in the street.
  public final let subThoroughfare: String?
  /// The town.
  public final let locality: String?
  /// The part of the town.
  public final let subLocality: String?
  /// The state.
  public final let administrativeArea: String?
  /// The part of the state; unknown.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  public final let postalCode: String?
  /// The country's two letters.
  public final let isoCountryCode: String?
  /// The country.
  public final let country: String?
  /// The water; unknown.
  open var inlandWater: String? { nil }
  /// The sea; unknown.
  open var ocean: String? { nil }
  /// What one goes there for; unknown.
  open var areasOfInterest: [String]? { nil }

  /// Makes what a check has a geocoder find.
  ///
  /// - Parameters:
  ///   - location: Where it is.
  ///   - name: What it is called.
  ///   - thoroughfare: The street.
  ///   - subThoroughfare: The number in the street.
  ///   - locality: The town.
  ///   - subLocality: The part of the town.
  ///   - administrativeArea: The state.
  ///   - postalCode: The postal code.
  ///   - isoCountryCode: The country's two letters.
  ///   - country: The country.
  public init(
    location: CLLocation?, name: String? = nil, thoroughfare: String? = nil, subThoroughfare: String? = nil,
    locality: String? = nil, subLocality: String? = nil, administrativeArea: String? = nil,
    postalCode: String? = nil, isoCountryCode: String? = nil, country: String? = nil
  ) {
    (self.location, self.name, self.thoroughfare) = (location, name, thoroughfare)
    (self.subThoroughfare, self.locality, self.subLocality) = (subThoroughfare, locality, subLocality)
    (self.administrativeArea, self.postalCode) = (administrativeArea, postalCode)
    (self.isoCountryCode, self.country) = (isoCountryCode, country)
  }

  /// Makes the same place once more.
  ///
  /// - Parameter placemark: The place.
  public convenience init(placemark: CLPlacemark) {
    self.init(
      location: placemark.location, name: placemark.name, thoroughfare: placemark.thoroughfare,
      subThoroughfare: placemark.subThoroughfare, locality: placemark.locality,
      subLocality: placemark.subLocality, administrativeArea: placemark.administrativeArea,
      postalCode: placemark.postalCode, isoCountryCode: placemark.isoCountryCode, country: placemark.country)
  }

  /// Gives the place itself, as it never changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The place.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Finds the address of a place, and the place of an address: what a check says, in a later turn.
///
/// Where a check says nothing, each is in Greenwich, or where it was asked for.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// What is found, whatever is asked; `nil`, from each reset of the simulation on, for the usual place.
  public static var answer: [CLPlacemark]? {
    get { LocationServices.current { $0.placemarks } }
    set { LocationServices.current { $0.placemarks = newValue } }
  }

  /// Why nothing is found; `nil`, from each reset of the simulation on, where something is.
  public static var error: (any Error)? {
    get { LocationServices.current { $0.geocodingError } }
    set { LocationServices.current { $0.geocodingError = newValue } }
  }

  // Read and changed on the main thread.
  private final var request = 0
  private final var pending = 0

  /// Whether something is being looked for.
  open var isGeocoding: Bool { LocationServices.current { _ in pending > 0 } }

  /// Makes a geocoder.
  public override init() {}

  /// Finds the address of a place.
  ///
  /// - Parameters:
  ///   - location: The place.
  ///   - completionHandler: Is told.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { find(location, completionHandler) }

  /// Finds the address of a place.
  ///
  /// - Parameters:
  ///   - location: The place.
  ///   - locale: In which language; without effect.
  ///   - completionHandler: Is told.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { find(location, completionHandler) }

  /// Finds the place of an address.
  ///
  /// - Parameters:
  ///   - addressString: The address.
  ///   - completionHandler: Is told.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { find(nil, completionHandler) }

  /// Finds the place of an address.
  ///
  /// - Parameters:
  ///   - addressString: The address.
  ///   - region: Where it is rather; without effect.
  ///   - completionHandler: Is told.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { find(nil, completionHandler) }

  /// Finds the address of a place, and waits for it.
  ///
  /// - Parameter location: The place.
  /// - Returns: What was found.
  /// - Throws: `CLError`, or what a check says.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try await waiting { find(location, $0) }
  }

  /// Finds the place of an address, and waits for it.
  ///
  /// - Parameter addressString: The address.
  /// - Returns: What was found.
  /// - Throws: `CLError`, or what a check says.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try await waiting { find(nil, $0) }
  }

  /// Calls off what is being looked for; the handlers are told so.
  open func cancelGeocode() { LocationServices.current { _ in request += 1 } }

  private func waiting(_ ask: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation { continuation in
      ask { places, error in
        if let places {
          continuation.resume(returning: places)
        } else {
          continuation.resume(throwing: error ?? CLError(.geocodeFoundNoResult))
        }
      }
    }
  }

  private func find(_ location: CLLocation?, _ completionHandler: @escaping CLGeocodeCompletionHandler) {
    let number = LocationServices.current { _ in
      pending += 1
      return request
    }
    MainTurn.callOut("geocode") { [self] in
      pending -= 1
      if number != request { return completionHandler(nil, CLError(.geocodeCanceled)) }
      if let error = Self.error { return completionHandler(nil, error) }
      let usual = CLPlacemark(
        location: location ?? CLLocation(latitude: 51.4779, longitude: 0), name: "Greenwich",
        locality: "London", isoCountryCode: "GB", country: "United Kingdom")
      completionHandler(Self.answer ?? [usual], nil)
    }
  }
}
