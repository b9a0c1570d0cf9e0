public import HeadlessUIKit

/// Tells which members of UIKit's controllers a class overrides, by looking at the class's method table.
///
/// What initialisers and `deinit` do is not told: every class has these of its own.
@MainActor
public enum OverrideTable {
  /// Which members a class of controllers overrides, itself or in a class between it and UIKit's.
  ///
  /// - Parameter type: The class.
  /// - Returns: The members, or why they are not known.
  public static func overrides(of type: UIViewController.Type) -> Overrides {
    switch learnt {
    case .success(let table): table.overrides(of: type)
    case .failure(let reason): .unknown("method tables cannot be read here: \(reason)")
    }
  }

  private static let learnt: Result<MethodTable, MethodTable.Unreadable> = {
    do throws(MethodTable.Unreadable) {
      return .success(try MethodTable())
    } catch {
      return .failure(error)
    }
  }()
}

/// Which of UIKit's members a class of controllers overrides, with all classes between it and UIKit's.
public enum Overrides: Hashable, Sendable {
  /// Exactly these, without their arguments, in the order in which UIKit's class declares them.
  case known([String])

  /// The class cannot be read, for this reason.
  case unknown(String)
}
