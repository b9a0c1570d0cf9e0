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
