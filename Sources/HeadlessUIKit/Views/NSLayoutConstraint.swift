public import Foundation

/// A rule of layout; kept, without effect, for there is no layout here.
///
/// The module `UIKit` has everything else that code asks of it; the model needs it for storyboards, which connect it.
@preconcurrency @MainActor
open class NSLayoutConstraint: SingleObject {
  /// A direction.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// What is added, in points.
  public final var constant: CGFloat = 0

  /// What else the rule says, kept for the module that knows it.
  package final var parts: AnyObject?

  /// Makes a rule that says nothing yet.
  public init() {}
}

extension UIView {
  /// Notes that code looks at something of the view that another module keeps.
  package final func noteLook(_ call: StaticString = #function) { trackAccess(call) }

  /// Whether the view's rules of layout are to be made anew.
  package final var asksForConstraints: Bool { tracked(needsConstraints) }

  /// The nearest view that this one and another one are inside of, or are themselves.
  ///
  /// - Parameter other: The other view.
  /// - Returns: The view, or `nil` where they stand in different hierarchies.
  package final func nearestCommonView(with other: UIView) -> UIView? {
    trackAccess()
    other.trackAccess()
    let mine = Array(sequence(first: self, next: \.superviewInEffect))
    let common = sequence(first: other, next: \.superviewInEffect).first { view in
      mine.contains { $0 === view }
    }
    // Where a container or a window has put one of them, what they have in common depends on that.
    if common == nil || common?.superviewStorage == nil { trackAccessToWindow() }
    return common
  }

  /// Asks for the rules of layout anew, unless that was done already.
  final func bringConstraintsUpToDate() {
    for view in subviewStorage { view.updateConstraintsIfNeeded() }
    guard needsConstraints else { return }
    needsConstraints = false
    if let controller {
      StructureReads.reenter("updateViewConstraints") { controller.updateViewConstraints() }
    } else {
      StructureReads.reenter("updateConstraints") { updateConstraints() }
    }
  }
}

/// How much a rule of layout matters, from 0 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority.
  ///
  /// - Parameter rawValue: The number, from 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  ///
  /// - Parameter rawValue: The number, from 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The rule must hold.
  public static var required: UILayoutPriority { UILayoutPriority(1000) }
  /// As strongly as a button resists being squeezed.
  public static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }
  /// As strongly as dragging a scene changes its size.
  public static var dragThatCanResizeScene: UILayoutPriority { UILayoutPriority(510) }
  /// As strongly as a scene keeps its size.
  public static var sceneSizeStayPut: UILayoutPriority { UILayoutPriority(500) }
  /// As strongly as dragging a divider goes, which leaves the scene's size.
  public static var dragThatCannotResizeScene: UILayoutPriority { UILayoutPriority(490) }
  /// As strongly as a button hugs its contents.
  public static var defaultLow: UILayoutPriority { UILayoutPriority(250) }
  /// As strongly as a view wants the size that fits.
  public static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(50) }
}
