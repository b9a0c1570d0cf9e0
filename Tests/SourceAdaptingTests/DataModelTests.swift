import SourceAdapting
import Testing

/// What becomes of data models, and of the objects that they describe.
@Suite struct DataModelTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- a comment with <entity name="No"/> -->
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Shelf" representedClassName=".Shelf" codeGenerationType="class">
        <attribute name="name" attributeType="String" defaultValueString="A &quot;new&quot; one"/>
        <attribute name="size" optional="YES" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="YES"/>
        <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="isOpen" optional="YES" attributeType="Boolean" usesScalarValueType="NO"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Book" inverseName="shelf"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Book" representedClassName="Book" isAbstract="YES" codeGenerationType="category">
        <relationship name="shelf" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books"/>
      </entity>
      <entity name="Atlas" representedClassName="Atlas" parentEntity="Book"/>
    </model>
    """

  private func builder(
    _ models: [(String, String)], _ source: String = "import CoreData\nclass Book: NSManagedObject {}"
  )
    -> String
  {
    let adaptation = SourceAdapter.adapt(
      [SourceFile(path: "A.swift", text: source)],
      dataModels: models.map { SourceFile(path: $0.0, text: $0.1) })
    return adaptation.files.first { $0.path == "InterfaceBuilder.swift" }?.text ?? ""
  }

  @Test func `a class that is not called like its entity is named wherever Swift is written`() {
    let model = """
      <model>
        <entity name="Shelf" representedClassName=".CDShelf" codeGenerationType="class">
          <relationship name="books" toMany="YES" destinationEntity="Book"/>
        </entity>
        <entity name="Book" representedClassName=".CDBook" codeGenerationType="class">
          <relationship name="shelf" maxCount="1" destinationEntity="Shelf"/>
        </entity>
        <entity name="Atlas" representedClassName=".CDAtlas" parentEntity="Book" codeGenerationType="class"/>
      </model>
      """
    let text = builder([("Shop.xcdatamodel/contents", model)])
    for line in [
      "public class CDAtlas: CDBook {}", "public var shelf: CDShelf?", "addToBooks(_ value: CDBook)",
      "to: \"Book\"", "parent: \"Book\"",
    ] {
      #expect(text.contains(line), "\(line)\nin\n\(text)")
    }
  }

  @Test func `what is no model makes no code that does not compile`() {
    let element =
      "<entity name=\"A\"><attribute name=\"n\" attributeType=\"Double\" defaultValueString=\"1);exit(0\"/>"
    let text = builder([
      ("Shop.xcdatamodel/contents", element + String(repeating: "<entity>", count: 100_000))
    ])
    #expect(
      text.contains("NSAttributeDescription(\"n\", .doubleAttributeType, isOptional: false)"), "\(text)")
  }

  @Test func `a model is made known entity by entity`() {
    let text = builder([("Data/Shop.xcdatamodeld/Shop.xcdatamodel/contents", Self.model)])
    let expected = [
      "import CoreData", "NSManagedObjectModel.register(\"Shop\") {",
      "name: \"Shelf\", type: Shelf.self, constraints: [[\"name\"]],",
      "NSAttributeDescription(\"name\", .stringAttributeType, isOptional: false, defaultValue: \"A \\\"new\\\" one\"),",
      "NSAttributeDescription(\"size\", .integer32AttributeType, isOptional: true, defaultValue: 0),",
      "NSRelationshipDescription(\"books\", to: \"Book\", inverse: \"shelf\", counts: (0, 0), isOptional: true, "
        + "isOrdered: true, deleteRule: .cascadeDeleteRule),",
      "name: \"Book\", type: Book.self, isAbstract: true,",
      "counts: (0, 1), isOptional: false, deleteRule: .nullifyDeleteRule),",
      "name: \"Atlas\", type: NSManagedObject.self, parent: \"Book\",",
    ]
    for line in expected { #expect(text.contains(line), "\(line)\nin\n\(text)") }
    #expect(!text.contains("\"No\""))
  }

  @Test func `classes and properties are written that Xcode would write`() {
    let text = builder([("Shop.xcdatamodeld/Shop.xcdatamodel/contents", Self.model)])
    let expected = [
      "public class Shelf: NSManagedObject {}", "extension Shelf: Identifiable {}",
      "public class func fetchRequest() -> NSFetchRequest<Shelf> {",
      "public var name: String? { get { managedValue(\"name\") } set { setValue(newValue, forKey: \"name\") } }",
      "public var size: Int32 {", "public var made: Date? {", "public var isOpen: NSNumber? {",
      "public var books: NSOrderedSet? {",
      "public func addToBooks(_ value: Book) { addManaged(value, to: \"books\") }",
      "public func removeFromBooks(_ value: NSOrderedSet) { removeManaged(value, from: \"books\") }",
      "public func insertIntoBooks(_ value: Book, at idx: Int) { insertManaged(value, into: \"books\", at: idx) }",
      "extension Book {", "public var shelf: Shelf? {",
    ]
    for line in expected { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains("class Book") && !text.contains("Atlas {"))
  }

  @Test func `the current version counts, and a model without versions is one`() {
    func model(_ entity: String) -> String { "<model><entity name=\"\(entity)\"/></model>" }
    let folder = "Shop.xcdatamodeld"
    let versions = [1, 2, 3].map { ("\(folder)/Shop \($0).xcdatamodel/contents", model("E\($0)")) }
    let current = ("\(folder)/.xccurrentversion", "<string>Shop 2.xcdatamodel</string>")
    #expect(builder(versions + [current]).contains("name: \"E2\""))
    #expect(!builder(versions + [current]).contains("name: \"E3\""))
    #expect(builder(versions).contains("name: \"E3\""))
    let alone = builder([("Old.xcdatamodel/contents", model("E"))])
    #expect(alone.contains("register(\"Old\")") && alone.contains("name: \"E\""))
    #expect(!builder([]).contains("CoreData"))
    #expect(SourceAdapter.readsDataModel("A/B.xcdatamodeld/B 2.xcdatamodel/contents"))
    #expect(!SourceAdapter.readsDataModel("A/contents"))
  }

  @Test(arguments: [
    ("@NSManaged public var name: String?", "public var name: String? { ACCESS }"),
    ("@NSManaged var name: [String: Any]? // why", "var name: [String: Any]? { ACCESS } // why"),
    (
      "@objc @NSManaged fileprivate(set) var name: Set<Book>;",
      "fileprivate(set) var name: Set<Book> { ACCESS };"
    ),
    (
      "@NSManaged func addToItems(_ value: Item)",
      "func addToItems(_ value: Item) { addManaged(value, to: \"items\") }"
    ),
    (
      "@objc(removeItems:) @NSManaged public func removeFromItems(_ values: NSSet)",
      "public func removeFromItems(_ values: NSSet) { removeManaged(values, from: \"items\") }"
    ),
    (
      "@NSManaged func insertIntoItems(_ value: Item, at idx: Int)",
      "func insertIntoItems(_ value: Item, at idx: Int) { insertManaged(value, into: \"items\", at: idx) }"
    ),
    (
      "@NSManaged func removeFromItems(at idx: Int)",
      "func removeFromItems(at idx: Int) { removeManaged(at: idx, from: \"items\") }"
    ),
    (
      "@NSManaged func replaceItems(at idx: Int, with value: Item)",
      "func replaceItems(at idx: Int, with value: Item) { replaceManaged(in: \"items\", at: idx, with: value) }"
    ),
    ("override init(entity: E, insertInto c: C?) {}", "required init(entity: E, insertInto c: C?) {}"),
    (
      "let x = NSManagedObject(entity: e, insertInto: c)",
      "let x = NSManagedObject.made(entity: e, insertInto: c)"
    ),
  ])
  func `what Objective-C would make of a class of objects is written out`(source: String, expected: String) {
    let access = "get { managedValue(\"name\") } set { setValue(newValue, forKey: \"name\") }"
    let text = adapted("class Book: NSManagedObject {\n  \(source)\n}")
    #expect(text.contains("\n  " + expected.replacing("ACCESS", with: access) + "\n}"), "\(text)")
  }

  private func adapted(_ source: String) -> String {
    SourceAdapter.adapt([SourceFile(path: "A.swift", text: "import CoreData\n" + source)]).files
      .first { $0.path == "A.adapted.swift" }?.text ?? ""
  }

  @Test func `properties that Objective-C would find by their names are made known`() {
    let text = adapted(
      "class Book: NSManagedObject { @objc var part: String { \"a\" }; var own: Int { 1 } }\n"
        + "extension Book { @objc var initial: String? { nil } }")
    #expect(text.contains("NSManagedObject.register(\"part\", on: Book.self) { it in it.part }"))
    #expect(text.contains("NSManagedObject.register(\"initial\", on: Book.self) { it in it.initial }"))
    #expect(!text.contains("register(\"own\""))
  }

  @Test func `a file that needs key-value coding gets the module that has it`() {
    func imports(_ source: String) -> Bool {
      SourceAdapter.adapt([SourceFile(path: "A.swift", text: source)]).files[0].text.contains(
        "import CoreData")
    }
    #expect(imports("import UIKit\nlet p = NSPredicate(format: \"a\")"))
    #expect(imports("import Foundation\nlet s = NSSortDescriptor(key: \"a\", ascending: true)"))
    #expect(
      imports("import SwiftUI\nstruct A { @FetchRequest(sortDescriptors: []) var b: FetchedResults<B> }"))
    #expect(!imports("import Foundation\nlet p = NSPredicate { _, _ in true }"))
  }

  @Test func `methods of texts that compare are named alone`() {
    let text = adapted("let s = #selector(NSString.localizedCaseInsensitiveCompare(_:))")
    #expect(text.contains("let s = Selector(\"localizedCaseInsensitiveCompare:\")"))
  }
}
