/// A controller as a value: its type and its serial number, for faults and reports.
///
/// It keeps nothing alive and prints no address, so equal runs print equal texts.
public struct ControllerReference: Hashable, Sendable, CustomStringConvertible {
  /// The controller's serial number in the process.
  public let serial: Int

  /// The name of the controller's class.
  public let typeName: String

  /// Takes down which controller it is.
  ///
  /// - Parameter controller: The controller to name.
  @MainActor
  public init(_ controller: UIViewController) {
    serial = controller.serial
    typeName = String(describing: type(of: controller))
  }

  /// The form in which UIKit prints objects, with the serial number in place of the address.
  public var description: String { "<\(typeName): #\(serial)>" }
}
