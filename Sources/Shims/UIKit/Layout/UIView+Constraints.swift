public import Foundation
public import HeadlessUIKit

extension UIView {
  /// The rules that the view keeps: those about itself and what is inside it that are active.
  public final var constraints: [NSLayoutConstraint] {
    keepsConstraints ? constraintList.present(in: self) : []
  }

  /// Makes a rule hold, and keeps it; one about a view outside raises UIKit's exception.
  ///
  /// - Parameter constraint: The rule.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    let about = constraint.about
    guard about.firstItem != nil else { return constraint.isActive = true }
    guard about.areItems(in: self) else {
      return Simulation.current.raise(.constraintOutsideView(about.summary, view: layoutName))
    }
    constraint.hold(in: self)
  }

  /// Makes rules hold, and keeps them.
  ///
  /// - Parameter constraints: The rules.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a rule not hold any more; one that another view keeps stays.
  ///
  /// - Parameter constraint: The rule.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.about.holder === self { constraintList.remove(constraint) }
  }

  /// Makes rules not hold any more.
  ///
  /// - Parameter constraints: The rules.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The rules that hold along an axis and name the view.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The constraints, those that the view itself keeps first.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffectingLayout(for: axis, of: self)
  }

  final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis, of item: any LayoutItem
  ) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      let about = constraint.about
      return (about.firstItem === item && about.firstAttribute.isHorizontal == (axis == .horizontal))
        || (about.secondItem === item && about.secondAttribute.isHorizontal == (axis == .horizontal))
    }
  }

  /// Whether the view's rules are to be made anew.
  ///
  /// - Returns: Whether code has asked for it and it has not been done.
  public final func needsUpdateConstraints() -> Bool { asksForConstraints }

  /// Whether the rules leave the view's place open; never, nothing is laid out.
  public final var hasAmbiguousLayout: Bool { false }

  /// Moves the view to another place that the rules allow; without effect.
  public final func exerciseAmbiguityInLayout() {}

  /// How strongly the view keeps itself from becoming larger than its contents; kept, never used.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The priority.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    kept(or: .defaultLow, "hugging \(axis)")
  }

  /// Sets how strongly the view keeps itself from becoming larger than its contents.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: The axis.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    keep(priority, "hugging \(axis)")
  }

  /// How strongly the view keeps itself from becoming smaller than its contents; kept, never used.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The priority.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    kept(or: .defaultHigh, "resistance \(axis)")
  }

  /// Sets how strongly the view keeps itself from becoming smaller than its contents.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: The axis.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    keep(priority, "resistance \(axis)")
  }

  /// As small as the rules allow.
  public nonisolated static var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }

  /// As large as the rules allow.
  public nonisolated static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The rectangle by which the view is aligned when its frame is one; the same, there are no ornaments.
  ///
  /// - Parameter frame: The frame.
  /// - Returns: The rectangle.
  public final func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }

  /// The frame of the view when the rectangle by which it is aligned is one; the same.
  ///
  /// - Parameter alignmentRect: The rectangle.
  /// - Returns: The frame.
  public final func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
}
