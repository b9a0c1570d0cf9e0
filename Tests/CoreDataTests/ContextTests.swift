import Combine
import CoreData
import Testing
import UIKit

extension CoreDataSuites {
  /// How objects are changed and saved.
  @MainActor @Suite("Contexts") struct ContextTests {
    private func code(_ work: () throws -> Void) -> Int? {
      do { try work() } catch { return (error as NSError).code }
      return nil
    }

    @Test func `an object is new until it is saved, and changed until it is saved again`() throws {
      let library = Library()
      #expect(!library.context.hasChanges)
      let ada = library.writer("Ada", 36)
      #expect(ada.isInserted && ada.objectID.isTemporaryID && library.context.insertedObjects == [ada])
      try library.context.save()
      #expect(!ada.hasChanges && !ada.objectID.isTemporaryID && !library.context.hasChanges)
      #expect(ada.notes == ["inserted", "will save", "saved"])
      ada.kind = .poet
      #expect(ada.isUpdated && ada.kind == .poet && ada.value(forKey: "kind") as? Int == 1)
      #expect(Array(ada.changedValues().keys) == ["kind"] && ada.hasPersistentChangedValues)
      library.context.rollback()
      #expect(ada.kind == .novelist && !library.context.hasChanges)
      library.context.delete(ada)
      #expect(ada.isDeleted && ada.notes.last == "goes")
      try library.context.save()
      #expect(ada.managedObjectContext == nil && !ada.isDeleted)
      #expect(try library.context.count(for: NSFetchRequest<Writer>(entityName: "Writer")) == 0)
    }

    @Test func `objects are found by entity, by class and by identifier`() throws {
      let library = Library()
      let entity = try #require(NSEntityDescription.entity(forEntityName: "Writer", in: library.context))
      let made = NSManagedObject.made(entity: entity, insertInto: library.context)
      made.setValue("Ada", forKey: "name")
      made.setValue(36, forKey: "age")
      let other =
        NSEntityDescription.insertNewObject(forEntityName: "Writer", into: library.context) as? Writer
      other?.name = "Bob"
      let any: NSFetchRequest<NSFetchRequestResult> = Writer.fetchRequest()
      #expect((try library.context.fetch(any) as? [Writer])?.map(\.name) == ["Ada", "Bob"])
      #expect(try library.context.fetch(Writer.fetchRequest()).map(\.age) == [36, 0])
      #expect(Writer.entity() === entity)
      try library.context.save()
      let id = try #require(
        library.container.persistentStoreCoordinator.managedObjectID(
          forURIRepresentation: made.objectID.uriRepresentation()))
      #expect(try library.context.existingObject(with: id) === made)
      let background = library.container.newBackgroundContext()
      #expect((background.object(with: id) as? Writer)?.name == "Ada")
      any.resultType = .dictionaryResultType
      any.propertiesToFetch = ["name"]
      #expect(try library.context.fetch(any) as? [[String: String]] == [["name": "Ada"], ["name": "Bob"]])
      any.resultType = .managedObjectIDResultType
      #expect(try library.context.fetch(any).first as? NSManagedObjectID == id)
    }

    @Test func `what one object says of another, the other says of it`() throws {
      let library = Library()
      let (ada, bob) = (library.writer("Ada"), library.writer("Bob"))
      let book = library.book("Notes", by: ada)
      #expect(ada.books == [book])
      bob.books = [book]
      #expect(book.writer === bob && ada.books.isEmpty)
      ada.addManaged(book, to: "books")
      #expect(book.writer === ada && bob.books.isEmpty)
      ada.removeManaged(NSSet(array: [book]), from: "books")
      #expect(book.writer == nil)
      ada.mutableSetValue(forKey: "books").add(book)
      #expect(book.writer === ada && (ada.value(forKey: "books") as? NSSet)?.count == 1)
      #expect(ada.value(forKeyPath: "books.title") as? [String] == ["Notes"])
      try library.context.save()
      let background = library.container.newBackgroundContext()
      let same = try #require(try background.fetch(Book.fetchRequest()).first)
      #expect(same !== book && same.writer?.name == "Ada" && same.writer?.books == [same])
    }

    @Test(arguments: [
      (NSDeleteRule.nullifyDeleteRule, nil as Int?, 1), (.cascadeDeleteRule, nil, 0),
      (.denyDeleteRule, NSValidationRelationshipDeniedDeleteError, 1),
    ])
    func `a deletion rule says what becomes of related objects`(rule: NSDeleteRule, error: Int?, left: Int)
      throws
    {
      let library = Library(deleting: rule)
      let ada = library.writer("Ada")
      let book = library.book("Notes", by: ada)
      try library.context.save()
      library.context.delete(ada)
      #expect(code { try library.context.save() } == error)
      #expect(try library.context.count(for: Book.fetchRequest() as NSFetchRequest<Book>) == left)
      #expect(rule != .nullifyDeleteRule || book.writer == nil)
    }

