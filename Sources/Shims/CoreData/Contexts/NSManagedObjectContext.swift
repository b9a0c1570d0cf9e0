public import Foundation
import HeadlessUIKit

/// On which queue the closures of a context run.
public enum NSManagedObjectContextConcurrencyType: UInt, Hashable, Sendable {
  /// On whichever queue the app uses it.
  case confinementConcurrencyType = 0
  /// On one of its own.
  case privateQueueConcurrencyType = 1
  /// On the main one.
  case mainQueueConcurrencyType = 2
}

/// A space in which objects are read, changed and saved.
///
/// What it knows belongs to one launch: a context that an app keeps in a static has forgotten everything in the next.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// On which queue the closures of a context run, in the newer way.
  public enum ConcurrencyType: Hashable, Sendable {
    /// On the main one.
    case mainQueue
    /// On one of its own.
    case privateQueue
  }

  /// On which queue its closures run; all run on the main thread here, each in a turn of its own.
  public let concurrencyType: NSManagedObjectContextConcurrencyType

  /// A name for whoever debugs.
  open var name: String?

  /// Who changes things; without effect.
  open var transactionAuthor: String?

  /// What happens where somebody else has saved the same object meanwhile.
  open var mergePolicy: Any = NSErrorMergePolicy

  /// Whether what others save comes into this context by itself, in a later turn.
  open var automaticallyMergesChangesFromParent = false

  /// What would undo changes; without effect, since Foundation on Linux has no undo manager.
  open var undoManager: AnyObject?

  /// Whether objects that are gone turn into empty ones; without effect.
  open var shouldDeleteInaccessibleFaults = true

  /// Whether related objects learn of a deletion only at the end of the turn; always.
  open var propagatesDeletesAtEndOfEvent = true

  /// Whether all objects are kept alive; those that have changed always are.
  open var retainsRegisteredObjects = false

  /// How old read values may be; without effect.
  open var stalenessInterval: TimeInterval = -1

  /// What the app notes.
  open var userInfo = NSMutableDictionary()

  /// The context to which this one saves; `nil` where it saves to a store.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.add(self) }
  }

  /// What has the stores.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.children.add(self)
    }
  }

  private var coordinator: NSPersistentStoreCoordinator?

  var children = ContextList()

  // Those who are told of changes before anybody who observes notifications.
  private struct Listener { weak var results: FoundObjects? }

  private var listenersInOrder: [Listener] = []

  var listeners: [FoundObjects] { listenersInOrder.compactMap(\.results) }

  func listen(_ results: FoundObjects) {
    // An app may keep a context for as long as the process lasts.
    listenersInOrder.removeAll { $0.results == nil }
    listenersInOrder.append(Listener(results: results))
  }

  private var held = ContextState()

  /// What it knows in this launch.
  var state: ContextState {
    if held.run != Simulation.runCount { held = ContextState() }
    return held
  }

  func replaceState() { held = ContextState() }

  /// Makes a context.
  ///
  /// - Parameter ct: On which queue its closures run.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  /// Makes a context.
  ///
  /// - Parameter type: On which queue its closures run.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: What there is

  /// Whether anything would be saved.
  open var hasChanges: Bool { state.hasChanges }

  /// The objects that are in memory.
  open var registeredObjects: Set<NSManagedObject> { Set(state.registered) }

  /// The new objects.
  open var insertedObjects: Set<NSManagedObject> { state.inserted.set }

  /// The changed objects.
  open var updatedObjects: Set<NSManagedObject> { state.updated.set }

  /// The objects that will be deleted.
  open var deletedObjects: Set<NSManagedObject> { state.deleted.set }

  /// Finds an object that is in memory.
  ///
  /// - Parameter objectID: Which one.
  /// - Returns: The object, or `nil`.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { state[objectID] }

  /// Finds an object, whether it is there or not.
  ///
  /// - Parameter objectID: Which one.
  /// - Returns: The object; an empty one where there is none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    present(objectID) ?? register(objectID, values: [:], version: 0)
  }

  /// Finds an object that is there.
  ///
  /// - Parameter objectID: Which one.
  /// - Returns: The object.
  /// - Throws: An error where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = present(objectID), !object.isDeleted { return object }
    throw coreDataError(
      NSManagedObjectReferentialIntegrityError, "An object of the identifier \(objectID) does not exist.")
  }

  /// An object that is in memory, or comes from the context above or the store; `nil` where there is none.
  func present(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = state[id] { return object }
    guard let row = row(of: id) else { return nil }
    let object = register(id, values: row.values, version: row.version)
    object.awakeFromFetch()
    return object
  }

  @discardableResult
  private func register(_ id: NSManagedObjectID, values: [String: Any], version: Int) -> NSManagedObject {
    let object = id.entity.resolvedClass.init(entity: id.entity, insertInto: nil)
    object.objectID = id
    object.managedObjectContext = self
    (object.values, object.committed, object.version) = (values, values, version)
    state[id] = object
    return object
  }

  /// What an object has in the context above or in the store.
  func row(of id: NSManagedObjectID) -> StoredRow? {
    guard let parent else { return persistentStoreCoordinator?.row(of: id) }
    guard let object = parent.present(id), !object.isDeleted else { return nil }
    return StoredRow(id: id, values: object.values, version: object.version)
  }

  // MARK: Changes

  /// Puts a new object into the context.
  ///
  /// - Parameter object: The object.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    state[object.objectID] = object
    state.inserted.add(object)
    state.pending.inserted.add(object)
    object.awakeFromInsert()
    scheduleProcessing()
  }

  /// Has an object deleted when the context is saved.
  ///
  /// - Parameter object: The object.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.objectWillChange.send()
    if state.inserted.contains(object) {
      state.inserted.remove(object)
      state.pending.inserted.remove(object)
    }
    state.updated.remove(object)
    state.pending.updated.remove(object)
    state.deleted.add(object)
    state.pending.deleted.add(object)
    state.undelivered.append(object)
    scheduleProcessing()
  }

  /// An object has changed.
  func noteChange(of object: NSManagedObject) {
    guard !state.deleted.contains(object) else { return }
    if !state.inserted.contains(object) {
      state.updated.add(object)
      state.pending.updated.add(object)
    } else if !state.pending.inserted.contains(object) {
      state.pending.updated.add(object)
    }
    scheduleProcessing()
  }
}

extension NSManagedObjectContext: CustomReflectable {
  /// Whether there are changes, and how many objects of each entity are saved: what tells two states of an app apart.
  public var customMirror: Mirror {
    let entities = (model?.entities ?? []).compactMap(\.name).sorted()
    let counts = entities.map { name in
      (label: name as String?, value: (persistentStoreCoordinator?.rowCount(of: name) ?? 0) as Any)
    }
    return Mirror(
      self, children: [(label: "hasChanges", value: hasChanges as Any)] + counts,
      ancestorRepresentation: .suppressed)
  }
}
