import Foundation
import HeadlessUIKit

/// What the system knows of contacts: one for each device.
@MainActor
final class ContactServices: KeptByDevice {
  var status = CNAuthorizationStatus.notDetermined
  var answer = CNAuthorizationStatus.authorized
  private var lastNumber = 0
  lazy var contacts: [CNContact] = [Self.somebody()]

  var remembered: AnyHashable? {
    guard status != .notDetermined else { return nil }
    return [["\(status.rawValue)"]] + contacts.map { [$0.givenName, $0.familyName] }
  }

  /// What is known in the launch that is under way.
  static var current: ContactServices { launched.current }
  private static let launched = OnePerLaunch { ContactServices() }

  private static func somebody() -> CNContact {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Robin", "Example")
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 555 0100"))
    ]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "robin@example.com")]
    return CNContact(contact, fetched: nil)
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Asks the user, who answers once.
  func ask() -> Bool {
    if status == .notDetermined { status = answer }
    return status == .authorized || status == .limited
  }

  /// Changes the contacts, all or nothing.
  ///
  /// - Returns: Why nothing was changed, if so.
  func carryOut(_ changes: [CNSaveRequest.Change]) -> CNError.Code? {
    guard ask() else { return .authorizationDenied }
    var changed = contacts
    for change in changes {
      if let reason = Self.carryOut(change, in: &changed) { return reason }
    }
    contacts = changed
    MainTurn.schedule(after: 0) {
      NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
    }
    return nil
  }

  private static func carryOut(
    _ change: CNSaveRequest.Change, in contacts: inout [CNContact]
  ) -> CNError.Code? {
    switch change {
    case .add(let contact):
      guard !contacts.contains(contact) else { return .insertedRecordAlreadyExists }
      contacts.append(CNContact(contact, fetched: nil))
    case .update(let contact):
      guard let place = contacts.firstIndex(of: contact) else { return .recordDoesNotExist }
      contacts[place] = CNContact(contact, fetched: nil)
    case .delete(let contact):
      guard let place = contacts.firstIndex(of: contact) else { return .recordDoesNotExist }
      contacts.remove(at: place)
    }
    return nil
  }
}