    @Test func `what has no value and is not optional cannot be saved`() throws {
      let library = Library()
      let book = Book(context: library.context)
      #expect(book.title == "")
      #expect(code { try library.context.save() } == NSValidationMissingMandatoryPropertyError)
      _ = Book(context: library.context)
      do { try library.context.save() } catch {
        let info = (error as NSError).userInfo
        #expect((info[NSDetailedErrorsKey] as? [any Error])?.count == 2)
      }
      #expect(library.context.hasChanges)
      library.context.rollback()
      #expect(code { try library.context.save() } == nil)
    }

    @Test func `a check says that stores cannot be loaded or saved`() throws {
      let library = Library()
      PersistentStores.savingError = CocoaError(.fileWriteOutOfSpace)
      library.writer("Ada")
      #expect(code { try library.context.save() } == CocoaError.fileWriteOutOfSpace.rawValue)
      PersistentStores.savingError = nil
      try library.context.save()
      PersistentStores.loadingError = CocoaError(.fileReadCorruptFile)
      let other = NSPersistentContainer(
        name: "Other", managedObjectModel: library.container.managedObjectModel)
      var told: [(any Error)?] = []
      other.loadPersistentStores { told.append($1) }
      #expect(told.count == 1 && told[0] is CocoaError)
      #expect(throws: (any Error).self) { try other.viewContext.fetch(Writer.fetchRequest()) }
    }

