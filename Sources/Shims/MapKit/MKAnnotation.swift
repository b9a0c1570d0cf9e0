public import CoreLocation

/// Something that stands at a place on a map.
///
/// On Apple's systems `title` and `subtitle` may be missing altogether, so that there is one `?` more around them.
public protocol MKAnnotation: AnyObject {
  /// Where it stands.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What is said beside.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// It is not called anything.
  public var title: String? { nil }
  /// Nothing is said beside.
  public var subtitle: String? { nil }
}

/// Something on a map with a title.
open class MKShape: NSObject, MKAnnotation {
  /// Where it is.
  open var coordinate = CLLocationCoordinate2D()
  /// What it is called.
  open var title: String?
  /// What is said beside.
  open var subtitle: String?

  /// Makes one without a title.
  public override init() {}
}

/// A place on a map with a title.
open class MKPointAnnotation: MKShape {
  /// Makes one without a title.
  public override init() {}

  /// Makes one.
  ///
  /// - Parameter coordinate: Where it stands.
  public init(coordinate: CLLocationCoordinate2D) {
    super.init()
    self.coordinate = coordinate
  }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - coordinate: Where it stands.
  ///   - title: What it is called.
  ///   - subtitle: What is said beside.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    super.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// Several things that stand too close to each other; the model never makes one.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// What it is called.
  open var title: String?
  /// What is said beside.
  open var subtitle: String?
  /// The several things.
  public final let memberAnnotations: [any MKAnnotation]

  /// Makes one.
  ///
  /// - Parameter memberAnnotations: The several things.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

  /// Where the first of them stands.
  open var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D()
  }
}

/// Where the user is.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Where the device was last; `nil` where the app may not know.
  public internal(set) final var location: CLLocation?
  /// Whether that is being found out.
  public internal(set) final var isUpdating = false
  /// Where the device points; unknown.
  open var heading: CLHeading? { nil }
  /// What it is called.
  open var title: String? = "My Location"
  /// What is said beside.
  open var subtitle: String?

  override init() {}

  /// The place; no place while it is not known.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
