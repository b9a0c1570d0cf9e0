public import Foundation

/// What kind of request it is.
public enum NSPersistentStoreRequestType: UInt, Hashable, Sendable {
  /// It reads.
  case fetchRequestType = 1
  /// It saves.
  case saveRequestType = 2
  /// It inserts many objects.
  case batchInsertRequestType = 5
  /// It changes many objects.
  case batchUpdateRequestType = 6
  /// It deletes many objects.
  case batchDeleteRequestType = 7
}

/// What a context asks its stores.
open class NSPersistentStoreRequest: NSObject {
  /// Which stores are asked; without effect, all are.
  open var affectedStores: [NSPersistentStore]?

  /// What kind of request it is.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// What comes of a request.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt

  /// Makes a kind of a number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static var managedObjectResultType: NSFetchRequestResultType { [] }
  /// Identifiers of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values by name.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// How many there are.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are read, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  /// The entity.
  open var entity: NSEntityDescription?
  /// The name of the entity.
  open fileprivate(set) var entityName: String?
  /// Which of the objects.
  open var predicate: NSPredicate?
  /// In which order; without any, in that in which they were made.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 is any number.
  open var fetchLimit = 0
  /// How many are left out at the beginning.
  open var fetchOffset = 0
  /// How many are read at once; without effect.
  open var fetchBatchSize = 0
  /// What comes of it.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Whether objects of the entities below belong to it.
  open var includesSubentities = true
  /// Whether what was not saved yet counts.
  open var includesPendingChanges = true
  /// Whether values are read; without effect, they are.
  open var includesPropertyValues = true
  /// Whether objects are read when they are used; without effect, they are read at once.
  open var returnsObjectsAsFaults = true
  /// Whether objects in memory are read anew.
  open var shouldRefreshRefetchedObjects = false
  /// Which related objects are read at once; without effect.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The names or descriptions of the values, where values are asked for; all attributes where none are given.
  open var propertiesToFetch: [Any]?
  /// By which values are put together; without effect.
  open var propertiesToGroupBy: [Any]?
  /// Which groups; without effect.
  open var havingPredicate: NSPredicate?
  /// Whether equal values come once.
  open var returnsDistinctResults = false

  /// Makes a request for nothing yet.
  public override init() { super.init() }

  /// Makes a request for all objects of an entity.
  ///
  /// - Parameter entityName: The name of the entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
    self.entity = entity
  }

  /// Reads what it asks for, in the context in whose closure it is called; outside of all that is an exception.
  ///
  /// - Returns: What was found.
  /// - Throws: An error where there is no store.
  open func execute() throws -> [ResultType] {
    if let context = NSManagedObjectContext.current { return try context.fetch(self) }
    raiseException("-[NSFetchRequest execute:] was called outside of the closure of a context")
    return []
  }

  /// The same request once more.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The request.
  open func copy(with zone: NSZone? = nil) -> Any { plain(as: ResultType.self) }

  /// The same request with results of another type.
  func plain<Other>(as type: Other.Type) -> NSFetchRequest<Other> {
    let request = NSFetchRequest<Other>()
    (request.entity, request.entityName) = (entity, entityName)
    (request.predicate, request.sortDescriptors) = (predicate, sortDescriptors)
    (request.fetchLimit, request.fetchOffset, request.resultType) = (fetchLimit, fetchOffset, resultType)
    (request.includesSubentities, request.includesPendingChanges) = (
      includesSubentities, includesPendingChanges
    )
    (request.propertiesToFetch, request.returnsDistinctResults) = (propertiesToFetch, returnsDistinctResults)
    request.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    return request
  }
}
