import CoreData
import RouteChecking
import SwiftUI
import Testing
import UIKit

extension CoreDataSuites {
  /// What a controller of results tells its delegate, and what views show of it.
  @MainActor @Suite("Fetched results") struct FetchedResultsTests {
    /// Takes down what it is told.
    private final class Recorder: NSObject, NSFetchedResultsControllerDelegate {
      var notes: [String] = []
      weak var expected: NSObject?

      func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        notes.append(controller == expected ? "begin" : "stranger")
      }
      func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
      ) { notes.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
      func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) {
        let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
        notes.append("\(type) \((anObject as? Writer)?.name ?? "?") \(places.joined(separator: " "))")
      }
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        notes.append("end \(controller.fetchedObjects?.count ?? -1)")
      }
    }

    private func controller(
      _ library: Library, _ recorder: Recorder, sections: String? = nil
    ) throws -> NSFetchedResultsController<Writer> {
      let request = NSFetchRequest<Writer>(entityName: "Writer")
      request.sortDescriptors = ([sections, "name"]).compactMap { $0 }.map {
        NSSortDescriptor(key: $0, ascending: true)
      }
      let controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: sections,
        cacheName: nil)
      controller.delegate = recorder
      recorder.expected = controller
      #expect(controller.fetchedObjects == nil)
      try controller.performFetch()
      return controller
    }

    @Test func `changes are told at the end of the turn: gone, come, moved and changed ones`() throws {
      let (library, recorder) = (Library(), Recorder())
      let (ada, bob, eve) = (library.writer("Ada"), library.writer("Bob"), library.writer("Eve"))
      let controller = try controller(library, recorder)
      #expect(controller.sections?.map(\.numberOfObjects) == [3])
      Library.settle()
      recorder.notes = []
      library.writer("Cid")
      #expect(recorder.notes.isEmpty && controller.fetchedObjects?.count == 3)
      Library.settle()
      #expect(recorder.notes == ["begin", "insert Cid - 0.2", "end 4"])
      recorder.notes = []
      library.context.delete(bob)
      ada.name = "Zoe"
      eve.age += 1
      try library.context.save()
      #expect(
        recorder.notes == ["begin", "delete Bob 0.1 -", "move Zoe 0.0 0.2", "update Eve 0.3 0.1", "end 3"])
      #expect(controller.object(at: IndexPath(row: 2, section: 0)) === ada)
      #expect(controller.indexPath(forObject: eve) == IndexPath(row: 1, section: 0))
      recorder.notes = []
      library.book("Notes")
      try library.context.save()
      #expect(recorder.notes.isEmpty)
    }

    @Test func `sections come and go with their objects, and are told before them`() throws {
      let (library, recorder) = (Library(), Recorder())
      let (ada, bob) = (library.writer("Ada", 1), library.writer("Bob", 2))
      let controller = try controller(library, recorder, sections: "age")
      #expect(controller.sections?.map(\.name) == ["1", "2"] && controller.sectionIndexTitles == ["1", "2"])
      Library.settle()
      recorder.notes = []
      ada.age = 3
      library.context.delete(bob)
      library.writer("Cid", 2)
      Library.settle()
      #expect(
        recorder.notes == [
          "begin", "delete section 1 0", "insert section 3 1", "delete Bob 1.0 -", "insert Cid - 0.0",
          "move Ada 0.0 1.0", "end 2",
        ])
    }

    @Test func `what a background context saves is told once it is merged`() throws {
      let (library, recorder) = (Library(), Recorder())
      let controller = try controller(library, recorder)
      library.context.automaticallyMergesChangesFromParent = true
      library.container.performBackgroundTask { context in
        Writer(context: context).name = "Ada"
        try? context.save()
      }
      Library.settle()
      #expect(recorder.notes == ["begin", "insert Ada - 0.0", "end 1"])
      controller.delegate = nil
      library.writer("Bob")
      Library.settle()
      #expect(controller.fetchedObjects?.count == 1)
    }

    /// A list of writers.
    private struct WriterList: View {
      @Environment(\.managedObjectContext) private var context
      @FetchRequest(sortDescriptors: [SortDescriptor(\.age, order: .reverse)]) private var writers:
        FetchedResults<Writer>

      var body: some View {
        List {
          ForEach(writers, id: \.objectID) { writer in
            Button("\(writer.name ?? "") \(writer.age)") { writer.age += 10 }
          }
          .onDelete { $0.map { writers[$0] }.forEach(context.delete) }
        }
        .toolbar { Button("Old ones") { writers.nsPredicate = NSPredicate(format: "age > 45") } }
      }
    }

    @Test func `a view shows what it has asked for, and is evaluated when that changes`() throws {
      let library = Library()
      library.writer("Ada", 36)
      library.writer("Bob", 41)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIHostingController(
        rootView: NavigationStack { WriterList() }.environment(\.managedObjectContext, library.context))
      window.makeKeyAndVisible()
      func words() -> [String] {
        Library.settle()
        return window.everythingPossible().map(\.words).filter { $0.contains("Ada") || $0.contains("Bob") }
      }
      let before = words()
      #expect(before.first?.contains("Bob 41") ?? false, "\(before)")
      let tap = try #require(window.everythingPossible().first { $0.words.contains("Ada 36") })
      #expect(window.perform(tap.gesture))
      #expect(words().first?.contains("Ada 46") ?? false)
      let old = try #require(window.everythingPossible().first { $0.words.contains("Old ones") })
      #expect(window.perform(old.gesture))
      #expect(words().allSatisfy { $0.contains("Ada 46") })
    }
  }
}
