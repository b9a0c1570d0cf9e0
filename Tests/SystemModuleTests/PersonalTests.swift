import ContactsUI
import EventKitUI
import RouteChecking
import Testing

/// Invites somebody, adds somebody, and adds an event.
private final class PeopleController: UIViewController, CNContactPickerDelegate,
  CNContactViewControllerDelegate, EKEventEditViewDelegate
{
  func invite() {
    let picker = CNContactPickerViewController()
    picker.delegate = self
    present(picker, animated: true)
  }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    title = CNContactFormatter.string(from: contact, style: .fullName)
  }

  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { title = "nobody" }

  func add() {
    let contact = CNMutableContact()
    contact.givenName = "Kim"
    let screen = CNContactViewController(forNewContact: contact)
    screen.delegate = self
    present(UINavigationController(rootViewController: screen), animated: true)
  }

  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {
    let isAdded = contact.map { CNContactStore.contacts.contains($0) } ?? false
    title = isAdded ? contact?.givenName : "not added"
    dismiss(animated: true)
  }

  func plan() {
    let screen = EKEventEditViewController()
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    event.title = "Lunch"
    (screen.eventStore, screen.event, screen.editViewDelegate) = (store, event, self)
    present(screen, animated: true)
  }

  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {
    title = "\(action) \(EKEventStore.storedEvents.count)"
    dismiss(animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let ways: [(String, @MainActor (PeopleController) -> Void)] = [
      ("Invite", { $0.invite() }), ("Add", { $0.add() }), ("Plan", { $0.plan() }),
    ]
    navigationItem.rightBarButtonItems = ways.map { title, act in
      UIBarButtonItem(primaryAction: UIAction(title: title) { [weak self] _ in self.map(act) })
    }
  }
}

/// Picks a number.
private final class NumberPicker: CNContactPickerDelegate {
  var notes: [String] = []

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
    notes.append((contactProperty.value as? CNPhoneNumber)?.stringValue ?? contactProperty.key)
  }
}

extension SystemServices {
  @MainActor @Suite("Contacts and calendars") struct PersonalTests {
    @Test func `the user picks somebody, adds somebody, plans something, or calls it off`() {
      let app = App("people") { window in
        window.rootViewController = UINavigationController(rootViewController: PeopleController())
        return window
      }
      let titles = ["Robin Example", "nobody", "Kim", "not added", "saved 1", "canceled 0"].map { title in
        Sometimes<UIWindow>(title) { _, sight in sight.top?.title == title }
      }
      #expect(check(app, sometimes: titles).findings.isEmpty)
    }

    @Test func `what the user picks is what the delegate has methods for`() {
      let phone = Phone()
      let (screen, told) = (UIViewController(), NumberPicker())
      let window = phone.show(screen)
      for keys in [nil, [CNContactEmailAddressesKey]] {
        let picker = CNContactPickerViewController()
        (picker.delegate, picker.displayedPropertyKeys) = (told, keys)
        screen.present(picker, animated: true)
        phone.settle()
        #expect(window.perform(.leaveSystemScreen(finished: true)))
        phone.settle()
      }
      #expect(told.notes == ["+1 555 0100", CNContactEmailAddressesKey])
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
      #expect(phone.simulation.faults.isEmpty)
    }

    @Test(arguments: [CNAuthorizationStatus.authorized, .denied])
    func `the user is asked for the contacts once, in a later turn`(answer: CNAuthorizationStatus) {
      let phone = Phone()
      CNContactStore.answer = answer
      nonisolated(unsafe) var answers: [Bool] = []
      CNContactStore().requestAccess(for: .contacts) { isAllowed, _ in answers.append(isAllowed) }
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined && answers.isEmpty)
      phone.settle()
      #expect(answers == [answer == .authorized])
      CNContactStore.answer = .authorized
      let keys = [CNContactGivenNameKey as any CNKeyDescriptor]
      let everybody = CNContact.predicateForContacts(matchingName: "")
      let found = try? CNContactStore().unifiedContacts(matching: everybody, keysToFetch: keys)
      #expect(found?.map(\.givenName) == (answer == .authorized ? [] : nil))
    }