    @Test func `what was saved lasts as long as a launch, in containers of one name too`() throws {
      let library = Library()
      library.writer("Ada")
      try library.context.save()
      #expect(
        try Library(inSameLaunch: true).context.count(for: Writer.fetchRequest() as NSFetchRequest<Writer>)
          == 1)
      Simulation.reset()
      #expect(try library.context.count(for: Writer.fetchRequest() as NSFetchRequest<Writer>) == 0)
      #expect(library.context.registeredObjects.isEmpty)
    }

    @Test func `whoever observes a context is told at the end of the turn, and when it was saved`() throws {
      let library = Library()
      nonisolated(unsafe) var notes: [String] = []
      let names: [Notification.Name] = [
        .NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave,
        .NSManagedObjectContextDidSave,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: library.context, queue: nil) { note in
          let counts = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].map {
            (note.userInfo?[$0] as? Set<NSManagedObject>)?.count ?? 0
          }
          notes.append("\(note.name.rawValue.filter(\.isUppercase)) \(counts)")
        }
      }
      defer { observers.forEach(NotificationCenter.default.removeObserver) }
      let ada = library.writer("Ada")
      #expect(notes.isEmpty)
      Library.settle()
      #expect(notes == ["NSOCIMCN [1, 0, 0]"])
      try library.context.save()
      #expect(notes.dropFirst() == ["NSMCWSCN [0, 0, 0]", "NSMCDSCN [1, 0, 0]"])
      notes = []
      ada.age += 1
      library.context.delete(library.writer("Bob"))
      Library.settle()
      #expect(notes == ["NSOCIMCN [0, 1, 1]"])
      var changes = 0
      let watch = ada.objectWillChange.sink { changes += 1 }
      ada.age += 1
      #expect(changes == 1)
      watch.cancel()
    }

    @Test func `what a background context saves comes into others when they merge it`() throws {
      let library = Library()
      let ada = library.writer("Ada", 36)
      try library.context.save()
      library.context.automaticallyMergesChangesFromParent = true
      let id = ada.objectID
      library.container.performBackgroundTask { context in
        (try? context.existingObject(with: id) as? Writer)?.age = 37
        try? context.save()
      }
      #expect(ada.age == 36)
      Library.settle()
      #expect(ada.age == 37 && !ada.hasChanges)
    }

    @Test func `a context that is handed what it has saved itself tells nobody again`() throws {
      let library = Library()
      nonisolated(unsafe) var count = 0
      let context = library.context
      let names: [Notification.Name] = [
        .NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
          count += 1
          context.mergeChanges(fromContextDidSave: note)
        }
      }
      defer { observers.forEach(NotificationCenter.default.removeObserver) }
      let ada = library.writer("Ada")
      try context.save()
      ada.age += 1
      try context.save()
      #expect(count == 4)
    }

    @Test func `a context above takes what is saved below, and saves it later`() throws {
      let library = Library()
      let ada = library.writer("Ada", 36)
      try library.context.save()
      let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      child.parent = library.context
      let copy = try #require(try child.existingObject(with: ada.objectID) as? Writer)
      copy.age = 37
      library.writer("Bob", in: child)
      #expect(ada.age == 36)
      try child.save()
      #expect(ada.age == 37 && library.context.hasChanges && !child.hasChanges)
      #expect(try library.names("TRUEPREDICATE") == ["Ada", "Bob"])
      try library.context.save()
      let fresh = library.container.newBackgroundContext()
      #expect(try fresh.fetch(Writer.fetchRequest()).map(\.age) == [37, 40])
    }

    @Test(arguments: [
      (NSErrorMergePolicy, NSManagedObjectMergeError as Int?, "Mine", Int16(1)),
      (NSMergeByPropertyObjectTrumpMergePolicy, nil, "Mine", 2), (NSOverwriteMergePolicy, nil, "Mine", 1),
      (NSMergeByPropertyStoreTrumpMergePolicy, nil, "Theirs", 2), (NSRollbackMergePolicy, nil, "Theirs", 2),
    ])
    func `a merge policy says what is saved where two contexts have changed the same object`(
      policy: NSMergePolicy, error: Int?, name: String, age: Int16
    ) throws {
      let library = Library()
      let ada = library.writer("Ada", 1)
      try library.context.save()
      library.context.mergePolicy = policy
      ada.name = "Mine"
      let background = library.container.newBackgroundContext()
      let other = try #require(try background.existingObject(with: ada.objectID) as? Writer)
      (other.name, other.age) = ("Theirs", 2)
      try background.save()
      #expect(code { try library.context.save() } == error)
      #expect(ada.name == name && ada.age == age)
    }

    @Test func `of two objects that are to be the only one, one is refused or dropped`() throws {
      let library = Library(isUnique: true)
      library.book("Notes")
      try library.context.save()
      library.book("Notes").isRead = true
      #expect(code { try library.context.save() } == NSManagedObjectConstraintMergeError)
      library.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      try library.context.save()
      #expect(try library.context.fetch(Book.fetchRequest()).map(\.isRead) == [true])
    }

    @Test
    func `requests that change many objects change the store, and contexts learn of it when they are told`()
      throws
    {
      let library = Library()
      library.writer("Ada")
      let bob = library.writer("Bob")
      try library.context.save()
      let update = NSBatchUpdateRequest(entityName: "Writer")
      update.propertiesToUpdate = ["age": 50]
      update.resultType = .updatedObjectsCountResultType
      #expect((try library.context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
      #expect(bob.age == 40)
      library.context.refresh(bob, mergeChanges: false)
      #expect(bob.age == 50)
      let delete = NSBatchDeleteRequest(fetchRequest: Writer.fetchRequest())
      delete.resultType = .resultTypeObjectIDs
      let ids =
        (try library.context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID] ?? []
      #expect(ids.count == 2)
      NSManagedObjectContext.mergeChanges(
        fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [library.context])
      #expect(library.context.registeredObject(for: bob.objectID) == nil)
    }

    @Test func `closures of contexts run in later turns, and tasks wait for them`() async throws {
      let library = Library()
      var order: [String] = []
      library.context.performAndWait { order.append("now") }
      let asked = NSFetchRequest<Writer>(entityName: "Writer")
      #expect(try library.context.performAndWait { try asked.execute() }.isEmpty)
      let context = library.context
      let count = try await context.perform {
        try context.count(for: NSFetchRequest<Writer>(entityName: "Writer"))
      }
      let name = await library.container.performBackgroundTask { context in
        let writer = Writer(context: context)
        writer.name = "Ada"
        return writer.name
      }
      #expect(order == ["now"] && count == 0 && name == "Ada")
    }

    @Test func `mistakes are exceptions as Core Data words them`() throws {
      let library = Library()
      let ada = library.writer("Ada")
      ada.setValue(1, forKey: "height")
      let background = library.container.newBackgroundContext()
      let book = Book(context: background)
      book.setValue(ada, forKey: "writer")
      #expect(book.writer == nil)
      _ = NSFetchedResultsController(
        fetchRequest: Writer.fetchRequest() as NSFetchRequest<Writer>, managedObjectContext: library.context,
        sectionNameKeyPath: nil, cacheName: nil)
      _ = NSPersistentContainer(name: "Absent")
      let messages = Simulation.current.faults.map(\.message)
      #expect(messages.count == 4)
      #expect(messages[0].contains("not key value coding-compliant for the key \"height\""))
      #expect(messages[1].hasPrefix("Illegal attempt to establish a relationship 'writer'"))
      #expect(messages[2].contains("requires a fetch request with sort descriptors"))
      #expect(messages[3] == "Failed to load model named Absent")
      Simulation.reset()
    }
  }
}
