public import Foundation
public import HeadlessUIKit

/// How much space the system leaves between two things, in points.
private let systemSpacing: CGFloat = 8

/// A place from left to right, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A rule that this anchor is as far behind another one as the system leaves space: 8 points times a factor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor, plus: systemSpacing * multiplier)
  }

  /// A rule that this anchor is at least as far behind another one as the system leaves space: 8 points times a factor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  )
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, plus: systemSpacing * multiplier)
  }

  /// A rule that this anchor is at most as far behind another one as the system leaves space: 8 points times a factor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, plus: systemSpacing * multiplier)
  }
}

/// A place from top to bottom, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A rule that this anchor is as far behind another one as the system leaves space: 8 points times a factor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor, plus: systemSpacing * multiplier)
  }

  /// A rule that this anchor is at least as far behind another one as the system leaves space: 8 points times a factor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  )
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, plus: systemSpacing * multiplier)
  }

  /// A rule that this anchor is at most as far behind another one as the system leaves space: 8 points times a factor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, plus: systemSpacing * multiplier)
  }
}

/// A width or a height, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A rule that this size is as large as a number.
  ///
  /// - Parameter c: The number, in points.
  /// - Returns: The constraint, not active.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, plus: c)
  }

  /// A rule that this size is as large as another one times a factor.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, times: m, plus: 0)
  }

  /// A rule that this size is as large as another one times a factor, and a constant more.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, not active.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor, times: m, plus: c)
  }

  /// A rule that this size is at least as large as a number.
  ///
  /// - Parameter c: The number, in points.
  /// - Returns: The constraint, not active.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, plus: c)
  }

  /// A rule that this size is at least as large as another one times a factor.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, times: m, plus: 0)
  }

  /// A rule that this size is at least as large as another one times a factor, and a constant more.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, not active.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, times: m, plus: c)
  }

  /// A rule that this size is at most as large as a number.
  ///
  /// - Parameter c: The number, in points.
  /// - Returns: The constraint, not active.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, plus: c)
  }

  /// A rule that this size is at most as large as another one times a factor.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor.
  /// - Returns: The constraint, not active.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, times: m, plus: 0)
  }

  /// A rule that this size is at most as large as another one times a factor, and a constant more.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, not active.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, times: m, plus: c)
  }
}

// The edges, middles and sizes from which constraints are made, one line each.

extension UIView {
  /// The edge at which reading starts.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which reading ends.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line that the first line of text stands on.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line that the last line of text stands on.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

extension UILayoutGuide {
  /// The edge at which reading starts.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which reading ends.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
