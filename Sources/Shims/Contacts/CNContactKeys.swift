public import Foundation

/// Says which properties of contacts are read; a key is one, and so is a list of them.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// Several keys.
package struct KeyList: CNKeyDescriptor {
  package let keys: [any CNKeyDescriptor]

  package init(_ keys: [any CNKeyDescriptor]) { self.keys = keys }

  /// All keys.
  package static var everything: KeyList {
    KeyList([
      CNContactIdentifierKey, CNContactTypeKey, CNContactImageDataAvailableKey, CNContactNamePrefixKey,
      CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactNameSuffixKey,
      CNContactNicknameKey, CNContactOrganizationNameKey, CNContactDepartmentNameKey,
      CNContactJobTitleKey, CNContactNoteKey, CNContactImageDataKey, CNContactThumbnailImageDataKey,
      CNContactBirthdayKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
      CNContactUrlAddressesKey, CNContactPostalAddressesKey,
    ])
  }

  /// The names of all properties that are read.
  static func names(_ keys: [any CNKeyDescriptor]) -> Set<String> {
    keys.reduce(into: [CNContactIdentifierKey]) { names, key in
      switch key {
      case let name as String: names.insert(name)
      case let name as NSString: names.insert(name as String)
      case let list as KeyList: names.formUnion(KeyList.names(list.keys))
      default: break
      }
    }
  }
}

/// The key of a contact's name for itself.
public let CNContactIdentifierKey = "identifier"
/// The key of whether a contact is a person or a company.
public let CNContactTypeKey = "contactType"
/// The key of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of `givenName`.
public let CNContactGivenNameKey = "givenName"
/// The key of `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// The key of `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// The key of `nameSuffix`.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of `nickname`.
public let CNContactNicknameKey = "nickname"
/// The key of `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of `departmentName`.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"
/// The key of `note`.
public let CNContactNoteKey = "note"
/// The key of `imageData`.
public let CNContactImageDataKey = "imageData"
/// The key of `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of `birthday`.
public let CNContactBirthdayKey = "birthday"
/// The key of `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
