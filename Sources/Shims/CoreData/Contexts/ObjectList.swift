import HeadlessUIKit

/// Objects in the order in which they came, each once.
struct ObjectList {
  private(set) var all: [NSManagedObject] = []
  private var known: Set<ObjectIdentifier> = []

  var isEmpty: Bool { all.isEmpty }

  func contains(_ object: NSManagedObject) -> Bool { known.contains(ObjectIdentifier(object)) }

  mutating func add(_ object: NSManagedObject) {
    if known.insert(ObjectIdentifier(object)).inserted { all.append(object) }
  }

  mutating func remove(_ object: NSManagedObject) {
    if known.remove(ObjectIdentifier(object)) != nil { all.removeAll { $0 === object } }
  }

  /// The objects as notifications have them.
  var set: Set<NSManagedObject> { Set(all) }
}

/// Contexts in the order in which they came, none of which it keeps alive.
struct ContextList {
  private struct Held { weak var context: NSManagedObjectContext? }

  private var held: [Held] = []

  var all: [NSManagedObjectContext] { held.compactMap(\.context) }

  mutating func add(_ context: NSManagedObjectContext) {
    held.removeAll { $0.context == nil || $0.context === context }
    held.append(Held(context: context))
  }
}

/// What a context knows of its objects: all of it belongs to one launch.
final class ContextState {
  let run = Simulation.runCount

  /// The objects by their identifiers; what has not changed is not kept alive.
  private var known: [NSManagedObjectID: WeakObject] = [:]

  private struct WeakObject { weak var object: NSManagedObject? }

  // What the next save will do.
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()

  /// What nobody has been told of.
  var pending = ContextChanges()

  /// The objects that are to be deleted, and whose related objects do not know it yet.
  var undelivered: [NSManagedObject] = []

  /// Whether the end of the turn will tell of changes.
  var isDue = false

  var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }

  subscript(id: NSManagedObjectID) -> NSManagedObject? {
    get { known[id]?.object }
    set { known[id] = newValue.map { WeakObject(object: $0) } }
  }

  /// The objects that are alive, in the order in which they were made.
  var registered: [NSManagedObject] {
    known.values.compactMap(\.object).sorted { $0.objectID.number < $1.objectID.number }
  }
}

/// What has happened to the objects of a context since somebody was told.
struct ContextChanges {
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  var refreshed = ObjectList()

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
}
