import Foundation

extension UIView {
  /// The same by the direction of reading, which is from left to right.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  /// Whether the superview's margins hold here too; kept, never used.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { tracked(rare?.preservesSuperviewLayoutMargins ?? false) }
    set { rareProperties.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether margins begin within the safe area; kept, the safe area is all of the view.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { tracked(rare?.insetsLayoutMarginsFromSafeArea ?? true) }
    set { rareProperties.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Tells the view that its color has changed, and those inside it that have none of their own.
  final func tellTint() {
    StructureReads.reenter("tintColorDidChange") { tintColorDidChange() }
    for view in subviewsInEffect where view.rare?.tintColor == nil { view.tellTint() }
  }

  /// Carries out a layout pass in the view and those inside it, wherever one was asked for.
  final func layOutIfNeeded() {
    bringConstraintsUpToDate()
    if needsLayout {
      needsLayout = false
      StructureReads.reenter("layoutSubviews") { layoutSubviews() }
    }
    for view in subviewStorage { view.layoutIfNeeded() }
  }
}

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
    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 0) }
    /// The width follows.
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 1 << 1) }
    /// The distance from the right edge follows.
    public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 2) }
    /// The distance from the upper edge follows.
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 3) }
    /// The height follows.
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 1 << 4) }
    /// The distance from the lower edge follows.
    public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 1 << 5) }
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
}
