public import Foundation
import HeadlessUIKit

/// Whether a contact is a person.
public enum CNContactType: Int, Hashable, Sendable {
  /// It is.
  case person = 0
  /// It is a company.
  case organization = 1
}

/// In which order contacts come.
public enum CNContactSortOrder: Int, Hashable, Sendable {
  /// In any.
  case none = 0
  /// As the user wants; by the name of the family here.
  case userDefault = 1
  /// By the name that was given.
  case givenName = 2
  /// By the name of the family.
  case familyName = 3
}

/// Somebody whom the user knows.
///
/// A property that was not asked for when the contact was fetched traps with Apple's words when it is read.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  final var values: [String: Any]
  /// Which properties were fetched; `nil` is all of them.
  final var fetched: Set<String>?

  /// By which the contact is known again.
  public final let identifier: String

  /// Makes a contact of whom nothing is known.
  public override init() {
    identifier = MainThread.value { "contact \(ContactServices.current.nextNumber())" }
    values = [:]
  }

  init(_ other: CNContact, fetched: Set<String>?) {
    (identifier, values, self.fetched) = (other.identifier, other.values, fetched)
  }

  private func value<Value>(_ key: String) -> Value? {
    guard isKeyAvailable(key) else {
      preconditionFailure("A property was not requested when contact was fetched. (\(key))")
    }
    return values[key] as? Value
  }

  /// Says whether a property was fetched.
  ///
  /// - Parameter key: Its key.
  /// - Returns: Whether it was.
  open func isKeyAvailable(_ key: String) -> Bool { fetched?.contains(key) ?? true }

  /// Says whether properties were fetched.
  ///
  /// - Parameter keyDescriptors: Their keys.
  /// - Returns: Whether all of them were.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    KeyList.names(keyDescriptors).allSatisfy { $0 == CNContactIdentifierKey || isKeyAvailable($0) }
  }

  /// Makes a copy that nobody changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(self, fetched: fetched) }

  /// Makes a copy that can be changed.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(self, fetched: fetched) }

  /// Whether both are the same contact.
  ///
  /// - Parameter object: The other one.
  /// - Returns: Whether they are.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }

  /// What goes with `isEqual`.
  open override var hash: Int { identifier.hashValue }

  // MARK: What is known

  /// Whether the contact is a person.
  open var contactType: CNContactType { value(CNContactTypeKey) ?? .person }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool {
    value(CNContactImageDataAvailableKey) ?? (values[CNContactImageDataKey] != nil)
  }
  /// What stands before the name, as a title.
  open var namePrefix: String { value(CNContactNamePrefixKey) ?? "" }
  /// The name that was given.
  open var givenName: String { value(CNContactGivenNameKey) ?? "" }
  /// The name in the middle.
  open var middleName: String { value(CNContactMiddleNameKey) ?? "" }
  /// The name of the family.
  open var familyName: String { value(CNContactFamilyNameKey) ?? "" }
  /// What stands behind the name.
  open var nameSuffix: String { value(CNContactNameSuffixKey) ?? "" }
  /// What friends say.
  open var nickname: String { value(CNContactNicknameKey) ?? "" }
  /// Where the person works, or the company itself.
  open var organizationName: String { value(CNContactOrganizationNameKey) ?? "" }
  /// In which part of it.
  open var departmentName: String { value(CNContactDepartmentNameKey) ?? "" }
  /// As what.
  open var jobTitle: String { value(CNContactJobTitleKey) ?? "" }
  /// What the user has written about the person.
  open var note: String { value(CNContactNoteKey) ?? "" }
  /// A picture.
  open var imageData: Data? { value(CNContactImageDataKey) }
  /// A small picture.
  open var thumbnailImageData: Data? { value(CNContactThumbnailImageDataKey) }
  /// The day of birth.
  open var birthday: DateComponents? { value(CNContactBirthdayKey) }
  /// By which numbers the person can be called.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { value(CNContactPhoneNumbersKey) ?? [] }
  /// The addresses for mail.
  open var emailAddresses: [CNLabeledValue<NSString>] { value(CNContactEmailAddressesKey) ?? [] }
  /// The web sites.
  open var urlAddresses: [CNLabeledValue<NSString>] { value(CNContactUrlAddressesKey) ?? [] }
  /// Where the person lives and works.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { value(CNContactPostalAddressesKey) ?? [] }

  // MARK: Which contacts

  /// Finds contacts by a part of their name.
  ///
  /// - Parameter name: The part.
  /// - Returns: What finds them.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    predicate { CNContactFormatter.name(of: $0).localizedCaseInsensitiveContains(name) }
  }

  /// Finds contacts by which they are known again.
  ///
  /// - Parameter identifiers: By which.
  /// - Returns: What finds them.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    predicate { identifiers.contains($0.identifier) }
  }

  /// Finds contacts by an address for mail.
  ///
  /// - Parameter emailAddress: The address.
  /// - Returns: What finds them.
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    predicate { $0.emailAddresses.contains { ($0.value as String) == emailAddress } }
  }

  /// Finds contacts by a number for calls.
  ///
  /// - Parameter phoneNumber: The number; only its digits count.
  /// - Returns: What finds them.
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    predicate { $0.phoneNumbers.contains { $0.value.digits == phoneNumber.digits } }
  }

  private static func predicate(_ isFound: @escaping @Sendable (CNContact) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map(isFound) ?? false }
  }
}
