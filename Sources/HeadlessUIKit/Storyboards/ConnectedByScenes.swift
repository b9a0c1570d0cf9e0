/// A view of another module, whose delegate a storyboard may connect.
@MainActor
package protocol ConnectedByScenes: UIView {
  /// Puts an object into a property.
  ///
  /// - Parameters:
  ///   - property: The property's name.
  ///   - part: The object.
  /// - Returns: Whether the view has the property.
  func connect(_ property: String, to part: Any) -> Bool
}
