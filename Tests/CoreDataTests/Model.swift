import CoreData
import Testing
import UIKit

/// What was saved in tests of Core Data; one test after the other, for there is one simulation.
@Suite("Core Data", .serialized) enum CoreDataSuites {}

/// A writer, as `adapt-sources` writes a class out.
final class Writer: NSManagedObject {
  var name: String? {
    get { managedValue("name") }
    set { setValue(newValue, forKey: "name") }
  }
  var age: Int16 {
    get { managedValue("age") }
    set { setValue(newValue, forKey: "age") }
  }
  var born: Date? {
    get { managedValue("born") }
    set { setValue(newValue, forKey: "born") }
  }
  var books: Set<Book> {
    get { managedValue("books") }
    set { setValue(newValue, forKey: "books") }
  }
  var kind: Kind {
    get { managedValue("kind") }
    set { setValue(newValue, forKey: "kind") }
  }
  var notes: [String] = []

  enum Kind: Int16 { case novelist, poet }

  class func fetchRequest() -> NSFetchRequest<Writer> { NSFetchRequest<Writer>(entityName: "Writer") }

  override func awakeFromInsert() { notes.append("inserted") }
  override func willSave() { notes.append("will save") }
  override func didSave() { notes.append("saved") }
  override func prepareForDeletion() { notes.append("goes") }
}

/// A book, as `adapt-sources` writes a class out.
final class Book: NSManagedObject {
  var title: String {
    get { managedValue("title") }
    set { setValue(newValue, forKey: "title") }
  }
  var price: NSDecimalNumber? {
    get { managedValue("price") }
    set { setValue(newValue, forKey: "price") }
  }
  var isRead: Bool {
    get { managedValue("isRead") }
    set { setValue(newValue, forKey: "isRead") }
  }
  var writer: Writer? {
    get { managedValue("writer") }
    set { setValue(newValue, forKey: "writer") }
  }

  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
}

/// A shelf of books by their writers.
@MainActor
struct Library {
  let container: NSPersistentContainer

  var context: NSManagedObjectContext { container.viewContext }

  /// Makes a library in a launch of its own, unless it belongs to the one before: other suites may run between a suite's
  /// initializer and its test.
  init(
    deleting rule: NSDeleteRule = .nullifyDeleteRule, isUnique: Bool = false, inSameLaunch: Bool = false,
    inMemory: Bool = false
  ) {
    if !inSameLaunch { Simulation.reset() }
    let model = NSManagedObjectModel()
    let (writer, book) = (NSEntityDescription(), NSEntityDescription())
    (writer.name, writer.managedObjectClassName) = ("Writer", NSStringFromClass(Writer.self))
    (book.name, book.managedObjectClassName) = ("Book", NSStringFromClass(Book.self))
    let books = Self.relationship("books", to: book, most: 0, rule)
    let back = Self.relationship("writer", to: writer, most: 1)
    (books.inverseRelationship, back.inverseRelationship) = (back, books)
    writer.properties = [
      Self.attribute("name", .stringAttributeType), Self.attribute("age", .integer16AttributeType),
      Self.attribute("born", .dateAttributeType), Self.attribute("kind", .integer16AttributeType), books,
    ]
    let title = Self.attribute("title", .stringAttributeType)
    title.isOptional = false
    let isRead = Self.attribute("isRead", .booleanAttributeType)
    isRead.defaultValue = false
    book.properties = [title, Self.attribute("price", .decimalAttributeType), isRead, back]
    if isUnique { book.uniquenessConstraints = [["title"]] }
    model.entities = [writer, book]
    container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    if inMemory { container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType }
    container.loadPersistentStores { _, error in #expect(error == nil) }
  }

  private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    return attribute
  }

  private static func relationship(
    _ name: String, to entity: NSEntityDescription, most: Int, _ rule: NSDeleteRule = .nullifyDeleteRule
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    (relationship.name, relationship.destinationEntity) = (name, entity)
    (relationship.maxCount, relationship.deleteRule) = (most, rule)
    return relationship
  }

  @discardableResult
  func writer(_ name: String, _ age: Int16 = 40, in other: NSManagedObjectContext? = nil) -> Writer {
    let writer = Writer(context: other ?? context)
    (writer.name, writer.age) = (name, age)
    return writer
  }

  @discardableResult
  func book(_ title: String, by writer: Writer? = nil) -> Book {
    let book = Book(context: context)
    (book.title, book.writer) = (title, writer)
    return book
  }

  func names(_ format: String, _ arguments: [Any] = []) throws -> [String] {
    let request = Writer.fetchRequest() as NSFetchRequest<Writer>
    request.predicate = NSPredicate(format: format, argumentArray: arguments)
    return try context.fetch(request).compactMap(\.name)
  }

  static func settle() { Simulation.current.clock.settle() }
}
