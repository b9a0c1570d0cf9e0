public import Foundation

/// What comes of a request that changes many objects.
open class NSPersistentStoreResult: NSObject {}

/// What a deletion of many objects gives.
public enum NSBatchDeleteRequestResultType: UInt, Hashable, Sendable {
  /// Whether it has succeeded.
  case resultTypeStatusOnly = 0
  /// The identifiers of the objects.
  case resultTypeObjectIDs = 1
  /// How many there were.
  case resultTypeCount = 2
}

/// What a change of many objects gives.
public enum NSBatchUpdateRequestResultType: UInt, Hashable, Sendable {
  /// Whether it has succeeded.
  case statusOnlyResultType = 0
  /// The identifiers of the objects.
  case updatedObjectIDsResultType = 1
  /// How many there were.
  case updatedObjectsCountResultType = 2
}

/// Deletes saved objects in the store; contexts do not learn of it.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Which objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What it gives.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let ids: [NSManagedObjectID]?

  /// Makes a request.
  ///
  /// - Parameter fetch: Which objects.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, ids) = (fetch, nil)
  }

  /// Makes a request.
  ///
  /// - Parameter objects: The identifiers of the objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = objects.first.map { NSFetchRequest(entity: $0.entity) } ?? NSFetchRequest()
    ids = objects
  }

  /// What kind of request it is.
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

/// What has come of a deletion of many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// A flag, identifiers or a number.
  public let result: Any?
  /// Which of them.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}

/// Changes saved objects in the store; contexts do not learn of it.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public let entityName: String
  /// Which objects.
  open var predicate: NSPredicate?
  /// The new values, by name.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// What it gives.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Makes a request.
  ///
  /// - Parameter entityName: The name of the entity.
  public init(entityName: String) { self.entityName = entityName }

  /// What kind of request it is.
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// What has come of a change of many objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// A flag, identifiers or a number.
  public let result: Any?
  /// Which of them.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}

extension NSPersistentStoreCoordinator {
  /// Does what a request asks, as a context does.
  ///
  /// - Parameters:
  ///   - request: A deletion or a change of many objects.
  ///   - context: The context.
  /// - Returns: What has come of it.
  /// - Throws: An error where there is no store.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any
  {
    try context.execute(request)
  }
}

extension NSManagedObjectContext {
  /// Does what a request asks, in the store and past all contexts.
  ///
  /// - Parameter request: A deletion or a change of many objects.
  /// - Returns: What has come of it.
  /// - Throws: An error where there is no store.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try delete(request)
    case let request as NSBatchUpdateRequest: return try update(request)
    default:
      raiseException("execute: \(type(of: request)) is not modelled")
      return NSPersistentStoreResult()
    }
  }

  /// A context that sees what is saved and nothing else.
  private var fresh: NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Saves, and tells nobody.
  private func writePastContexts() {
    processPendingChanges()
    var changes = ContextChanges()
    (changes.updated, changes.deleted) = (state.updated, state.deleted)
    persistentStoreCoordinator?.write(changes)
  }

  /// Deletion rules hold here too, but nothing is checked.
  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let context = fresh
    let found =
      try request.ids.map { $0.compactMap(context.present) } ?? context.found(by: request.fetchRequest)
    let ids = found.map(\.objectID)
    for object in found { context.delete(object) }
    context.writePastContexts()
    let result: Any =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
    return NSBatchDeleteResult(result, request.resultType)
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let context = fresh
    let asked = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    asked.predicate = request.predicate
    let found = try context.found(by: asked)
    let changes = (request.propertiesToUpdate ?? [:]).map { ($0.key as? String ?? "", $0.value as Any?) }
    for object in found { for (key, value) in changes { object.setValue(value, forKey: key) } }
    context.writePastContexts()
    let result: Any =
      switch request.resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: found.map(\.objectID)
      case .updatedObjectsCountResultType: found.count
      }
    return NSBatchUpdateResult(result, request.resultType)
  }
}
