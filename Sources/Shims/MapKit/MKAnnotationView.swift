public import Foundation
public import HeadlessUIKit
import UIKit

/// How much a view matters where two would lie over each other; kept.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// Makes a priority.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  ///
  /// - Parameter rawValue: The number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It is always shown.
  public static let required = MKFeatureDisplayPriority(1000)
  /// It is rather shown.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// It is rather not shown.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Whether something is written under a marker; kept.
public enum MKFeatureVisibility: Int, Hashable, Sendable {
  /// Where there is room.
  case adaptive = 0
  /// Never.
  case hidden = 1
  /// Always.
  case visible = 2
}

/// The view of something on a map, which the user taps to select it.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// How far the user has dragged it; never.
  public enum DragState: UInt, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// It begins.
    case starting = 1
    /// It goes on.
    case dragging = 2
    /// It is called off.
    case canceling = 3
    /// It ends.
    case ending = 4
  }

  /// The shape in which it must not lie over others; kept.
  public enum CollisionMode: Int, Hashable, Sendable {
    /// A rectangle.
    case rectangle = 0
    /// A circle.
    case circle = 1
    /// Nothing.
    case none = 2
  }

  /// By what name the view is used again.
  public final let reuseIdentifier: String?

  /// What it shows.
  open var annotation: (any MKAnnotation)? {
    didSet { nameItself() }
  }

  /// The picture; kept.
  open var image: UIImage?
  /// Whether its title is shown in a bubble while it is selected.
  open var canShowCallout = false
  /// Whether the user can select it.
  open var isEnabled = true
  /// Whether it looks pressed; kept.
  open var isHighlighted = false
  /// Where the bubble stands; kept.
  open var calloutOffset = CGPoint.zero
  /// Where the middle stands; kept.
  open var centerOffset = CGPoint.zero
  /// What stands on the left in the bubble.
  open var leftCalloutAccessoryView: UIView?
  /// What stands on the right in the bubble.
  open var rightCalloutAccessoryView: UIView?
  /// What stands below the title in the bubble.
  open var detailCalloutAccessoryView: UIView?
  /// Whether the user can drag it; kept, without effect.
  open var isDraggable = false
  /// How far it was dragged.
  open var dragState = DragState.none
  /// How much it matters; kept.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// In which shape it must not lie over others; kept.
  open var collisionMode = CollisionMode.rectangle
  /// With which others it may become one; kept, they never do.
  open var clusteringIdentifier: String?

  private let label = UILabel(frame: .zero)
  private var isSelectedStorage = false

  /// The map that shows it.
  final weak var map: MKMapView?

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - annotation: What it shows.
  ///   - reuseIdentifier: By what name it is used again.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.annotation = annotation
    super.init(frame: .zero)
    listen()
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    listen()
  }

  /// Makes a view of nothing, or of what a map makes it for.
  ///
  /// - Parameter frame: Without effect.
  public override convenience init(frame: CGRect) {
    let made = RegisteredViews.made
    self.init(annotation: made?.annotation, reuseIdentifier: made?.name)
  }

  private func listen() {
    addSubview(label)
    nameItself()
    let tap = Selector("tapAnnotationView") { (it: MKAnnotationView) in it.tapped() }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: tap))
  }

  /// Writes the title, by which reports call the view.
  private func nameItself() { label.text = annotation?.title }

  private func tapped() {
    if isEnabled, let annotation { map?.tap(annotation) }
  }

  /// Whether it is selected.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Is selected or not; the map calls it.
  ///
  /// - Parameters:
  ///   - selected: Whether it is.
  ///   - animated: Without effect.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelectedStorage = selected }

  /// Is dragged or not; nobody calls it.
  ///
  /// - Parameters:
  ///   - newDragState: How far.
  ///   - animated: Without effect.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  /// Is used again.
  open func prepareForReuse() {}

  /// Is about to be shown.
  open func prepareForDisplay() {}
}

/// The view that looks like a balloon.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon; kept.
  open var markerTintColor: UIColor?
  /// The colour of what is in it; kept.
  open var glyphTintColor: UIColor?
  /// What is written in it; kept.
  open var glyphText: String?
  /// The picture in it; kept.
  open var glyphImage: UIImage?
  /// The picture in it while it is selected; kept.
  open var selectedGlyphImage: UIImage?
  /// Whether the title is written under it; kept.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether the subtitle is written under it; kept.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether it comes with a movement; kept.
  open var animatesWhenAdded = false
}

/// The view that looks like a pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of its head; kept.
  open var pinTintColor: UIColor?
  /// Whether it falls onto the map; kept.
  open var animatesDrop = false
}

/// The view of where the user is.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {}
