import HeadlessUIKit

/// Switches on, for the whole app, that coordinators prepare segues.
///
/// Apps for iOS exchange a method of UIKit for that; here it is the place where UIKit calls `prepare(for:sender:)`.
@MainActor
public enum Coordination {
  private static let listener = "CoordinatorRouting"

  /// Whether coordinators are asked.
  public static var isOn: Bool { Simulation.prepareInterception.names.contains(listener) }

  /// Lets coordinators prepare the segues of `Coordinated` controllers; to be called when the app starts.
  ///
  /// - Returns: Whether this call has switched it on; a second one changes nothing, and nothing is delivered twice.
  @discardableResult
  public static func addCoordination() -> Bool {
    Simulation.prepareInterception.add(listener, to: (any Coordinated).self) { segue, _ in
      (segue.source as? any Coordinated)?.coordinationDelegate?.prepareForSegue(segue: segue)
    }
  }

  /// Leaves segues to their controllers again.
  public static func removeCoordination() {
    Simulation.prepareInterception.remove(listener)
  }
}
