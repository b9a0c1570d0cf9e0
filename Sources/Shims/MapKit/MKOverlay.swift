public import CoreLocation
public import UIKit

/// Something that covers a part of a map; kept, nothing is drawn.
public protocol MKOverlay: MKAnnotation {
  /// The part that it covers.
  var boundingMapRect: MKMapRect { get }
}

/// On which layer of a map something is drawn; kept.
public enum MKOverlayLevel: Int, Hashable, Sendable {
  /// Above the roads.
  case aboveRoads = 0
  /// Above the labels.
  case aboveLabels = 1
}

/// Several places.
open class MKMultiPoint: MKShape {
  private let coordinates: [CLLocationCoordinate2D]

  /// Makes it from places.
  ///
  /// - Parameters:
  ///   - coords: The places.
  ///   - count: How many there are.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    coordinates = Array(UnsafeBufferPointer(start: coords, count: count))
    super.init()
    coordinate = MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  /// How many places there are.
  open var pointCount: Int { coordinates.count }

  /// The part of the map with all of them.
  open var boundingMapRect: MKMapRect {
    coordinates.reduce(.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1), size: .init(width: 0, height: 0)))
    }
  }

  /// Copies places.
  ///
  /// - Parameters:
  ///   - coords: Takes them.
  ///   - range: Which.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (place, index) in (range.location..<range.location + range.length).enumerated() {
      coords[place] = coordinates[index]
    }
  }
}

/// A line through several places.
open class MKPolyline: MKMultiPoint, MKOverlay {}

/// A shape with several corners.
open class MKPolygon: MKMultiPoint, MKOverlay {}

/// A circle.
open class MKCircle: MKShape, MKOverlay {
  /// How far its edge is from the middle, in metres.
  public final let radius: CLLocationDistance

  /// Makes a circle.
  ///
  /// - Parameters:
  ///   - coord: Its middle.
  ///   - radius: How far its edge is from it.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    coordinate = coord
  }

  /// The part of the map around it.
  open var boundingMapRect: MKMapRect {
    let region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    return region.rect
  }
}

extension MKCoordinateRegion {
  /// The part of the flat map.
  var rect: MKMapRect {
    let (north, east) = (span.latitudeDelta / 2, span.longitudeDelta / 2)
    let first = MKMapPoint(.init(latitude: center.latitude + north, longitude: center.longitude - east))
    let last = MKMapPoint(.init(latitude: center.latitude - north, longitude: center.longitude + east))
    return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}

/// Draws an overlay; nothing is drawn.
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public final let overlay: any MKOverlay
  /// How solid it is; kept.
  open var alpha: CGFloat = 1

  /// Makes one.
  ///
  /// - Parameter overlay: The overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a line; nothing is drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour inside; kept.
  open var fillColor: UIColor?
  /// The colour of the line; kept.
  open var strokeColor: UIColor?
  /// How thick the line is; kept.
  open var lineWidth: CGFloat = 0
  /// How the line is broken; kept.
  open var lineDashPattern: [NSNumber]?
}

/// Draws a line through several places; nothing is drawn.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Makes one.
  ///
  /// - Parameter polyline: The line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws a shape with several corners; nothing is drawn.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Makes one.
  ///
  /// - Parameter polygon: The shape.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle; nothing is drawn.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Makes one.
  ///
  /// - Parameter circle: The circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
