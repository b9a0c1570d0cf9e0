public import Contacts
public import Foundation

/// A number, an address or the like of a contact that the user has picked.
open class CNContactProperty: NSObject, @unchecked Sendable {
  /// Whose it is.
  public let contact: CNContact
  /// The key of the property.
  public let key: String
  /// The number, the address or the like.
  public let value: Any?
  /// By which it is known again within the contact.
  public let identifier: String?
  /// What it is for.
  public let label: String?

  private init<Value>(_ contact: CNContact, _ key: String, _ value: CNLabeledValue<Value>) {
    (self.contact, self.key, self.value) = (contact, key, value.value)
    (identifier, label) = (value.identifier, value.label)
  }

  /// The numbers and addresses of a contact, those of some keys only where keys are given.
  static func all(of contact: CNContact, keys: [String]?) -> [CNContactProperty] {
    let all =
      contact.phoneNumbers.map { CNContactProperty(contact, CNContactPhoneNumbersKey, $0) }
      + contact.emailAddresses.map { CNContactProperty(contact, CNContactEmailAddressesKey, $0) }
      + contact.postalAddresses.map { CNContactProperty(contact, CNContactPostalAddressesKey, $0) }
      + contact.urlAddresses.map { CNContactProperty(contact, CNContactUrlAddressesKey, $0) }
    return all.filter { keys?.contains($0.key) ?? true }
  }
}
