public import Foundation
import HeadlessUIKit

/// Of what the user has a list.
public enum CNEntityType: Int, Hashable, Sendable {
  /// Of contacts.
  case contacts = 0
}

/// Whether the app may see the user's contacts.
public enum CNAuthorizationStatus: Int, Hashable, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// It may not, and the user cannot let it.
  case restricted = 1
  /// The user has said no.
  case denied = 2
  /// It may.
  case authorized = 3
  /// It may see those that the user has picked; all of them here.
  case limited = 4
}

/// Under which name errors of this module stand.
public let CNErrorDomain = "CNErrorDomain"

/// Why something cannot be done with contacts.
public struct CNError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// The user has said no.
    case authorizationDenied = 100
    /// There is no such contact.
    case recordDoesNotExist = 200
    /// There is such a contact already.
    case insertedRecordAlreadyExists = 201

    /// Whether an error has the reason, so that `catch` finds it.
    ///
    /// - Parameters:
    ///   - code: The reason.
    ///   - error: The error.
    /// - Returns: Whether it has.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: The reason.
  public init(_ code: Code) { self.code = code }

  /// The name under which such errors stand.
  public static var errorDomain: String { CNErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The user has said no.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no such contact.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// There is such a contact already.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
}

/// Which contacts are fetched, and what of them.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// What is read of each.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Which contacts; all of them where it is `nil`.
  open var predicate: NSPredicate?
  /// In which order they come.
  open var sortOrder = CNContactSortOrder.none
  /// Whether contacts that are one person come as one; kept.
  open var unifyResults = true
  /// Whether they can be changed.
  open var mutableObjects = false

  /// Makes a request for all contacts.
  ///
  /// - Parameter keysToFetch: What is read of each.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// What is to change in the user's contacts.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  enum Change {
    case add(CNMutableContact)
    case update(CNMutableContact)
    case delete(CNMutableContact)
  }

  final var changes: [Change] = []

  /// Makes a request that changes nothing.
  public override init() {}

  /// Adds a contact.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - identifier: To which list; without effect, there is one.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(.add(contact))
  }

  /// Changes a contact.
  ///
  /// - Parameter contact: What it is to be.
  open func update(_ contact: CNMutableContact) { changes.append(.update(contact)) }

  /// Takes a contact away.
  ///
  /// - Parameter contact: Which.
  open func delete(_ contact: CNMutableContact) { changes.append(.delete(contact)) }
}

extension Notification.Name {
  /// The user's contacts have changed.
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// The user's contacts.
///
/// The user is asked by an alert of the system's, which the model does not show: the answer, which a check may set, comes in a later
/// turn on the main thread. Apple's comes on any. Whoever fetches without having asked has the user asked at once.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// What the user answers when asked; yes, from each reset of the simulation on.
  public static var answer: CNAuthorizationStatus {
    get { MainThread.value { ContactServices.current.answer } }
    set { MainThread.value { ContactServices.current.answer = newValue } }
  }

  /// Whom the user knows; one person, from each reset of the simulation on.
  public static var contacts: [CNContact] {
    get { MainThread.value { ContactServices.current.contacts } }
    set {
      // Whoever changes a contact later changes nothing here.
      let copies = newValue.map { CNContact($0, fetched: nil) }
      MainThread.value { ContactServices.current.contacts = copies }
    }
  }

  /// Makes a way to the contacts; all of them lead to the same.
  public override init() {}

  // MARK: What the user allows

  /// Says what the user allows.
  ///
  /// - Parameter entityType: Of what.
  /// - Returns: Whether the app may see it.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    MainThread.value { ContactServices.current.status }
  }

  /// Asks the user, once.
  ///
  /// - Parameters:
  ///   - entityType: For what.
  ///   - completionHandler: Is told in a later turn whether the app may see it, and why not.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    MainTurn.schedule(after: 0) {
      let isAllowed = ContactServices.current.ask()
      StructureReads.callOut("requestAccess") {
        completionHandler(isAllowed, isAllowed ? nil : CNError(.authorizationDenied))
      }
    }
  }

  /// Asks the user, once, and waits.
  ///
  /// - Parameter entityType: For what.
  /// - Returns: `true`.
  /// - Throws: `CNError`, where the user says no.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAccess(for: entityType) { isAllowed, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: isAllowed)
        }
      }
    }
  }

  // MARK: Reading

  /// Fetches contacts.
  ///
  /// - Parameters:
  ///   - predicate: Which.
  ///   - keys: What is read of them.
  /// - Returns: The contacts.
  /// - Throws: `CNError`, where the user says no.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    let request = CNContactFetchRequest(keysToFetch: keys)
    request.predicate = predicate
    return try fetch(request)
  }

  /// Fetches one contact.
  ///
  /// - Parameters:
  ///   - identifier: By which it is known again.
  ///   - keys: What is read of it.
  /// - Returns: The contact.
  /// - Throws: `CNError`, where the user says no, or there is none.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    let predicate = CNContact.predicateForContacts(withIdentifiers: [identifier])
    guard let contact = try unifiedContacts(matching: predicate, keysToFetch: keys).first else {
      throw CNError(.recordDoesNotExist)
    }
    return contact
  }

  /// Fetches contacts, one after the other.
  ///
  /// - Parameters:
  ///   - fetchRequest: Which, and what is read of them.
  ///   - block: Is given each, and may say that it wants no more.
  /// - Throws: `CNError`, where the user says no.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var isOver = ObjCBool(false)
    for contact in try fetch(fetchRequest) where !isOver.boolValue { block(contact, &isOver) }
  }

  private func fetch(_ request: CNContactFetchRequest) throws -> [CNContact] {
    let all = MainThread.value { ContactServices.current.ask() ? ContactServices.current.contacts : nil }
    guard let all else { throw CNError(.authorizationDenied) }
    let names = KeyList.names(request.keysToFetch)
    let found = all.filter { request.predicate?.evaluate(with: $0) ?? true }
    return Self.sorted(found, request.sortOrder).map { contact in
      request.mutableObjects
        ? CNMutableContact(contact, fetched: names) : CNContact(contact, fetched: names)
    }
  }

  private static func sorted(_ contacts: [CNContact], _ order: CNContactSortOrder) -> [CNContact] {
    switch order {
    case .none: contacts
    case .givenName: contacts.sorted { ($0.givenName, $0.familyName) < ($1.givenName, $1.familyName) }
    case .familyName, .userDefault:
      contacts.sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
    }
  }

  // MARK: Writing

  /// Changes the user's contacts; observers of `CNContactStoreDidChange` are told in a later turn.
  ///
  /// - Parameter saveRequest: What is to change.
  /// - Throws: `CNError`, where the user says no, or a contact is there already or not at all.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    let reason = MainThread.value { ContactServices.current.carryOut(saveRequest.changes) }
    if let reason { throw CNError(reason) }
  }

  /// Says which list new contacts are added to.
  ///
  /// - Returns: The only one.
  open func defaultContainerIdentifier() -> String { "contacts" }
}
