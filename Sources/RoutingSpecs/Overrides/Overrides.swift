/// Which of UIKit's members a class of controllers overrides, with all classes between it and UIKit's.
public enum Overrides: Hashable, Sendable {
  /// Exactly these, without their arguments, in the order in which UIKit's class declares them.
  case known([String])

  /// The class cannot be read, for this reason.
  case unknown(String)
}
