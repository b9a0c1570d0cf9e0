import CoreData

/// Where notes are kept.
final class Persistence {
  let bugs: Bugs

  lazy var container: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Notebook")
    container.loadPersistentStores { _, error in
      if let error = error as NSError? { fatalError("Unresolved error \(error), \(error.userInfo)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    return container
  }()

  var context: NSManagedObjectContext { container.viewContext }

  init(bugs: Bugs = []) { self.bugs = bugs }

  func save() {
    guard context.hasChanges else { return }
    do { try context.save() } catch { context.rollback() }
  }
}

/// Mistakes that can be switched on.
struct Bugs: OptionSet {
  let rawValue: Int

  /// The list of folders is not told of one that has gone.
  static let forgetsDeletedRows = Bugs(rawValue: 1)
}
