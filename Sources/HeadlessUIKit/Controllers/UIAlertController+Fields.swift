import Foundation

extension UIAlertController {
  /// The fields, in the order in which they were added; `nil` where there are none.
  public final var textFields: [UITextField]? {
    noteReading()
    return fields.isEmpty ? nil : fields
  }

  /// Adds a field, into which the user types before a button is tapped.
  ///
  /// A list of choices takes none, and UIKit's exception is raised. The first field takes the keyboard only when the user
  /// types, and the return key taps no button.
  ///
  /// - Parameter configurationHandler: Sets the field up, at once.
  public final func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    noteUse()
    guard ownStyleOfAlert == .alert else { return Simulation.current.raise(.fieldInActionSheet) }
    let field = UITextField(frame: .zero)
    fields.append(field)
    loadedView?.addSubview(field)
    guard let configurationHandler else { return }
    StructureReads.callOut("addTextField") { configurationHandler(field) }
  }
}
