public import Foundation
public import HeadlessUIKit

// What a rule says. There is no layout here: rules are kept, can be asked for, and have no effect.

extension NSLayoutConstraint {
  /// What the rule says, kept by this module.
  final var about: ConstraintParts {
    if let parts = parts as? ConstraintParts { return parts }
    let made = ConstraintParts(self)
    parts = made
    return made
  }

  /// Makes a rule: the first side compares with the second one times a factor, and a constant more.
  ///
  /// A rule that cannot hold anything raises UIKit's exception, and is about nothing then.
  ///
  /// - Parameters:
  ///   - view1: A view or a guide.
  ///   - attr1: What of it.
  ///   - relation: How both sides compare.
  ///   - view2: Another view or guide, or `nil`.
  ///   - attr2: What of it.
  ///   - multiplier: The factor.
  ///   - c: What is added, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let (first, second) = (view1 as? any LayoutItem, view2 as? any LayoutItem)
    about.firstAttribute = attr1
    about.secondAttribute = attr2
    (about.relation, about.multiplier, about.constant) = (relation, multiplier, c)
    about.hasSecondItem = view2 != nil
    (about.firstItem, about.secondItem) = (first, second)
    guard let mistake = Self.mistake(first, attr1, view2, second, attr2, multiplier) else { return }
    let summary = about.summary
    (about.firstItem, about.secondItem, about.hasSecondItem) = (nil, nil, false)
    Simulation.current.raise(.impossibleConstraint(mistake, summary))
  }

  private static func mistake(
    _ first: (any LayoutItem)?, _ attribute: Attribute, _ view2: Any?, _ second: (any LayoutItem)?,
    _ other: Attribute, _ multiplier: CGFloat
  ) -> Fault.ConstraintMistake? {
    if first == nil || (view2 != nil && second == nil) { return .foreignItem }
    if attribute == .notAnAttribute { return .noAttribute }
    if second == nil || multiplier == 0 { return attribute.isSize ? nil : .placeAlone }
    if attribute.isSize != other.isSize || other == .notAnAttribute { return .sizeWithPlace }
    if !attribute.isSize, attribute.isHorizontal != other.isHorizontal { return .sizeWithPlace }
    let isMixed =
      (attribute.followsReading && other.isSide) || (attribute.isSide && other.followsReading)
    return isMixed ? .readingWithSide : nil
  }

  /// The first view or guide, as long as it lives.
  public final var firstItem: AnyObject? { about.firstItem }

  /// What of it the rule is about.
  public final var firstAttribute: Attribute { about.firstAttribute }

  /// How both sides compare.
  public final var relation: Relation { about.relation }

  /// The second view or guide, or `nil`.
  public final var secondItem: AnyObject? { about.secondItem }

  /// What of it the rule is about.
  public final var secondAttribute: Attribute { about.secondAttribute }

  /// The factor of the second side.
  public final var multiplier: CGFloat { about.multiplier }

  /// How much the rule matters.
  public final var priority: UILayoutPriority {
    get { about.priority }
    set { about.priority = newValue }
  }

  /// A name by which code and messages find the rule.
  public final var identifier: String? {
    get { about.identifier }
    set { about.identifier = newValue }
  }

  /// Whether the rule is written into archives; without effect.
  public final var shouldBeArchived: Bool {
    get { about.isArchived }
    set { about.isArchived = newValue }
  }

  /// The anchor of the first side, or `nil` where the rule is about nothing.
  public final var firstAnchor: NSLayoutAnchor<AnyObject>? {
    about.firstItem.map { NSLayoutAnchor($0, about.firstAttribute) }
  }

  /// The anchor of the second side, or `nil` where there is none.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
    about.secondItem.map { NSLayoutAnchor($0, about.secondAttribute) }
  }
}

extension NSLayoutConstraint {
  /// Whether the rule holds: then the nearest view that all its views are in keeps it.
  ///
  /// A rule between views without one raises UIKit's exception. A rule does not hold any more when one of its views has
  /// left that view, which is found out when somebody asks: one that is back by then has not been missed.
  public final var isActive: Bool {
    get {
      guard about.firstItem != nil || about.holder != nil else { return about.isActiveAlone }
      guard let holder = about.holder else { return false }
      return holder.constraintList.present(in: holder).contains { $0 === self }
    }
    set {
      guard newValue != isActive else { return }
      guard about.firstItem != nil || about.holder != nil else { return about.isActiveAlone = newValue }
      if newValue { activate() } else { about.holder?.constraintList.remove(self) }
    }
  }

  private func activate() {
    guard let view = about.nearestHolder else {
      return Simulation.current.raise(.noCommonAncestor(about.firstName, about.secondName))
    }
    hold(in: view)
  }

  /// Has the rule kept by a view.
  final func hold(in view: UIView) {
    about.holder?.constraintList.remove(self)
    view.constraintList.add(self)
    about.holder = view
  }

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
