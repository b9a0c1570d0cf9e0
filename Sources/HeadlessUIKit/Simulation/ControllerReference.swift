/// A controller as a value: its type and its serial number, for faults and reports.
///
/// It keeps nothing alive and prints no address, so equal runs print equal texts.
public struct ControllerReference: Hashable, Sendable, CustomStringConvertible {
  /// The controller's serial number in the process.
  public let serial: Int

  // The class instead of its name: references are made where nothing is wrong yet, names only where they are read.
  private let type: AnyClass

  /// The name of the controller's class.
  public var typeName: String { String(describing: type) }

  /// Takes down which controller it is.
  ///
  /// - Parameter controller: The controller to name.
  @MainActor
  public init(_ controller: UIViewController) {
    serial = controller.serial
    type = Swift.type(of: controller)
  }

  /// The form in which UIKit prints objects, with the serial number in place of the address.
  public var description: String { "<\(typeName): #\(serial)>" }

  /// Whether two references mean the same controller.
  public static func == (first: ControllerReference, second: ControllerReference) -> Bool {
    first.serial == second.serial && first.type == second.type
  }

  /// Feeds the serial number, which tells controllers apart, to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(serial)
  }
}
