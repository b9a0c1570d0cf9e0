package import HeadlessUIKit

/// A controller whose class says less than the name it bears.
@MainActor
package protocol NamedController: UIViewController {
  /// What errors call the controller.
  var nameInMessages: String { get }
}
