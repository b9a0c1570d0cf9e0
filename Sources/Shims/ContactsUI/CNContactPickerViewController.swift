public import Contacts
public import Foundation
public import HeadlessUIKit

/// Is told whom the user has picked.
///
/// Which methods a class has decides what the user picks: several contacts, one, or a number or address of one. The model asks them in
/// this order, each of which passes on to the next where a class leaves it out.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: AnyObject {
  /// The user has called it off; the picker goes away by itself.
  ///
  /// - Parameter picker: The picker.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)

  /// The user has picked somebody; the picker goes away by itself.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - contact: Whom.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)

  /// The user has picked a number or an address of somebody; the picker goes away by itself.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - contactProperty: Which.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)

  /// The user has picked several people, one here; the picker goes away by itself.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - contacts: Whom.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])

  /// The user has picked several numbers or addresses, one here; the picker goes away by itself.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - contactProperties: Which.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
  )
}

extension CNContactPickerDelegate {
  /// Nothing happens.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}

  /// The user picks a number or an address of the contact.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    picker.tellProperty(of: contact, to: self)
  }

  /// Nothing happens.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}

  /// The user picks one.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    for contact in contacts { contactPicker(picker, didSelect: contact) }
  }

  /// The user picks one.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
  ) { for property in contactProperties { contactPicker(picker, didSelect: property) } }
}

/// The screen on which the user picks somebody; it goes away by itself, and the app needs no access to the contacts.
///
/// The user picks the first contact that can be picked, or calls it off.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController, SystemScreen {
  private weak var delegateStorage: (any CNContactPickerDelegate)?

  /// Is told whom the user has picked, and is not kept alive.
  open weak var delegate: (any CNContactPickerDelegate)? {
    get {
      noteUse()
      return delegateStorage
    }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  /// Which numbers and addresses the user can pick; all of them where it is `nil`.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be picked; all of them where it is `nil`.
  open var predicateForEnablingContact: NSPredicate?
  /// Of which contacts the app is told; for others the user picks a number or an address.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Of which numbers and addresses the app is told; all of them where it is `nil`.
  open var predicateForSelectionOfProperty: NSPredicate?

  /// The user picks somebody or calls it off.
  ///
  /// - Parameter finished: Whether somebody is picked; nobody is where there is nobody.
  package final func end(finished: Bool) {
    let contact =
      finished
      ? CNContactStore.contacts.first { predicateForEnablingContact?.evaluate(with: $0) ?? true } : nil
    dismiss(animated: true)
    guard let delegate = delegateStorage else { return }
    StructureReads.callOut("contactPicker", about: self) {
      guard let contact else { return delegate.contactPickerDidCancel(self) }
      if predicateForSelectionOfContact?.evaluate(with: contact) == false {
        tellProperty(of: contact, to: delegate)
      } else {
        delegate.contactPicker(self, didSelect: [contact])
      }
    }
  }

  /// Tells of the first number or address of a contact that the app wants.
  fileprivate final func tellProperty(of contact: CNContact, to delegate: any CNContactPickerDelegate) {
    let properties = CNContactProperty.all(of: contact, keys: displayedPropertyKeys)
    let wanted = properties.first { predicateForSelectionOfProperty?.evaluate(with: $0) ?? true }
    guard let wanted else { return }
    delegate.contactPicker(self, didSelectContactProperties: [wanted])
  }
}
