public import Foundation

extension UIView {
  /// How a view follows its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The ways as bits.
    public let rawValue: UInt

    /// Makes a set of ways from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the upper edge follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the lower edge follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Lets go of the keyboard, if the view or one inside it receives what the user types.
  ///
  /// - Parameter force: Whether to do it although a text field objects.
  /// - Returns: Whether nothing inside receives it now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    StructureReads.trackSharedAccess()
    let simulation = Simulation.current
    guard let first = simulation.firstResponder as? UIView, first.isShown(inside: self) else { return true }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    simulation.firstResponder = nil
    first.didResignFirstResponder()
    simulation.keyboard.follow()
    simulation.keyboard.arrive()
    return true
  }

  /// The upper edge.
  public final var topAnchor: NSLayoutAnchor { NSLayoutAnchor(self) }
  /// The lower edge.
  public final var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(self) }
  /// The edge at which reading starts.
  public final var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(self) }
  /// The edge at which reading ends.
  public final var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(self) }
  /// The middle from left to right.
  public final var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor(self) }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor(self) }
  /// The width.
  public final var widthAnchor: NSLayoutAnchor { NSLayoutAnchor(self) }
  /// The height.
  public final var heightAnchor: NSLayoutAnchor { NSLayoutAnchor(self) }
}

/// An edge, a middle or a size of a view, from which constraints are made.
///
/// There is no layout here: constraints are kept for the code that makes them, and have no effect.
@preconcurrency @MainActor
public final class NSLayoutAnchor {
  /// The view that the anchor belongs to.
  public private(set) weak var item: UIView?

  init(_ item: UIView) { self.item = item }

  /// Makes a constraint between two anchors.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: What to add, in points.
  /// - Returns: The constraint, not active.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Makes a constraint of a size.
  ///
  /// - Parameter constant: The size in points.
  /// - Returns: The constraint, not active.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// A rule of layout; kept, without effect.
@preconcurrency @MainActor
public final class NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// What is added, in points.
  public var constant: CGFloat

  /// Whether the rule holds.
  public var isActive = false

  init(constant: CGFloat) { self.constant = constant }

  /// Makes rules hold.
  ///
  /// - Parameter constraints: The rules.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes rules not hold any more.
  ///
  /// - Parameter constraints: The rules.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
