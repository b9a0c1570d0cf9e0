import Foundation
import HeadlessUIKit

/// A view or a guide, of which constraints are made.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view that the item is, or belongs to.
  var layoutView: UIView? { get }

  /// What messages call the item.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  final var layoutView: UIView? { self }
  final var layoutName: String { "\(type(of: self))" }
}

/// What a constraint says, and where it is kept.
@MainActor
final class ConstraintParts {
  // What it says belongs to the rule, and goes with it.
  private unowned let rule: NSLayoutConstraint

  weak var firstItem: (any LayoutItem)?
  var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var relation = NSLayoutConstraint.Relation.equal
  weak var secondItem: (any LayoutItem)?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// Whether there was a second item, which may have gone since.
  var hasSecondItem = false
  var multiplier: CGFloat = 1
  var constant: CGFloat {
    get { rule.constant }
    set { rule.constant = newValue }
  }
  var priority = UILayoutPriority.required
  var identifier: String?
  var isArchived = false
  /// The view that keeps the constraint while it is active.
  weak var holder: UIView?
  /// Whether a constraint that is about nothing, as those of a storyboard are, is active.
  var isActiveAlone = false

  init(_ rule: NSLayoutConstraint) { self.rule = rule }

  /// The view that may keep the constraint: the nearest one that all items are in.
  var nearestHolder: UIView? {
    guard let first = firstItem?.layoutView else { return nil }
    guard hasSecondItem else { return first }
    guard let second = secondItem?.layoutView else { return nil }
    return first === second ? first : first.nearestCommonView(with: second)
  }

  /// Whether all items are still in a view, or are it.
  ///
  /// - Parameter view: The view.
  /// - Returns: Whether they are.
  func areItems(in view: UIView) -> Bool {
    let items = hasSecondItem ? [firstItem, secondItem] : [firstItem]
    return items.allSatisfy { item in
      guard let inner = item?.layoutView else { return false }
      return inner === view || inner.nearestCommonView(with: view) === view
    }
  }

  /// The side that the constraint holds at the same side of another view, if it holds one there.
  ///
  /// - Parameters:
  ///   - view: A view.
  ///   - other: The other one.
  /// - Returns: The side, or `nil` where the constraint says anything else.
  func sharedSide(of view: UIView, and other: UIView) -> NSLayoutConstraint.Attribute? {
    let isBetween =
      (firstItem === view && secondItem === other) || (firstItem === other && secondItem === view)
    let isPlain = relation == .equal && multiplier == 1 && constant == 0 && priority == .required
    return isBetween && isPlain && firstAttribute == secondAttribute ? firstAttribute : nil
  }

  /// What messages call the first side.
  var firstName: String { name(firstItem, firstAttribute) }

  /// What messages call the second side.
  var secondName: String { name(secondItem, secondAttribute) }

  private func name(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "<\(attribute.anchorClass) \"\(item?.layoutName ?? "(null)").\(attribute.word)\">"
  }

  /// The constraint as messages write it.
  var summary: String {
    let sign = [-1: "<=", 0: "==", 1: ">="][relation.rawValue] ?? "=="
    let first = "\(firstItem?.layoutName ?? "(null)").\(firstAttribute.word)"
    guard hasSecondItem else { return "\(first) \(sign) \(Self.number(constant))" }
    let factor = multiplier == 1 ? "" : "\(Self.number(multiplier))*"
    let second = "\(factor)\(secondItem?.layoutName ?? "(null)").\(secondAttribute.word)"
    let rest =
      constant == 0 ? "" : constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))"
    return "\(first) \(sign) \(second)\(rest)"
  }

  private static func number(_ value: CGFloat) -> String {
    let value = Double(value)
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

/// The constraints that one view keeps.
@MainActor
final class ConstraintList: LayoutRules {
  private var entries: [NSLayoutConstraint] = []

  /// The constraints that hold; those whose items have left the view since are let go.
  ///
  /// - Parameter view: The view that keeps them.
  /// - Returns: The constraints, first one first.
  func present(in view: UIView) -> [NSLayoutConstraint] {
    let gone = entries.filter { !$0.about.areItems(in: view) }
    for constraint in gone { remove(constraint) }
    return entries
  }

  func stretch(_ view: UIView, over container: UIView) -> Bool {
    // Asked of each view whenever somebody asks what can be touched, and nearly none is stretched.
    let sides = entries.count < 4 ? [] : entries.compactMap { $0.about.sharedSide(of: view, and: container) }
    guard sides.contains(.top), sides.contains(.bottom) else { return false }
    return [[.leading, .trailing], [.left, .right]].contains { $0.allSatisfy(sides.contains) }
  }

  /// Keeps a constraint.
  func add(_ constraint: NSLayoutConstraint) { entries.append(constraint) }

  /// Lets a constraint go.
  func remove(_ constraint: NSLayoutConstraint) {
    entries.removeAll { $0 === constraint }
    constraint.about.holder = nil
  }
}

extension UIView {
  /// The constraints that the view keeps, made when the first one comes.
  final var constraintList: ConstraintList {
    if let made: ConstraintList = kept(or: nil) { return made }
    let made = ConstraintList()
    keep(made)
    // So that the model knows what covers what.
    layoutRules = made
    return made
  }

  /// Whether the view keeps any constraints.
  final var keepsConstraints: Bool { kept(or: nil as ConstraintList?, "constraintList") != nil }
}
