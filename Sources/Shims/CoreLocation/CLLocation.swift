import HeadlessUIKit

/// A latitude or a longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from true north.
public typealias CLLocationDirection = Double
/// How exact something is, in metres; what is negative is no value.
public typealias CLLocationAccuracy = Double

/// As exact as the device can, with more data.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as the device can.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As exact as where the user allows nothing better.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// All movements are told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The longest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// How far north of the equator it is.
  public var latitude: CLLocationDegrees
  /// How far east of Greenwich it is.
  public var longitude: CLLocationDegrees

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - latitude: How far north of the equator it is.
  ///   - longitude: How far east of Greenwich it is.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// Makes the place where the equator meets the meridian of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Makes a place.
///
/// - Parameters:
///   - latitude: How far north of the equator it is.
///   - longitude: How far east of Greenwich it is.
/// - Returns: The place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Says whether there is such a place.
///
/// - Parameter coord: The place.
/// - Returns: Whether its degrees are possible ones.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// Where the device was, and when.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public final let coordinate: CLLocationCoordinate2D
  /// How far above the sea it is, in metres.
  public final let altitude: CLLocationDistance
  /// How far the place may be from the true one.
  public final let horizontalAccuracy: CLLocationAccuracy
  /// How far the height may be from the true one.
  public final let verticalAccuracy: CLLocationAccuracy
  /// Where the device was going; negative where nobody knows.
  public final let course: CLLocationDirection
  /// How fast it was going; negative where nobody knows.
  public final let speed: CLLocationSpeed
  /// When it was there.
  public final let timestamp: Date

  /// Makes a location from everything that is known of it.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - altitude: How far above the sea it is.
  ///   - horizontalAccuracy: How far the place may be from the true one.
  ///   - verticalAccuracy: How far the height may be from the true one.
  ///   - course: Where the device was going.
  ///   - speed: How fast it was going.
  ///   - timestamp: When it was there.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
  }

  /// Makes a location of a device that does not move.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - altitude: How far above the sea it is.
  ///   - horizontalAccuracy: How far the place may be from the true one.
  ///   - verticalAccuracy: How far the height may be from the true one.
  ///   - timestamp: When the device was there.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Makes a location from a place alone, as of now in virtual time.
  ///
  /// - Parameters:
  ///   - latitude: How far north of the equator it is.
  ///   - longitude: How far east of Greenwich it is.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: MainTurn.date)
  }

  /// Gives the location itself, as it never changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The location.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Measures how far two places are from each other on a round earth.
  ///
  /// - Parameter location: The other one.
  /// - Returns: The distance along the ground.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let (north, east) = ((b.latitude - a.latitude) * radians / 2, (b.longitude - a.longitude) * radians / 2)
    let part =
      sin(north) * sin(north)
      + cos(a.latitude * radians) * cos(b.latitude * radians) * sin(east) * sin(east)
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }
}
