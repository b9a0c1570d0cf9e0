public import Contacts
public import Foundation
import HeadlessUIKit

/// Is told what the user does with a contact.
///
/// What a class leaves out does nothing.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: AnyObject {
  /// The user is done; the screen stays until the app takes it away.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - contact: Who was added; `nil` where the user has called it off.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)

  /// Says whether a tap on a number or an address calls or writes; the user taps none, and the model never calls it.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - property: The number or the address.
  /// - Returns: Whether it does.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}

extension CNContactViewControllerDelegate {
  /// Nothing happens: the screen stays.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}

  /// It does.
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}

/// A screen with a contact, for a stack.
///
/// For a new contact its bar has Cancel and Done, of which the delegate is told; Done adds the contact to the user's. Other contacts
/// are looked at, and the user goes back.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  private weak var delegateStorage: (any CNContactViewControllerDelegate)?
  private let isForNew: Bool

  /// Who is shown.
  public let contact: CNContact

  /// Is told what the user does, and is not kept alive.
  open weak var delegate: (any CNContactViewControllerDelegate)? {
    get {
      noteUse()
      return delegateStorage
    }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  /// Where a new contact is added; kept, all stores lead to the same contacts.
  open var contactStore: CNContactStore?
  /// Whether the user can change the contact; kept, the user changes nothing.
  open var allowsEditing = true
  /// Whether the user can call or write; kept, the user does not.
  open var allowsActions = true
  /// Which properties are shown; kept.
  open var displayedPropertyKeys: [any CNKeyDescriptor]?
  /// What is said in place of a name; kept.
  open var alternateName: String?
  /// What is said below the name; kept.
  open var message: String?
  /// Whether other cards of the same person are shown; kept.
  open var shouldShowLinkedContacts = false

  private init(_ contact: CNContact, isForNew: Bool) {
    (self.contact, self.isForNew) = (contact, isForNew)
    super.init(nibName: nil, bundle: nil)
    guard isForNew else { return }
    let cancel = UIAction { [weak self] _ in self?.leave(nil) }
    let done = UIAction { [weak self] _ in self?.add() }
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
  }

  /// Makes a screen for somebody whom the user knows.
  ///
  /// - Parameter contact: Who.
  public convenience init(for contact: CNContact) { self.init(contact, isForNew: false) }

  /// Makes a screen for somebody whom the user may not know.
  ///
  /// - Parameter contact: Who.
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact, isForNew: false) }

  /// Makes a screen on which the user adds somebody.
  ///
  /// - Parameter contact: What is known already.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNContact(), isForNew: true)
  }

  /// Makes a screen from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    (contact, isForNew) = (CNContact(), false)
    super.init(coder: coder)
  }

  /// Says what is read of a contact to show it.
  ///
  /// - Returns: All of it.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { KeyList.everything }

  /// Shows a property in another colour; nothing is drawn.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - identifier: Which of several.
  open func highlightProperty(withKey key: String, identifier: String?) {}

  private func add() {
    // The user does it, so it takes no access of the app's.
    CNContactStore.contacts.append(contact)
    leave(contact)
  }

  private func leave(_ contact: CNContact?) {
    guard let delegate = delegateStorage else { return }
    StructureReads.callOut("contactViewController", about: self) {
      delegate.contactViewController(self, didCompleteWith: contact)
    }
  }
}
