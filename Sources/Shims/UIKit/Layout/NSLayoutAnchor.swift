public import Foundation
public import HeadlessUIKit

/// An edge, a middle or a size of a view or a guide, from which constraints are made.
///
/// There is no layout here: constraints are kept, can be asked for, and have no effect.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
  private weak var owner: (any LayoutItem)?

  /// What of the item the anchor stands for.
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (owner, self.attribute) = (item, attribute)
  }

  /// The view or guide that the anchor belongs to, as long as it lives.
  open var item: AnyObject? { owner }

  /// What messages call the anchor.
  open var name: String { "\(owner?.layoutName ?? "(null)").\(attribute.word)" }

  /// The rules that hold for the anchor: those that are active and name it.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let view = owner?.layoutView else { return [] }
    let keepers = sequence(first: view, next: \.superview)
    return keepers.flatMap(\.constraints).filter { constraint in
      let about = constraint.about
      return (about.firstItem === owner && about.firstAttribute == attribute)
        || (about.secondItem === owner && about.secondAttribute == attribute)
    }
  }

  /// Whether the rules leave the place open; never, nothing is laid out.
  open var hasAmbiguousLayout: Bool { false }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, times multiplier: CGFloat = 1,
    plus constant: CGFloat
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint()
    let about = made.about
    (about.firstItem, about.firstAttribute) = (owner, attribute)
    (about.relation, about.multiplier, about.constant) = (relation, multiplier, constant)
    guard let other else { return made }
    (about.secondItem, about.secondAttribute, about.hasSecondItem) = (other.owner, other.attribute, true)
    return made
  }

  /// A rule that this anchor is the same as another one.
  ///
  /// - Parameter anchor: The other anchor.
  /// - Returns: The constraint, not active.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, plus: 0)
  }

  /// A rule that this anchor is the same as another one, and a constant more.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, not active.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor, plus: c)
  }

  /// A rule that this anchor is not before another one, or not smaller.
  ///
  /// - Parameter anchor: The other anchor.
  /// - Returns: The constraint, not active.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: 0)
  }

  /// A rule that this anchor is not before another one, or not smaller, and a constant more.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, not active.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, plus: c)
  }

  /// A rule that this anchor is not behind another one, or not larger.
  ///
  /// - Parameter anchor: The other anchor.
  /// - Returns: The constraint, not active.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: 0)
  }

  /// A rule that this anchor is not behind another one, or not larger, and a constant more.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, not active.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, plus: c)
  }
}
