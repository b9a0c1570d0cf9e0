public import Foundation

/// How the name of a contact is written.
public enum CNContactFormatterStyle: Int, Hashable, Sendable {
  /// In full.
  case fullName = 0
  /// As it is spoken; in full here.
  case phoneticFullName = 1
}

/// Writes the names of contacts, in the order of English.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// How names are written.
  open var style = CNContactFormatterStyle.fullName

  /// Writes the name of a contact.
  ///
  /// - Parameter contact: The contact.
  /// - Returns: The name, or that of the company; `nil` where there is none.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// Writes the name of a contact.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - style: How; without effect.
  /// - Returns: The name, or that of the company; `nil` where there is none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let name = name(of: contact)
    return name.isEmpty ? nil : name
  }

  /// Says what is read of a contact to write its name.
  ///
  /// - Parameter style: How it is written.
  /// - Returns: What is read.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    KeyList([
      CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
      CNContactFamilyNameKey, CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
    ])
  }

  static func name(of contact: CNContact) -> String {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
    ]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty || contact.contactType == .organization ? contact.organizationName : name
  }
}