    @Test func `contacts are added, changed, found and removed, and observers are told in a later turn`()
      throws
    {
      let phone = Phone()
      nonisolated(unsafe) var changes = 0
      let observer = NotificationCenter.default.addObserver(
        forName: .CNContactStoreDidChange, object: nil, queue: nil
      ) { _ in changes += 1 }
      let store = CNContactStore()
      let contact = CNMutableContact()
      (contact.givenName, contact.familyName) = ("Kim", "Adams")
      contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "kim@example.com")]
      let request = CNSaveRequest()
      request.add(contact, toContainerWithIdentifier: nil)
      try store.execute(request)
      #expect(throws: CNError.self) { try store.execute(request) }
      var names: [String] = []
      let fetch = CNContactFetchRequest(keysToFetch: [
        CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
      ])
      fetch.sortOrder = .familyName
      try store.enumerateContacts(with: fetch) { found, _ in
        names.append(CNContactFormatter.string(from: found, style: .fullName) ?? "")
        #expect(!found.isKeyAvailable(CNContactEmailAddressesKey))
      }
      #expect(names == ["Kim Adams", "Robin Example"] && changes == 0)
      let keys = [CNContactEmailAddressesKey as any CNKeyDescriptor]
      let kim = try store.unifiedContact(withIdentifier: contact.identifier, keysToFetch: keys)
      #expect(kim == contact && kim.emailAddresses.map { $0.value as String } == ["kim@example.com"])
      let removal = CNSaveRequest()
      removal.delete(try #require(kim.mutableCopy() as? CNMutableContact))
      try store.execute(removal)
      phone.settle()
      NotificationCenter.default.removeObserver(observer)
      #expect(CNContactStore.contacts.count == 1 && changes == 2)
      #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelWork) == "work")
    }

    @Test func `a property that was not fetched traps when it is read`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let everybody = CNContact.predicateForContacts(matchingName: "Robin")
          let keys = [CNContactFamilyNameKey as any CNKeyDescriptor]
          let found = try? CNContactStore().unifiedContacts(matching: everybody, keysToFetch: keys)
          print(found?.first?.givenName ?? "")
        }
      }
    }

    @Test func `the user lets an app add events, and see them only when asked for that`() throws {
      let phone = Phone()
      let store = EKEventStore()
      let event = EKEvent(eventStore: store)
      #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
      nonisolated(unsafe) var answers: [Bool] = []
      store.requestWriteOnlyAccessToEvents { isAllowed, _ in answers.append(isAllowed) }
      phone.settle()
      (event.title, event.calendar) = ("Lunch", store.defaultCalendarForNewEvents)
      let noon = Date(timeIntervalSinceReferenceDate: 43_200)
      (event.startDate, event.endDate) = (noon, noon - 60)
      #expect(throws: EKError(.datesInverted)) { try store.save(event, span: .thisEvent) }
      event.endDate = noon + 60
      try store.save(event, span: .thisEvent)
      let today = store.predicateForEvents(withStart: noon - 3600, end: noon + 3600, calendars: nil)
      #expect(store.events(matching: today).isEmpty && store.calendars(for: .event).isEmpty)
      store.requestFullAccessToEvents { isAllowed, _ in answers.append(isAllowed) }
      phone.settle()
      #expect(store.events(matching: today).map(\.title) == ["Lunch"])
      #expect(store.event(withIdentifier: event.eventIdentifier) === event)
      try store.remove(event, span: .thisEvent)
      #expect(store.events(matching: today).isEmpty && answers == [true, true])
      _ = Phone()
      #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    }

    @Test func `reminders are fetched in a later turn, by whoever may see them`() throws {
      let phone = Phone()
      let store = EKEventStore()
      nonisolated(unsafe) var counts: [Int?] = []
      func fetch() {
        store.fetchReminders(matching: store.predicateForReminders(in: nil)) { counts.append($0?.count) }
        phone.settle()
      }
      fetch()
      store.requestFullAccessToReminders { _, _ in }
      phone.settle()
      let reminder = EKReminder(eventStore: store)
      reminder.calendar = store.defaultCalendarForNewReminders()
      try store.save(reminder, commit: true)
      fetch()
      reminder.isCompleted = true
      #expect(reminder.completionDate != nil && counts == [nil, 1])
    }
  }
}
