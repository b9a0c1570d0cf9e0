extension UIView {
  /// How an animation gathers speed and loses it; nothing is drawn, so it makes no difference.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slowly at both ends.
    case easeInOut = 0
    /// Slowly at the beginning.
    case easeIn = 1
    /// Slowly at the end.
    case easeOut = 2
    /// Evenly.
    case linear = 3
  }
}
