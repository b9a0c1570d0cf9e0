public import CoreLocation

/// How much of the earth a map shows, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Makes a span.
  ///
  /// - Parameters:
  ///   - latitudeDelta: From south to north.
  ///   - longitudeDelta: From west to east.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }

  /// Makes a span of nothing.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
}

/// A part of the earth around a place.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// How much it is.
  public var span: MKCoordinateSpan

  /// Makes a region.
  ///
  /// - Parameters:
  ///   - center: Its middle.
  ///   - span: How much it is.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Makes a region of nothing.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Makes a region of so many metres on a round earth.
  ///
  /// - Parameters:
  ///   - centerCoordinate: Its middle.
  ///   - latitudinalMeters: From south to north.
  ///   - longitudinalMeters: From west to east.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_195.08
    let narrowing = max(0.01, cos(centerCoordinate.latitude * .pi / 180))
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / (degree * narrowing)))
  }

  /// Makes a region of a part of the map.
  ///
  /// - Parameter rect: The part.
  public init(_ rect: MKMapRect) {
    let north = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: north.latitude - south.latitude, longitudeDelta: south.longitude - north.longitude))
  }
}

/// A place on the flat map of the whole earth.
public struct MKMapPoint: Sendable {
  /// How far from its left edge.
  public var x: Double
  /// How far from its upper edge.
  public var y: Double

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - x: How far from the left edge.
  ///   - y: How far from the upper edge.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Finds a place of the earth on the map, which is Mercator's.
  ///
  /// - Parameter coordinate: The place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let size = MKMapSize.world.width
    let latitude = min(85.05, max(-85.05, coordinate.latitude)) * .pi / 180
    let height = log(tan(.pi / 4 + latitude / 2))
    self.init(x: (coordinate.longitude + 180) / 360 * size, y: (0.5 - height / (2 * .pi)) * size)
  }

  /// The place of the earth.
  public var coordinate: CLLocationCoordinate2D {
    let size = MKMapSize.world.width
    let height = (0.5 - y / size) * 2 * .pi
    return CLLocationCoordinate2D(
      latitude: (2 * atan(exp(height)) - .pi / 2) * 180 / .pi, longitude: x / size * 360 - 180)
  }

  /// Measures how far two places are from each other on the earth.
  ///
  /// - Parameter point: The other one.
  /// - Returns: The distance in metres.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, point.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(
      from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

/// A size on the flat map.
public struct MKMapSize: Sendable {
  /// From left to right.
  public var width: Double
  /// From above to below.
  public var height: Double

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: From left to right.
  ///   - height: From above to below.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The whole map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of the flat map.
public struct MKMapRect: Sendable {
  /// Its upper left corner.
  public var origin: MKMapPoint
  /// How large it is.
  public var size: MKMapSize

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - origin: Its upper left corner.
  ///   - size: How large it is.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - x: Its left edge.
  ///   - y: Its upper edge.
  ///   - width: From left to right.
  ///   - height: From above to below.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(x: 0, y: 0), size: .world)
  /// No part of it.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Whether it is no part of the map.
  public var isNull: Bool { origin.x.isInfinite }
  /// Whether nothing is in it.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The middle from left to right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from above to below.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// How large it is from left to right.
  public var width: Double { size.width }
  /// How large it is from above to below.
  public var height: Double { size.height }

  /// Says whether a place is in it.
  ///
  /// - Parameter point: The place.
  /// - Returns: Whether it is.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Gives the smallest part with both.
  ///
  /// - Parameter rect: The other one.
  /// - Returns: The part.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }

  /// Gives a part with other edges.
  ///
  /// - Parameters:
  ///   - dx: How much smaller it is on the left and on the right.
  ///   - dy: How much smaller it is above and below.
  /// - Returns: The part.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
