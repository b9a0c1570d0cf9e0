import Foundation

// What tells two states of an app apart, for whoever reads its objects: what was found, and in contexts what is saved. Everything
// else is the same in all states, or differs from launch to launch.

extension NSFetchedResultsController: CustomReflectable {
  /// The objects that were found, by sections.
  public var customMirror: Mirror {
    let objects = results.sections.map { $0.map(\.members) }
    return Mirror(self, children: ["objects": objects as Any], ancestorRepresentation: .suppressed)
  }
}

extension NSPersistentContainer: CustomReflectable {
  /// The context that screens use.
  public var customMirror: Mirror {
    Mirror(self, children: ["viewContext": viewContext], ancestorRepresentation: .suppressed)
  }
}

extension NSPersistentStoreCoordinator: CustomReflectable {
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) }
}

extension NSPersistentStore: CustomReflectable {
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) }
}

extension NSManagedObjectModel: CustomReflectable {
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) }
}

extension NSEntityDescription: CustomReflectable {
  /// Its name.
  public var customMirror: Mirror {
    Mirror(self, children: ["name": name as Any], ancestorRepresentation: .suppressed)
  }
}

extension NSPropertyDescription: CustomReflectable {
  /// Its name.
  public var customMirror: Mirror {
    Mirror(self, children: ["name": name], ancestorRepresentation: .suppressed)
  }
}

extension NSManagedObjectID: CustomReflectable {
  /// Nothing: numbers count everything that a launch has made.
  public var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) }
}

extension NSPersistentStoreRequest: CustomReflectable {
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) }
}

extension FetchSettings: CustomReflectable {
  /// Nothing.
  var customMirror: Mirror { Mirror(self, children: [:], ancestorRepresentation: .suppressed) }
}
