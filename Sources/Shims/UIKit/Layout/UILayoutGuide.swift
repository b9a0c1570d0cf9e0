public import Foundation
public import HeadlessUIKit

/// A rectangle of a view to which constraints can be made; nothing is laid out, so it is the view's own bounds.
@preconcurrency @MainActor
open class UILayoutGuide {
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?

  /// A name by which code and messages find the guide.
  open var identifier = ""

  /// Makes a guide that belongs to no view.
  public init() {}

  /// Where the guide is in the view's coordinates: everywhere, unless a kind of guide knows better.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  /// The rules that hold along an axis and name the guide.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The constraints.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintsAffectingLayout(for: axis, of: self) ?? []
  }

  /// Whether the rules leave the guide's place open; never, nothing is laid out.
  open var hasAmbiguousLayout: Bool { false }
}

extension UILayoutGuide: LayoutItem {
  final var layoutView: UIView? { owningView }
  final var layoutName: String {
    identifier.isEmpty ? "\(type(of: self))" : "\(type(of: self)):'\(identifier)'"
  }
}

/// A guide that a view has of itself: its bounds without the insets.
final class InsetGuide: UILayoutGuide {
  private let insets: (UIView) -> UIEdgeInsets

  init(_ view: UIView, _ identifier: String, _ insets: @escaping (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    (owningView, self.identifier) = (view, identifier)
  }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: insets(owningView))
  }
}

/// A guide that gives way to something on the screen, near an edge or away from it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var tracked: [(edge: NSDirectionalRectEdge, isNear: Bool, constraints: [NSLayoutConstraint])] = []

  /// Keeps rules that hold while the guide is near an edge; the model's guide never moves, so that they do not.
  ///
  /// - Parameters:
  ///   - trackingConstraints: The rules.
  ///   - edge: The edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    keep(trackingConstraints, edge, isNear: true)
  }

  /// Keeps rules that hold while the guide is away from an edge; the model's guide never moves, so that they do not.
  ///
  /// - Parameters:
  ///   - trackingConstraints: The rules.
  ///   - edge: The edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    keep(trackingConstraints, edge, isNear: false)
  }

  private func keep(
    _ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool
  ) {
    tracked.removeAll { $0.edge == edge && $0.isNear == isNear }
    tracked.append((edge, isNear, constraints))
  }

  /// The rules that hold while the guide is near an edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The rules.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
  }

  /// The rules that hold while the guide is away from an edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The rules.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
  }

  /// Lets all these rules go.
  open func removeAllTrackedConstraints() { tracked = [] }
}

/// Where the keyboard would be: at the lower edge of its view and of no height, for no keyboard is drawn.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes with a keyboard that does not fill the screen's width; kept, never used.
  open var followsUndockedKeyboard = false
  /// Whether the guide rests on the safe area while there is no keyboard; kept, never used.
  open var usesBottomSafeArea = true
  /// How far above the keyboard a finger begins to move it; kept, never used.
  open var keyboardDismissPadding: CGFloat = 0

  open override var layoutFrame: CGRect {
    let bounds = owningView?.bounds ?? .zero
    return CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: 0)
  }
}

/// Edges of a rectangle, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Makes a set of edges from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }
  /// The edge at which reading starts.
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }
  /// The lower edge.
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }
  /// The edge at which reading ends.
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
  /// All four.
  public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}

extension UILayoutGuide: SingleObject {}
