public import Foundation

/// A contact that can be changed; the user's contacts change when it is saved.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// Makes a contact of whom nothing is known.
  public override init() { super.init() }

  override init(_ other: CNContact, fetched: Set<String>?) { super.init(other, fetched: fetched) }

  /// Whether the contact is a person.
  open override var contactType: CNContactType {
    get { super.contactType }
    set { values[CNContactTypeKey] = newValue }
  }
  /// What stands before the name, as a title.
  open override var namePrefix: String {
    get { super.namePrefix }
    set { values[CNContactNamePrefixKey] = newValue }
  }
  /// The name that was given.
  open override var givenName: String {
    get { super.givenName }
    set { values[CNContactGivenNameKey] = newValue }
  }
  /// The name in the middle.
  open override var middleName: String {
    get { super.middleName }
    set { values[CNContactMiddleNameKey] = newValue }
  }
  /// The name of the family.
  open override var familyName: String {
    get { super.familyName }
    set { values[CNContactFamilyNameKey] = newValue }
  }
  /// What stands behind the name.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { values[CNContactNameSuffixKey] = newValue }
  }
  /// What friends say.
  open override var nickname: String {
    get { super.nickname }
    set { values[CNContactNicknameKey] = newValue }
  }
  /// Where the person works, or the company itself.
  open override var organizationName: String {
    get { super.organizationName }
    set { values[CNContactOrganizationNameKey] = newValue }
  }
  /// In which part of it.
  open override var departmentName: String {
    get { super.departmentName }
    set { values[CNContactDepartmentNameKey] = newValue }
  }
  /// As what.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { values[CNContactJobTitleKey] = newValue }
  }
  /// What the user has written about the person.
  open override var note: String {
    get { super.note }
    set { values[CNContactNoteKey] = newValue }
  }
  /// A picture.
  open override var imageData: Data? {
    get { super.imageData }
    set { values[CNContactImageDataKey] = newValue }
  }
  /// A small picture.
  open override var thumbnailImageData: Data? {
    get { super.thumbnailImageData }
    set { values[CNContactThumbnailImageDataKey] = newValue }
  }
  /// The day of birth.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { values[CNContactBirthdayKey] = newValue }
  }
  /// By which numbers the person can be called.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { values[CNContactPhoneNumbersKey] = newValue }
  }
  /// The addresses for mail.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { values[CNContactEmailAddressesKey] = newValue }
  }
  /// The web sites.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { values[CNContactUrlAddressesKey] = newValue }
  }
  /// Where the person lives and works.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { values[CNContactPostalAddressesKey] = newValue }
  }
}
