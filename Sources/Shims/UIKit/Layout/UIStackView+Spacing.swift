public import Foundation
public import HeadlessUIKit

extension UIStackView {
  /// The space that the stack view leaves by default; as a custom space it takes the custom one away.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The space that the system leaves.
  public nonisolated static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  /// Sets the space behind one of the views; kept, never used.
  ///
  /// - Parameters:
  ///   - spacing: The space, in points.
  ///   - arrangedSubview: The view; of one that is not arranged nothing is kept.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let others = customSpaces.filter { $0.view != nil && $0.view !== arrangedSubview }
    let isCustom = spacing != Self.spacingUseDefault
    customSpaces = isCustom ? others + [CustomSpace(view: arrangedSubview, spacing: spacing)] : others
  }

  /// The space behind one of the views.
  ///
  /// - Parameter arrangedSubview: The view.
  /// - Returns: What code has set for it, or `spacingUseDefault`.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return Self.spacingUseDefault }
    return customSpaces.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  private final var customSpaces: [CustomSpace] {
    get { kept(or: []) }
    set { keep(newValue) }
  }

  /// Whether spaces are between lines of text; kept, never used.
  public final var isBaselineRelativeArrangement: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether the views stay within the margins; kept, never used.
  public final var isLayoutMarginsRelativeArrangement: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
}

extension UIStackView.Alignment {
  /// At the upper side, of a row.
  public static var top: UIStackView.Alignment { UIStackView.Alignment.leading }
  /// At the lower side, of a row.
  public static var bottom: UIStackView.Alignment { UIStackView.Alignment.trailing }
}

/// A space that code has set behind one view.
private struct CustomSpace {
  weak var view: UIView?
  let spacing: CGFloat
}
