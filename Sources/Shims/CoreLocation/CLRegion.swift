/// A part of the earth that can be watched; the user comes to it and leaves it in no check.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The name by which the app knows it.
  public final let identifier: String
  /// Whether the app is told when the user comes; kept.
  open var notifyOnEntry = true
  /// Whether the app is told when the user leaves; kept.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  /// Gives the region itself.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The region.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether the user is in a region.
public enum CLRegionState: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// The user is.
  case inside = 1
  /// The user is not.
  case outside = 2
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Its middle.
  public final let center: CLLocationCoordinate2D
  /// How far its edge is from the middle.
  public final let radius: CLLocationDistance

  /// Makes a circle.
  ///
  /// - Parameters:
  ///   - center: Its middle.
  ///   - radius: How far its edge is from the middle.
  ///   - identifier: The name by which the app knows it.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Says whether a place is in the circle.
  ///
  /// - Parameter coordinate: The place.
  /// - Returns: Whether it is.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return place.distance(from: middle) <= radius
  }
}

/// Where the device points; the model never tells it.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Towards which direction from the magnetic pole.
  public final let magneticHeading: CLLocationDirection = 0
  /// Towards which direction from true north.
  public final let trueHeading: CLLocationDirection = 0
  /// How far that may be from the truth.
  public final let headingAccuracy: CLLocationDirection = -1

  override init() {}
}
