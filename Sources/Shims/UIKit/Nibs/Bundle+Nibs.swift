public import Foundation
public import HeadlessUIKit

extension Bundle {
  /// Makes the objects of a nib, connects them, and tells them that they are awake; the bundle is not looked at.
  ///
  /// - Parameters:
  ///   - name: The name of the nib; one that nobody registered is a fault.
  ///   - owner: The object that loads the nib, to which outlets and actions lead.
  ///   - options: The objects that stand for placeholders.
  /// - Returns: The top-level objects in the order of the file.
  @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
