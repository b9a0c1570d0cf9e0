import CoreData
import Testing
import UIKit

extension CoreDataSuites {
  /// Which objects a predicate of a format finds, and in which order descriptors put them.
  @MainActor @Suite("Predicates") struct PredicateTests {
    private func filled() -> Library {
      let library = Library()
      let ada = library.writer("Ada", 36)
      let jose = library.writer("José", 51)
      library.writer("zoe", 20)
      Writer(context: library.context).age = 70
      library.book("Notes", by: ada).isRead = true
      library.book("Plays", by: jose)
      library.book("Novel", by: jose).price = 12.5
      ada.born = Date(timeIntervalSinceReferenceDate: 10)
      return library
    }

    struct Case: Sendable, CustomTestStringConvertible {
      let format: String
      let names: [String]
      var testDescription: String { format }

      init(_ format: String, _ names: String...) { (self.format, self.names) = (format, names) }

      static let all: [Case] = [
        .init("name == 'Ada'", "Ada"), .init("name = \"Ada\"", "Ada"), .init("name != 'Ada'", "José", "zoe"),
        .init("name ==[cd] 'jose'", "José"), .init("name ==[c] 'jose'"),
        .init("age > 36", "José"), .init("age >= 36 AND age <= 51", "Ada", "José"),
        .init("age BETWEEN {20, 36}", "Ada", "zoe"), .init("age IN {20, 51}", "José", "zoe"),
        .init("NOT (age IN {20, 51})", "Ada"), .init("age < 30 || age == 51", "José", "zoe"),
        .init("(age < 30 or age > 60) and name != nil", "zoe"), .init("name == NULL"), .init("name = nil"),
        .init("born != nil", "Ada"), .init("name BEGINSWITH 'A'", "Ada"),
        .init("name beginswith[c] 'Z'", "zoe"),
        .init("name ENDSWITH 'e'", "zoe"), .init("name CONTAINS[cd] 'E'", "José", "zoe"),
        .init("name LIKE '*o*'", "José", "zoe"), .init("name LIKE[c] 'a?a'", "Ada"),
        .init("name MATCHES '[A-Z]d.'", "Ada"), .init("ANY books.title == 'Plays'", "José"),
        .init("ANY books.isRead == YES", "Ada"), .init("NONE books.isRead == TRUE", "José", "zoe"),
        .init("books.@count > 1", "José"), .init("books.@count == 0", "zoe"),
        .init("SUBQUERY(books, $b, $b.isRead == NO AND $b.title BEGINSWITH 'P').@count > 0", "José"),
        .init("age == 30 + 6", "Ada"), .init("'Ada' IN {'Bob', 'Ada'} AND age == 20", "zoe"),
        .init("SELF.name == 'Ada'", "Ada"), .init("TRUEPREDICATE", "Ada", "José", "zoe"),
        .init("FALSEPREDICATE"), .init("age == '36'", "Ada"), .init("!(age > 30)", "zoe"),
      ]
    }

    @Test(arguments: Case.all) func `a format finds the objects that fit`(_ example: Case) throws {
      let library = filled()
      #expect(try library.names(example.format) == example.names)
    }

    @Test func `arguments stand for values, names, dates, lists and objects`() throws {
      let library = filled()
      let ada = try #require(try library.context.fetch(Writer.fetchRequest()).first)
      #expect(try library.names("%K == %@", ["name", "Ada"]) == ["Ada"])
      #expect(try library.names("age == %d", [Int16(20)]) == ["zoe"])
      #expect(try library.names("age >= %ld && name != %@", [50, NSNull()]) == ["José"])
      #expect(try library.names("born <= %@", [Date(timeIntervalSinceReferenceDate: 10)]) == ["Ada"])
      #expect(try library.names("name IN %@", [["Ada", "zoe"]]) == ["Ada", "zoe"])
      #expect(try library.names("SELF == %@", [ada]) == ["Ada"])
      #expect(try library.names("SELF IN %@", [Set([ada])]) == ["Ada"])
      let books = NSPredicate(format: "%K.%K CONTAINS[cd] %@", "writer", "name", "ada")
      let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
        books, NSPredicate(format: "isRead == %@", NSNumber(value: true)),
      ])
      let request = Book.fetchRequest() as NSFetchRequest<Book>
      request.predicate = both
      #expect(try library.context.fetch(request).map(\.title) == ["Notes"])
      request.predicate = NSPredicate(format: "writer = %@ AND price > %f", ada, 1.0)
      #expect(try library.context.count(for: request) == 0)
      let date = Date(timeIntervalSinceReferenceDate: 10)
      #expect(try library.names("born == %@", [date as CVarArg, UUID() as CVarArg]) == ["Ada"])
    }

    @Test func `a predicate may be asked of anything`() {
      #expect(NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: "me@here.org"))
      #expect(NSPredicate(format: "name == %@", "x").evaluate(with: ["name": "x"]))
      #expect(
        NSArray(array: ["a", "b"]).filtered(using: NSPredicate(format: "SELF == 'b'")) as? [String] == ["b"])
    }

    @Test(arguments: ["name ==", "name == 'Ada", "== 3", "name LIKES 'x'", "name == %@", "(age > 3"])
    func `a format that cannot be read is an exception`(format: String) {
      Simulation.reset()
      #expect(!NSPredicate(format: format).evaluate(with: nil))
      #expect(Simulation.current.faults.map(\.message) == ["Unable to parse the format string \"\(format)\""])
      Simulation.reset()
    }

    @Test func `descriptors sort by names, paths, optional values and flags`() throws {
      let library = filled()
      let request = Writer.fetchRequest() as NSFetchRequest<Writer>
      func sorted(_ descriptor: NSSortDescriptor) throws -> [Int16] {
        request.sortDescriptors = [descriptor]
        return try library.context.fetch(request).map(\.age)
      }
      #expect(try sorted(NSSortDescriptor(key: "age", ascending: false)) == [70, 51, 36, 20])
      #expect(try sorted(NSSortDescriptor(keyPath: \Writer.age, ascending: true)) == [20, 36, 51, 70])
      #expect(try sorted(NSSortDescriptor(keyPath: \Writer.name, ascending: true)) == [70, 36, 51, 20])
      #expect(try sorted(NSSortDescriptor(key: "name", ascending: false)) == [20, 51, 36, 70])
      let insensitive = NSSortDescriptor(
        key: "name", ascending: false, selector: Selector("localizedCaseInsensitiveCompare:"))
      #expect(try sorted(insensitive) == [20, 51, 36, 70])
      #expect(try sorted(NSSortDescriptor(key: "books.@count", ascending: false)) == [51, 36, 20, 70])
      let books = Book.fetchRequest() as NSFetchRequest<Book>
      books.sortDescriptors = [
        NSSortDescriptor(keyPath: \Book.isRead, ascending: false),
        NSSortDescriptor(key: "title", ascending: true),
      ]
      #expect(try library.context.fetch(books).map(\.title) == ["Notes", "Novel", "Plays"])
      (books.fetchOffset, books.fetchLimit, books.fetchBatchSize) = (1, 1, 20)
      #expect(try library.context.fetch(books).map(\.title) == ["Novel"])
    }
  }
}
